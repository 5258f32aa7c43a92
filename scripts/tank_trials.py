"""Weights of the evaluation of Tank Chess that win games (used by scripts/learn_tanks.py).

To foretell who wins is not to know which move is good, so play itself has the last word. In a trial every weight is
raised for one side and lowered for the other, or the other way round, each by a coin of its own, and the two play an
opening from both sides. Every trial thereby says something about every weight: a few hundred of them tell what raising
each is worth, forty weights at once. Then each moves to where the games were won, the further the surer that is. What
cannot matter on the board of a trial, as the weight of a flag where there is none, is left alone there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec

from behemoth.engine import Weights
from behemoth.tankchess import Position
from scripts.tank_fit import changed, names
from scripts.tank_ranges import MATERIAL, Name, range_of

#: By what share of its range a weight is raised and lowered.
_SHARE: Final = 0.4
#: Kinds that stand on nearly every map: they have levers of their own.
_COMMON: Final = ("CLT", "LT", "MT", "HT")
#: So many standard errors move a weight by all of its step.
_SURE: Final = 3.0


class Lever(NamedTuple):
    """Weights that are raised together, and by how much."""

    names: tuple[Name, ...]
    step: float


class Trial(msgspec.Struct, frozen=True):
    """Which levers the first side had raised (1), which lowered (−1) and which nobody had moved (0), and its score."""

    coins: list[int]
    score: float


class Effect(NamedTuple):
    """What raising a lever instead of lowering it adds to the score, and the standard error of that."""

    worth: float
    error: float

    @property
    def sureness(self) -> float:
        """The worth in standard errors; 0 where nothing was measured."""
        return self.worth / self.error if self.error else 0.0


def levers(weights: Weights) -> list[Lever]:
    """Each weight that is learned alone, but mobility and nearness of kinds that are met too seldom together."""
    groups: dict[Name, list[Name]] = {}
    for term, code in names(weights):
        together = code not in _COMMON and term != MATERIAL
        groups.setdefault((term, "" if together else code), []).append((term, code))
    return [Lever(tuple(group), _SHARE * max(range_of(weights, name) for name in group)) for group in groups.values()]


def coins(levers: Sequence[Lever], position: Position, seed: str, number: int) -> list[int]:
    """Which levers the first side of a trial from this position has raised (1), lowered (−1) or left alone (0)."""
    rng = Random(f"{seed}/{number}/coins")
    present = {piece.kind.code for piece in position.pieces}
    tossed = [rng.choice((-1, 1)) for _ in levers]
    return [
        coin if any(_matters(name, position, present) for name in lever.names) else 0
        for lever, coin in zip(levers, tossed, strict=True)
    ]


def _matters(name: Name, position: Position, present: set[str]) -> bool:
    """Whether a weight can count on this board, with these kinds on it."""
    term, code = name
    if code:
        return code in present
    if term.startswith("flag_"):
        return position.rules.aim.flags
    return position.rules.remote_mines > 0 if term == "remote_mine" else True


def pulled(weights: Weights, levers: Sequence[Lever], by: Sequence[float]) -> Weights:
    """The weights with each lever moved by so many of its steps."""
    for lever, steps in zip(levers, by, strict=True):
        for name in lever.names:
            weights = changed(weights, name, steps * lever.step)
    return weights


def effects(trials: Sequence[Trial]) -> list[Effect]:
    """What each lever is worth by these trials. The coins of a lever have nothing to do with those of the others, so
    what the others did is chance and evens out."""
    scores = [trial.score - 0.5 for trial in trials]
    made = []
    for coins_of_one in zip(*(trial.coins for trial in trials), strict=True):
        gains = [coin * score for coin, score in zip(coins_of_one, scores, strict=True) if coin]
        made.append(Effect(fmean(gains), stdev(gains) / sqrt(len(gains))) if len(gains) > 1 else Effect(0.0, 0.0))
    return made


def steps(found: Sequence[Effect]) -> list[float]:
    """How far each lever goes: all of its step where it is sure."""
    return [max(-1.0, min(1.0, effect.sureness / _SURE)) for effect in found]
