"""The ground: which terrain lies on which squares (section 5)."""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.tankchess.board.squares import Squares
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain

_NOTHING: Final = (0,) * len(TERRAINS)
_MASKS: Final = (
    "everything", "blocks", "stops_fire", "high", "deep", "slows", "felled", "explodes", "pushed", "bars_push", "fatal",
)  # fmt: skip


class Ground(msgspec.Struct, frozen=True):
    """For each terrain of the table the set of its squares, and for each trait the squares that have it.

    A value, shared between positions: it changes only where a tree is felled, a mine goes off, an obstacle is pushed or
    a Monster falls. A square has one terrain at most, but mud may lie under an obstacle that was pushed there (TC12.3).
    """

    areas: tuple[Squares, ...] = _NOTHING
    # What follows from the areas, filled in when it is made: all squares that are not open ground, and for each trait
    # of terrain the squares that have it.
    everything: Squares = 0
    blocks: Squares = 0
    stops_fire: Squares = 0
    high: Squares = 0
    deep: Squares = 0
    slows: Squares = 0
    felled: Squares = 0
    explodes: Squares = 0
    pushed: Squares = 0
    bars_push: Squares = 0
    fatal: Squares = 0

    def __post_init__(self) -> None:
        masks = dict.fromkeys(_MASKS, 0)
        for terrain, area in zip(TERRAINS, self.areas, strict=True):
            for name in masks:
                if name == "everything" or getattr(terrain, name):
                    masks[name] |= area
        for name, mask in masks.items():
            msgspec.structs.force_setattr(self, name, mask)

    def at(self, square: int) -> Terrain | None:
        """The terrain of a square, of mud and an obstacle the obstacle; ``None`` is open ground."""
        for terrain, area in zip(TERRAINS, self.areas, strict=True):
            if area >> square & 1:
                return terrain
        return None

    def without(self, squares: Squares) -> Ground:
        """The same ground with these squares cleared (a felled tree, the ground under a fallen Monster)."""
        if not squares & self.everything:
            return self
        return Ground(tuple(area & ~squares for area in self.areas))

    def without_mines(self, squares: Squares) -> Ground:
        """The same ground with the land mines of these squares gone (TC12.8)."""
        if not squares & self.explodes:
            return self
        return Ground(
            tuple(
                area & ~squares if terrain.explodes else area
                for terrain, area in zip(TERRAINS, self.areas, strict=True)
            )
        )

    def pushed_on(self, start: int, to: int) -> Ground:
        """The same ground with the obstacle of one square pushed to another; water swallows it (TC12.3)."""
        lands = 0 if self.deep >> to & 1 else 1 << to
        rows = zip(TERRAINS, self.areas, strict=True)
        moved = [area & ~(1 << start) | lands if t.pushed and area >> start & 1 else area for t, area in rows]
        return Ground(tuple(moved)).without_mines(lands)

    @property
    def covered(self) -> Squares:
        """Mud under an obstacle."""
        return self.slows & self.pushed


OPEN_GROUND: Final = Ground()
