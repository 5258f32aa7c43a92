"""Schemes: the files that come along, the text format and every way a file can be broken (TC8.1 to TC8.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games.errors import InvalidText
from behemoth.locale import LANGUAGES
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, STEPS, Heading
from behemoth.tankchess.board.move import HARMLESS
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE, piece
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.board.squares import BOARDS, Squares, each, shift, to_square
from behemoth.tankchess.options import STANDARD
from behemoth.tankchess.rules.moves import count_moves, list_moves
from behemoth.tankchess.rules.setup_faults import setup_faults
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS
from behemoth.tankchess.tables.terrain import BY_NAME, TERRAINS
from behemoth.tankchess.text.scheme_files import load_scheme
from behemoth.tankchess.text.scheme_text import FORWARD, read_scheme, scheme_text
from tests.tankchess.text.small_scheme import NAMES, SMALL, swap


def shipped_bytes(name: str) -> bytes:
    return files("behemoth.tankchess").joinpath("schemes", f"{name}.txt").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_files_are_in_the_usual_form(name: str) -> None:
    scheme = read_scheme(shipped_bytes(name))
    assert scheme == load_scheme(name)
    assert scheme_text(scheme).encode() == shipped_bytes(name)
    assert scheme.name == name
    assert all((*scheme.titles, *scheme.notes)), "every language has its texts"


@pytest.mark.parametrize("name", NAMES)
def test_nobody_can_fire_on_the_first_move(name: str) -> None:
    scheme = load_scheme(name)
    moves = list_moves(scheme.position(scheme.rules))
    assert not any(effect.kind not in HARMLESS for move in moves for effect in move.effects)


def army(name: str, side: int = WHITE) -> Counter[str]:
    return Counter(piece.kind.code for piece in load_scheme(name).pieces if piece.side == side)


@pytest.mark.rule("TC8.2")
def test_basic_20_has_the_fourteen_pieces_of_the_large_board() -> None:
    for side in SIDES:
        assert army("basic-20", side) == {"HT": 2, "MT": 3, "LT": 4, "CLT": 1, "TD": 2, "HM": 2}


@pytest.mark.rule("TC8.2")
def test_basic_20_has_about_one_obstacle_in_five_squares() -> None:
    ground = load_scheme("basic-20").ground
    assert ground.everything == ground.high
    assert 0.18 <= ground.high.bit_count() / 400 <= 0.22


def shapes(squares: Squares) -> Iterator[Squares]:
    """The parts that hang together by their sides."""
    while squares:
        part, last = squares & -squares, 0
        while part != last:
            last = part
            for side in STEPS[::2]:
                part |= shift(last, side) & squares
        squares &= ~part
        yield part


def outline(cells: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """A shape whatever its place, turn and side up: the least of its eight looks, moved to the corner."""
    looks = []
    for look in range(8):
        turned = [(y, x) if look & 1 else (x, y) for x, y in cells]
        turned = [(-x if look & 2 else x, -y if look & 4 else y) for x, y in turned]
        left, low = min(x for x, _ in turned), min(y for _, y in turned)
        looks.append(tuple(sorted((x - left, y - low) for x, y in turned)))
    return min(looks)


def drawn(*rows: str) -> tuple[tuple[int, int], ...]:
    return outline([(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"])


LOOSE_SHAPES = {
    drawn("#"),
    drawn("##"),
    drawn("###"),
    drawn("##", "# "),
    drawn("##  ", " ###"),
    drawn("##", "##", "# "),
    drawn("#####", "  ## "),
}


@pytest.mark.rule("TC8.2")
def test_basic_20_is_built_from_the_loose_shapes_of_the_set() -> None:
    found = {outline([(s % 25, s // 25) for s in each(shape)]) for shape in shapes(load_scheme("basic-20").ground.high)}
    assert found <= LOOSE_SHAPES
    assert len(found) == len(LOOSE_SHAPES) - 1  # all but the single square


@pytest.mark.rule("TC8.3")
def test_the_learning_board_has_few_pieces() -> None:
    assert army("first-steps-10") == {"CLT": 1, "LT": 2, "MT": 1, "HT": 1}


@pytest.mark.rule("TC8.3")
@pytest.mark.parametrize("name", ["monster-16", "monster-20"])
def test_the_monster_boards_have_a_monster_a_side_and_every_terrain(name: str) -> None:
    assert army(name)["M"] == army(name, BLACK)["M"] == 1
    assert all(load_scheme(name).ground.areas[:6])  # all but the land mines of section 12


@pytest.mark.rule("TC8.3")
def test_what_is_not_the_publishers_is_said_to_be_unofficial() -> None:
    unofficial = {kind.code for kind in KINDS if not kind.official}
    used = {name for name in NAMES if unofficial & army(name).keys() or load_scheme(name).rules != STANDARD}
    assert used >= {"expansion-20", "everything-16", "bulldozers-12", "flag-12", "last-tank-12", "remote-mines-12"}
    assert unofficial == unofficial & set().union(*(army(name).keys() for name in used))
    for name in used:
        assert "unofficial" in load_scheme(name).note("en")
        assert "inoffiziell" in load_scheme(name).note("de")


@pytest.mark.rule("TC8.1")
def test_a_file_with_everything() -> None:
    scheme = read_scheme(SMALL)
    assert (scheme.name, scheme.titles, scheme.size) == ("small-8", ("Small", "Klein"), 8)
    assert (scheme.official, scheme.symmetric, scheme.clock) == (False, False, 5)
    assert scheme.note("de") == "Für Tests."
    assert scheme.comments == ("A comment.",)
    assert set(scheme.pieces) == {
        piece(BY_CODE["CLT"], WHITE, to_square("E1"), Heading.N),
        piece(BY_CODE["LT"], WHITE, to_square("B2"), Heading.NE),
        piece(BY_CODE["CLT"], BLACK, to_square("D8"), Heading.S),
        piece(BY_CODE["LT"], BLACK, to_square("G7"), Heading.SW),
    }
    on = {name: scheme.ground.at(to_square(name)) for name in ("B6", "D6", "F6", "B4", "C3", "E3", "B2", "A1")}
    words = {name: terrain.name if terrain else "open" for name, terrain in on.items()}
    assert list(words.values()) == ["high", "low", "water", "tree", "mud", "hedge", "hedge", "open"]
    assert scheme.wrecks == ((to_square("D5"), BY_CODE["MT"]),)
    assert scheme_text(scheme) == SMALL
    assert read_scheme(SMALL.encode()) == scheme


def test_order_spaces_line_ends_and_german_headings_are_free() -> None:
    loose = SMALL.replace("name: small-8\n", "").replace("\n\n", "\n\nNAME :  small-8\n\n", 1)
    loose = loose.replace("B2 NE", "b2  no").replace(" 5 . ", "5   .   ").replace("// A", "  //A")
    assert scheme_text(read_scheme("\ufeff" + loose.replace("\n", "\r\n") + "\n\n")) == SMALL


@st.composite
def schemes(draw: st.DrawFn) -> Scheme:
    """Any scheme a file can hold, sensible or not."""
    size = draw(st.integers(8, 24))
    squares = draw(st.lists(st.sampled_from(list(each(BOARDS[size]))), unique=True, max_size=40))
    cut = draw(st.integers(0, len(squares)))
    sorts = st.tuples(st.sampled_from(KINDS), st.sampled_from(SIDES), st.sampled_from(HEADINGS))
    pieces = [piece(kind, side, square, heading) for square in squares[:cut] for kind, side, heading in [draw(sorts)]]
    areas = [0] * len(TERRAINS)
    for square in squares[cut // 2 :]:
        areas[draw(st.integers(0, len(TERRAINS) - 1))] |= 1 << square
    text = st.text(st.characters(codec="utf-8", exclude_characters="\n"), min_size=1).map(str.strip).filter(bool)
    wrecks = draw(st.dictionaries(st.sampled_from(list(each(BOARDS[size]))), st.sampled_from(KINDS), max_size=4))
    return Scheme(
        name=draw(st.from_regex(r"[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}", fullmatch=True)),
        titles=(draw(text), draw(text)),
        size=size,
        pieces=tuple(sorted(pieces, key=lambda one: (one.side, one.square))),
        ground=Ground(tuple(areas)),
        wrecks=tuple(sorted(wrecks.items())),
        official=draw(st.booleans()),
        symmetric=draw(st.booleans()),
        clock=draw(st.none() | st.integers(1, 600)),
        notes=(draw(st.just("") | text), draw(st.just("") | text)),
        comments=tuple(draw(st.lists(st.just("") | text, max_size=2))),
    )


@pytest.mark.rule("TC8.1")
@settings(max_examples=60, deadline=None)
@given(schemes())
def test_reading_what_was_written_gives_the_same(scheme: Scheme) -> None:
    assert read_scheme(scheme_text(scheme)) == scheme
    assert read_scheme(scheme_text(scheme).encode()) == scheme


def test_forward_is_towards_the_enemy() -> None:
    assert FORWARD == (Heading.N, Heading.S)
    assert "heading" not in scheme_text(load_scheme("basic-16"))


#: What is done to the small file, the sentence's key, the rule, and what the sentence must contain.
BROKEN: list[tuple[Callable[[str], str], str, str, tuple[str, ...]]] = [
    (lambda _: "", "key-missing", "TC8.1", ("name",)),
    (swap("name: small-8\n", ""), "key-missing", "TC8.1", ("name",)),
    (swap("title en: Small\n", ""), "key-missing", "TC8.1", ("title en",)),
    (swap("official: no\n", ""), "key-missing", "TC8.1", ("official",)),
    (swap("symmetry: asymmetric\n", ""), "key-missing", "TC8.1", ("symmetry",)),
    (swap("clock: 5", "clock 5"), "line", "TC8.1", ("7", "clock 5")),
    (swap("clock: 5", "klock: 5"), "key", "TC8.1", ("7", "klock", "title de")),
    (swap("clock: 5", "official: yes"), "key-twice", "TC8.1", ("7", "official")),
    (swap("clock: 5", "clock:  "), "value-empty", "TC8.1", ("7", "clock")),
    (swap("name: small-8", "name: Small 8"), "name", "TC8.1", ("2", "Small 8")),
    (swap("name: small-8", "name: ../x"), "name", "TC8.1", ("2", "../x")),
    (swap("name: small-8", "name: " + "x" * 41), "name", "TC8.1", ("2", "xxx…")),
    (swap("official: no", "official: maybe"), "choice", "TC8.4", ("5", "maybe", "yes / no")),
    (swap("symmetry: asymmetric", "symmetry: mirror"), "choice", "TC8.4", ("6", "mirror", "half-turn / asymmetric")),
    (swap("clock: 5", "clock: 0"), "clock", "TC4.5", ("7", '"0"', "600")),
    (swap("clock: 5", "clock: 601"), "clock", "TC4.5", ("7", "601")),
    (swap("clock: 5", "clock: ٥"), "clock", "TC4.5", ("7", "٥")),
    (lambda text: text.split("\n\n")[0], "no-drawing", "TC8.1", ()),
    (swap("   A B C D E F G H\n", ""), "columns-first", "TC8.1", ("14", "A B C")),
    (swap("A B C D", "A B D D"), "column", "TC1.1", ("14", "column 8", '"D"', "letter C")),
    (swap("A B C D", "A B c D"), "column", "TC1.1", ("14", '"c"', "letter C")),
    (swap(" G H\n", " G\n"), "size", "TC1.1", ("14", "7", "8 to 24")),
    (swap(" G H\n", " G H I J K L M N O P Q R S T U V W X Y\n"), "size", "TC1.1", ("14", "25")),
    (swap(" 5 .", " 4 ."), "row", "TC1.1", ("18", "row 5", '"4"')),
    (swap(" 8 .", " 9 ."), "row", "TC1.1", ("15", "row 8", '"9"')),
    (swap("\n 5 .", "\n\n 5 ."), "row-blank", "TC1.1", ("18", "row 5")),
    (swap(" 2 . L . . . . . .\n 1 . . . . C . . .\n", ""), "rows-missing", "TC1.1", ("row 2", "8")),
    (swap(" 1 . . . . C . . .", " 1 . . . . C . ."), "row-length", "TC1.1", ("22", "row 1", "7 squares", "8")),
    (swap(" 1 . . . . C . . .", " 1 . . . . C . . . ."), "row-length", "TC1.1", ("22", "9 squares")),
    (swap(" 1 . . . . C . . .", " 1"), "row-length", "TC1.1", ("22", "0 squares")),
    (swap("F G H\n 8 . . . c", "F G H\n 8 . . . q"), "sign", "TC8.1", ("15", "column 10", "D8", '"q"')),
    (swap(" 6 . # .", " 6 . ## "), "sign", "TC8.1", ("17", "B6", "##")),
    (lambda text: text + "that is all\n", "after", "TC8.1", ("23", "that is all")),
    (lambda text: text + "\n\nthat is all\n", "after", "TC8.1", ("25", "that is all")),
    (swap("B2 NE, ", "B2NE, "), "place", "TC8.1", ("10", "heading", "B2NE")),
    (swap("B2 NE, G7 SW", "B2 NE,"), "place", "TC8.1", ("10", "heading")),
    (swap("B2 NE", "B2 NE E"), "place", "TC8.1", ("10", "B2 NE E")),
    (swap("B2 NE", "B9 NE"), "square", "TC1.1", ("10", "B9", "does not have")),
    (swap("B2 NE", "I2 NE"), "square", "TC1.1", ("10", "I2")),
    (swap("D5 MT", "55 MT"), "square", "TC1.1", ("12", "wrecks", "55")),
    (swap("B2 NE, G7", "B2 NE, B2"), "square-twice", "TC8.1", ("10", "B2")),
    (swap("D5 MT", "D5 MT, d5 LT"), "square-twice", "TC8.1", ("12", "D5")),
    (swap("B2 NE", "B3 NE"), "no-piece", "TC8.1", ("10", "heading", "B3")),
    (swap("B2 hedge", "E3 hedge"), "no-piece", "TC8.1", ("11", "under", "E3")),
    (swap("B2 NE", "B2 UP"), "heading", "TC8.1", ("10", "B2", "UP")),
    (swap("B2 hedge", "B2 lava"), "terrain", "TC8.1", ("11", "B2", "lava")),
    (swap("D5 MT", "D5 XT"), "kind", "TC8.1", ("12", "D5", "XT")),
]


@pytest.mark.rule("TC8.1", "TC1.1")
@pytest.mark.parametrize(("change", "key", "rule", "words"), BROKEN, ids=[case[1] for case in BROKEN])
def test_a_broken_file_is_told_in_one_sentence(
    change: Callable[[str], str], key: str, rule: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(InvalidText) as caught:
        read_scheme(change(SMALL))
    assert caught.value.key == f"error-scheme-{key}"
    assert caught.value.rule == rule
    sentence = caught.value.sentence("en")
    assert all(word in sentence for word in words), sentence
    check_sentences(caught.value)


def check_sentences(error: InvalidText) -> None:
    texts = [error.sentence(language) for language in LANGUAGES]
    assert len(set(texts)) == len(texts)
    assert all(text.isprintable() and text.endswith(f"({error.rule})") for text in texts), texts


@pytest.mark.rule("TC8.1")
def test_bytes_that_are_no_text() -> None:
    with pytest.raises(InvalidText) as caught:
        read_scheme(SMALL.replace("ü", "\xfc").encode("latin-1"))
    assert caught.value.key == "error-scheme-bytes"
    assert "Line 9 " in caught.value.sentence("en")
    check_sentences(caught.value)


@pytest.mark.rule("TC8.1")
def test_an_empty_file_has_no_drawing_after_its_header_either() -> None:
    with pytest.raises(InvalidText) as caught:
        read_scheme("\n".join(SMALL.split("\n")[:12]))
    assert caught.value.key == "error-scheme-no-drawing"


def read_or_complain(text: str | bytes) -> None:
    """Reading gives a scheme that survives writing, or the documented error with its sentences; nothing else."""
    try:
        scheme = read_scheme(text)
    except InvalidText as error:
        check_sentences(error)
    else:
        assert read_scheme(scheme_text(scheme)) == scheme


SIGNS = st.sampled_from("\n\r\t :,.#=~%^/AaBCcX0918-ßé\x00\x1b\u2028\ud800") | st.characters()


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_mutation_raises_anything_else(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([SMALL, scheme_text(load_scheme("monster-16"))]))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.sampled_from([0, 1, 1, 2, 5, 40])))
        text = text[:start] + data.draw(st.text(SIGNS, max_size=3)) + text[end:]
    read_or_complain(text)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_no_shuffling_of_lines_raises_anything_else(data: st.DataObject) -> None:
    lines = SMALL.split("\n")
    picked = data.draw(st.lists(st.sampled_from(lines), max_size=30) | st.permutations(lines))
    read_or_complain("\n".join(picked))


@settings(max_examples=100, deadline=None)
@given(st.text(SIGNS) | st.binary())
def test_no_text_at_all_raises_anything_else(text: str | bytes) -> None:
    read_or_complain(text)


def test_terrain_words_of_the_header_are_those_of_the_table() -> None:
    for name in BY_NAME:
        ground = read_scheme(SMALL.replace("B2 hedge", f"B2 {name}")).ground
        assert ground.at(to_square("B2")) is BY_NAME[name]


PAGE = Path(__file__).parents[3] / "docs" / "schemes.md"


def test_the_example_of_the_page_is_valid_and_in_the_usual_form() -> None:
    example = PAGE.read_text(encoding="utf-8").split("```")[1].lstrip("\n")
    scheme = read_scheme(example)
    assert setup_faults(scheme) == ()
    assert scheme_text(scheme) == example


def test_the_gallery_of_the_page_is_true() -> None:
    rows = [line.split("|") for line in PAGE.read_text(encoding="utf-8").split("\n") if "×" in line and "|" in line]
    told = {row[1].strip(" `"): tuple(int(cell.split("×")[0]) for cell in row[2:5]) for row in rows}
    assert told == {
        name: (scheme.size, len(scheme.pieces) // 2, count_moves(scheme.position(scheme.rules)))
        for name, scheme in ((name, load_scheme(name)) for name in NAMES)
    }


def test_the_page_names_every_sign() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{terrain.sign}` | " in page and f"`{terrain.name}`" in page for terrain in TERRAINS)
    assert all(f"| `{kind.letter}` | {kind.code}, " in page for kind in KINDS)
