"""Games are found by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from behemoth.games import (
    UnknownGame,
    find_game,
    game_names,
    offer_game,
    registry,
)
from behemoth.tankchess import TankChess
from tests.games.toys import RaceGame


def test_tank_chess_is_found() -> None:
    assert "tank-chess" in game_names()
    found = find_game("tank-chess")
    assert isinstance(found, TankChess)
    assert found is find_game("tank-chess")


@pytest.mark.parametrize("name", ["", "chess", "Tank-Chess", "x" * 3000])
def test_an_unknown_game_names_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(name)
    assert "tank-chess" in caught.value.sentence("en")
    assert "tank-chess" in caught.value.sentence("de")


def test_a_game_can_be_offered_without_a_package() -> None:
    with pytest.raises(UnknownGame):
        find_game("race")
    game = RaceGame()
    offer_game(game)
    assert find_game("race") is game
    assert game_names() == tuple(sorted(game_names()))
    assert "race" in game_names()


def test_a_game_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint(name="other-race", value="tests.games.toys:RaceGame", group=registry.GAMES)
    monkeypatch.setattr(registry, "_offers", lambda group: {"other-race": entry})
    assert game_names() == ("other-race",)
    assert isinstance(find_game("other-race"), RaceGame)
    registry._installed.cache_clear()
