"""Weights of the evaluation of Tank Chess that foretell best how games end (used by scripts/learn_tanks.py).

The evaluation is linear in its weights, or nearly so; how it grows with each is found by evaluating with a slightly
different weight. The fit is a logistic regression, held near the weights before, so that what is seldom met stays as it
was. Its target is a mixture of the game's result and of what the search, which sees further, said of the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.engine import Weights, as_engine, new_searcher, tank_engine
from scripts.tank_ranges import MATERIAL, Name, range_of, value_of

Figures = NDArray[np.float64]

#: How much a weight is changed to see what it does.
_NUDGE: Final = 32
#: The material of the light tank is the measure of all weights.
_MEASURE: Final = (MATERIAL, "LT")
#: The share of the target that is what the search said.
_SEARCH: Final = 0.5
#: How firmly weights are held near those before.
_HOLD: Final = 0.0005
#: One game in so many is not learned from, but shows how well the others foretell.
_UNSEEN: Final = 10
_STEPS: Final = 30
#: More positions hardly teach more, but take their time; so many are taken evenly from all games.
_MOST: Final = 60_000

T = TypeVar("T")


class Sample(NamedTuple):
    """A quiet position with the result of its game and what the search said, both for White."""

    line: str
    result: float
    score: float
    #: Positions of one game are learned from together or not at all.
    game: int


def fit(weights: Weights, samples: Sequence[Sample]) -> tuple[Weights, float]:
    """New weights, and how badly they foretell the results of games they were not fitted to."""
    samples = spread(samples, _MOST)
    results = np.array([one.result for one in samples])
    scores = np.array([one.score for one in samples])
    base, slopes = growth(weights, [one.line for one in samples])
    unseen = np.array([one.game % _UNSEEN == 0 for one in samples])
    seen = ~unseen if not unseen.all() else unseen
    scale = min((k / 2000 for k in range(1, 40)), key=lambda k: loss(k * scores[seen], results[seen]))
    target = (1 - _SEARCH) * results + _SEARCH * sigmoid(scale * scores)
    ranges = np.array([range_of(weights, name) for name in names(weights)])
    shift = regress(scale * base[seen], scale * slopes[seen], target[seen], ranges)
    shown = unseen if unseen.any() else seen
    made = weights
    for name, by in zip(names(weights), shift, strict=True):
        made = changed(made, name, float(by))
    return made, loss(scale * (base + slopes @ shift)[shown], results[shown])


def spread(items: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of them, evenly spread."""
    return items[:: max(1, -(-len(items) // most))]


def growth(weights: Weights, lines: Sequence[str]) -> tuple[Figures, Figures]:
    """For each position the evaluation for White, and how it grows with each weight."""
    searcher, sides = new_searcher(1), np.array([1.0 if line.split("_")[4] == "w" else -1.0 for line in lines])
    boards = [tank_engine().Position.from_line(line) for line in lines]

    def evaluated(these: Weights) -> Figures:
        searcher.set_weights(*as_engine(these))
        return sides * np.array([searcher.evaluate(board) for board in boards], dtype=np.float64)

    base = evaluated(weights)
    grown = [(evaluated(changed(weights, name, _NUDGE)) - base) / _NUDGE for name in names(weights)]
    return base, np.stack(grown, axis=1)


def regress(base: Figures, slopes: Figures, target: Figures, ranges: Figures) -> Figures:
    """The shift of the weights, by Newton's method."""
    shift = np.zeros(slopes.shape[1])
    for _ in range(_STEPS):
        foretold = sigmoid(base + slopes @ shift)
        gradient = slopes.T @ (foretold - target) / len(target) + _HOLD * shift / ranges**2
        curve = slopes * (foretold * (1 - foretold))[:, None]
        hessian = slopes.T @ curve / len(target) + np.diag(_HOLD / ranges**2)
        shift -= np.linalg.solve(hessian, gradient)
    return shift


def names(weights: Weights) -> list[Name]:
    """All weights that are learned."""
    kinds = [(term, code) for term, figures in weights.kinds.items() for code in figures]
    return [name for name in kinds if name != _MEASURE] + [(term, "") for term in weights.terms]


def changed(weights: Weights, name: Name, by: float) -> Weights:
    """The weights with one of them changed. No kind is worth less than nothing."""
    term, code = name
    value = round(value_of(weights, name) + by)
    if not code:
        return msgspec.structs.replace(weights, terms={**weights.terms, term: value})
    figures = {**weights.kinds[term], code: max(0, value) if term == MATERIAL else value}
    return msgspec.structs.replace(weights, kinds={**weights.kinds, term: figures})


def average(several: Sequence[Weights]) -> Weights:
    """Each weight as it is on the average."""
    made = first = several[0]
    for name in names(first):
        mean = sum(value_of(weights, name) for weights in several) / len(several)
        made = changed(made, name, mean - value_of(first, name))
    return made


def sigmoid(values: Figures) -> Figures:
    """From a score to a share of the point."""
    made: Figures = 1.0 / (1.0 + np.exp(-np.clip(values, -30, 30)))
    return made


def loss(values: Figures, results: Figures) -> float:
    """The cross-entropy of the results."""
    foretold = np.clip(sigmoid(values), 1e-9, 1 - 1e-9)
    return float(-np.mean(results * np.log(foretold) + (1 - results) * np.log(1 - foretold)))
