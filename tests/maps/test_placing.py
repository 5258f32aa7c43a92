"""Where pieces begin."""

from __future__ import annotations

import pytest

from behemoth.maps.armies import read_army
from behemoth.maps.chance import Chance
from behemoth.maps.land import Land
from behemoth.maps.measures import first_strikes
from behemoth.maps.placing import Placing, home, home_rows
from behemoth.maps.styles import lay_style
from behemoth.tankchess import Position, row_of


def test_homes_grow_with_the_board() -> None:
    assert [home_rows(size) for size in (8, 10, 16, 20, 24)] == [2, 2, 3, 4, 5]
    assert home(10).bit_count() == 20


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize("symmetry", ["half-turn", "mirror", "none"])
def test_everybody_stands_at_home_and_out_of_fire(symmetry: str) -> None:
    for number in range(20):
        land = Land(16, symmetry, Chance(f"{symmetry}/{number}"))  # type: ignore[arg-type]
        lay_style(land, "mixed", 0.2)
        pieces = Placing(land, read_army("2HT 3MT 4LT", 16, land.chance)).place()
        if pieces is not None:
            break
    else:
        raise AssertionError("nobody found a place in twenty maps")
    assert len(pieces) == 20
    assert all(row_of(one.square) < 3 for one in pieces if one.side == 0)
    assert all(row_of(one.square) > 12 for one in pieces if one.side == 1)
    assert first_strikes(Position.make(16, pieces, land.ground())) == ()


def test_too_many_for_the_home_are_refused() -> None:
    land = Land(8, "half-turn", Chance("1"))
    assert Placing(land, read_army("40LT", 8, land.chance)).place() is None
