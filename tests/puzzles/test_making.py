"""Finding puzzles: the same seed finds the same ones, and what is found holds."""

from __future__ import annotations

from collections import Counter

from behemoth.puzzles import make_puzzles, puzzle_faults
from behemoth.puzzles.making import Quota, alike, examine, grade_of
from behemoth.tankchess import read_action
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

pytestmark = needs_engine("tanks")


def test_the_same_seed_finds_the_same() -> None:
    one = list(make_puzzles("first-steps-10", 4, 6))
    assert one == list(make_puzzles("first-steps-10", 4, 6))
    assert one
    assert [fault for puzzle in one for fault in puzzle_faults(puzzle)] == []
    assert [puzzle.id for puzzle in one] == [f"first-steps-10-{number:04}" for number in range(1, len(one) + 1)]


def test_a_quota_that_is_full_ends_it() -> None:
    assert list(make_puzzles("first-steps-10", 1, 50, Quota(0, 0, 0, 0))) == []
    found = list(make_puzzles("first-steps-10", 1, 50, Quota(1, 0, 0, 0)))
    assert [(puzzle.goal, puzzle.moves) for puzzle in found] == [("win", 1)]


def test_moves_with_the_same_answer_are_one_solution() -> None:
    position = place(8, "W MT A1 N", "W CLT H1 N", "B CLT A8 S", "B LT H8 S")
    one, two, other = (read_action(position, text) for text in ("A1>A2N(A8)", "A1>A3N(A8)", "A1>A3N"))
    assert alike(one) == alike(two) != alike(other)


def test_two_ways_to_win_are_no_puzzle() -> None:
    leaving = ("W CLT B5 N", "B CLT H1 E")
    found = examine(place(8, *leaving, high="G1 G2 H2"), Quota(), Counter())
    assert found is not None
    assert found.solution == ("B5>off",)
    both = place(8, *leaving, "W MT G8 S", high="G1 G2")  # the medium tank has a shot as well
    assert examine(both, Quota(), Counter()) is None


def test_a_win_at_once_is_the_easiest() -> None:
    position = place(8, "W CLT B5 N", "B CLT H1 E", high="G1 G2 H2")
    assert grade_of(position, ("B5>off",), 1) == 1
