"""The kinds of ground, as one table (section 5). A new terrain is a new row."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from behemoth.tankchess.squares import Squares


class Terrain(msgspec.Struct, frozen=True):
    """A kind of ground and what it does to driving, firing and Monsters."""

    name: str
    #: One sign for drawings of schemes.
    sign: str
    #: One letter for one-line positions, fit for an address bar.
    letter: str
    #: Vehicles cannot drive in.
    blocks: bool = False
    #: Direct fire at vehicles stops if it lies strictly between.
    stops_fire: bool = False
    #: A Monster cannot enter; shots at a Monster and flames stop (TC6.2, TC6.6, TC6.9).
    high: bool = False
    #: A vehicle that does not swim may drive in and sinks; thrown tanks are gone (TC5.1, TC6.7).
    deep: bool = False
    #: Entering ends the movement of a vehicle.
    slows: bool = False
    #: Driving in removes it, for kinds that can (HT, ST, UT, the Monster).
    felled: bool = False
    #: Counts as a free square for TC8.4.
    free: bool = True
    number: int = -1

    @property
    def name_key(self) -> str:
        """The catalogue's name for it."""
        return f"terrain-{self.name}"


def _table(*rows: Terrain) -> tuple[Terrain, ...]:
    return tuple(msgspec.structs.replace(row, number=number) for number, row in enumerate(rows))


TERRAINS: Final = _table(
    Terrain("high", "#", "h", blocks=True, stops_fire=True, high=True, free=False),
    Terrain("low", "=", "l", blocks=True, free=False),
    Terrain("water", "~", "w", deep=True, free=False),
    Terrain("hedge", "%", "b", stops_fire=True),
    Terrain("mud", ":", "m", slows=True),
    Terrain("tree", "^", "t", blocks=True, stops_fire=True, felled=True, free=False),
)

BY_NAME: Final = {terrain.name: terrain for terrain in TERRAINS}
BY_SIGN: Final = {terrain.sign: terrain for terrain in TERRAINS}
BY_LETTER: Final = {terrain.letter: terrain for terrain in TERRAINS}
#: The sign of open ground.
OPEN_SIGN: Final = "."


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
