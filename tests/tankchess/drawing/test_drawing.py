"""The drawing of a position: everything is there, in words too, and nothing is said by colour alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import msgspec
import pytest

from behemoth.games.errors import InvalidText
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, Heading
from behemoth.tankchess.board.move import Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import BLACK, WHITE, piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import bit, to_square
from behemoth.tankchess.drawing import Arrow, Mark, draw
from behemoth.tankchess.drawing.badges import BADGES
from behemoth.tankchess.drawing.ground import SURFACES, define_ground
from behemoth.tankchess.drawing.outline import Border, clusters, loops
from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.drawing.vehicles import SHAPES, draw_silhouette
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS
from behemoth.tankchess.tables.terrain import TERRAINS
from behemoth.tankchess.text.scheme_files import load_scheme
from scripts.pictures import FOLDER, all_pieces, middle_game, pictures

SVG = "{http://www.w3.org/2000/svg}"
START = load_scheme("basic-16").position()
EVERYTHING = all_pieces()


def parse(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def with_data(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in root.iter() if f"data-{name}" in found.attrib]


def titles(root: ElementTree.Element, name: str) -> list[str]:
    return [found.findtext(f"{SVG}title") or "" for found in with_data(root, name)]


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
    assert titles(root, "stack") == ["Two stacked wrecks, N3"]
    assert sorted(titles(root, "body")) == ["Fallen Monster, P2, P3", "Fallen Monster, R2, S2"]
    assert titles(root, "falling") == ["Destroyed Monster about to fall, S15"]
    assert {found.attrib["data-ground"] for found in with_data(root, "ground")} == {row.name for row in TERRAINS}
    assert any(title.endswith("water: E1, F1") for title in titles(root, "ground"))


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


def test_a_won_game_says_who_won_and_has_no_turn() -> None:
    over = Position.make(8, START.pieces[:1], result=Result(BLACK, "destroyed"))
    root = parse(draw(over))
    assert "Black has won" in (root.findtext(f"{SVG}title") or "")
    assert not with_data(root, "turn")


def test_the_two_orientations_are_half_turns_of_each_other() -> None:
    here, there = parse(draw(START)), parse(draw(START, flipped=True))
    assert len(places(here)) == len(START.pieces)
    side = START.size * 40
    assert places(there) == [(side - x, side - y) for x, y in places(here)]
    texts = [[found.text for found in root.iter(f"{SVG}text")] for root in (here, there)]
    assert texts[0] != texts[1]
    assert sorted(map(str, texts[0])) == sorted(map(str, texts[1]))


@pytest.mark.parametrize("heading", HEADINGS)
def test_symbols_stay_upright(heading: Heading) -> None:
    """A turned diamond would be a square: the figure turns, its symbol does not."""
    position = Position.make(8, [piece(BY_CODE["MT"], WHITE, to_square("D4"), heading)])
    for flipped in (False, True):
        (found,) = with_data(parse(draw(position, flipped=flipped)), "piece")
        uses = {item.attrib["href"].split("-", 1)[1]: item.attrib["transform"] for item in found.iter(f"{SVG}use")}
        assert uses["mt-white"] == f"rotate({(heading * 45 + 180 * flipped) % 360})"
        assert "rotate" not in uses["badge-mt-white"]


def test_last_move_arrows_and_marks_are_there() -> None:
    before, last = middle_game()
    assert last in list_moves(before)
    arrows = [Arrow(to_square("A1"), to_square("C5"), role) for role in ("mine", "go", "danger")]
    marks = [Mark(to_square("E5"), "wedge", heading) for heading in HEADINGS]
    root = parse(draw(after(before, last), last=last, arrows=arrows, marks=marks))
    assert titles(root, "last") == ["Last move: L5 to L9. Struck: J11."]
    assert [found.attrib["data-effect"] for found in with_data(root, "effect")] == ["shot"]
    assert [found.attrib["data-arrow"] for found in with_data(root, "arrow")] == ["mine", "go", "danger"]
    assert titles(root, "arrow")[2] == "Arrow from A1 to C5: danger"
    assert len(with_data(root, "mark")) == 8
    assert titles(root, "mark")[1] == "E5: can go there NE"


def test_arrows_differ_by_more_than_colour() -> None:
    forms = set()
    for role in ("mine", "go", "danger"):
        (found,) = with_data(parse(draw(START, arrows=[Arrow(0, 80, role)])), "arrow")
        paths = list(found.iter(f"{SVG}path"))
        forms.add((paths[-1].attrib["d"], paths[-2].attrib.get("stroke-dasharray")))
    assert len(forms) == 3


@pytest.mark.parametrize("what", EffectKind)
def test_every_effect_of_the_last_move_is_drawn(what: EffectKind) -> None:
    to = to_square("G7") if what is EffectKind.THROW else -1
    last = Move(to_square("A1"), to_square("C3"), Heading.NE, (Effect(what, to_square("E5"), to),))
    root = parse(draw(START, last=last))
    assert [found.attrib["data-effect"] for found in with_data(root, "effect")] == [what.name.lower()]


def test_leaving_and_falling_as_last_move() -> None:
    left = Move(to_square("C16"), -1, -1)
    assert titles(parse(draw(START, last=left)), "last") == ["Last move: C16 off the board."]
    fallen = Position.make(8, (), bodies=[Body(to_square("C3"), Heading.E)])
    (trail,) = with_data(parse(draw(fallen, last=Fall(Heading.E))), "last")
    assert len(list(trail.iter(f"{SVG}rect"))) == 2


def test_marks_as_text() -> None:
    marks = {to_square("C3"): "ring", to_square("D4"): "wedge NO", to_square("E5"): "cross", to_square("F6"): "dot"}
    found = [item.attrib["data-mark"] for item in with_data(parse(draw(START, marks=marks)), "mark")]
    assert found == ["ring", "wedge", "cross", "dot"]


@pytest.mark.parametrize("text", ["blob", "wedge", "wedge X", "dot NE", ""])
def test_a_wrong_mark_is_explained(text: str) -> None:
    with pytest.raises(InvalidText, match="is not a mark"):
        draw(START, marks={0: text})


def test_a_wrong_theme_is_explained() -> None:
    with pytest.raises(InvalidText, match=r"no theme called “sepia”.*day, night, contrast") as caught:
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


def test_size_and_coordinates() -> None:
    plain = parse(draw(START, coordinates=False, cell=20))
    assert float(plain.attrib["width"]) == 20 * 16 + 10
    assert not list(plain.iter(f"{SVG}text"))
    assert not with_data(plain, "rose")
    assert with_data(parse(draw(START)), "rose")


def test_every_kind_has_a_symbol_and_a_silhouette_of_its_own() -> None:
    vehicles = [kind for kind in KINDS if not kind.giant]
    assert {kind.code for kind in vehicles} == BADGES.keys() == SHAPES.keys()
    assert len(set(map(msgspec.json.encode, BADGES.values()))) == len(vehicles)
    assert len({draw_silhouette(kind) for kind in vehicles}) == len(vehicles)


def test_heavier_is_larger() -> None:
    widths = [SHAPES[mark].half for mark in ("AC", "LT", "MT", "HT", "ST", "UT")]
    assert widths == sorted(set(widths))


def test_a_kind_the_tables_do_not_have_shows_its_letter() -> None:
    kind = msgspec.structs.replace(BY_CODE["MT"], code="LT2", letter="Q")
    stranger = Position.make(8, [piece(kind, WHITE, to_square("D4"), Heading.N)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("behemoth.tankchess.drawing.words.Words.piece", lambda *_: "a stranger")
        assert ">Q</text>" in draw(stranger, coordinates=False)


def test_every_terrain_has_a_pattern_of_its_own() -> None:
    assert SURFACES.keys() == {row.name for row in TERRAINS}
    look = THEMES["day"]
    drawn = {define_ground({name: [(0, 0)]}, look).split(">", 1)[1] for name in SURFACES}
    assert len(drawn) == len(SURFACES)


def test_a_wreck_under_a_monster_is_not_hidden_by_it() -> None:
    here = to_square("D4")
    alone = Position.make(8, (), wrecks={here: BY_CODE["MT"]})
    under = Position.make(8, [piece(BY_CODE["M"], WHITE, here, Heading.N)], wrecks={here: BY_CODE["MT"]})
    drawn = [with_data(parse(draw(position)), "wreck")[0] for position in (alone, under)]
    spots = [list(found.iter(f"{SVG}use"))[-1].attrib["transform"] for found in drawn]
    assert spots[0].startswith("translate(140 180)")
    assert not spots[1].startswith("translate(140 180)")


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


def test_a_stack_is_drawn_without_any_wreck() -> None:
    root = parse(draw(Position.make(8, (), Ground(), stacks=bit(to_square("C3")))))
    assert len(with_data(root, "stack")) == 1
    assert not with_data(root, "wreck")


def test_the_pictures_of_the_documentation_are_up_to_date() -> None:
    """If this fails: ``python scripts/pictures.py``, look at them, and commit them."""
    made = pictures()
    assert made.keys() <= {file.name for file in FOLDER.glob("*.svg")}
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text + "\n", name
