"""Squares: names, sets, edges and the sizes of boards."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board import squares
from behemoth.tankchess.board.headings import (
    STEPS,
    VECTORS,
)
from behemoth.tankchess.board.squares import LARGEST, OFF, SMALLEST, name_of, read_square, to_square
from tests.tankchess.build import area

SIZES = range(SMALLEST, LARGEST + 1)


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", SIZES)
def test_names_and_squares_are_inverse(size: int) -> None:
    every = [squares.square_at(column, row) for row in range(size) for column in range(size)]
    assert list(squares.each(squares.BOARDS[size])) == every
    for square in every:
        assert read_square(name_of(square), size) == read_square(name_of(square).lower(), size) == square
        assert name_of(square) == f"{squares.COLUMNS[squares.column_of(square)]}{squares.row_of(square) + 1}"
        assert squares.on_board(square, size)
    assert len({name_of(square) for square in every}) == size * size


@pytest.mark.rule("TC1.1")
def test_columns_are_letters_from_the_left_and_rows_numbers_from_below() -> None:
    assert squares.column_of(to_square("A7")) == 0
    assert squares.row_of(to_square("K1")) == 0
    assert (squares.column_of(to_square("P16")), squares.row_of(to_square("P16"))) == (15, 15)


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("name", ["", "A", "1", "A0", "A01", "A17", "Q1", "Z3", "AA1", "A1 ", "A-1", "1A", "Ä1", "A²"])
def test_no_square_of_a_board_of_16(name: str) -> None:
    assert read_square(name, 16) is None


def test_to_square_refuses_what_is_no_square() -> None:
    with pytest.raises(ValueError, match="Y1"):
        to_square("Y1")


@pytest.mark.parametrize("size", [8, 16, 23, 24])
def test_shifting_never_crosses_an_edge(size: int) -> None:
    """Each square moved by each step is the neighbour by columns and rows, or nothing."""
    for square in squares.each(squares.BOARDS[size]):
        for step, (columns, rows) in zip(STEPS, VECTORS, strict=True):
            column, row = squares.column_of(square) + columns, squares.row_of(square) + rows
            inside = 0 <= column < size and 0 <= row < size
            expected = 1 << squares.square_at(column, row) if inside else 0
            assert squares.shift(1 << square, step) & squares.BOARDS[size] == expected


def test_off_is_on_no_board() -> None:
    assert not any(squares.on_board(OFF, size) for size in SIZES)


def test_sets_of_squares() -> None:
    some = area("C3 A1 H8")
    assert some == squares.union(squares.each(some)) == sum(squares.bit(square) for square in squares.each(some))
    assert squares.names(some) == "A1, C3, H8"
    assert squares.names(0) == ""
