"""The card puzzles that are shipped."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.puzzles import CARDS, UnknownPuzzle, card_puzzles, find_card_puzzle
from behemoth.puzzles.card_puzzle import read_card_puzzles


def test_names_are_unique_and_found() -> None:
    names = [puzzle.id for puzzle in card_puzzles()]
    assert len(set(names)) == len(names)
    assert all(name.startswith(CARDS) for name in names)
    assert find_card_puzzle(names[3]).id == names[3]
    with pytest.raises(UnknownPuzzle):
        find_card_puzzle("cards-9999")


def test_the_seat_decides_and_the_best_comes_first() -> None:
    for puzzle in card_puzzles():
        assert puzzle.start().to_act() == (puzzle.seat,)
        assert [figure.wins for figure in puzzle.figures] == sorted((f.wins for f in puzzle.figures), reverse=True)


def test_a_line_is_read_as_it_was_written() -> None:
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in card_puzzles()[:2])
    assert read_card_puzzles(lines) == list(card_puzzles()[:2])
