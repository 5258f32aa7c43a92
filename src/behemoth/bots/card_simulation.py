"""How often each choice wins: games played out from worlds the seat cannot tell apart, in batches, with error bars.

A batch imagines worlds of its own and plays every choice with the same luck. What the batches differ by tells how far
their mean may be off; hidden cards, the piles and the luck of the games are all in it.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from behemoth.bots.greedy_cards import greedy_values
from behemoth.engine import Settings, search_cards
from behemoth.monstercombat import FACE_OF, Action, CombatState, Play, action_text

#: Played to the very end: nobody's opinion is asked.
TO_THE_END: Final = Settings(horizon=0)
#: No batch takes longer.
SECONDS: Final = 600.0


class Effort(NamedTuple):
    """How much is played: so many batches, each of so many worlds and games."""

    batches: int
    worlds: int
    games: int


class Simulated(NamedTuple):
    """What came of it: for each choice its actions, its mean and its standard error, the best first."""

    choices: tuple[tuple[tuple[str, ...], float, float], ...]
    #: By how much the best is ahead of the second, and the error of that.
    lead: float
    lead_error: float


def simulate(state: CombatState, effort: Effort, seed: int) -> Simulated:
    """How often each choice of the seat to act wins. The same seed gives the same figures. Needs the engine."""
    seat = state.to_act()[0]
    alike = _choices(state)
    values: dict[str, list[float]] = defaultdict(list)
    others = None if state.options.coop else greedy_values(state.options.variant)
    for batch in range(effort.batches):
        rng = Random(f"{seed} {batch}")
        worlds = [state.imagine(seat, rng) for _ in range(effort.worlds)]
        rated = search_cards(
            worlds,
            seconds=SECONDS,
            simulations=effort.games,
            seed=rng.getrandbits(62),
            settings=TO_THE_END,
            others=others,
        )
        of_batch = {action_text(one.action): one.value for one in rated}
        for name, actions in alike.items():
            values[name].append(fmean(of_batch[action] for action in actions))
    order = sorted(values, key=lambda name: fmean(values[name]), reverse=True)
    choices = tuple((alike[name], fmean(values[name]), _error(values[name])) for name in order)
    ahead = [one - other for one, other in zip(values[order[0]], values[order[1]], strict=True)]
    return Simulated(choices, fmean(ahead), _error(ahead))


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _choices(state: CombatState) -> dict[str, tuple[str, ...]]:
    """The legal actions, those together that differ in the back of the card only."""
    found: dict[str, list[str]] = defaultdict(list)
    for action in state.actions(state.to_act()[0]):
        found[choice_name(action)].append(action_text(action))
    return {name: tuple(actions) for name, actions in found.items()}


def choice_name(action: Action) -> str:
    """The same for actions that differ in the back of the card only."""
    if isinstance(action, Play):
        return action_text(Play(FACE_OF[action.card].letter, action.target))
    return action_text(action)
