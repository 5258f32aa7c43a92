"""The eight headings (TC1.1) and what turning does to them."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

from behemoth.tankchess.board.squares import STRIDE, Square

#: A square and a heading.
Pose: TypeAlias = tuple[Square, int]
#: The poses passed on the way, the start first.
Path: TypeAlias = tuple[Pose, ...]


class Heading(IntEnum):
    """Clockwise from N, so that one 45° turn to the right is plus one."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    def turned(self, eighths: int) -> Heading:
        """This heading after so many 45° turns to the right (negative: to the left)."""
        return HEADINGS[(self + eighths) % 8]

    @property
    def opposite(self) -> Heading:
        """The way back."""
        return HEADINGS[(self + 4) % 8]


HEADINGS: Final = tuple(Heading)
#: Their names, as strict notation and positions write them (TC9.1, TC9.3).
HEADING_NAMES: Final = tuple(heading.name for heading in Heading)

#: No heading: what a piece has that has left the board or sunk.
NO_HEADING: Final = -1

#: Column and row of one step ahead.
VECTORS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

#: The same as a difference of square numbers.
STEPS: Final = tuple(column + STRIDE * row for column, row in VECTORS)


def direction_to(start: Square, target: Square) -> int:
    """The heading from one square to another on a line with it."""
    columns, rows = target % STRIDE - start % STRIDE, target // STRIDE - start // STRIDE
    distance = max(abs(columns), abs(rows))
    return STEPS.index(columns // distance + STRIDE * (rows // distance))


#: The four directions a Monster can fall in (TC6.10).
FALL_DIRECTIONS: Final = (Heading.N, Heading.E, Heading.S, Heading.W)
