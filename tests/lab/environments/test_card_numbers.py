"""Each decision of Monster Combat has one number, the same in rules and engine, for all variants and all seats."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from behemoth.engine import card_engine
from behemoth.engine.cards import code_of
from behemoth.lab.environments import card_numbers
from behemoth.lab.environments.card_numbers import NUMBERS, action_of, mask_of, number_of
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from tests.engine.needs import needs_engine

VARIATIONS = tuple(MonsterCombat().variations())


def random_states(options: Options, seats: int, seed: int, most: int = 150) -> Iterator[CombatState]:
    """The states of a random game."""
    rng = Random(seed)
    state = MonsterCombat().start(options, seats, rng)
    for _ in range(most):
        yield state
        if state.ending:
            return
        seat = state.asked()
        following = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state
        assert isinstance(following, CombatState)
        state = following


@pytest.mark.parametrize("number", range(len(VARIATIONS)))
def test_numbers_and_actions_are_the_same_list(number: int) -> None:
    """Number to action to number for all legal actions, against the list of the rules."""
    for state in random_states(VARIATIONS[number], 2 + number % 6, number):
        if state.ending:
            return
        seat, seats = state.asked(), len(state.hands)
        legal = list(state.actions(seat))
        numbers = [number_of(action, seat, seats) for action in legal]
        assert [action_of(one, seat, seats) for one in numbers] == legal
        assert sorted(numbers) == np.flatnonzero(mask_of(state, seat)).tolist()


def test_every_number_means_one_action() -> None:
    for seats in MonsterCombat.seats:
        actions = [action_of(number, 1, seats) for number in range(card_numbers.FIRST_HEAL)]
        assert [number_of(action, 1, seats) for action in actions] == list(range(card_numbers.FIRST_HEAL))
        assert len(set(actions)) == len(actions)
    assert len({action_of(number, 3, 7) for number in range(NUMBERS)}) == NUMBERS


def test_there_is_no_other_number() -> None:
    for number in (-1, NUMBERS):
        with pytest.raises(ValueError, match="there is no number"):
            action_of(number, 0, 3)


@needs_engine("cards")
def test_the_engine_numbers_alike() -> None:
    engine = card_engine()
    assert engine.NUMBERS == NUMBERS
    for seats in MonsterCombat.seats:
        for seat in range(seats):
            for number in range(card_numbers.FIRST_HEAL + seats):
                code = engine.action_of(number, seat, seats)
                assert code == code_of(action_of(number, seat, seats))
                assert engine.number_of(code, seat, seats) == number
