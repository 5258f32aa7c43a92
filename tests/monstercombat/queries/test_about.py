"""The tables shown before a game."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.games import read_options
from behemoth.monstercombat import PRESETS, MonsterCombat, Options


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tables_before_a_game(language: str) -> None:
    about = msgspec.json.decode(msgspec.json.encode(MonsterCombat().about(language)))
    assert sum(card["count"] for card in about["cards"]) == 57
    assert sum(card["triggers"] for card in about["cards"]) == 20
    assert sum(event["count"] for event in about["events"]) == 20
    assert [monster["hearts"] for monster in about["monsters"]] == list(range(1, 11))
    for preset in about["presets"]:
        options = read_options(Options, preset["options"])
        assert options == PRESETS[preset["variant"]][preset["name"]]
        assert preset["text"]
