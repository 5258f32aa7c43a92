"""Arrows and marks."""

from __future__ import annotations

import pytest

from behemoth.games.errors import InvalidText
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.drawing import Arrow, draw
from tests.tankchess.drawing.reading import START, SVG, parse, with_data


def test_arrows_differ_by_more_than_colour() -> None:
    forms = set()
    for role in ("mine", "go", "danger"):
        (found,) = with_data(parse(draw(START, arrows=[Arrow(0, 80, role)])), "arrow")
        paths = list(found.iter(f"{SVG}path"))
        forms.add((paths[-1].attrib["d"], paths[-2].attrib.get("stroke-dasharray")))
    assert len(forms) == 3


def test_marks_as_text() -> None:
    marks = {to_square("C3"): "ring", to_square("D4"): "wedge NO", to_square("E5"): "cross", to_square("F6"): "dot"}
    found = [item.attrib["data-mark"] for item in with_data(parse(draw(START, marks=marks)), "mark")]
    assert found == ["ring", "wedge", "cross", "dot"]


@pytest.mark.parametrize("text", ["blob", "wedge", "wedge X", "dot NE", ""])
def test_a_wrong_mark_is_explained(text: str) -> None:
    with pytest.raises(InvalidText, match="is not a mark"):
        draw(START, marks={0: text})
