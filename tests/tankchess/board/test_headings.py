"""The eight headings and turning."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import (
    FALL_DIRECTIONS,
    HEADINGS,
    STEPS,
    VECTORS,
    Heading,
)
from behemoth.tankchess.board.squares import name_of, to_square


@pytest.mark.rule("TC1.1")
def test_eight_headings_clockwise_from_n() -> None:
    assert [heading.name for heading in HEADINGS] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    assert VECTORS[Heading.N] == (0, 1)  # towards row n
    assert VECTORS[Heading.E] == (1, 0)
    ahead = dict(zip(HEADINGS, ["E6", "F6", "F5", "F4", "E4", "D4", "D5", "D6"], strict=True))
    assert {heading: name_of(to_square("E5") + STEPS[heading]) for heading in HEADINGS} == ahead


@pytest.mark.parametrize("heading", HEADINGS)
def test_turning(heading: Heading) -> None:
    assert heading.turned(1).turned(-1) is heading.turned(8) is heading
    assert heading.opposite is heading.turned(4) is heading.turned(-4)
    assert VECTORS[heading.opposite] == tuple(-part for part in VECTORS[heading])


def test_a_monster_falls_to_straight_sides_only() -> None:
    assert [side.name for side in FALL_DIRECTIONS] == ["N", "E", "S", "W"]
