"""A state: a value that cannot be changed, and where chance is needed."""

from __future__ import annotations

import pytest

from behemoth.games import ChanceNeeded
from behemoth.monstercombat import (
    PASS,
    Options,
    Play,
    position,
)
from tests.monstercombat.build import GAME


def test_chance_is_only_needed_where_it_decides() -> None:
    with pytest.raises(ChanceNeeded):
        GAME.start(Options(), 2)
    state = position("s", "d", "")
    attacked = state.play(0, Play("s")).state
    assert attacked.to_act() == (1,)
    thief = position("t", "ds", "")
    with pytest.raises(ChanceNeeded):
        thief.play(0, Play("t"))
    with pytest.raises(ChanceNeeded):
        position("", "", draw="").play(0, PASS)


def test_a_state_and_its_parts_cannot_be_changed() -> None:
    state = position("s", "d")
    for value, field in ((state, "hands"), (state.turn, "current"), (state.piles, "draw"), (state.memory, "log")):
        with pytest.raises(AttributeError):
            setattr(value, field, None)
