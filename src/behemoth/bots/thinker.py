"""A player of every game: it imagines games and plays what came out best. Where a game has no bots of its own, this is
the strong one, and it gives the hints."""

from __future__ import annotations

import time
from copy import copy
from math import inf
from random import Random
from typing import Any, Final

from behemoth.bots.advice import Advice
from behemoth.bots.bot import Observation
from behemoth.bots.tree_search import Limits, Rated, Search
from behemoth.games import Seat, State
from behemoth.locale import say

#: How long it thinks, how much of a short deadline it leaves unused, and how many games it imagines at most.
SECONDS: Final = 1.0
RESERVED_SHARE: Final = 0.2
SIMULATIONS: Final = 10_000
#: The same for a hint.
HINT_SECONDS: Final = 1.5


class ThinkerBot:
    """Plays any game as it imagines it."""

    name = "thinker"
    game = ""
    level = 5
    character = "bot-thinker"
    spare = True

    def __init__(self, simulations: int = SIMULATIONS, seconds: float = SECONDS) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.promise = seconds / (1 - RESERVED_SHARE)

    def limited(self, nodes: int) -> ThinkerBot:
        """The same with a fixed number of simulations for each decision: the same seed gives the same decisions."""
        made = copy(self)
        made.simulations, made.seconds, made.promise = nodes, inf, inf
        return made

    def choose(self, observation: Observation, rng: Random) -> Any:
        actions = iter(observation.actions())
        first = next(actions)
        if next(actions, None) is None:
            return first
        seconds = min(self.seconds, observation.seconds_left() * (1 - RESERVED_SHARE))
        return think(observation, rng, self.simulations, seconds)[0].action


def think(observation: Observation, rng: Random, simulations: int, seconds: float) -> tuple[Rated, ...]:
    """What a search thinks of the actions it tried, the best first."""
    until = time.monotonic() + seconds if seconds < inf else inf
    return Search(observation.imagine, observation.seat, rng).run(Limits(simulations, until))


def advise(state: State[Any], seat: Seat, language: str, *, names: tuple[str, ...] = ()) -> Advice:
    """What it would do here and what it expects of that, beside the next best."""
    found = think(Observation(state, seat), Random(0), SIMULATIONS, HINT_SECONDS)
    best, others = found[0], found[1:]
    told = {"games": sum(rated.visits for rated in found), "value": round(100 * best.value)}
    if not others:
        sentence = say("advice-thinker-only", language, **told)
    else:
        other = state.write(seat, others[0].action, language)
        sentence = say("advice-thinker", language, **told, other=other, less=round(100 * others[0].value))
    return Advice(state.write(seat, best.action), sentence)
