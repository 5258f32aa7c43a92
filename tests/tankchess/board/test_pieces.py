"""Pieces: one value for each kind, side, square and heading."""

from __future__ import annotations

import pickle

import pytest

from behemoth.tankchess.board.headings import (
    Heading,
)
from behemoth.tankchess.board.pieces import BLACK, WHITE, piece
from behemoth.tankchess.board.squares import name_of, to_square
from behemoth.tankchess.tables.kinds import BY_CODE
from tests.tankchess.build import man


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
