"""Which moves there are: one own piece each turn, and nobody passes."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import place, play, texts
from tests.tankchess.strategies import random_position


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
