"""Outlines around squares that join."""

from __future__ import annotations

from behemoth.tankchess.drawing.outline import Border, clusters, loops


def test_neighbours_join_into_one_shape() -> None:
    assert [len(found) for found in clusters([(0, 0), (1, 0), (2, 1), (1, 1), (4, 4)])] == [4, 1]
    assert [len(found) for found in clusters([(0, 0), (1, 1)])] == [1, 1]
    assert loops([(0, 0), (1, 0)]) == [[(0, 0), (2, 0), (2, 1), (0, 1)]]


def test_a_ring_of_squares_has_a_hole() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = sorted(loops(ring), key=min)
    assert Border(outer, 10, 1).corners[0] == (1, 1)
    assert sorted(Border(inner, 10, 1).corners) == [(9, 9), (9, 21), (21, 9), (21, 21)]


def test_squares_that_touch_at_a_corner_inside_one_shape_keep_their_outlines_apart() -> None:
    # A ring broken at one corner: both outlines pass through the same point there.
    cells = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (3, 1), (2, 2), (3, 2), (3, 0)]
    for loop in loops([cell for cell in cells if cell != (2, 2)]):
        assert len(set(loop)) == len(loop)
