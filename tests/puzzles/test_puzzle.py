"""The puzzles that are shipped: found by name, read from lines."""

from __future__ import annotations

import pytest

from behemoth.puzzles import SCHEMES, THEMES, UnknownPuzzle, find_puzzle, puzzle_line, puzzles, read_puzzles


def test_names_are_unique_and_found() -> None:
    names = [puzzle.id for puzzle in puzzles()]
    assert len(names) == len(set(names))
    assert find_puzzle(names[-1]) is puzzles()[-1]
    with pytest.raises(UnknownPuzzle) as caught:
        find_puzzle("nonsense")
    assert "nonsense" in caught.value.sentence("de")


def test_a_line_is_read_as_it_was_written() -> None:
    some = puzzles()[:3]
    assert read_puzzles(b"".join(map(puzzle_line, some))) == list(some)


def test_every_scheme_has_some_and_every_theme_is_known() -> None:
    for scheme in SCHEMES:
        assert [puzzle for puzzle in puzzles() if puzzle.scheme == scheme], scheme
    assert {theme for puzzle in puzzles() for theme in puzzle.themes} <= set(THEMES)
    assert all(1 <= puzzle.grade <= 8 for puzzle in puzzles())


def test_no_position_comes_twice() -> None:
    assert len({puzzle.position for puzzle in puzzles()}) == len(puzzles())
