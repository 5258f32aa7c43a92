"""What games say of a map."""

from __future__ import annotations

import pytest

from behemoth.lab.contestants import Contestant
from behemoth.lab.judgement import judge, white_share
from behemoth.lab.scoring import paired
from behemoth.lab.trials import Pair, TrialGame
from behemoth.tankchess import load_scheme, position_text, to_square

START = load_scheme("first-steps-10").position()
BOT = Contestant("greedy")


def game(begins: int, white: float, *, moves: int = 30, reason: str = "destroyed", deaths: int = 0) -> TrialGame:
    spots = tuple((side, to_square("D4")) for side in [0, 1, 1][:deaths])
    return TrialGame("", BOT, "1/0", begins, moves, spots, reason, (white, 1 - white))


def pair(first: float, second: float) -> Pair:
    return game(0, first), game(1, second)


def test_beginning_and_sides_are_told_apart() -> None:
    # Whoever begins wins, whichever side that is.
    found = judge(START, [pair(1, 0)] * 10, "1")
    assert found.first.value == 1
    assert found.white.value == found.black.value == 0.5
    assert found.white_begins.value == 1
    # White wins, whoever begins.
    found = judge(START, [pair(1, 1)] * 10, "1")
    assert found.first.value == 0.5
    assert (found.white.value, found.black.value) == (1, 0)
    assert not found.fair


def test_intervals_are_those_of_tournaments() -> None:
    pairs = [pair(1, 1), pair(1, 0), pair(0.5, 1), pair(0, 1)]
    found = judge(START, pairs, "1")
    assert found.white == white_share(pairs) == paired([1, 0.5, 0.75, 0.5])
    assert found.first == paired([0.5, 1, 0.25, 0])
    assert found.black.low == pytest.approx(1 - found.white.high)
    assert found.black.high == pytest.approx(1 - found.white.low)


def test_the_rest_is_counted() -> None:
    one, other = game(0, 1, moves=20, deaths=3), game(1, 0.5, moves=50, reason="quiet", deaths=1)
    found = judge(START, [(one, other)], "seed", False)
    assert (found.white_wins, found.draws, found.black_wins, found.games) == (1, 1, 0, 2)
    assert (found.lengths, found.mean_length, found.median_length) == ((20, 50), 35, 35)
    assert found.endings == {"destroyed": 1, "quiet": 1}
    assert [(one.square, one.white, one.black) for one in found.deaths] == [("D4", 2, 2)]
    assert (found.position, found.symmetry, found.finished) == (position_text(START), "half-turn", False)


def test_nothing_played_says_nothing() -> None:
    found = judge(START, [], "1", False)
    assert (found.games, found.first.low, found.first.high) == (0, 0, 1)
    assert found.fair
