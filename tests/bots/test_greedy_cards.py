"""Simple players of Monster Combat: they decide legally, from what their seat sees, and greed beats chance."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots import SIMPLE_CARD_BOTS, Observation
from behemoth.lab.simulation import simulate
from behemoth.monstercombat import CombatState, Discard, MonsterCombat, Play, Shield, TakeIt, preset
from tests.monstercombat.build import coop, go, table


def _choice(name: str, state: CombatState) -> object:
    (seat,) = state.to_act()
    return SIMPLE_CARD_BOTS[name].choose(Observation(state, seat), Random(1))


@pytest.mark.parametrize("name", SIMPLE_CARD_BOTS)
@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_bots_decide_legally_to_the_end(name: str, variant: str) -> None:
    rng = Random(3)
    state = MonsterCombat().start(preset(variant, "classic"), 4, rng)
    while not state.ending:
        (seat,) = state.to_act()
        action = SIMPLE_CARD_BOTS[name].choose(Observation(state, seat), rng)
        assert action in state.actions(seat)
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]


@pytest.mark.parametrize("name", SIMPLE_CARD_BOTS)
def test_a_bot_decides_the_same_for_all_states_it_cannot_tell_apart(name: str) -> None:
    rng = Random(4)
    state = MonsterCombat().start(preset("versus", "classic"), 4, rng)
    for _ in range(60):
        if state.ending:
            break
        (seat,) = state.to_act()
        other = state.imagine(seat, rng)
        mine = SIMPLE_CARD_BOTS[name].choose(Observation(state, seat), Random(9))
        assert mine == SIMPLE_CARD_BOTS[name].choose(Observation(other, seat), Random(9))
        state = state.play(seat, mine, rng, events=False).state  # type: ignore[assignment]


def test_what_greedy_prefers() -> None:
    assert _choice("greedy", table("sl", "", hearts=(2, 3))) == Play("l")
    assert _choice("greedy", table("sb", "", "")) == Play("b")
    assert _choice("greedy", table("sb", "")) == Play("s"), "with two alive a sword has no risk"
    assert isinstance(_choice("greedy", go(table("s", "d"), "sword")), Shield)
    assert _choice("greedy", coop("ls", "", "", hearts=(1, 3, 0))) == Play("l", 2), "revive first"
    assert _choice("greedy", go(table("dddddddt", ""), "pass")) == Discard("t")
    assert isinstance(_choice("careful", go(table("s", "d"), "sword")), Shield)
    assert isinstance(_choice("careful", go(table("s", "l"), "sword")), TakeIt)


def test_greed_beats_chance() -> None:
    figures = simulate(preset("versus", "classic"), 2, 150, "duel", ("greedy", "random"))
    assert figures.score(0) > 0.7
