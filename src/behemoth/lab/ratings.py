"""One number for each contestant of a tournament of duels: Elo by Bradley and Terry, with intervals of 95 %.

The ratings are those under which the scores of all duels are likeliest, with one drawn game more for each two that met,
so that whoever won everything is not infinitely strong. Their mean is 0. For the intervals the score of each duel is
drawn anew many times from what its games leave open, and everybody is rated again; a single duel never tells of more
than about 800 Elo.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from behemoth.lab.scoring import worth

if TYPE_CHECKING:
    from behemoth.lab.standings import Duel

#: So often the scores are drawn anew.
_DRAWS: Final = 400
_ROUNDS: Final = 200
_PRECISE: Final = 1e-6
#: No duel says more than that one of the two scores 99 %.
_CERTAIN: Final = 0.01
#: Of so many drawn values, these are the ends of the interval.
_ENDS: Final = (0.025, 0.975)


class Rating(msgspec.Struct, frozen=True):
    """How strong a contestant is, beside the others; with its games and the share of points it made."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    score: float


#: What a contestant scored against another, and in how many games.
_Scores = Mapping[tuple[str, str], tuple[float, int]]


def rate(duels: Sequence[Duel], seed: str = "ratings") -> tuple[Rating, ...]:
    """Everybody who played, the strongest first."""
    played = [duel for duel in duels if duel.games]
    names = tuple(dict.fromkeys(name for duel in played for name in (duel.first, duel.second)))
    found = _rated(names, {(duel.first, duel.second): _with_a_draw(duel) for duel in played})
    rng = Random(seed)
    draws = [_rated(names, _drawn(played, rng)) for _ in range(_DRAWS)] if played else []
    ratings = []
    for name in names:
        spread = sorted(drawn[name] for drawn in draws)
        low, high = (spread[round(end * (_DRAWS - 1))] for end in _ENDS)
        points, games = _total(played, name)
        ratings.append(
            Rating(
                name,
                round(found[name], 1) + 0.0,
                round(min(low, found[name]), 1) + 0.0,
                round(max(high, found[name]), 1) + 0.0,
                games,
                points / games,
            )
        )
    return tuple(sorted(ratings, key=lambda rating: -rating.elo))


def _with_a_draw(duel: Duel) -> tuple[float, int]:
    return (duel.score.value * duel.games + 0.5) / (duel.games + 1), duel.games + 1


def _drawn(duels: Sequence[Duel], rng: Random) -> _Scores:
    """Other scores that the games would allow as well: of as many independent games as the pairs are worth."""
    drawn = {}
    for duel in duels:
        means = [number / 4 for number, count in enumerate(duel.pairs) for _ in range(count)]
        games, score = worth(means), duel.score.value
        likely = rng.betavariate(score * games + 0.5, (1 - score) * games + 0.5)
        drawn[duel.first, duel.second] = (min(1 - _CERTAIN, max(_CERTAIN, likely)), duel.games)
    return drawn


def _total(duels: Sequence[Duel], name: str) -> tuple[float, int]:
    points, games = 0.0, 0
    for duel in duels:
        if name in (duel.first, duel.second):
            share = duel.score.value if name == duel.first else 1 - duel.score.value
            points, games = points + share * duel.games, games + duel.games
    return points, games


def _rated(names: Sequence[str], scores: _Scores) -> dict[str, float]:
    """The ratings by the iteration of Zermelo, in Elo with a mean of 0."""
    points = dict.fromkeys(names, 0.0)
    met: dict[str, list[tuple[str, int]]] = {name: [] for name in names}
    for (one, other), (score, games) in scores.items():
        points[one] += score * games
        points[other] += (1 - score) * games
        met[one].append((other, games))
        met[other].append((one, games))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        before = dict(strength)
        for name in names:
            pull = sum(games / (strength[name] + strength[other]) for other, games in met[name])
            strength[name] = points[name] / pull
        if max((abs(strength[name] / before[name] - 1) for name in names), default=0.0) < _PRECISE:
            break
    elos = {name: 400 * math.log10(strength[name]) for name in names}
    middle = sum(elos.values()) / max(1, len(elos))
    return {name: elo - middle for name, elo in elos.items()}
