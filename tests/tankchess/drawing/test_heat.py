"""Heat over the ground."""

from __future__ import annotations

import re

from behemoth.tankchess import load_scheme, to_square
from behemoth.tankchess.drawing import draw

BOARD = load_scheme("first-steps-10").position()


def test_hotter_squares_are_larger_and_stronger() -> None:
    drawn = draw(BOARD, heat={to_square("D4"): 1, to_square("E7"): 4, to_square("F5"): 0})
    layer = drawn.partition('data-layer="heat"')[2].partition("</g>")[0]
    patches = re.findall(r'width="([\d.]+)".*?fill-opacity="([\d.]+)"', layer)
    assert len(patches) == 2  # nothing happened on F5
    (cold, faint), (hot, strong) = patches
    assert float(cold) < float(hot)
    assert float(faint) < float(strong)


def test_without_heat_a_drawing_is_as_before() -> None:
    assert draw(BOARD, heat={}) == draw(BOARD)
    assert "heat" not in draw(BOARD)
