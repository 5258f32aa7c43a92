"""The levels of Monster Combat without the engine: whole games in Python, played on by the greedy bot.

It is slow, so it imagines only a few games for a decision; the low levels play greedily with slips, which is quicker.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from behemoth.bots.bot import Observation
from behemoth.bots.greedy_cards import GreedyCardBot, keep_last_heart
from behemoth.games import Seat
from behemoth.monstercombat import Action, CombatState

#: From this level on games are imagined.
THINKING: Final = 6
#: How many of a thousand decisions of each level below are made by chance.
_SLIPS: Final = {1: 700, 2: 500, 3: 330, 4: 200, 5: 80}
_GREEDY: Final = GreedyCardBot()


def plain_card_choice(state: CombatState, seat: Seat, level: int, seconds: float, rng: Random) -> Action:
    """What a level chooses in at most this time, without the engine."""
    if level >= THINKING:
        return _by_games(state, seat, seconds, rng)
    if rng.randrange(1000) >= _SLIPS[level]:
        return _GREEDY.choose(Observation(state, seat), rng)
    return rng.choice(keep_last_heart(state, list(state.actions(seat))))


def _by_games(state: CombatState, seat: Seat, seconds: float, rng: Random) -> Action:
    """Flat Monte Carlo: each action in turn, in worlds the seat imagines, until the time is over.

    What greed would choose has a head start of one game won, since few games tell little.
    """
    until = time.monotonic() + seconds
    actions = list(state.actions(seat))
    liked = _GREEDY.choose(Observation(state, seat), rng)
    total = {action: 1.0 if action == liked else 0.0 for action in actions}
    games = 0
    while True:
        world = state.imagine(seat, rng)
        for action in actions:
            if time.monotonic() >= until:
                return max(actions, key=total.__getitem__)
            # A round that is not finished counts for those already tried; one game more or less does not matter.
            total[action] += _play_on(world, seat, action, rng)
        games += 1


def _play_on(state: CombatState, seat: Seat, action: Action, rng: Random) -> float:
    state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    while not state.ending:
        (asked,) = state.to_act()
        state = state.play(asked, _GREEDY.choose(Observation(state, asked), rng), rng, events=False).state  # type: ignore[assignment]
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[seat]
