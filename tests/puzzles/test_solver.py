"""What is forced: wins in one, two and three moves, rescues, refutations; the engine and the rules agree."""

from __future__ import annotations

import pytest

from behemoth.puzzles import puzzles
from behemoth.puzzles.boards import RulesBoard
from behemoth.puzzles.solver import Solver, TooLong, keeps_win, refutation, saving_moves, winning_moves
from behemoth.tankchess import BLACK, WHITE, Position, after, move_text, read_action, read_position
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

#: White's command tank is near the edge, and nobody can see anybody.
RACE = place(8, "W CLT B5 N", "B CLT H1 E", high="G1 G2 H2")


def rules_winning(position: Position, moves: int) -> set[str]:
    """The same without the engine."""
    board, solver = RulesBoard(position), Solver[object]()
    found = [move for move in board.moves() if solver.forced(board.after(move), position.turn, moves - 1)]  # type: ignore[arg-type]
    return {move_text(move) for move in found}


def test_leaving_at_once() -> None:
    assert winning_moves(RACE, 1) == ("B5>off",)


def test_a_shot_at_once_and_a_pose_that_has_none() -> None:
    position = place(8, "W MT A1 N", "W CLT H1 N", "B CLT A8 S", "B LT H8 S")
    found = winning_moves(position, 1)
    assert "A1>A2N(A8)" in found
    assert all(text.endswith("(A8)") for text in found)


def test_a_win_in_two_tries_every_answer() -> None:
    puzzle = next(one for one in puzzles() if one.goal == "win" and one.moves == 2)
    position = read_position(puzzle.position)
    assert set(winning_moves(position, 2)) == set(puzzle.solution)
    assert winning_moves(position, 1) == ()
    following = after(position, read_action(position, puzzle.solution[0]))
    assert keeps_win(following, position.turn, 1)
    assert not keeps_win(following, position.turn, 0)


@needs_engine("tanks")
def test_the_rules_and_the_engine_find_the_same() -> None:
    for puzzle in [one for one in puzzles() if one.scheme == "first-steps-10" and one.moves <= 2][:6]:
        position = read_position(puzzle.position)
        assert rules_winning(position, 1) == set(winning_moves(position, 1))
        if puzzle.goal == "win" and puzzle.moves == 2:
            assert rules_winning(position, 2) == set(puzzle.solution)


def test_the_only_rescue() -> None:
    puzzle = next(one for one in puzzles() if one.goal == "save")
    position = read_position(puzzle.position)
    assert set(saving_moves(position)) == set(puzzle.solution)


def test_a_refutation_wins_or_parries() -> None:
    lost = place(8, "W CLT B5 N", "W LT G1 N", "B CLT H3 S")
    answer = refutation(after(lost, read_action(lost, "G1>G2N")), WHITE, 1)
    assert answer is not None
    result = after(after(lost, read_action(lost, "G1>G2N")), answer).result
    assert result is not None
    assert result.winner == BLACK
    quiet = place(8, "W CLT B2 N", "B CLT H7 S", high="G6 G7 H6")
    assert refutation(after(quiet, read_action(quiet, "B2>B2NE")), WHITE, 0) is None


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        winning_moves(RACE, 3, budget=5)
