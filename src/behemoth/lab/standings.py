"""How a tournament stands: scores with intervals, from whatever games are finished, as values and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean

import msgspec
from rich.table import Table

from behemoth.lab.contestants import Contestant
from behemoth.lab.scoring import Elo, Share, Times, elo, paired, ratio, wilson
from behemoth.lab.tournament import Played, Result
from behemoth.locale import DEFAULT_LANGUAGE, say


class Duel(msgspec.Struct, frozen=True):
    """Two contestants of Tank Chess over pairs of games; everything from the first one's side."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    #: How many pairs brought 0, ½, 1, 1½ and 2 points.
    pairs: tuple[int, int, int, int, int]
    score: Share
    elo: Elo
    #: How often White won, drawn games counted half.
    white: float
    decisions: float
    endings: dict[str, int]


class Place(msgspec.Struct, frozen=True):
    """One contestant of Monster Combat: in how many games, the share it won, and what chance alone would give."""

    name: str
    games: int
    score: Share
    chance: float
    decisions: float
    #: In co-op: how many times as often as each other team it wins.
    times: dict[str, Times] = msgspec.field(default_factory=dict)


class Standings(msgspec.Struct, frozen=True):
    """The result of a tournament, finished or stopped."""

    game: str
    setting: str
    seed: str
    finished: bool
    seconds: float
    duels: tuple[Duel, ...] = ()
    places: tuple[Place, ...] = ()
    #: The longest thought of each contestant, in seconds.
    slowest: dict[str, float] = msgspec.field(default_factory=dict)


# --- counting ----------------------------------------------------------------------------------------


def duels(results: Sequence[Result], contestants: Sequence[Contestant]) -> tuple[Duel, ...]:
    """How everybody stands against everybody."""
    return tuple(_duel(results, one, other) for one, other in combinations(contestants, 2))


def _duel(results: Iterable[Result], one: Contestant, other: Contestant) -> Duel:
    pairs = [result for result in results if {*result[0].seats} == {one, other}]
    games = [game for pair in pairs for game in pair]
    points = [game.scores[game.seats.index(one)] for game in games]
    means = [fmean(game.scores[game.seats.index(one)] for game in pair) for pair in pairs]
    score = paired(means)
    count = Counter(points)
    return Duel(
        first=one.name,
        second=other.name,
        games=len(games),
        wins=count[1.0],
        draws=len(points) - count[1.0] - count[0.0],
        losses=count[0.0],
        pairs=_five(means),
        score=score,
        elo=elo(score),
        white=_mean(game.scores[0] for game in games),
        decisions=_mean(float(game.decisions) for game in games),
        endings=dict(Counter(game.reason for game in games).most_common()),
    )


def _five(means: Iterable[float]) -> tuple[int, int, int, int, int]:
    count = Counter(round(4 * mean) for mean in means)
    return count[0], count[1], count[2], count[3], count[4]


def places(results: Sequence[Result], contestants: Sequence[Contestant]) -> tuple[Place, ...]:
    """Everybody for himself: the share each contestant won, over all its seats."""
    games = [game for result in results for game in result]
    return tuple(_place(games, contestant) for contestant in contestants)


def _place(games: Sequence[Played], contestant: Contestant) -> Place:
    mine = [game for game in games if contestant in game.seats]
    won = [sum(_points(game, contestant)) for game in mine]
    seats = sum(game.seats.count(contestant) for game in mine)
    return Place(
        name=contestant.name,
        games=len(mine),
        score=wilson(_mean(won), len(mine)),
        chance=seats / sum(len(game.seats) for game in mine) if mine else 0.0,
        decisions=_mean(float(game.decisions) for game in mine),
    )


def _points(game: Played, contestant: Contestant) -> list[float]:
    return [score for seat, score in zip(game.seats, game.scores, strict=True) if seat == contestant]


def teams(results: Sequence[Result], contestants: Sequence[Contestant]) -> tuple[Place, ...]:
    """All together: the share of games each team won."""
    games = [game for result in results for game in result]
    mine = {team: [game for game in games if team in game.seats] for team in contestants}
    wins = {team: sum(game.scores[0] == 1.0 for game in mine[team]) for team in contestants}
    return tuple(
        Place(
            name=team.name,
            games=len(mine[team]),
            score=wilson(wins[team] / max(1, len(mine[team])), len(mine[team])),
            chance=0.0,
            decisions=_mean(float(game.decisions) for game in mine[team]),
            times={
                other.name: ratio(wins[team], len(mine[team]), wins[other], len(mine[other]))
                for other in contestants
                if other != team and mine[team]
            },
        )
        for team in contestants
    )


def slowest(results: Iterable[Result]) -> dict[str, float]:
    """The longest thought of each contestant, in seconds."""
    found: dict[str, float] = {}
    for result in results:
        for game in result:
            for seat, seconds in zip(game.seats, game.slowest, strict=True):
                found[seat.name] = max(found.get(seat.name, 0.0), round(seconds, 3))
    return found


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fmean(found) if found else 0.0


# --- showing -----------------------------------------------------------------------------------------


def show_standings(standings: Standings, language: str = DEFAULT_LANGUAGE) -> Table:
    """The standings as a table."""
    words = partial(say, language=language)
    title = words("tournament-title", game=standings.game, setting=standings.setting, seed=standings.seed)
    table = Table(title=title, title_justify="left")
    rows = [*map(_duel_row, standings.duels), *map(_place_row, standings.places)]
    for number, name in enumerate(rows[0] if rows else ()):
        table.add_column(words(f"tournament-{name}"), justify="right" if number else "left")
    for row in rows:
        table.add_row(*row.values())
    return table


def _duel_row(duel: Duel) -> dict[str, str]:
    """The columns of a duel, by the ends of their catalogue keys."""
    return {
        "pair": f"{duel.first} – {duel.second}",
        "games": str(duel.games),
        "record": f"+{duel.wins} ={duel.draws} −{duel.losses}",
        "pairs": "/".join(map(str, duel.pairs)),
        "score": str(duel.score),
        "elo": str(duel.elo),
        "white": f"{duel.white:.0%}",
        "decisions": f"{duel.decisions:.0f}",
    }


def _place_row(place: Place) -> dict[str, str]:
    row = {"bot": place.name, "games": str(place.games), "score": str(place.score)}
    if place.chance:
        row["chance"] = f"{place.chance:.0%}"
    if place.times:
        row["times"] = ", ".join(map(str, place.times.values()))
    return row | {"decisions": f"{place.decisions:.0f}"}
