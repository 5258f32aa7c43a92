"""What a drawing says in words."""

from __future__ import annotations

from behemoth.tankchess.drawing import draw
from tests.tankchess.drawing.reading import START, SVG, parse


def test_the_whole_is_said_in_words() -> None:
    root = parse(draw(START))
    assert root.findtext(f"{SVG}title") == "Tank Chess, 16 × 16 squares, White to move"
    assert (root.findtext(f"{SVG}desc") or "").count(";") == len(START.pieces) - 1
    assert root.attrib["role"] == "img"
    named = {found.attrib.get("id") for found in root.iter()}
    assert set(root.attrib["aria-labelledby"].split()) <= named


def test_it_speaks_german() -> None:
    root = parse(draw(START, language="de"))
    assert root.findtext(f"{SVG}title") == "Tank Chess, 16 × 16 Felder, Weiß ist am Zug"
    assert root.attrib["lang"] == "de"
