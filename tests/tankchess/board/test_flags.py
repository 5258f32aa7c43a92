"""Flags as values (TC12.14, TC12.15)."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.squares import OFF, to_square
from tests.tankchess.build import area

HOMES = (to_square("F2"), to_square("G11"))


@pytest.mark.rule("TC12.15")
def test_a_flag_is_carried_by_an_enemy_or_at_home() -> None:
    flags = Flags(HOMES).carried(1, to_square("G8"))
    assert flags.carriers == (OFF, to_square("G8"))
    assert flags.carried_by(0, to_square("G8"))
    assert not flags.carried_by(1, to_square("G8"))
    assert not Flags(HOMES).carried_by(0, OFF)
    assert flags.carried(1, OFF) == Flags(HOMES)
    assert flags.squares == area("F2 G11")


@pytest.mark.rule("TC12.17")
def test_every_arrangement_has_a_hash_of_its_own() -> None:
    there = [OFF, *(to_square(name) for name in ("A1", "G8", "F2"))]
    flags = [Flags(homes, (one, other)) for homes in (HOMES, HOMES[::-1]) for one in there for other in there]
    assert len({one.key for one in flags}) == len(flags)
