"""The example game of docs/games.md keeps the contract, once a package has brought it along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random

import pytest

from behemoth.games import GameError, check_game, game_names, registry
from tests.docs.matches import Matches


@pytest.fixture
def installed() -> Iterator[None]:
    """As if a package with the entry point were installed."""
    offers = registry._offers(registry.GAMES)
    offers["matches"] = EntryPoint("matches", "tests.docs.matches:Matches", registry.GAMES)
    yield
    del offers["matches"]
    registry._installed.cache_clear()


@pytest.mark.usefixtures("installed")
def test_somebody_elses_game_appears_and_keeps_the_contract() -> None:
    assert "matches" in game_names()
    report = check_game(Matches(), games=3, clocks=True)
    assert set(report.endings) == {"last"}


def test_its_errors_speak_both_languages() -> None:
    state = Matches().parse("2/0")
    with pytest.raises(GameError) as caught:
        state.play(0, 3, Random(0))
    assert caught.value.sentence("en") == "There are only 2 matches left."
    assert caught.value.sentence("de") == "Es sind nur noch 2 Streichhölzer da."
