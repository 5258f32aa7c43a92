"""The values the rules package is made of: squares, headings, kinds, pieces, ground, positions and their hashes."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import behemoth.tankchess
from behemoth.games import InvalidText
from behemoth.tankchess.board import hashing, squares
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import (
    FALL_DIRECTIONS,
    HEADINGS,
    NO_HEADING,
    STEPS,
    VECTORS,
    Heading,
)
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE, piece
from behemoth.tankchess.board.position import Body, Position, Result, whole_key
from behemoth.tankchess.board.squares import LARGEST, OFF, SMALLEST, name_of, read_square, to_square
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.tables.kinds import AHEAD, BY_CODE, BY_LETTER, FAN, KINDS
from behemoth.tankchess.tables.terrain import TERRAINS
from behemoth.tankchess.text.heading_text import heading_word, read_heading
from behemoth.tankchess.text.position_text import read_position
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import area, board, lie_of, man, place, play, texts
from tests.tankchess.strategies import random_position

SIZES = range(SMALLEST, LARGEST + 1)


# --- squares -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", SIZES)
def test_names_and_squares_are_inverse(size: int) -> None:
    every = [squares.square_at(column, row) for row in range(size) for column in range(size)]
    assert list(squares.each(squares.BOARDS[size])) == every
    for square in every:
        assert read_square(name_of(square), size) == read_square(name_of(square).lower(), size) == square
        assert name_of(square) == f"{squares.COLUMNS[squares.column_of(square)]}{squares.row_of(square) + 1}"
        assert squares.on_board(square, size)
    assert len({name_of(square) for square in every}) == size * size


@pytest.mark.rule("TC1.1")
def test_columns_are_letters_from_the_left_and_rows_numbers_from_below() -> None:
    assert squares.column_of(to_square("A7")) == 0
    assert squares.row_of(to_square("K1")) == 0
    assert (squares.column_of(to_square("P16")), squares.row_of(to_square("P16"))) == (15, 15)


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("name", ["", "A", "1", "A0", "A01", "A17", "Q1", "Z3", "AA1", "A1 ", "A-1", "1A", "Ä1", "A²"])
def test_no_square_of_a_board_of_16(name: str) -> None:
    assert read_square(name, 16) is None


def test_to_square_refuses_what_is_no_square() -> None:
    with pytest.raises(ValueError, match="Y1"):
        to_square("Y1")


@pytest.mark.parametrize("size", [8, 16, 23, 24])
def test_shifting_never_crosses_an_edge(size: int) -> None:
    """Each square moved by each step is the neighbour by columns and rows, or nothing."""
    for square in squares.each(squares.BOARDS[size]):
        for step, (columns, rows) in zip(STEPS, VECTORS, strict=True):
            column, row = squares.column_of(square) + columns, squares.row_of(square) + rows
            inside = 0 <= column < size and 0 <= row < size
            expected = 1 << squares.square_at(column, row) if inside else 0
            assert squares.shift(1 << square, step) & squares.BOARDS[size] == expected


def test_off_is_on_no_board() -> None:
    assert not any(squares.on_board(OFF, size) for size in SIZES)


def test_sets_of_squares() -> None:
    some = area("C3 A1 H8")
    assert some == squares.union(squares.each(some)) == sum(squares.bit(square) for square in squares.each(some))
    assert squares.names(some) == "A1, C3, H8"
    assert squares.names(0) == ""


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", [0, 7, 25, 99])
def test_no_board_of_other_sizes(size: int) -> None:
    line = f"{size}_{'-'.join([str(size)] * size)}_CLTA1N_CLTB3S_w"
    with pytest.raises(InvalidText) as caught:
        read_position(line)
    assert (caught.value.key, caught.value.rule) == ("error-line-size", "TC1.1")


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", [8, 24])
def test_the_smallest_and_the_largest_board(size: int) -> None:
    position = read_position(f"{size}_{'-'.join([str(size)] * size)}_CLTA1N_CLTB3S_w")
    assert position.size == size
    assert len(texts(position)) > 10


# --- headings ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC1.1")
def test_eight_headings_clockwise_from_n() -> None:
    assert [heading.name for heading in HEADINGS] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    assert VECTORS[Heading.N] == (0, 1)  # towards row n
    assert VECTORS[Heading.E] == (1, 0)
    ahead = dict(zip(HEADINGS, ["E6", "F6", "F5", "F4", "E4", "D4", "D5", "D6"], strict=True))
    assert {heading: name_of(to_square("E5") + STEPS[heading]) for heading in HEADINGS} == ahead


@pytest.mark.parametrize("heading", HEADINGS)
def test_turning(heading: Heading) -> None:
    assert heading.turned(1).turned(-1) is heading.turned(8) is heading
    assert heading.opposite is heading.turned(4) is heading.turned(-4)
    assert VECTORS[heading.opposite] == tuple(-part for part in VECTORS[heading])


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_headings_are_read_as_they_are_written(heading: Heading, language: str) -> None:
    word = heading_word(heading, language)
    assert read_heading(word) is read_heading(word.lower()) is heading
    assert word == (heading.name if language == "en" else heading.name.replace("E", "O"))


@pytest.mark.parametrize("word", ["", "X", "NN", "EN", "NNE", "SN"])
def test_what_is_no_heading(word: str) -> None:
    assert read_heading(word) is None


def test_a_monster_falls_to_straight_sides_only() -> None:
    assert [side.name for side in FALL_DIRECTIONS] == ["N", "E", "S", "W"]


# --- kinds -------------------------------------------------------------------------------------------

#: TC1.3 as it stands in the rules: speed, armour, gun, arc, least and most distance.
TABLE = {
    "CLT": (5, (1, 0, 0), 1, FAN, 2, None),
    "LT": (5, (1, 0, 0), 1, FAN, 2, None),
    "MT": (4, (2, 1, 0), 2, FAN, 2, None),
    "HT": (3, (3, 2, 1), 3, FAN, 2, None),
    "TD": (4, (2, 1, 0), 4, AHEAD, 2, None),
    "HM": (3, (1, 0, 0), 5, AHEAD, 3, 5),
}


@pytest.mark.rule("TC1.3")
@pytest.mark.parametrize("mark", TABLE)
def test_official_figures(mark: str) -> None:
    kind = BY_CODE[mark]
    speed, armour, strength, arc, least, most = TABLE[mark]
    assert (kind.speed, kind.armour, kind.official) == (speed, armour, True)
    assert kind.gun is not None
    assert (kind.gun.strength, kind.gun.arc, kind.gun.least) == (strength, arc, least)
    assert kind.gun.most == most if most else kind.gun.most >= LARGEST
    assert kind.gun.indirect == (mark == "HM")


@pytest.mark.rule("TC1.3")
def test_the_monster_in_the_table() -> None:
    monster = BY_CODE["M"]
    assert (monster.speed, monster.armour, monster.gun, monster.giant) == (2, (2, 3, 4), None, True)


@pytest.mark.rule("TC1.3")
def test_marks_letters_and_numbers_are_unique() -> None:
    assert len(BY_CODE) == len(BY_LETTER) == len(KINDS)
    assert [kind.number for kind in KINDS] == list(range(len(KINDS)))
    assert [kind.code for kind in KINDS if kind.official] == [*TABLE, "M"]
    assert [kind.code for kind in KINDS if kind.commander] == ["CLT"]


@pytest.mark.rule("TC1.3")
def test_no_rule_asks_for_a_kind_by_name() -> None:
    """Kinds are data: nowhere is anything compared with a mark, and nowhere but in the table is one looked up."""
    folder = Path(behemoth.tankchess.__file__).parent
    named = []
    for path in sorted(set(folder.rglob("*.py")) - set(folder.glob("drawing/*.py"))):  # pictures may
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
            parts += [node.slice] if isinstance(node, ast.Subscript) and _is_kinds(node.value) else []
            named += [(path.name, part.value) for part in parts if _is_mark(part) and isinstance(part, ast.Constant)]
    assert named == []


def _is_kinds(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("BY_CODE", "KINDS", "BY_LETTER")


def _is_mark(node: ast.expr) -> bool:
    longer = {mark for mark in BY_CODE if len(mark) > 1}  # a single letter may be anything
    return isinstance(node, ast.Constant) and node.value in longer


# --- pieces ------------------------------------------------------------------------------------------


@pytest.mark.rule("TC1.3")
def test_a_piece_has_square_heading_owner_and_kind() -> None:
    tank = man("B HT C5 SW")
    assert (tank.kind.code, tank.side, name_of(tank.square), tank.heading) == ("HT", BLACK, "C5", Heading.SW)
    assert repr(tank) == "piece(HT black C5SW)"
    assert tank.bit == 1 << tank.square


def test_equal_pieces_are_one_object() -> None:
    tank = man("W MT E5 N")
    assert tank is piece(BY_CODE["MT"], WHITE, to_square("E5"), 0)
    assert tank is tank.at(to_square("F6"), 1).at(to_square("E5"), 0)
    assert pickle.loads(pickle.dumps(tank)) is tank
    others = ("B MT E5 N", "W HT E5 N", "W MT E6 N", "W MT E5 NE")
    assert len({tank, *map(man, others)}) == len({tank.fact, *(man(other).fact for other in others)}) == 5


# --- ground ------------------------------------------------------------------------------------------


def test_ground() -> None:
    ground = lie_of({"high": "C3", "tree": "D4", "water": "E5 E6"})
    found = {name: ground.at(to_square(name)) for name in ("C3", "D4", "E6", "A1")}
    assert {name: terrain.name if terrain else "" for name, terrain in found.items()} == {
        "C3": "high",
        "D4": "tree",
        "E6": "water",
        "A1": "",
    }
    assert ground.everything == area("C3 D4 E5 E6")
    assert (ground.blocks, ground.stops_fire, ground.high) == (area("C3 D4"), area("C3 D4"), area("C3"))
    assert (ground.deep, ground.felled, ground.slows) == (area("E5 E6"), area("D4"), 0)


def test_ground_is_a_value() -> None:
    ground = lie_of({"tree": "D4 D5"})
    assert ground == lie_of({"tree": "D5 D4"})
    assert hash(ground) == hash(lie_of({"tree": "D5 D4"}))
    assert ground.without(area("A1")) is ground
    assert ground.without(area("D4")) == lie_of({"tree": "D5"}) != ground
    stranger: object = "ground"
    assert ground != stranger
    assert repr(ground).startswith("Ground(")


# --- positions and their hashes ----------------------------------------------------------------------


@pytest.mark.rule("TC11.6")
def test_every_part_of_a_position_counts() -> None:
    """One change each; each gives another position and another hash."""
    men = ("W CLT A1 N", "B CLT H8 S")
    changed = [
        place(8, *men),
        place(9, *men),
        place(8, *men, turn=BLACK),
        place(8, "W CLT A1 NE", "B CLT H8 S"),
        place(8, "W CLT A2 N", "B CLT H8 S"),
        place(8, *men, "W LT C3 N"),
        place(8, *men, "B LT C3 N"),
        *(place(8, *men, **{terrain.name: "C3"}) for terrain in TERRAINS),  # type: ignore[arg-type]
        place(8, *men, wrecks="LT C3"),
        place(8, *men, wrecks="MT C3"),
        place(8, *men, wrecks="MT C4"),
        place(8, *men, stacks="C3"),
        place(8, *men, bodies="C3"),
        place(8, *men, bodies="C3N"),
        place(8, *men, falling="C3"),
    ]
    assert len({position.key for position in changed}) == len(set(changed)) == len(changed)


def test_rules_and_result_tell_positions_apart_but_not_their_hashes() -> None:
    plain = place(8, "W CLT A1 N", "B CLT H8 S")
    other = place(8, "W CLT A1 N", "B CLT H8 S", rules=Rules(throw_own=True))
    over = msgspec.structs.replace(plain, result=Result(WHITE, "destroyed"))
    assert plain.key == other.key == over.key
    assert len({plain, other, over}) == 3
    stranger: object = "a position"
    assert plain != stranger


def test_equal_positions_from_different_orders() -> None:
    one = place(8, "W CLT A1 N", "W LT C3 S", "B CLT H8 S", wrecks="LT D4 MT D5")
    two = place(8, "B CLT H8 S", "W LT C3 S", "W CLT A1 N", wrecks="MT D5 LT D4")
    assert one == two == pickle.loads(pickle.dumps(one))
    assert hash(one) == hash(two)
    assert one.pieces == two.pieces


@pytest.mark.rule("TC11.13")
def test_a_wreck_remembers_neither_owner_nor_heading() -> None:
    """Two shots at different tanks of one kind on one square leave the same position."""
    one = place(10, "W CLT A1 N", "W HT E1 N", "B CLT J10 S", "B MT E5 S")
    two = place(10, "W CLT A1 N", "W HT E1 N", "B CLT J10 S", "B MT E5 W")
    assert play(one, "E1>E2N(E5)") == play(two, "E1>E2N(E5)")


def test_position_answers() -> None:
    position = place(
        8, "W CLT A1 N", "W UT B2 N", "B LT C3 S", wrecks="UT D4 LT D5", stacks="E5", bodies="F6E", high="A8"
    )
    assert position.live == area("A1 B2 C3")
    assert [name_of(one.square) for one in position.pieces] == ["A1", "B2", "C3"]
    assert position.piece_at(to_square("C3")) is man("B LT C3 S")
    assert position.piece_at(to_square("D4")) is None
    assert position.commander(WHITE) is man("W CLT A1 N")
    assert position.commander(BLACK) is None
    assert position.tall_bits() == area("A8 B2 D4 E5 F6 G6")
    assert position.board == squares.BOARDS[8]
    assert repr(position).startswith("Position('8_")


def test_bodies() -> None:
    assert Body(to_square("E5"), Heading.N).squares == area("E5 E6")
    assert Body(to_square("E5"), NO_HEADING).squares == area("E5")


def test_facts_do_not_collide() -> None:
    facts = [
        hashing.fact(sort, square, kind, heading, side)
        for sort in (hashing.PIECE, hashing.WRECK, hashing.GROUND)
        for square in range(0, 600, 7)
        for kind in range(len(KINDS))
        for heading in range(8)
        for side in SIDES
    ]
    assert len(set(facts)) == len(facts)
    assert all(0 <= fact < 1 << 64 for fact in facts)


def test_the_mixing_function_is_the_well_known_one() -> None:
    """Hashes stand in records of states, so they may never change."""
    assert hashing.mix(0) == 0xE220A8397B1DCDAF
    assert hashing.mix(0x9E3779B97F4A7C15) == 0x6E789E6AA1B965F4


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_the_hash_is_kept_up_to_date(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    moves = list_moves(position)
    for move in rng.sample(moves, min(10, len(moves))):
        following = after(position, move)
        assert following.key == whole_key(following)


# --- turns -------------------------------------------------------------------------------------------


@pytest.mark.rule("TC1.2")
def test_white_is_first_and_turns_alternate() -> None:
    position = load_scheme("basic-16").position()
    assert position.turn == WHITE
    for text, turn in (("H1>H2N", BLACK), ("I16>I15S", WHITE), ("H2>H1N", BLACK)):
        position = play(position, text)
        assert position.turn == turn


@pytest.mark.rule("TC1.2")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_one_own_piece_moves(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    moves = list_moves(position)
    own = position.armies[position.turn]
    for move in rng.sample(moves, min(25, len(moves))):
        assert move.start in own
        following = after(position, move)
        gone = set(own.values()) - set(following.armies[position.turn].values())
        thrown = {own[effect.at] for effect in move.effects if effect.at in own}  # throw_own
        assert gone == {own[move.start]} | thrown
        assert not set(following.armies[1 - position.turn].values()) - set(position.armies[1 - position.turn].values())
        assert following.turn == 1 - position.turn


@pytest.mark.rule("TC1.2")
def test_the_enemy_cannot_be_moved_and_nobody_passes() -> None:
    position = place(8, "W CLT A1 N", "B CLT H8 S")
    assert texts(position, "H8") == set()
    assert texts(position, "C3") == set()
    assert all(text.startswith("A1>") for text in texts(position))
    assert position.turn == WHITE


@pytest.mark.rule("TC8.1")
def test_basic_16_is_the_printed_board() -> None:
    drawn = board("""
        . . . h . . m . c . m . . h . .
        . # . . # # . . . . . . . . . .
        . # . l # # l . m . l # # l . .
        . # . . # . . . . . . . . . . .
        . . . . . . . # # . . . . . . .
        . . . . . . # # # # # . . # # .
        . . # # . . . . . . . . . . # .
        . . # # # . . . . . . . . . . .
        . . . . . . . . . . . # # # . .
        . # . . . . . . . . . . # # . .
        . # # . . # # # # # . . . . . .
        . . . . . . . # # . . . . . . .
        . . . . . . . . . . . # . . # .
        . . L # # L . M . L # # L . # .
        . . . . . . . . . . # # . . # .
        . . H . . M . C . M . . H . . .
    """)
    assert load_scheme("basic-16").position() == drawn
    assert len(texts(drawn)) == 549
    assert not any("(" in text for text in texts(drawn))


@pytest.mark.rule("TC8.1")
def test_basic_16_is_symmetric_under_a_half_turn() -> None:
    position = load_scheme("basic-16").position()
    turned = {(one.kind, 1 - one.side, to_square("P16") - one.square, one.heading.opposite) for one in position.pieces}
    assert turned == {(one.kind, one.side, one.square, one.heading) for one in position.pieces}
    high = set(squares.each(position.ground.high))
    assert {to_square("P16") - square for square in high} == high
    assert Ground((position.ground.high, 0, 0, 0, 0, 0)) == position.ground


def test_positions_survive_pickling() -> None:
    position = place(8, "W CLT A1 N", "B CLT H8 S", wrecks="LT C3", tree="D4", bodies="F6E")
    back = pickle.loads(pickle.dumps(position))
    assert isinstance(back, Position)
    assert back == position
    assert texts(back) == texts(position)
