"""Positions: what makes them equal, what they answer, and their hashes."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from behemoth.tankchess.board import squares
from behemoth.tankchess.board.headings import (
    NO_HEADING,
    Heading,
)
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import name_of, to_square
from behemoth.tankchess.options import Rules
from behemoth.tankchess.tables.terrain import TERRAINS
from tests.tankchess.build import area, man, place, texts
from tests.tankchess.monster_build import pose


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


def test_positions_survive_pickling() -> None:
    position = place(8, "W CLT A1 N", "B CLT H8 S", wrecks="LT C3", tree="D4", bodies="F6E")
    back = pickle.loads(pickle.dumps(position))
    assert isinstance(back, Position)
    assert back == position
    assert texts(back) == texts(position)


def test_a_position_an_army_and_a_piece_cannot_be_changed() -> None:
    position: Any = pose("LTE2N", wrecks="LTC3")
    with pytest.raises(AttributeError):
        position.turn = 1
    with pytest.raises(TypeError):
        position.armies[0][0] = None
    with pytest.raises(TypeError):
        del position.wrecks[to_square("C3")]
    with pytest.raises(AttributeError):
        position.piece_at(to_square("E2")).heading = Heading.S
    with pytest.raises(AttributeError):
        position.ground.areas = ()
