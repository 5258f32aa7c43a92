"""States and actions of Monster Combat on their way into the engine and back."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.engine import cards
from behemoth.monstercombat import CombatState, Discard, Options, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.tables.cards import ORDER, PLAYABLE, SHIELDS
from tests.engine.needs import needs_engine
from tests.monstercombat.build import GAME, coop, table

pytestmark = needs_engine("cards")


def test_every_action_has_a_number_of_its_own() -> None:
    every = [Pass(), TakeIt(), *map(Shield, SHIELDS), *map(Discard, ORDER), *map(Play, PLAYABLE)]
    every += [Play("l", target) for target in range(7)]
    numbers = [cards.code_of(action) for action in every]
    assert len(set(numbers)) == len(every)
    assert [cards.action_of(number) for number in numbers] == every


@pytest.mark.parametrize("state", [table("sS", "dl", "tz"), coop("sd", "l", monster=6, sleep=1, hearts=(2, 3))])
def test_a_state_comes_back_without_what_seats_remember(state: CombatState) -> None:
    line = cards.line_of(state)
    assert cards.position_of(state).line() == line
    assert not any(word in line for word in ("known=", "recent=", "own=", "mc2", "{"))
    assert "hands=" in line


def test_chance_goes_on_where_it_stands() -> None:
    rng = Random(9)
    rng.random()
    chance = cards.chance_of(rng)
    position = cards.card_engine().Position.start(cards.card_rules(Options()), 3, chance)
    assert position.line() == cards.line_of(GAME.start(Options(), 3, rng))


def test_the_best_action_was_tried_most_often() -> None:
    rated = [
        cards.RatedAction(Pass(), 10, 0.9),
        cards.RatedAction(Play("s"), 30, 0.4),
        cards.RatedAction(Play("b"), 30, 0.5),
    ]
    assert cards.best_rated(rated).action == Play("b")
