"""Ground in the making."""

from __future__ import annotations

import pytest

from behemoth.maps.chance import Chance
from behemoth.maps.land import Land
from behemoth.maps.ways import connected
from behemoth.tankchess import bit, square_at, to_square, union


def land(size: int = 8) -> Land:
    return Land(size, "half-turn", Chance("1"))


def test_what_is_laid_lies_on_both_halves() -> None:
    made = land()
    assert made.lay(bit(to_square("C3")), "high")
    assert made.blocked == union(map(to_square, ("C3", "F6")))
    assert made.ground().at(to_square("F6")) is not None


def test_what_does_not_fit_changes_nothing() -> None:
    made = land()
    made.lay(bit(to_square("C3")), "high")
    before = made.ground()
    assert not made.lay(bit(to_square("C3")), "mud")  # taken
    assert not made.lay(bit(to_square("C1")), "high")  # a back row
    assert not made.lay(bit(to_square("D3")), "low", apart=True)  # beside another
    assert not made.lay(bit(to_square("A5")), "low", most=2)  # too many
    assert made.ground() == before
    assert made.lay(bit(to_square("C1")), "hedge")


@pytest.mark.rule("TC8.4")
def test_a_wall_is_never_closed() -> None:
    made = land()
    for column in range(8):
        made.lay(bit(square_at(column, 3)), "water")
    assert connected(made.free)
    assert made.free != made.board


def test_a_shape_over_the_edge_is_nothing() -> None:
    made = land()
    assert made.place(((0, 0), (1, 0)), to_square("H3")) == 0
    assert made.place(((0, 0), (1, 0)), to_square("G3")) == union(map(to_square, ("G3", "H3")))


def test_open_files() -> None:
    made = land()
    made.lay(bit(to_square("C3")), "high")
    names = {square % 25 for square in range(600) if made.open_files() >> square & 1}
    assert names == {0, 1, 3, 4, 6, 7}
