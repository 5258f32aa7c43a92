"""Squares as numbers and sets of squares as integers (bitboards), one numbering for every board size.

A square is ``column + 25 * row``. Column 24 is never on a board: it is the pad between two rows, so that shifting a
whole set of squares by one step can never carry a bit from one edge of the board to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
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
_NAMES: Final = tuple(
    f"{COLUMNS[square % STRIDE]}{square // STRIDE + 1}" if square % STRIDE < LARGEST else ""
    for square in range(STRIDE * LARGEST)
)

#: The squares of the largest board by name.
SQUARES: Final[Mapping[str, int]] = {name: square for square, name in enumerate(_NAMES) if name}


def name_of(square: Square) -> str:
    """``C3`` (TC1.1)."""
    return _NAMES[square]


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


@cache
def board(size: int) -> Squares:
    """All squares of a board."""
    row = (1 << size) - 1
    return sum(row << STRIDE * number for number in range(size))


def on_board(square: Square, size: int) -> bool:
    """Whether a board of this size has this square."""
    return square >= 0 and square % STRIDE < size and square // STRIDE < size


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


def spread(squares: Squares, steps: int) -> Squares:
    """All squares of the largest board within so many steps of the set, whatever the direction."""
    whole = board(LARGEST)
    for _ in range(steps):
        rows = (squares | squares << 1 | squares >> 1) & whole
        squares = (rows | rows << STRIDE | rows >> STRIDE) & whole
    return squares


def zone(square: Square, steps: int) -> Squares:
    """All squares that many steps can touch."""
    return spread(1 << square, steps)


def names(squares: Squares) -> str:
    """``C3, D4``: the squares of a set, for messages."""
    return ", ".join(name_of(square) for square in each(squares))


def inside(square: Square, size: int) -> Square:
    """The square itself, or ``OFF`` if the board has none such."""
    return square if square >= 0 and board(size) >> square & 1 else OFF
