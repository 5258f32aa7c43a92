"""An observation of Monster Combat tells what the view tells: the engine's rows are those made from views."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from behemoth.engine import card_engine, card_rules
from behemoth.engine.cards import line_of
from behemoth.lab.environments.card_observation import FIELDS, LENGTH, observe
from behemoth.monstercombat import CombatState, Options, View
from tests.engine.needs import needs_engine
from tests.lab.environments.test_card_numbers import VARIATIONS, random_states


def row_of(state: CombatState, seat: int) -> np.ndarray:
    view = state.view(seat)
    assert isinstance(view, View)
    return observe(view)


@needs_engine("cards")
@pytest.mark.parametrize("number", range(len(VARIATIONS)))
def test_the_engine_sees_what_the_view_tells(number: int) -> None:
    """So the engine, which knows everything, tells nothing that is secret."""
    options, seats = VARIATIONS[number], 2 + number % 6
    engine = card_engine()
    assert engine.OBSERVATION == LENGTH
    games = engine.Games(card_rules(options), seats, 1, 1, open=options.open_hands, restarts=False)
    into = np.zeros(LENGTH, np.float32)
    for state in random_states(options, seats, number, 60):
        if state.ending:
            break
        games.set_line(0, line_of(state))
        for seat in range(seats):
            games.observe(0, seat, into)
            differing = np.flatnonzero(np.abs(into - row_of(state, seat)) > 1e-6)
            assert not differing.size, f"{field_at(differing[0])} of seat {seat} in {state.text()}"
        assert np.array_equal(games.observations[0], row_of(state, state.asked()))


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_states_a_seat_cannot_tell_apart_look_alike(variant: str) -> None:
    rng = Random(5)
    differing = 0
    for state in random_states(Options(variant=variant), 4, 8):  # type: ignore[arg-type]
        if state.ending:
            break
        for seat in range(4):
            other = state.imagine(seat, rng)
            differing += other.hands != state.hands
            assert np.array_equal(row_of(state, seat), row_of(other, seat))
    assert differing > 50  # the imagined ones were not simply the truth


def test_what_is_seen_lies_in_bounds() -> None:
    for number, options in enumerate(VARIATIONS[::5]):
        for state in random_states(options, 4, number):
            if not state.ending:
                row = row_of(state, state.asked())
                assert row.shape == (LENGTH,)
                assert row.dtype == np.float32
                assert row.min() >= -1
                assert row.max() <= 16


def field_at(place: int) -> str:
    """The name of the field a place of the row belongs to."""
    for field in FIELDS:
        if place < field.numbers:
            return f"{field.name}[{place}]"
        place -= field.numbers
    return "nothing"


def test_one_s_own_hand_comes_first() -> None:
    state = next(iter(random_states(Options(), 3, 2)))
    row = row_of(state, 2)
    assert round(float(row[:14].sum() * 4)) == len(state.hands[2])
    assert field_at(0) == "own hand, by card[0]"
