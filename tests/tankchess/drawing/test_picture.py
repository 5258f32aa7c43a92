"""The drawing of a position: everything is there, in words too, and nothing is said by colour alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest

from behemoth.games.errors import InvalidText
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.drawing import Arrow, draw
from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.tables.terrain import TERRAINS
from scripts.pictures import FOLDER, all_pieces, pictures
from tests.tankchess.drawing.reading import START, SVG, parse, titles, with_data

EVERYTHING = all_pieces()


def places(root: ElementTree.Element) -> list[tuple[float, float]]:
    found = (
        re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", item.attrib["transform"]) for item in with_data(root, "piece")
    )
    return [(float(match[1]), float(match[2])) for match in found if match]


def references(root: ElementTree.Element) -> Iterator[str]:
    for found in root.iter():
        for name, value in found.attrib.items():
            if name == "href":
                yield value.removeprefix("#")
            yield from re.findall(r"url\(#([^)]*)\)", value)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("flipped", [False, True])
def test_everything_on_the_board_is_drawn_and_said(theme: str, flipped: bool) -> None:
    root = parse(draw(EVERYTHING, theme=theme, flipped=flipped))
    assert len(titles(root, "piece")) == len(EVERYTHING.pieces)
    assert "White: medium tank, C20, heading N" in titles(root, "piece")
    assert len(titles(root, "wreck")) == len(EVERYTHING.wrecks)
    assert "Wreck (heavy tank), D3" in titles(root, "wreck")
    assert titles(root, "stack") == ["Two stacked wrecks, Q3"]
    assert sorted(titles(root, "body")) == ["Fallen Monster, P2, P3", "Fallen Monster, R2, S2"]
    assert titles(root, "falling") == ["Destroyed Monster about to fall, U15"]
    assert {found.attrib["data-ground"] for found in with_data(root, "ground")} == {row.name for row in TERRAINS}
    assert any(title.endswith("water: E1, F1") for title in titles(root, "ground"))


def test_the_two_orientations_are_half_turns_of_each_other() -> None:
    here, there = parse(draw(START)), parse(draw(START, flipped=True))
    assert len(places(here)) == len(START.pieces)
    side = START.size * 40
    assert places(there) == [(side - x, side - y) for x, y in places(here)]
    texts = [[found.text for found in root.iter(f"{SVG}text")] for root in (here, there)]
    assert texts[0] != texts[1]
    assert sorted(map(str, texts[0])) == sorted(map(str, texts[1]))


def test_a_wrong_theme_is_explained() -> None:
    with pytest.raises(InvalidText, match=r'no theme called "sepia".*day, night, contrast') as caught:
        draw(START, theme="sepia")
    assert "Farbschema" in caught.value.sentence("de")


def test_the_same_position_gives_the_same_text() -> None:
    again = Position.make(16, reversed(START.pieces), START.ground)
    assert draw(START) == draw(again) == START._repr_svg_()


def test_several_drawings_on_one_page_do_not_clash() -> None:
    drawn = [draw(START), draw(START, theme="night"), draw(START, flipped=True), draw(EVERYTHING)]
    named = [{found.attrib["id"] for found in parse(text).iter() if "id" in found.attrib} for text in drawn]
    assert all(not one & other for one, other in combinations(named, 2))


@pytest.mark.parametrize("position", [START, EVERYTHING], ids=["start", "everything"])
def test_it_is_self_contained(position: Position) -> None:
    text = draw(position)
    root = parse(text)
    names = [found.attrib["id"] for found in root.iter() if "id" in found.attrib]
    assert len(names) == len(set(names))
    assert set(references(root)) <= set(names)
    assert not {found.tag for found in root.iter()} & {f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}a"}
    assert text.count("http") == 1
    assert not any(name.startswith("on") for found in root.iter() for name in found.attrib)


def test_it_is_small_and_its_numbers_are_short() -> None:
    text = draw(START, arrows=[Arrow(0, to_square("H3"))])
    assert len(text.encode()) < 60_000
    assert not re.search(r"\.\d{3}", text)


def test_the_pictures_of_the_documentation_are_up_to_date() -> None:
    """If this fails: ``python scripts/pictures.py``, look at them, and commit them."""
    made = pictures()
    assert made.keys() <= {file.name for file in FOLDER.glob("*.svg")}
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text + "\n", name
