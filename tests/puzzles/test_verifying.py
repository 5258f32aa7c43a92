"""All puzzles that are shipped are proved anew. Where the engine is not built, the names of those left out are told."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from behemoth import engine
from behemoth.puzzles import card_puzzle_faults, card_puzzles, puzzle_faults, puzzles
from behemoth.puzzles.verifying import own_moves
from tests.engine.needs import needs_engine

#: So many tests share the work.
PARTS: Final = 24


def test_enough_are_shipped() -> None:
    assert len(puzzles()) >= 300
    assert len({puzzle.scheme for puzzle in puzzles()}) >= 4
    assert [puzzle for puzzle in puzzles() if puzzle.scheme.startswith("monster")]
    assert len(card_puzzles()) >= 50


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_is_proved(part: int) -> None:
    mine = puzzles()[part::PARTS]
    if not engine.available():
        mine = tuple(puzzle for puzzle in mine if puzzle.goal == "win" and puzzle.moves == 1)
    assert [fault for puzzle in mine for fault in puzzle_faults(puzzle)] == []
    left_out = [puzzle.id for puzzle in puzzles()[part::PARTS] if puzzle not in mine]
    if left_out:
        pytest.skip(f"without the engine these are not proved: {', '.join(left_out)}")


@needs_engine("cards")
@pytest.mark.parametrize("part", range(4))
def test_every_card_puzzle_holds(part: int) -> None:
    assert [fault for puzzle in card_puzzles()[part::4] for fault in card_puzzle_faults(puzzle)] == []


@needs_engine("tanks")
def test_what_is_wrong_is_told() -> None:
    puzzle = next(one for one in puzzles() if one.goal == "win" and one.moves == 2)
    other = next(one for one in puzzles() if one.goal == "win" and one.moves == 2 and one.id != puzzle.id)
    moved = msgspec.structs.replace(puzzle, solution=other.solution)
    assert "the right moves are" in puzzle_faults(moved)[0]
    assert puzzle_faults(msgspec.structs.replace(puzzle, themes=("leave", "far"))) != []
    assert puzzle_faults(msgspec.structs.replace(puzzle, other=900)) == [f"{puzzle.id}: another move is nearly as good"]
    assert puzzle_faults(msgspec.structs.replace(puzzle, line=puzzle.line[:1])) != []


@needs_engine("cards")
def test_what_is_wrong_with_a_card_puzzle_is_told() -> None:
    puzzle = card_puzzles()[0]
    turned = msgspec.structs.replace(puzzle, figures=puzzle.figures[::-1])
    assert card_puzzle_faults(turned) != []
    assert "beyond doubt" in card_puzzle_faults(msgspec.structs.replace(puzzle, lead_error=puzzle.lead))[0]
    assert "choices" in card_puzzle_faults(msgspec.structs.replace(puzzle, figures=puzzle.figures[:1]))[0]


def test_the_moves_of_the_person() -> None:
    puzzle = next(one for one in puzzles() if one.moves == 2)
    assert own_moves(puzzle) == (puzzle.line[0], puzzle.line[-1])
