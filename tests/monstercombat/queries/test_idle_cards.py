"""What the table in the browser asks: why a card can do nothing now, and what happens when the time is over."""

from __future__ import annotations

import pytest

from behemoth.games.chance import rng_for
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import CombatState, MonsterCombat
from behemoth.monstercombat.queries.choices import Choices, answer
from behemoth.monstercombat.tables.options import Options


def moments(options: Options, seed: str) -> list[CombatState]:
    """A random game, moment by moment."""
    state = MonsterCombat().start(options, 4, rng_for(seed, 0))
    found = [state]
    for number in range(1, 150):
        if not state.to_act():
            break
        chance = rng_for(seed, number)
        (seat,) = state.to_act()
        after = state.play(seat, state.actions(seat).sample(chance), chance).state
        assert isinstance(after, CombatState)
        state = after
        found.append(state)
    return found


def asked(state: CombatState, seat: int, language: str = "en") -> Choices:
    found = answer(state, seat, "actions", language)
    assert isinstance(found, Choices)
    return found


@pytest.mark.parametrize("options", [Options(), Options(variant="coop")], ids=lambda one: str(one.variant))
def test_every_card_of_who_is_asked_can_do_something_or_says_why_not(options: Options) -> None:
    for state in moments(options, "idle"):
        for seat, hand in enumerate(state.hands):
            for language in LANGUAGES:
                choices = asked(state, seat, language)
                useful = {choice.card for choice in choices.actions if choice.card}
                idle = {card.card for card in choices.idle}
                assert not useful & idle
                assert useful | idle == (set(hand) if seat in state.to_act() else set())
                assert all(card.text.endswith(".") for card in choices.idle), "a sentence, without the rule's number"


def test_what_happens_when_the_time_is_over_is_one_of_the_choices() -> None:
    for state in moments(Options(), "late"):
        for seat in state.to_act():
            choices = asked(state, seat)
            assert choices.late in {choice.text for choice in choices.actions}
        assert all(not asked(state, seat).late for seat in range(4) if seat not in state.to_act())
