"""The ground: which terrain lies on which squares (section 5)."""

from __future__ import annotations

from functools import cached_property

from behemoth.tankchess.board.squares import Squares
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain


class Ground:
    """What lies where: for each terrain of the table the set of its squares. A value, shared between positions."""

    def __init__(self, areas: tuple[Squares, ...] = (0,) * len(TERRAINS)) -> None:
        self.areas = areas
        self._hash = hash(areas)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ground) and self.areas == other.areas)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Ground({self.areas!r})"

    def at(self, square: int) -> Terrain | None:
        """The terrain of a square; ``None`` is open ground."""
        for terrain, area in zip(TERRAINS, self.areas, strict=True):
            if area >> square & 1:
                return terrain
        return None

    def without(self, squares: Squares) -> Ground:
        """The same ground with these squares cleared (a felled tree, the ground under a fallen Monster)."""
        if not squares & self.everything:
            return self
        return Ground(tuple(area & ~squares for area in self.areas))

    def _where(self, trait: str) -> Squares:
        found = 0
        for terrain, area in zip(TERRAINS, self.areas, strict=True):
            if getattr(terrain, trait):
                found |= area
        return found

    @cached_property
    def everything(self) -> Squares:
        """All squares that are not open ground."""
        found = 0
        for area in self.areas:
            found |= area
        return found

    @cached_property
    def blocks(self) -> Squares:
        return self._where("blocks")

    @cached_property
    def stops_fire(self) -> Squares:
        return self._where("stops_fire")

    @cached_property
    def high(self) -> Squares:
        return self._where("high")

    @cached_property
    def deep(self) -> Squares:
        return self._where("deep")

    @cached_property
    def slows(self) -> Squares:
        return self._where("slows")

    @cached_property
    def felled(self) -> Squares:
        return self._where("felled")
