"""The ground of a map in the making: what is laid stays connected and symmetric, whatever is tried."""

from __future__ import annotations

from behemoth.maps.chance import Chance
from behemoth.maps.shapes import Cells
from behemoth.maps.symmetry import Symmetry, with_image
from behemoth.maps.ways import connected, neighbours
from behemoth.tankchess import BOARDS, TERRAINS, Ground, Square, Squares, column_of, each, row_of, square_at, union

_NUMBERS = {terrain.name: terrain.number for terrain in TERRAINS}
_FREE = {terrain.name: terrain.free for terrain in TERRAINS}


class Land:
    """A board that is open at first."""

    def __init__(self, size: int, symmetry: Symmetry, chance: Chance) -> None:
        self.size = size
        self.symmetry: Symmetry = symmetry
        self.chance = chance
        self.board = BOARDS[size]
        #: Nothing but hedges and mud comes to the two back rows: pieces start there.
        self.back_rows = union(square_at(column, row) for column in range(size) for row in (0, size - 1))
        self._areas = [0] * len(TERRAINS)

    @property
    def taken(self) -> Squares:
        """Everything that is not open ground."""
        return union_of(self._areas)

    @property
    def blocked(self) -> Squares:
        """The squares that are not free (TC11.14)."""
        return union_of([area for terrain, area in zip(TERRAINS, self._areas, strict=True) if not terrain.free])

    @property
    def free(self) -> Squares:
        """The free squares."""
        return self.board & ~self.blocked

    def open_files(self) -> Squares:
        """The squares between the back rows of all files on which nothing stops fire."""
        stopped = self.ground().stops_fire
        files = (union(square_at(column, row) for row in range(self.size)) for column in range(self.size))
        return union_of([file & ~self.back_rows & ~self.taken for file in files if not file & stopped])

    def squares(self, within: Squares | None = None) -> list[Square]:
        """The squares of the board in any order."""
        return self.chance.shuffled(each(self.board if within is None else within))

    def lay(self, squares: Squares, terrain: str, *, apart: bool = False, most: int | None = None) -> bool:
        """Lay terrain there and on the counterparts; false, and nothing done, if it does not fit: off the board, on
        other terrain, or parting the free squares. ``apart``: nor may it touch another obstacle. ``most``: nor may
        there be more obstacles than that afterwards, but for one."""
        whole = with_image(squares, self.size, self.symmetry)
        if most is not None and (self.blocked | whole).bit_count() > most + 1:
            return False
        if whole & ~self.board or whole & self.taken:
            return False
        if not _FREE[terrain]:
            if whole & self.back_rows or not connected(self.free & ~whole):
                return False
            if apart and neighbours(whole) & self.blocked:
                return False
        self._areas[_NUMBERS[terrain]] |= whole
        return True

    def place(self, cells: Cells, square: Square) -> Squares:
        """A shape with its corner on a square; nothing where it would reach over the edge."""
        column, row = column_of(square), row_of(square)
        found = [(column + right, row + up) for right, up in cells]
        if any(c >= self.size or r >= self.size for c, r in found):
            return 0
        return union(square_at(c, r) for c, r in found)

    def ground(self) -> Ground:
        """The ground as it is now."""
        return Ground(tuple(self._areas))


def union_of(areas: list[Squares]) -> Squares:
    """All squares of several sets."""
    found = 0
    for area in areas:
        found |= area
    return found
