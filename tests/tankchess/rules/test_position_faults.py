"""What is wrong with a position, and what is not."""

from __future__ import annotations

import pytest

from behemoth.tankchess import (
    BY_CODE,
    TERRAINS,
    Ground,
    piece,
    read_position,
    to_square,
)
from behemoth.tankchess.rules.position_faults import position_faults
from tests.tankchess.monster_build import pose
from tests.tankchess.strategies import rebuilt
from tests.tankchess.text.lines import GROUND


@pytest.mark.rule("TC11.12")
def test_the_wreck_of_an_amphibian_may_lie_in_water() -> None:
    assert read_position("8_8-8-8-8-8-8-8-2w5_CLTA1N_CLTH8S_w_xAC1").wrecks != {}
    assert read_position("8_8-8-8-8-8-8-8-2w5_CLTA1N_CLTH8S_w_sC1").stacks != 0


@pytest.mark.rule("TC6.13", "TC6.2")
def test_a_monster_may_stand_on_a_wreck_or_in_water() -> None:
    assert read_position("8_8-8-8-8-8-8-8-2w5_CLTA1N.MC1N_CLTH8S_w_xAC1").wrecks != {}
    assert read_position(f"8_{GROUND}_CLTA1N.MC3N_CLTH8S_w_xHTC3").wrecks != {}


@pytest.mark.rule("TC9.3", "TC1.1")
def test_faults_no_line_can_have_are_found_all_the_same() -> None:
    light = BY_CODE["LT"]
    outside = rebuilt(pose("LTE2N"), stacks=1 << to_square("K11"))
    assert "error-position-outside" in {fault.key for fault in position_faults(outside)}
    doubled = rebuilt(pose("LTE2N"), ground=Ground((1 << to_square("C3"),) * 2 + (0,) * (len(TERRAINS) - 2)))
    assert "error-position-two-grounds" in {fault.key for fault in position_faults(doubled)}
    both = rebuilt(pose("LTE2N"), pieces=[piece(light, side, to_square("C3"), 0) for side in (0, 1)])
    found = {fault.key for fault in position_faults(both)}
    assert {"error-position-two-pieces", "error-position-commanders"} <= found
