"""The Monster: well formed, of its side's colours, and told apart from one that has fallen by its shape."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from behemoth.tankchess.drawing.monster import draw_body, draw_monster, draw_monster_silhouette
from behemoth.tankchess.drawing.palette import THEMES


def outlines(drawn: str) -> set[str]:
    return {found.attrib["d"] for found in ElementTree.fromstring(f"<g>{drawn}</g>").iter("path")}


@pytest.mark.parametrize("theme", THEMES)
def test_each_side_has_its_own_coat(theme: str) -> None:
    white, black = (draw_monster(coat, "#ff0000") for coat in THEMES[theme].coats)
    assert white != black
    assert outlines(white) == outlines(black), "the shape is the same, the coat is not"
    for coat, drawn in zip(THEMES[theme].coats, (white, black), strict=True):
        assert coat.hull in drawn
        assert "#ff0000" in drawn


def test_a_fallen_one_is_another_shape() -> None:
    coat = THEMES["day"].white
    assert not outlines(draw_body(coat)) & outlines(draw_monster(coat, "#ff0000"))


def test_the_silhouette_is_of_the_live_one_and_has_no_colours_of_its_own() -> None:
    drawn = draw_monster_silhouette()
    assert not re.search("fill|#", drawn)
    whole = draw_monster(THEMES["day"].white, "#ff0000")
    assert len(outlines(drawn) & outlines(whole)) >= 4, "trunk, head, tail and sting"
