"""How a tournament stands: scores with intervals, from whatever games are finished, as values and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from statistics import fmean

import msgspec
from rich.table import Table

from behemoth.lab.contestants import Contestant
from behemoth.lab.ratings import Rating
from behemoth.lab.scoring import Elo, Share, Times, elo, paired, ratio, wilson
from behemoth.lab.sprt import Tested
from behemoth.lab.tournament import Meetings, Played, Result
from behemoth.locale import DEFAULT_LANGUAGE, say


class Duel(msgspec.Struct, frozen=True):
    """Two contestants over pairs of games; everything from the first one's side."""

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
    #: The score of White, or of the first seat.
    white: float
    decisions: float
    endings: dict[str, int]


class Place(msgspec.Struct, frozen=True):
    """One contestant at a table: in how many games, the share it won, and what chance alone would give."""

    name: str
    games: int
    score: Share
    chance: float
    decisions: float
    #: In co-op: how many times as often as each other team it wins.
    times: dict[str, Times] = msgspec.field(default_factory=dict)


class SeatShare(msgspec.Struct, frozen=True):
    """What a seat is worth: the share of points it made, whoever sat there, and what an even share would be."""

    seat: int
    games: int
    score: Share
    even: float


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
    #: Everybody's strength by all duels together, the strongest first; worked out at the end.
    ratings: tuple[Rating, ...] = ()
    #: What each seat is worth, where seats are against each other.
    seats: tuple[SeatShare, ...] = ()
    #: How the test stands that was asked for.
    test: Tested | None = None


# --- counting ----------------------------------------------------------------------------------------


def duels(results: Sequence[Result], meetings: Meetings) -> tuple[Duel, ...]:
    """How each meeting stands."""
    return tuple(_duel(results, one, other) for one, other in meetings)


def pair_counts(results: Iterable[Result], first: Contestant | None) -> tuple[int, int, int, int, int]:
    """How many pairs of games brought this contestant 0, ½, 1, 1½ and 2 points."""
    mine = [result for result in results if first in result[0].seats]
    return _five([fmean(game.scores[game.seats.index(first)] for game in pair) for pair in mine if first is not None])


def seat_shares(results: Sequence[Result]) -> tuple[SeatShare, ...]:
    """What each seat is worth. The games of a round depend on each other, so a round is the unit."""
    if not results:
        return ()
    count = len(results[0][0].seats)
    games = sum(map(len, results))
    shares = [[fmean(game.scores[seat] for game in result) for result in results] for seat in range(count)]
    even = sum(map(fmean, shares)) / count
    return tuple(SeatShare(seat, games, _seat_score(shares[seat], results), even) for seat in range(count))


def _seat_score(means: Sequence[float], results: Sequence[Result]) -> Share:
    return paired(means) if len(results[0]) > 1 else wilson(_mean(means), len(means))


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
    rows = [*(_duel_row(duel, standings.game) for duel in standings.duels), *map(_place_row, standings.places)]
    for number, name in enumerate(rows[0] if rows else ()):
        table.add_column(words(f"tournament-{name}"), justify="right" if number else "left")
    for row in rows:
        table.add_row(*row.values())
    return table


def _duel_row(duel: Duel, game: str) -> dict[str, str]:
    """The columns of a duel, by the ends of their catalogue keys."""
    return {
        "pair": f"{duel.first} – {duel.second}",
        "games": str(duel.games),
        "record": f"+{duel.wins} ={duel.draws} −{duel.losses}",
        "pairs": "/".join(map(str, duel.pairs)),
        "score": str(duel.score),
        "elo": str(duel.elo),
        "white" if game == "tank-chess" else "first-seat": f"{duel.white:.0%}",
        "decisions": f"{duel.decisions:.0f}",
    }


def _place_row(place: Place) -> dict[str, str]:
    row = {"bot": place.name, "games": str(place.games), "score": str(place.score)}
    if place.chance:
        row["chance"] = f"{place.chance:.0%}"
    if place.times:
        row["times"] = ", ".join(map(str, place.times.values()))
    return row | {"decisions": f"{place.decisions:.0f}"}


def show_ratings(standings: Standings, language: str = DEFAULT_LANGUAGE) -> Table:
    """Everybody's strength as a table."""
    table = Table(title=say("tournament-rating", language), title_justify="left")
    for number, name in enumerate(("bot", "games", "score", "elo")):
        table.add_column(say(f"tournament-{name}", language), justify="right" if number else "left")
    for rating in standings.ratings:
        elo = Elo(rating.elo, rating.low, rating.high)
        table.add_row(rating.name, str(rating.games), f"{rating.score:.1%}", str(elo))
    return table


def sprt_sentence(tested: Tested, language: str = DEFAULT_LANGUAGE) -> str:
    """How a test stands, with its bounds, in a sentence."""
    test = tested.test
    return say(
        "tournament-test",
        language,
        low=f"{test.elo0:g}",
        high=f"{test.elo1:g}",
        alpha=f"{test.alpha:g}",
        beta=f"{test.beta:g}",
        llr=f"{tested.llr:.2f}".replace("-", "−"),
        lower=f"{tested.lower:.2f}".replace("-", "−"),
        upper=f"{tested.upper:.2f}",
        pairs=tested.pairs,
        decision=tested.decision,
    )
