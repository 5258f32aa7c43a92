"""The kinds of ground, as one table (section 5). A new terrain is a new row."""

from __future__ import annotations

from typing import Final

import msgspec


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
    #: Driving in removes it, for kinds that can (HT, ST, UT, bulldozers, the Monster).
    felled: bool = False
    #: A vehicle that enters is destroyed, and it is gone (TC12.8).
    explodes: bool = False
    #: Bulldozers push it, unless it is too high for them (TC12.2).
    pushed: bool = False
    #: Nothing can be pushed onto it (TC12.1).
    bars_push: bool = False
    #: Counts as a free square for TC8.4.
    free: bool = True
    number: int = -1

    @property
    def fatal(self) -> bool:
        """Whether driving in is the end of a vehicle, at least of most."""
        return self.deep or self.explodes

    @property
    def name_key(self) -> str:
        """The catalogue's name for it."""
        return f"terrain-{self.name}"


def _table(*rows: Terrain) -> tuple[Terrain, ...]:
    return tuple(msgspec.structs.replace(row, number=number) for number, row in enumerate(rows))


TERRAINS: Final = _table(
    Terrain("high", "#", "h", blocks=True, stops_fire=True, high=True, pushed=True, bars_push=True, free=False),
    Terrain("low", "=", "l", blocks=True, pushed=True, bars_push=True, free=False),
    Terrain("water", "~", "w", deep=True, free=False),
    Terrain("hedge", "%", "b", stops_fire=True, bars_push=True),
    Terrain("mud", ":", "m", slows=True),
    Terrain("tree", "^", "t", blocks=True, stops_fire=True, felled=True, bars_push=True, free=False),
    Terrain("mine", "!", "x", explodes=True, free=False),
)

BY_NAME: Final = {terrain.name: terrain for terrain in TERRAINS}
BY_SIGN: Final = {terrain.sign: terrain for terrain in TERRAINS}
BY_LETTER: Final = {terrain.letter: terrain for terrain in TERRAINS}
#: The sign of open ground.
OPEN_SIGN: Final = "."
