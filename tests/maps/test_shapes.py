"""The loose obstacles of the box."""

from __future__ import annotations

import pytest

from behemoth.maps.shapes import SHAPES


@pytest.mark.rule("TC8.2")
@pytest.mark.parametrize(
    ("name", "squares", "ways"),
    [
        ("one", 1, 1), ("two", 2, 2), ("three", 3, 2), ("corner", 3, 4),
        ("offset", 5, 8), ("square-and-one", 5, 8), ("five-and-two", 7, 8),
    ],
)  # fmt: skip
def test_each_shape_in_all_its_ways_to_lie(name: str, squares: int, ways: int) -> None:
    assert len(SHAPES[name]) == ways
    for cells in SHAPES[name]:
        assert len({*cells}) == squares
        assert min(column for column, _ in cells) == min(row for _, row in cells) == 0
