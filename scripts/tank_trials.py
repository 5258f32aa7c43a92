"""Weights of the evaluation of Tank Chess that win games (used by scripts/learn_tanks.py).

To foretell who wins is not to know which move is good, so play itself has the last word. In a trial every weight is
raised for one side and lowered for the other, or the other way round, each by a coin of its own, and the two play an
opening from both sides. Every trial thereby says something about every weight: a few hundred of them tell what raising
each is worth, forty weights at once. Then each moves to where the games were won, the further the surer that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from behemoth.engine import Weights
from scripts.tank_fit import Name, changed, names, value_of

#: By how much a weight is raised and lowered: this share of it, and at least so much.
_SHARE: Final = 0.4
_LEAST: Final = 3.0
#: Material is known better, and weighs more.
_MATERIAL_SHARE: Final = 0.1
#: Kinds that stand on nearly every map: they have levers of their own.
_COMMON: Final = ("CLT", "LT", "MT", "HT")
#: So many standard errors move a weight by all of its step.
_SURE: Final = 3.0


class Lever(NamedTuple):
    """Weights that are raised together, and by how much."""

    names: tuple[Name, ...]
    step: float


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
        together = code not in _COMMON and term != "material"
        groups.setdefault((term, "" if together else code), []).append((term, code))
    return [Lever(tuple(group), max(_step(weights, name) for name in group)) for group in groups.values()]


def _step(weights: Weights, name: Name) -> float:
    if name[0] == "material":
        return _MATERIAL_SHARE * value_of(weights, name)
    return max(_LEAST, _SHARE * abs(value_of(weights, name)))


def coins(count: int, seed: str, number: int) -> list[int]:
    """Which levers the first side of a trial has raised (1) and which lowered (−1)."""
    rng = Random(f"{seed}/{number}/coins")
    return [rng.choice((-1, 1)) for _ in range(count)]


def pulled(weights: Weights, levers: Sequence[Lever], by: Sequence[float]) -> Weights:
    """The weights with each lever moved by so many of its steps."""
    for lever, steps in zip(levers, by, strict=True):
        for name in lever.names:
            weights = changed(weights, name, steps * lever.step)
    return weights


def effects(tossed: Sequence[Sequence[int]], scores: Sequence[float]) -> list[Effect]:
    """What each lever is worth by these trials. The coins of a lever have nothing to do with those of the others, so
    what the others did is chance and evens out."""
    made = []
    for coins_of_one in zip(*tossed, strict=True):
        gains = [coin * (score - 0.5) for coin, score in zip(coins_of_one, scores, strict=True)]
        made.append(Effect(fmean(gains), stdev(gains) / sqrt(len(gains))))
    return made


def steps(found: Sequence[Effect]) -> list[float]:
    """How far each lever goes: all of its step where it is sure."""
    return [max(-1.0, min(1.0, effect.sureness / _SURE)) for effect in found]
