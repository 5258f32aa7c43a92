"""``check_game`` passes a game that keeps the contract and catches one that breaks it, whatever the fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from behemoth.games import Nonconformity, check_game
from behemoth.locale import add_catalogue, remove_catalogue
from behemoth.tankchess import TankChess, TankOptions
from tests.games import toys


@pytest.fixture(autouse=True, scope="module")
def sentences() -> Iterator[None]:
    """What the toy says."""
    folder = Path(__file__).parent / "catalogue"
    add_catalogue(folder)
    yield
    remove_catalogue(folder)


def test_a_correct_game_passes() -> None:
    report = check_game(toys.RaceGame(), games=5)
    assert report.games == 5 * len(list(toys.RaceGame().variations()))
    assert report.endings == {"reached": report.games}
    assert report.actions >= 3 * report.games


def test_an_unfinished_game_is_checked_too() -> None:
    report = check_game(toys.RaceGame(), options=[toys.RaceOptions(goal=1000)], most_actions=5)
    assert report.endings == {"unfinished": 1}
    assert report.actions == 5


@pytest.mark.parametrize("state", toys.BROKEN_STATES, ids=lambda state: state.__name__)
def test_a_broken_state_is_caught(state: type[toys.Race]) -> None:
    game = toys.game_of(state)
    with pytest.raises(Nonconformity, match=re.escape(toys.BROKEN_STATES[state])):
        # Long enough that a game is still open at the end, so that closing it is tried as well.
        check_game(game, options=[toys.RaceOptions(), toys.RaceOptions(goal=50)], games=3, most_actions=12)


@pytest.mark.parametrize("game", toys.BROKEN_GAMES, ids=lambda game: game.__name__)
def test_a_broken_game_is_caught(game: type[toys.RaceGame]) -> None:
    with pytest.raises(Nonconformity, match=toys.BROKEN_GAMES[game]):
        check_game(game(), games=3)


def test_the_report_says_whether_a_clock_can_be_used() -> None:
    assert not check_game(toys.RaceGame()).clocks
    assert check_game(TankChess(), options=[TankOptions(scheme="first-steps-10")], most_actions=3).clocks


def test_the_fault_comes_with_the_state() -> None:
    with pytest.raises(Nonconformity, match=r"race/\d+/\d+/6/"):
        check_game(toys.game_of(toys.Mutating))


@pytest.mark.rule("TC9.2", "TC9.3")
@pytest.mark.parametrize("scheme", ["first-steps-10", "monster-16"])
def test_tank_chess_conforms(scheme: str) -> None:
    report = check_game(TankChess(), options=[TankOptions(scheme=scheme)], most_actions=40)
    assert report.games == 1
    assert report.actions > 0
