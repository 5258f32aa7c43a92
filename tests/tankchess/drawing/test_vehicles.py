"""The silhouettes of the vehicles."""

from __future__ import annotations

from behemoth.tankchess.drawing.vehicles import SHAPES


def test_heavier_is_larger() -> None:
    widths = [SHAPES[mark].half for mark in ("AC", "LT", "MT", "HT", "ST", "UT")]
    assert widths == sorted(set(widths))
