"""Writing SVG: short numbers, safe words, paths."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from behemoth.tankchess.drawing import svg


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "1"), (0.5, "0.5"), (1.005, "1"), (-0.001, "0"), (-0.0, "0"), (100, "100"), (2.129, "2.13")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_attributes_are_written_with_hyphens_and_without_trailing_lines() -> None:
    assert svg.element("path", stroke_width=1.5, class_="x") == '<path stroke-width="1.5" class="x"/>'
    assert svg.group(svg.box(0, 1, 2, 3), svg.circle(1, 2, 3)) == (
        '<g><rect x="0" y="1" width="2" height="3"/><circle cx="1" cy="2" r="3"/></g>'
    )
    assert 'rx="4"' in svg.box(0, 1, 2, 3, 4)


def test_words_cannot_break_out() -> None:
    evil = "<b>&\"'>"
    found = ElementTree.fromstring(svg.element("g", svg.words(1, 2, evil), svg.title(evil), aria_label=evil))
    assert [child.text for child in found] == [evil, evil]
    assert found.attrib["aria-label"] == evil


def test_paths_and_transforms() -> None:
    assert svg.line([(0, 0), (1.5, 2)]) == "M0 0L1.5 2"
    assert svg.ring([(0, 0), (1, 0), (1, 1)]) == "M0 0L1 0L1 1Z"
    assert svg.move(1, 2) == "translate(1 2)"
    assert svg.move(1, 2, 45, 0.5) == "translate(1 2)rotate(45)scale(0.5)"
    assert svg.fill_of("mud") == f"url(#{svg.named('mud')})"
    assert svg.use("mud", svg.turned(90)) == f'<use href="#{svg.named("mud")}" transform="rotate(90)"/>'
