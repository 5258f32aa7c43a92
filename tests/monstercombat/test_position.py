"""Positions of one's own: what is left out is filled up, what cannot be is refused."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidText
from behemoth.monstercombat import (
    COOP,
    CombatState,
    Options,
    position,
)
from tests.monstercombat.build import GAME


def test_a_position_of_ones_own_is_checked() -> None:
    state = position("sd", "ll", options=Options(variant=COOP), monster=6, sleep=1, hearts=(2, 3))
    assert isinstance(state, CombatState)
    assert (state.monster.number, state.monster.hearts, state.monster.sleep) == (6, 6, 1)
    assert GAME.parse(state.text()) == state
    for hands in (("s" * 19, ""), ("S", "q"), ("s",)):
        with pytest.raises(InvalidText):
            position(*hands)
    with pytest.raises(InvalidText):
        position("s", "d", hearts=(3, 0))
