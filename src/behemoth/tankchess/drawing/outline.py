"""The outline of a set of squares on the drawing: neighbours join into one shape with rounded or scalloped edges."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from behemoth.tankchess.drawing.svg import Point, number

#: Column and row on the drawing, from its upper left corner.
Cell: TypeAlias = tuple[int, int]
Loop: TypeAlias = list[Cell]

#: The sides of a cell clockwise from its upper edge: start corner, end corner and the neighbour beyond.
_SIDES = (
    ((0, 0), (1, 0), (0, -1)),
    ((1, 0), (1, 1), (1, 0)),
    ((1, 1), (0, 1), (0, 1)),
    ((0, 1), (0, 0), (-1, 0)),
)


def clusters(cells: Collection[Cell]) -> list[list[Cell]]:
    """The cells in joined groups; cells that only touch at a corner are not joined."""
    left, found = set(cells), []
    for cell in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if cell in left:
            left.discard(cell)
            found.append(list(_spread(cell, left)))
    return found


def _spread(cell: Cell, left: set[Cell]) -> Iterator[Cell]:
    waiting = [cell]
    while waiting:
        cell = waiting.pop()
        yield cell
        for _, _, (x, y) in _SIDES:
            near = cell[0] + x, cell[1] + y
            if near in left:
                left.discard(near)
                waiting.append(near)


def loops(cells: Collection[Cell]) -> list[Loop]:
    """The corners along the border of a joined group, clockwise, holes counter-clockwise."""
    inside = set(cells)
    borders: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        for start, end, (right, down) in _SIDES:
            if (x + right, y + down) not in inside:
                borders.setdefault((x + start[0], y + start[1]), []).append((x + end[0], y + end[1]))
    found = []
    while borders:
        found.append(_walk(min(borders), borders))
    return found


def _walk(start: Cell, borders: dict[Cell, list[Cell]]) -> Loop:
    corners, here, before = [], start, (0, 0)
    while here in borders:
        ends = borders[here]
        # Where two cells touch at a corner, keep to the right and so to the same cell.
        step = max(ends, key=lambda end: _turn(before, _towards(here, end)))
        ends.remove(step)
        if not ends:
            del borders[here]
        ahead = _towards(here, step)
        if ahead != before:
            corners.append(here)
        here, before = step, ahead
    if len(corners) > 1 and _towards(corners[0], corners[1]) == before:
        corners.pop(0)
    return corners


def _towards(start: Cell, end: Cell) -> Cell:
    across, down = end[0] - start[0], end[1] - start[1]
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def _turn(before: Cell, ahead: Cell) -> int:
    return before[0] * ahead[1] - before[1] * ahead[0]


class Border:
    """A loop drawn to scale and drawn in a little from the grid lines."""

    def __init__(self, loop: Loop, cell: float, inset: float) -> None:
        count = len(loop)
        self.ways = [_towards(loop[index], loop[(index + 1) % count]) for index in range(count)]
        self.corners: list[Point] = []
        for index, (x, y) in enumerate(loop):
            (ax, ay), (bx, by) = self.ways[index - 1], self.ways[index]
            # Clockwise on a drawing whose y grows downwards: the inside is to the right of the way.
            self.corners.append((x * cell + inset * (-ay - by), y * cell + inset * (ax + bx)))

    def edges(self) -> Iterator[tuple[Point, Point, Cell]]:
        """Each straight piece with its direction."""
        for index, way in enumerate(self.ways):
            yield self.corners[index], self.corners[(index + 1) % len(self.corners)], way

    def rounded(self, radius: float) -> str:
        """Path data with rounded corners."""
        parts = []
        for index, (x, y) in enumerate(self.corners):
            (ax, ay), (bx, by) = self.ways[index - 1], self.ways[index]
            parts.append(f"{_at(x - radius * ax, y - radius * ay)}Q{_at(x, y)} {_at(x + radius * bx, y + radius * by)}")
        return "M" + "L".join(parts) + "Z"

    def scalloped(self, width: float) -> str:
        """Path data made of arcs that bulge outwards, like a bush from above."""
        parts = [f"M{_at(*self.corners[0])}"]
        for (x, y), (u, v), _ in self.edges():
            count = max(1, round((abs(u - x) + abs(v - y)) / width))
            radius = number((abs(u - x) + abs(v - y)) / count * 0.56)
            for part in range(1, count + 1):
                reached = _at(x + (u - x) * part / count, y + (v - y) * part / count)
                parts.append(f"A{radius} {radius} 0 0 1 {reached}")
        return "".join(parts) + "Z"


def _at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
