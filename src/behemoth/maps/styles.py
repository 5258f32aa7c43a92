"""The styles of maps made by chance: what is laid, how much of it, and how.

A style is a row of layers; each layer spends its share of the squares that may be obstacles. Hedges and mud are no
obstacles (TC11.14) and come on top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from behemoth.maps.land import Land
from behemoth.maps.shapes import SHAPES
from behemoth.tankchess import STEPS, Square, Squares, bit, each, square_at, union

Style: TypeAlias = Literal["open", "streets", "river", "forest", "mixed"]


class Layer(msgspec.Struct, frozen=True):
    """What is laid in one go."""

    how: Literal["loose", "blocks", "river", "patches"]
    terrain: str
    #: Of the obstacles of the whole map.
    share: float
    #: How often each shape is taken, for loose ones.
    shapes: Mapping[str, int] = {}


class Plan(msgspec.Struct, frozen=True):
    """A style: its obstacles in percent of the board unless somebody wishes otherwise, and its layers in order."""

    density: int
    layers: tuple[Layer, ...]
    #: In percent of the board.
    hedges: int
    mud: int


_SMALL: Final = {"one": 3, "two": 4, "three": 3, "corner": 4}
_ALL: Final = {"one": 1, "two": 3, "three": 4, "corner": 4, "offset": 3, "square-and-one": 3, "five-and-two": 2}

PLANS: Final[Mapping[Style, Plan]] = {
    "open": Plan(17, (Layer("loose", "high", 0.7, _SMALL), Layer("loose", "low", 0.3, _SMALL)), hedges=2, mud=2),
    "streets": Plan(22, (Layer("blocks", "high", 0.9), Layer("loose", "low", 0.1, {"one": 1, "two": 1})), 4, 0),
    "river": Plan(
        20,
        (
            Layer("river", "water", 0.3),
            Layer("loose", "high", 0.5, _ALL),
            Layer("loose", "low", 0.1, _SMALL),
            Layer("patches", "tree", 0.1),
        ),
        hedges=4,
        mud=1,
    ),
    "forest": Plan(
        20,
        (
            Layer("patches", "tree", 0.6),
            Layer("loose", "high", 0.3, _SMALL),
            Layer("loose", "low", 0.1, _SMALL),
        ),
        hedges=4,
        mud=1,
    ),
    "mixed": Plan(
        20,
        (
            Layer("loose", "high", 0.55, _ALL),
            Layer("patches", "water", 0.15),
            Layer("patches", "tree", 0.15),
            Layer("loose", "low", 0.15, _SMALL),
        ),
        hedges=2,
        mud=2,
    ),
}


def lay_style(land: Land, style: Style, density: float) -> None:
    """Lay the ground of a style, with so large a share of obstacles."""
    plan, squares = PLANS[style], land.size**2
    spent = 0.0
    for layer in plan.layers:
        # What an earlier layer had no room for is for the later ones.
        spent += layer.share * density * squares
        LAYERS[layer.how](land, layer, round(spent))
    # Some even on a small board; under a mirror twice as many hedges, since each pair closes one file only.
    hedges = max(4, round(plan.hedges * squares / 100)) * (2 if land.symmetry == "mirror" else 1)
    _sprinkle(land, "hedge", hedges)
    _sprinkle(land, "mud", round(plan.mud * squares / 100))


def _loose(land: Land, layer: Layer, until: int) -> None:
    """Shapes of the box anywhere: first apart from each other, then wherever there is room."""
    for apart in (True, False):
        for square in land.squares():
            if land.blocked.bit_count() >= until:
                return
            shape = SHAPES[land.chance.weigh(layer.shapes)]
            cells = land.place(land.chance.pick(shape), square)
            if cells:
                land.lay(cells, layer.terrain, apart=apart, most=until)


def _blocks(land: Land, layer: Layer, until: int) -> None:
    """Houses in rows with lanes between them; where one is missing there is a square."""
    columns, rows = _plots(land, land.size), _plots(land, land.size)
    for column, width in land.chance.shuffled(columns):
        for row, height in land.chance.shuffled(rows):
            if land.blocked.bit_count() >= until:
                return
            if land.chance.happens(0.75):
                house = tuple((right, up) for right in range(width) for up in range(height))
                cells = land.place(house, square_at(column, row))
                if cells:
                    land.lay(cells, layer.terrain, apart=True, most=until)


def _plots(land: Land, size: int) -> list[tuple[int, int]]:
    """Where houses begin and how long they are, along one edge."""
    found, place = [], land.chance.between(0, 1)
    while place < size - 1:
        length = land.chance.between(1, 3)
        if place + length < size:
            found.append((place, length))
        place += length + land.chance.between(1, 2)
    return found


def _river(land: Land, layer: Layer, until: int) -> None:
    """Water from one edge to the other, with bridges and fords enough for a fight."""
    course = _course(land)
    crossings = _crossings(land, course)
    for column, squares in course.items():
        if column not in crossings:
            for square in squares:
                land.lay(bit(square), layer.terrain)
        elif land.chance.happens(0.5):  # a ford; a bridge is open ground
            for square in squares:
                land.lay(bit(square), "mud")


def _course(land: Land) -> dict[int, list[Square]]:
    """The squares of the river in each column, as far as the other half does not follow from them.

    It begins in the middle and winds to the left, and without a half turn to the right as well. A mirror holds it where
    it is. Where it changes its row both squares are water, so that nobody slips through diagonally.
    """
    size, middle = land.size, land.size // 2
    first = middle if size % 2 else middle - land.chance.between(0, 1)
    centre = (size - 1) // 2
    course = {centre: [square_at(centre, first)]}
    if land.symmetry == "half-turn" and size % 2 == 0:  # its own counterpart lies diagonally beside it
        course[centre] = [square_at(centre, middle - 1), square_at(centre, middle)]
    ways = [range(centre - 1, -1, -1)]
    if land.symmetry != "half-turn":
        ways.append(range(centre + 1, size))
    for way in ways:
        row = first
        for column in way:
            before, row = row, row if land.symmetry == "mirror" else _winding(land, row)
            course[column] = [square_at(column, level) for level in range(min(before, row), max(before, row) + 1)]
    return course


def _winding(land: Land, row: int) -> int:
    """The next row of a river: not far from the middle."""
    middle, leeway = land.size // 2, land.size // 8
    return max(middle - 1 - leeway, min(middle + leeway, row + land.chance.pick((-1, 0, 0, 0, 1))))


def _crossings(land: Land, course: Mapping[int, list[Square]]) -> set[int]:
    """The columns where one can cross, one or two wide: two in five, fewer would be a wall."""
    wanted, found = -(-len(course) * 2 // 5), set[int]()
    for column in land.chance.shuffled(column for column in course if 0 < column < land.size - 1):
        if len(found) < wanted:
            found |= {column, column + land.chance.between(0, 1)} & course.keys()
    return found


def _patches(land: Land, layer: Layer, until: int) -> None:
    """Woods or ponds of a few squares that hang together."""
    for square in land.squares():
        if land.blocked.bit_count() >= until:
            return
        land.lay(_patch(land, square), layer.terrain, apart=land.chance.happens(0.7), most=until)


def _patch(land: Land, square: Square) -> Squares:
    cells, wanted = bit(square), land.chance.between(2, 6)
    for _ in range(wanted):
        around = union(cell + step for cell in each(cells) for step in STEPS[::2] if cell + step >= 0)
        around &= land.board & ~land.taken & ~land.back_rows & ~cells
        if not around:
            break
        cells |= bit(land.chance.pick(list(each(around))))
    return cells


def _sprinkle(land: Land, terrain: str, count: int) -> None:
    """Hedges and mud here and there, in twos. Hedges go first where a file is open from end to end: a hedge on it stops
    the fire and not the tank."""
    laid = 0
    for _ in range(4 * count):
        if laid >= count:
            return
        before = land.taken.bit_count()
        within = (land.open_files() if terrain == "hedge" else 0) or land.board & ~land.back_rows
        piece = land.place(land.chance.pick(SHAPES["two"]), land.chance.pick(list(each(within))))
        if piece and land.lay(piece, terrain):
            laid += land.taken.bit_count() - before


LAYERS: Final[Mapping[str, Callable[[Land, Layer, int], None]]] = {
    "loose": _loose,
    "blocks": _blocks,
    "river": _river,
    "patches": _patches,
}
