"""Squares as numbers and sets of squares as integers (bitboards), one numbering for every board size.

A square is ``column + 25 * row``. Column 24 is never on a board: it is the pad between two rows, so that shifting a
whole set of squares by one step can never carry a bit from one edge of the board to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

Square: TypeAlias = int
#: A set of squares: bit ``s`` is set if square ``s`` is in it.
Squares: TypeAlias = int

STRIDE: Final = 25
SMALLEST: Final = 8
LARGEST: Final = 24
#: The square of what has left the board, or of nothing.
OFF: Final = -1

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWX"


def square_at(column: int, row: int) -> Square:
    """The square in a column and a row, both counted from 0."""
    return column + STRIDE * row


def column_of(square: Square) -> int:
    """The column, counted from 0."""
    return square % STRIDE


def row_of(square: Square) -> int:
    """The row, counted from 0."""
    return square // STRIDE


#: The names of all squares of the largest board; the pads have none.
SQUARE_NAMES: Final = tuple(
    f"{COLUMNS[square % STRIDE]}{square // STRIDE + 1}" if square % STRIDE < LARGEST else ""
    for square in range(STRIDE * LARGEST)
)

#: The squares of the largest board by name.
SQUARES: Final[Mapping[str, int]] = {name: square for square, name in enumerate(SQUARE_NAMES) if name}


def name_of(square: Square) -> str:
    """``C3`` (TC1.1)."""
    return SQUARE_NAMES[square]


def read_square(name: str, size: int = LARGEST) -> Square | None:
    """The square of this name, or ``None`` if a board of this size has none."""
    square = SQUARES.get(name.upper())
    return square if square is not None and on_board(square, size) else None


def to_square(name: str) -> Square:
    """The square of a name that is known to be right; for tables and tests."""
    square = read_square(name)
    if square is None:
        raise ValueError(f"not a square: {name!r}")
    return square


def _board(size: int) -> Squares:
    row = (1 << size) - 1
    return sum(row << STRIDE * number for number in range(size))


#: All squares of a board, by its size.
BOARDS: Final = tuple(_board(size) for size in range(LARGEST + 1))


def on_board(square: Square, size: int) -> bool:
    """Whether a board of this size has this square."""
    return square >= 0 and square % STRIDE < size and square // STRIDE < size


def apart(one: Square, other: Square) -> int:
    """The larger of the differences of columns and rows."""
    return max(abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE))


def bit(square: Square) -> Squares:
    """The set of this one square."""
    return 1 << square


def union(squares: Iterable[Square]) -> Squares:
    """The set of these squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def each(squares: Squares) -> Iterator[Square]:
    """The squares of a set in rising order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def shift(squares: Squares, step: int) -> Squares:
    """The set moved by a difference of square numbers; the caller masks what left the board."""
    return squares << step if step > 0 else squares >> -step


#: The first column of so many rows.
_COLUMNS_OF_ROWS: Final = tuple(sum(1 << STRIDE * row for row in range(rows)) for rows in range(LARGEST + 1))


def zone(square: Square, steps: int) -> Squares:
    """All squares of the largest board that so many steps can touch, whatever the direction."""
    row, column = divmod(square, STRIDE)
    left, right = max(0, column - steps), min(LARGEST - 1, column + steps)
    low, high = max(0, row - steps), min(LARGEST - 1, row + steps)
    one_row = (1 << right - left + 1) - 1
    return one_row * _COLUMNS_OF_ROWS[high - low + 1] << left + STRIDE * low


def names(squares: Squares) -> str:
    """``C3, D4``: the squares of a set, for messages."""
    return ", ".join(name_of(square) for square in each(squares))


def inside(square: Square, size: int) -> Square:
    """The square itself, or ``OFF`` if the board has none such."""
    return square if square >= 0 and BOARDS[size] >> square & 1 else OFF
