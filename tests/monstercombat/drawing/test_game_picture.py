"""A whole game of Monster Combat as a moving picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from behemoth.games import PUBLIC, find_game, read_record, replay
from behemoth.monstercombat import CombatState
from behemoth.monstercombat.drawing.game_picture import shots_of

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def picture(name: str, language: str = "en") -> str:
    record = read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    drawn = find_game(record.game).moving_picture(list(replay(record)), NAMES[: record.seats], language)
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("name", ["versus-lightning", "coop-lost"])
def test_whole_games(name: str) -> None:
    text = picture(name)
    ElementTree.fromstring(text)
    ids = set(re.findall(r' id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= ids
    assert "Ada" in text
    assert len(text) < 3_000_000


def test_cards_are_written_once() -> None:
    text = picture("versus-lightning")
    assert text.count("<defs>") <= 3
    assert text.count('<use href="#d') > 100


def test_all_hands_lie_open_and_nothing_else_changes() -> None:
    record = read_record((GOLDEN / "versus-lightning.txt").read_text(encoding="utf-8"))
    moments = list(replay(record))
    for shot, moment in zip(shots_of(moments, NAMES, "en"), moments, strict=True):
        state = cast(CombatState, moment.state)
        assert [player.hand for player in shot.view.players] == [
            state.view(seat).players[seat].hand for seat in range(record.seats)
        ]
        assert shot.view.draw == state.view(PUBLIC).draw


def test_what_happened_is_written_below() -> None:
    record = read_record((GOLDEN / "versus-lightning.txt").read_text(encoding="utf-8"))
    moments = list(replay(record))
    shots = shots_of(moments, NAMES, "de")
    last = moments[5].events[-1].sentence("de", NAMES)
    assert shots[5].words.endswith(last)
