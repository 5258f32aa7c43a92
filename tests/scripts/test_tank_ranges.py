"""The table of ranges: every weight has one, so that none is learned in steps that are too small for it."""

from __future__ import annotations

from behemoth.engine import WEIGHTS
from scripts.tank_fit import changed, names
from scripts.tank_ranges import MATERIAL, RANGES, range_of, value_of


def test_every_weight_has_a_range_and_no_other_has() -> None:
    assert set(RANGES) == {name[0] for name in names(WEIGHTS)} - {MATERIAL}
    assert all(figure > 0 for figure in RANGES.values())


def test_the_weights_in_use_lie_within() -> None:
    terms = [name for name in names(WEIGHTS) if name[0] != MATERIAL]
    assert [name for name in terms if abs(value_of(WEIGHTS, name)) > range_of(WEIGHTS, name)] == []


def test_material_changes_by_a_share_of_itself() -> None:
    assert 1 < range_of(WEIGHTS, (MATERIAL, "HT")) < WEIGHTS.material["HT"]
    worthless = changed(WEIGHTS, (MATERIAL, "HT"), -9999)
    assert range_of(worthless, (MATERIAL, "HT")) == 1
