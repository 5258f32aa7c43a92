"""What people get wrong at Monster Combat: every habit shows in the decisions, and nobody lets the last heart go."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots import Observation
from behemoth.bots.card_habits import LEFT, spends_shield, strikes, thought_of
from behemoth.bots.levels import COMBAT_LEVELS, CardHabits, CombatStrength, Level
from behemoth.bots.strong_cards import CombatLevelBot
from behemoth.monstercombat import PASS, Action, CombatState, Discard, MonsterCombat, Options, Play, Shield, TakeIt
from tests.engine.needs import needs_engine
from tests.monstercombat.build import coop, go, table

ALWAYS = 1000
GAME = MonsterCombat()


def left(state: CombatState, **habits: int) -> list[Action]:
    (seat,) = state.to_act()
    return thought_of(state, list(state.actions(seat)), CardHabits(**habits), Random(1))


def bot(habits: CardHabits) -> CombatLevelBot:
    """Somebody who decides by firm instinct but for its habits."""
    return CombatLevelBot(Level("monster-combat", 1, "bot-combat-1", 1.0, CombatStrength(sharpness=2.0, habits=habits)))


def test_every_habit_has_its_actions() -> None:
    assert {*LEFT} == {*CardHabits.__struct_fields__}


def test_without_habits_everything_comes_to_mind() -> None:
    state = table("sdlz", "s", hearts=(2, 3))
    assert left(state) == list(state.actions(0))


def test_who_forgets_shields_takes_the_hit_but_not_the_last_one() -> None:
    assert left(go(table("s", "ds", hearts=(3, 3)), "sword"), forgets_shields=ALWAYS) == [TakeIt()]
    last = go(table("s", "ds", hearts=(3, 1)), "sword")
    assert Shield("d") in left(last, forgets_shields=ALWAYS)
    assert bot(CardHabits(forgets_shields=ALWAYS)).choose(Observation(last, 1), Random(1)) == Shield("d")


def test_who_wastes_shields_shields_everything_and_throws_shields_away() -> None:
    assert left(go(table("s", "ds", hearts=(3, 3)), "sword"), wastes_shields=ALWAYS) == [Shield("d")]
    full = go(table("sdlssszbt", "s", hearts=(2, 3)), "pass")
    assert full.turn.phase == "discard"
    assert left(full, wastes_shields=ALWAYS) == [Discard("d")]


def test_who_hoards_passes() -> None:
    assert left(table("sdlz", "s", hearts=(2, 3)), hoards=ALWAYS) == [PASS]


@pytest.mark.parametrize("state", [table("slzb", "s", hearts=(2, 3)), coop("slzb", "s", hearts=(2, 3))])
def test_who_strikes_plays_swords_and_lightning_only(state: CombatState) -> None:
    assert {action.card for action in left(state, strikes=ALWAYS) if isinstance(action, Play)} == {"s", "b"}
    assert all(strikes(action) for action in left(state, strikes=ALWAYS))


def test_a_habit_that_leaves_nothing_does_not_strike() -> None:
    state = table("dl", "s", hearts=(2, 3))
    assert left(state, strikes=ALWAYS) == list(state.actions(0))


# --- in games ------------------------------------------------------------------------------------------


def shares(habits: CardHabits, games: int = 12) -> dict[str, float]:
    """How often somebody with these habits does what they are about, where it could choose."""
    player = bot(habits)
    counts: dict[str, list[bool]] = {name: [] for name in LEFT}
    for number in range(games):
        rng = Random(number)
        state = GAME.start(Options(), 2, rng)
        while not state.ending:
            (seat,) = state.to_act()
            action = player.choose(Observation(state, seat), rng)
            actions = list(state.actions(seat))
            for name, sort in LEFT.items():
                if 0 < sum(map(sort, actions)) < len(actions):
                    counts[name].append(sort(action))
            state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    return {name: sum(found) / len(found) for name, found in counts.items()}


@needs_engine("cards")
@pytest.mark.parametrize("habit", LEFT)
def test_a_habit_shows_in_games(habit: str) -> None:
    """Whoever has it does it nearly always (the last heart is defended), and firm instinct alone far less often."""
    assert shares(CardHabits(**{habit: ALWAYS}))[habit] > shares(CardHabits())[habit] + 0.1


@needs_engine("cards")
def test_who_wastes_shields_spends_them_where_the_strongest_would_not() -> None:
    best = CombatLevelBot(COMBAT_LEVELS[-1])
    kept = wasted = 0
    for number in range(60):
        rng = Random(number)
        state = GAME.start(Options(), 2, rng)
        while not state.ending and kept < 3:
            (seat,) = state.to_act()
            actions = list(state.actions(seat))
            if any(map(spends_shield, actions)) and not all(map(spends_shield, actions)):
                kept_here = not spends_shield(best.choose(Observation(state, seat), Random(1)))
                kept += kept_here
                wasted += kept_here and all(map(spends_shield, left(state, wastes_shields=ALWAYS)))
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    assert kept == 3
    assert wasted > 0
