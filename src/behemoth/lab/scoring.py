"""What a score is worth: intervals of 95 %, Elo differences, ratios. Plain arithmetic, no game in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

#: 95 % of a normal distribution lie so many standard deviations around its mean.
Z: Final = 1.959964


class Share(msgspec.Struct, frozen=True):
    """A score between 0 and 1 with the ends of its interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} … {self.high:.1%})"


class Elo(msgspec.Struct, frozen=True):
    """The same as a difference of strength: −∞ for a score of 0 %, +∞ for one of 100 %.

    JSON knows no infinity and has ``null`` instead; read again, it is the infinity it was.
    """

    value: float | None
    low: float | None
    high: float | None

    def __post_init__(self) -> None:
        if self.value is None:  # all games lost have no lower end, all games won no upper one
            msgspec.structs.force_setattr(self, "value", -math.inf if self.low is None else math.inf)
        if self.low is None:
            msgspec.structs.force_setattr(self, "low", -math.inf)
        if self.high is None:
            msgspec.structs.force_setattr(self, "high", math.inf)

    def __str__(self) -> str:
        return f"{_signed(self.value)} ({_signed(self.low)} … {_signed(self.high)})"


def wilson(share: float, count: float) -> Share:
    """Wilson's interval of a share observed in ``count`` independent trials; honest near 0 and 1 as well."""
    if count <= 0:
        return Share(share, 0.0, 1.0)
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + spread)
    low = max(0.0, middle - half) if share > 0 else 0.0  # exactly, whatever rounding leaves over
    return Share(share, low, min(1.0, middle + half) if share < 1 else 1.0)


def paired(pairs: Sequence[float]) -> Share:
    """The score over pairs of games, each a mean of two games of one opening with the seats swapped.

    The two games of a pair depend on each other, so the pair is the unit. Its variance says how many independent games
    would be as certain, and Wilson's interval is taken for that number; where all pairs are alike there is no variance
    to go by, and a pair counts as one game.
    """
    return wilson(fmean(pairs), worth(pairs)) if pairs else wilson(0.5, 0)


def worth(pairs: Sequence[float]) -> float:
    """How many independent games would be as certain as these pairs."""
    score, count = fmean(pairs), len(pairs)
    squares = sum((pair - score) ** 2 for pair in pairs)
    if count < 2 or squares < 1e-12:
        return count
    return score * (1 - score) / (squares / (count - 1) / count)


def elo(share: Share) -> Elo:
    """The difference of strength that explains a score."""
    return Elo(_elo(share.value), _elo(share.low), _elo(share.high))


def _elo(score: float) -> float:
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return round(-400 * math.log10(1 / score - 1), 1) + 0.0  # no "−0"


def _signed(value: float | None) -> str:
    """``+120``, ``−35``, ``−∞``."""
    return f"{value:+.0f}".replace("-", "−").replace("inf", "∞")


class Times(msgspec.Struct, frozen=True):
    """How many times as often, with its interval; what a win of nobody cannot bound is missing."""

    value: float | None
    low: float
    high: float | None

    def __str__(self) -> str:
        return f"{_times(self.value)} ({_times(self.low)} … {_times(self.high)})"


def ratio(wins: int, count: int, other_wins: int, other_count: int) -> Times:
    """How many times as often as the other one wins, with Katz's interval of the logarithm."""
    if not wins:
        return Times(0.0 if other_wins else None, 0.0, None)
    if not other_wins:
        return Times(None, 0.0, None)
    times = (wins / count) / (other_wins / other_count)
    error = math.sqrt(max(0.0, 1 / wins - 1 / count + 1 / other_wins - 1 / other_count))
    return Times(times, times * math.exp(-Z * error), times * math.exp(Z * error))


def _times(value: float | None) -> str:
    return "∞" if value is None else f"{value:.2f}×"
