"""Is the first one stronger? Wald's sequential test over pairs of games: it plays until the answer is sure enough.

Two hypotheses are held against each other: the first contestant is stronger by ``elo0`` at most, or by ``elo1`` at
least. After each pair the logarithm of the likelihood ratio is worked out; beyond one of two bounds the test is over.
The bounds follow from how often a wrong answer may be given: ``alpha``, that "stronger" is said where ``elo0`` is
true, and ``beta``, the other way round. A pair of games has five results (0, ½, 1, 1½, 2 points); each hypothesis is
given the distribution of these that has its mean and fits the games best, as in the generalised test that engine
developers use.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from behemoth.games import InvalidOptions

#: What a result that never came counts as, so that one more pair cannot be impossible.
_LITTLE: Final = 1e-3
#: The scores of a pair.
_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_STEPS: Final = 80

Decision = Literal["open", "stronger", "not-stronger"]


class Test(msgspec.Struct, frozen=True):
    """The two hypotheses, in Elo, and how often each may be wrongly decided against."""

    #: It is no test of pytest's.
    __test__ = False

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise InvalidOptions("error-sprt-elo", low=f"{self.elo0:g}", high=f"{self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise InvalidOptions("error-sprt-errors")

    @property
    def lower(self) -> float:
        """At this value or below the first one is not stronger."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this value or above it is."""
        return math.log((1 - self.beta) / self.alpha)


class Tested(msgspec.Struct, frozen=True):
    """How a test stands."""

    test: Test
    #: The logarithm of the likelihood ratio, and the bounds between which nothing is decided.
    llr: float
    lower: float
    upper: float
    decision: Decision
    pairs: int


def run_test(test: Test, pairs: Sequence[int]) -> Tested:
    """How a test stands after so many pairs with 0, ½, 1, 1½ and 2 points."""
    llr = round(log_likelihood_ratio(pairs, expected(test.elo0), expected(test.elo1)), 4)
    decision: Decision = "stronger" if llr >= test.upper else "not-stronger" if llr <= test.lower else "open"
    return Tested(test, llr, round(test.lower, 4), round(test.upper, 4), decision, sum(pairs))


def expected(elo: float) -> float:
    """The score that a difference of strength gives."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(pairs: Sequence[int], score0: float, score1: float) -> float:
    """How much likelier these pairs are with a mean score of ``score1`` than with one of ``score0``; its logarithm."""
    count = sum(pairs)
    if not count:
        return 0.0
    counts = [number or _LITTLE for number in pairs]
    shares = [number / sum(counts) for number in counts]
    likely0, likely1 = (_fitted(shares, score) for score in (score0, score1))
    each = zip(shares, likely0, likely1, strict=True)
    return count * sum(share * math.log(one / zero) for share, zero, one in each)


def _fitted(shares: Sequence[float], mean: float) -> list[float]:
    """The likeliest distribution with this mean for what was observed: ``share / (1 + x (score − mean))``, where x
    makes the mean right. The mean falls as x grows, so x is found by halving."""
    low, high = -1 / (1 - mean), 1 / mean

    def distribution(x: float) -> list[float]:
        return [share / (1 + x * (score - mean)) for share, score in zip(shares, _SCORES, strict=True)]

    for _ in range(_STEPS):
        x = (low + high) / 2
        off = sum(one * (score - mean) for one, score in zip(distribution(x), _SCORES, strict=True))
        low, high = (x, high) if off > 0 else (low, x)
    return distribution((low + high) / 2)
