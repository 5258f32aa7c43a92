"""Monster Combat in the engine's protocol: the start of a game, and a search over what the seat to act may know."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from behemoth.games import rng_for
from behemoth.monstercombat import CombatState, MonsterCombat, Options, action_text
from behemoth.terminal.engine_dialect import Found
from behemoth.terminal.engine_words import DEEPEST, Go
from behemoth.terminal.engine_work import Halt, Say, Tell

CARDS: Final = MonsterCombat()
#: Worlds that one step of a search imagines, and the simulations of the first step; each further one has twice as many.
WORLDS: Final = 48
FIRST: Final = 250
#: The longest step.
_STEP: Final = 3600.0


def start(seats: int, seed: str) -> CombatState:
    """A game of free-for-all, dealt as a record with this seed deals it."""
    return CARDS.start(Options(), seats, rng_for(seed, -1))


def search(state: CombatState, go: Go, options: Mapping[str, Any], halt: Halt, tell: Tell, say: Say) -> str:
    """The best action of the seat to act, from worlds it cannot tell from the real one. Runs in a thread of its own."""
    from behemoth import engine

    if options["python"] or not engine.cards_available() or not engine.can_play_cards(state.options):
        best = _in_python(state, go, say)
    else:
        best = _with_engine(state, go, options["lines"], halt, tell)
    if go.infinite:
        halt.wait()
    return best


def _with_engine(state: CombatState, go: Go, lines: int, halt: Halt, tell: Tell) -> str:
    """Step by step, each with worlds of its own and twice as many simulations, until a limit is reached."""
    from behemoth.bots import greedy_values
    from behemoth.engine import new_card_stop, rank_of, search_cards

    seat, begin, done = state.to_act()[0], time.monotonic(), 0
    actions = list(state.actions(seat))
    best = action_text(actions[0])
    if len(actions) == 1:
        return best
    stop = new_card_stop()
    halt.also(stop.raise_)
    soft, hard = go.seconds
    limit = soft or hard
    for depth in range(1, (go.depth or DEEPEST) + 1):
        spent = time.monotonic() - begin
        games = min(FIRST * 2 ** min(depth - 1, 20), go.nodes - done if go.nodes else 10**9)
        if halt.is_set() or games <= 0 or (limit and spent >= 0.6 * limit):
            break
        rng = Random(f"{depth}")
        worlds = [state.imagine(seat, rng) for _ in range(WORLDS)]
        rated = search_cards(
            worlds,
            seconds=max(0.001, limit - spent) if limit else _STEP,
            simulations=games,
            seed=depth,
            others=None if state.options.coop else greedy_values(state.options.variant),
            stop=stop,
        )
        order = sorted(rated, key=rank_of, reverse=True)
        if not order[0].visits:
            break
        done += sum(one.visits for one in rated)
        best = action_text(order[0].action)
        for number, one in enumerate(order[:lines], 1):
            passed = time.monotonic() - begin
            tell(Found(depth, number, 0, 0, done, passed, (action_text(one.action),), chance=one.value))
    return best


def _in_python(state: CombatState, go: Go, say: Say) -> str:
    """What a simple bot would do, at a glance."""
    from behemoth.bots import Observation, find_bot

    say("info string python")
    seat = state.to_act()[0]
    rng = Random(1)
    return action_text(find_bot(CARDS.id, "greedy").choose(Observation(state.imagine(seat, rng), seat), rng))
