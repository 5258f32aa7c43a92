"""What a seat has to go by: what it cannot see, and how cards moved."""

from __future__ import annotations

from collections import Counter

from behemoth.monstercombat.memory.evidence import evidence_of
from tests.monstercombat.build import coop, go


def test_the_own_draws_are_taken_off_the_list() -> None:
    state = go(coop("", "", draw=""), "pass")
    drawn = state.hands[1]
    mine, theirs = evidence_of(state, 1).pile, evidence_of(state, 0).pile
    assert mine is not None
    assert theirs is not None
    assert Counter(mine) == Counter(state.piles.draw)
    assert Counter(theirs) == Counter(state.piles.draw + drawn)
