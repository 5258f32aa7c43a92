"""Themes: enough contrast, and the same colours to choose."""

from __future__ import annotations

import re

import msgspec
import pytest

from behemoth.tankchess.drawing.palette import THEMES


def luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_contrast_is_enough_to_read(name: str) -> None:
    """WCAG 2: AAA (7:1) for what is read in play, 3:1 for signs and shapes."""
    look = THEMES[name]
    assert contrast(look.ink, look.paper) >= 7
    for coat in (*look.coats, look.wreck):
        assert contrast(coat.badge, coat.turret) >= 7
    assert contrast(look.white.hull, look.black.hull) >= 4.5
    for sign in (look.mine, look.go, look.danger, look.last):
        assert contrast(sign, look.board) >= 3
    for coat in look.coats:
        assert max(contrast(colour, look.board) for colour in (coat.hull, coat.outline, coat.halo)) >= 3


def test_all_themes_have_the_same_colours_to_choose() -> None:
    for look in THEMES.values():
        values = msgspec.to_builtins(look)
        assert values.keys() == msgspec.to_builtins(THEMES["day"]).keys()
        colours = [value for value in values.values() if isinstance(value, str)]
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)
