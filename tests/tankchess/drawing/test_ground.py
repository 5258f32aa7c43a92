"""The ground: a pattern for each terrain."""

from __future__ import annotations

from behemoth.tankchess.drawing.ground import SURFACES, define_ground
from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.tables.terrain import TERRAINS


def test_every_terrain_has_a_pattern_of_its_own() -> None:
    assert SURFACES.keys() == {row.name for row in TERRAINS}
    look = THEMES["day"]
    drawn = {define_ground({name: [(0, 0)]}, look).split(">", 1)[1] for name in SURFACES}
    assert len(drawn) == len(SURFACES)
