"""The styles: each has its own ground."""

from __future__ import annotations

import pytest

from behemoth.maps.chance import Chance
from behemoth.maps.land import Land
from behemoth.maps.styles import PLANS, Style, lay_style
from behemoth.maps.ways import connected
from behemoth.tankchess import TERRAINS, square_at, union

#: What most of each style is made of.
CHIEF = {"open": "high", "streets": "high", "river": "water", "forest": "tree", "mixed": "high"}


def laid(style: Style, size: int = 20, seed: str = "1") -> Land:
    land = Land(size, "half-turn", Chance(seed))
    lay_style(land, style, PLANS[style].density / 100)
    return land


@pytest.mark.parametrize("style", PLANS)
def test_a_style_is_told_by_its_ground(style: Style) -> None:
    land = laid(style)
    areas = dict(zip((terrain.name for terrain in TERRAINS), land.ground().areas, strict=True))
    assert areas[CHIEF[style]].bit_count() >= 12
    assert abs(land.blocked.bit_count() / 400 - PLANS[style].density / 100) < 0.04
    assert connected(land.free)
    assert sum(layer.share for layer in PLANS[style].layers) == pytest.approx(1)


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_river_parts_the_board_but_for_its_crossings(seed: str) -> None:
    land = laid("river", 16, seed)
    water = dict(zip((terrain.name for terrain in TERRAINS), land.ground().areas, strict=True))["water"]
    columns = [any(water >> square_at(column, row) & 1 for row in range(16)) for column in range(16)]
    assert all((columns[0], columns[-1]))
    assert 5 <= sum(columns) <= 12


def test_houses_leave_lanes() -> None:
    land = laid("streets")
    high = land.ground().high
    crosses = [
        union((square_at(column + right, row + up)) for right in (0, 1) for up in (0, 1))
        for column in range(19)
        for row in range(19)
    ]
    assert any(not cross & ~high for cross in crosses)  # houses are solid
