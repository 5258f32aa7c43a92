"""How one half of a map follows from the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from behemoth.tankchess import Position, Square, Squares, column_of, each, half_turn, row_of, square_at, union

Symmetry: TypeAlias = Literal["half-turn", "mirror", "none"]


def mirror(square: Square, size: int) -> Square:
    """Where a square goes when the rows change ends and the columns stay."""
    return square_at(column_of(square), size - 1 - row_of(square))


#: Where a square's counterpart lies; without symmetry it has none.
IMAGES: Final[Mapping[Symmetry, Callable[[Square, int], Square] | None]] = {
    "half-turn": half_turn,
    "mirror": mirror,
    "none": None,
}


def with_image(squares: Squares, size: int, symmetry: Symmetry) -> Squares:
    """These squares and their counterparts."""
    image = IMAGES[symmetry]
    return squares if image is None else squares | union(image(square, size) for square in each(squares))


def symmetry_of(position: Position) -> Symmetry:
    """The symmetry a position has, colours swapped: ground, wrecks, pieces and headings."""
    for symmetry, image in IMAGES.items():
        if image is not None and _is_image(position, image, symmetry):
            return symmetry
    return "none"


def _is_image(position: Position, image: Callable[[Square, int], Square], symmetry: Symmetry) -> bool:
    size = position.size

    def over(squares: Squares) -> Squares:
        return union(image(square, size) for square in each(squares))

    turned = {
        (one.kind, 1 - one.side, image(one.square, size), _heading(one.heading, symmetry)) for one in position.pieces
    }
    return (
        all(over(area) == area for area in position.ground.areas)
        and turned == {(one.kind, one.side, one.square, int(one.heading)) for one in position.pieces}
        and {image(square, size): kind for square, kind in position.wrecks.items()} == dict(position.wrecks)
        and over(position.stacks | position.body_bits) == position.stacks | position.body_bits
    )


def _heading(heading: int, symmetry: Symmetry) -> int:
    """Where a piece's counterpart looks: back, or with north and south swapped."""
    return (heading + 4) % 8 if symmetry == "half-turn" else (4 - heading) % 8
