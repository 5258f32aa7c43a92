"""The loose obstacles of the box (TC8.2), in every way they can lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

#: Squares by column and row, from the corner on.
Cells: TypeAlias = tuple[tuple[int, int], ...]

#: One drawing a shape, its rows from above.
_DRAWN: Final = {
    "one": ("#",),
    "two": ("##",),
    "three": ("###",),
    "corner": ("#.", "##"),
    "offset": ("##..", ".###"),
    "square-and-one": ("##.", "###"),
    "five-and-two": (".##..", "#####"),
}


def _cells(rows: tuple[str, ...]) -> Cells:
    return tuple(
        (column, row) for row, line in enumerate(reversed(rows)) for column, sign in enumerate(line) if sign == "#"
    )


def _moved(cells: Cells) -> Cells:
    """The same with its corner at 0, 0."""
    left, low = min(column for column, _ in cells), min(row for _, row in cells)
    return tuple(sorted((column - left, row - low) for column, row in cells))


def ways_to_lie(cells: Cells) -> tuple[Cells, ...]:
    """The shape turned and flipped, each way once."""
    found = []
    for _ in range(4):
        cells = tuple((row, -column) for column, row in cells)
        found += [_moved(cells), _moved(tuple((-column, row) for column, row in cells))]
    return tuple(sorted({*found}))


#: Each shape with all its ways to lie.
SHAPES: Final[Mapping[str, tuple[Cells, ...]]] = {name: ways_to_lie(_cells(rows)) for name, rows in _DRAWN.items()}
