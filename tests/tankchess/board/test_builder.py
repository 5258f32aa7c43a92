"""The next position while it is being worked out: its hash is kept up to date."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.tankchess.board.position import whole_key
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from tests.tankchess.build import place, play
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC11.13")
def test_a_wreck_remembers_neither_owner_nor_heading() -> None:
    """Two shots at different tanks of one kind on one square leave the same position."""
    one = place(10, "W CLT A1 N", "W HT E1 N", "B CLT J10 S", "B MT E5 S")
    two = place(10, "W CLT A1 N", "W HT E1 N", "B CLT J10 S", "B MT E5 W")
    assert play(one, "E1>E2N(E5)") == play(two, "E1>E2N(E5)")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_the_hash_is_kept_up_to_date(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    moves = list_moves(position)
    for move in rng.sample(moves, min(10, len(moves))):
        following = after(position, move)
        assert following.key == whole_key(following)
