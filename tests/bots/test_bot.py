"""What a bot is given to look at: its seat's view, its actions, worlds it could imagine, its time."""

from __future__ import annotations

import time
from random import Random

import pytest

from behemoth.bots.bot import Observation, observation_from_view
from behemoth.games import InvalidText, view_bytes
from tests.monstercombat.build import table


def test_a_bot_sees_its_own_hand_and_nobody_else_s() -> None:
    seen = Observation(table("sb", "ld"), 0)
    hands = [player.hand for player in seen.view().players]  # type: ignore[attr-defined]
    assert hands == ["bs", None]
    assert [player.hand for player in seen.public_view().players] == [None, None]  # type: ignore[attr-defined]


def test_it_may_do_what_its_seat_may() -> None:
    state = table("sb", "ld")
    assert list(Observation(state, 0).actions()) == list(state.actions(0))
    assert not list(Observation(state, 1).actions())


def test_what_is_made_from_a_view_looks_the_same_to_the_seat() -> None:
    state = table("sb", "ldz", "t")
    seen = observation_from_view("monster-combat", view_bytes(state, 1), 1, Random(2), 5)
    assert seen.view() == state.view(1)
    assert {view_bytes(seen.imagine(Random(seed)), 1) for seed in range(5)} == {view_bytes(state, 1)}
    with pytest.raises(InvalidText):
        observation_from_view("monster-combat", view_bytes(state, 1), 0, Random(2), 5)


def test_time_runs_out_and_never_below_nothing() -> None:
    state = table("s", "d")
    assert Observation(state, 0).seconds_left() == float("inf")
    assert Observation(state, 0, time.monotonic() - 1).seconds_left() == 0
    made = observation_from_view("monster-combat", view_bytes(state, 0), 0, Random(1), 30)
    assert 25 < made.seconds_left() <= 30
