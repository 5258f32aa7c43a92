"""What people get wrong at Tank Chess: every habit shows in the moves, and none throws a game away at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from behemoth import engine
from behemoth.bots.bot import Observation
from behemoth.bots.levels import Level, TankHabits, TankStrength
from behemoth.bots.strong_tanks import TankLevelBot
from behemoth.bots.tank_habits import UNSEEN, Mood, backs_up, booty, shoots_far_diagonally
from behemoth.lab import random_openings
from behemoth.tankchess import (
    Action,
    Move,
    TankOptions,
    TankState,
    after,
    check_moves,
    escape_moves,
    list_actions,
    read_action,
)
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

#: It looks one move ahead and makes no other mistakes.
PLAIN = TankStrength(depth=1)
ALWAYS = 1000


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "rules"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "rules":
        monkeypatch.setattr(engine, "available", lambda: False)
    return str(request.param)


def chosen(state: TankState, habits: TankHabits, seed: int = 1) -> Action:
    bot = TankLevelBot(Level("tank-chess", 1, "bot-tank-1", 3.0, TankStrength(depth=PLAIN.depth, habits=habits)))
    return bot.choose(Observation(state, state.to_act()[0], time.monotonic() + 60), Random(seed))


@cache
def positions() -> tuple[TankState, ...]:
    """Positions by chance in which nobody wins at once, so that habits may strike."""
    return tuple(islice(_positions(), 120))


def _positions() -> Iterator[TankState]:
    for number, state in enumerate(random_openings(TankOptions(), "habits")):
        rng = Random(number)
        for _ in range(30):
            if state.outcome() is not None:
                break
            position = state.position
            if not any(check_moves(position, side) or escape_moves(position, side) for side in (0, 1)):
                yield state
            side = state.to_act()[0]
            state = state.play(side, rng.choice(list_actions(position)), rng, events=False).state  # type: ignore[assignment]


# --- what is not seen ----------------------------------------------------------------------------------

BACK = "W CLT A1 N", "W HT E2 N", "B CLT J10 W"


def test_only_one_square_straight_back_is_driving_backwards() -> None:
    position = place(10, *BACK)
    assert backs_up(position, move(position, "E2>E1N"))
    for text in ("E2>E3N", "E2>E2NE", "E2>F3NE", "A1>A2N"):
        assert not backs_up(position, move(position, text))
    assert not backs_up(place(10, "W CLT A1 N", "W M E3 N", "B CLT J10 W"), Move(42, 26, 0))


def test_a_diagonal_is_long_from_four_squares_on() -> None:
    position = place(12, "W CLT A1 N", "W HT C3 N", "B CLT L12 W", "B LT H8 W", "B LT E10 W")
    assert shoots_far_diagonally(position, move(position, "C3>C3NE(H8)"))
    assert not shoots_far_diagonally(position, move(position, "C3>C3NE"))
    near = place(12, "W CLT A1 N", "W HT C3 N", "B CLT L12 W", "B LT F6 W", "B LT C9 W")
    assert not shoots_far_diagonally(near, move(near, "C3>C3NE(F6)"))
    assert not shoots_far_diagonally(near, move(near, "C3>C4N(C9)"))


def moves(state: TankState) -> list[Move]:
    return [action for action in list_actions(state.position) if isinstance(action, Move)]


def move(position: object, text: str) -> Move:
    found = read_action(position, text)  # type: ignore[arg-type]
    assert isinstance(found, Move)
    return found


@needs_engine("tanks")
@pytest.mark.parametrize("habit", UNSEEN)
def test_what_a_habit_hides_is_not_played_though_others_would(habit: str) -> None:
    hidden: Callable[[object, Action], bool] = UNSEEN[habit]  # type: ignore[assignment]
    habits = TankHabits(**{habit: ALWAYS})
    possible = (state for state in positions() if any(hidden(state.position, action) for action in moves(state)))
    seen = [state for state in possible if hidden(state.position, chosen(state, TankHabits()))]
    assert len(seen) >= 2, "whoever has no habits plays such moves"
    for state in seen:
        assert not hidden(state.position, chosen(state, habits))


def test_a_habit_hides_moves_from_those_who_think_with_the_rules_too(thinking: str) -> None:
    habits = TankHabits(reverse=ALWAYS, long_diagonals=ALWAYS)
    for state in positions()[:8]:
        action = chosen(state, habits)
        assert not any(hides(state.position, action) for hides in UNSEEN.values())  # type: ignore[arg-type]


# --- what cannot be resisted ---------------------------------------------------------------------------


def test_who_is_greedy_destroys_the_dearest_piece_it_can(thinking: str) -> None:
    tempted = [state for state in positions() if any(_safe_kills(state))]
    assert len(tempted) >= 5
    for state in tempted[:8]:
        side = state.to_act()[0]
        worth = [booty(state.position, side, action) for action in _safe_kills(state)]
        assert booty(state.position, side, chosen(state, GREEDY)) == max(worth)


GREEDY = TankHabits(kills=ALWAYS)


def _safe_kills(state: TankState) -> Iterator[Action]:
    side = state.to_act()[0]
    for action in list_actions(state.position):
        following = after(state.position, action)
        if booty(state.position, side, action) and not (
            check_moves(following, 1 - side) or escape_moves(following, 1 - side)
        ):
            yield action


@needs_engine("tanks")
def test_who_is_greedy_takes_what_others_leave() -> None:
    """Else it would be no weakness."""
    tempted = [state for state in positions() if any(_safe_kills(state))]
    taken = [bool(booty(state.position, state.to_act()[0], chosen(state, TankHabits()))) for state in tempted]
    assert not all(taken)
    assert all(booty(state.position, state.to_act()[0], chosen(state, GREEDY)) for state in tempted)


# --- what no habit does --------------------------------------------------------------------------------

ALL = TankHabits(long_diagonals=ALWAYS, reverse=ALWAYS, kills=ALWAYS)


def test_no_habit_hides_a_win(thinking: str) -> None:
    far = TankState(place(12, "W CLT A1 N", "W HT C3 N", "B CLT H8 W", "B HT K2 N"))
    assert "(H8)" in far.write(0, chosen(far, ALL))
    leaves = TankState(place(10, "W CLT E8 N", "W MT A1 N", "B CLT J9 S", "B LT A6 W"))
    assert chosen(leaves, ALL).leaves  # type: ignore[union-attr]


def test_no_habit_lets_the_command_tank_be_destroyed(thinking: str) -> None:
    """The only safe square is behind the command tank, and there is something to take."""
    check = TankState(
        place(10, "W CLT E2 N", "W HT D4 E", "B CLT J10 S", "B MT E9 S", high="D1 D2 F1 F2 I10 I9 J9", water="E1 D3 F3")
    )
    for seed in range(3):
        following = after(check.position, chosen(check, ALL, seed))
        assert not check_moves(following, 1)


def test_without_habits_no_chance_is_drawn() -> None:
    """A level without habits plays as it did before there were any."""
    rng = Random(3)
    mood = Mood(positions()[0].position, 0, TankHabits(), rng)
    assert not mood.blind
    assert mood.temptation(rng) is None
    assert rng.getstate() == Random(3).getstate()
