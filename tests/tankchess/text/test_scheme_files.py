"""The schemes that come along."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board import squares
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import board, texts


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
