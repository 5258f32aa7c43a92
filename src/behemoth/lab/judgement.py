"""What the games of a trial say about a map: who wins how often, how long games are, how they end, where pieces die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

import msgspec

from behemoth.lab.scoring import Share, paired
from behemoth.lab.trials import Pair, TrialGame
from behemoth.maps import Measures, Symmetry, measure, symmetry_of
from behemoth.tankchess import BLACK, SIDES, WHITE, Position, name_of, position_text


class Deaths(msgspec.Struct, frozen=True):
    """How many pieces of each side were destroyed on a square, in all games."""

    square: str
    white: int
    black: int


class Suggestion(msgspec.Struct, frozen=True):
    """A piece more for the weaker side, and how the games went with it."""

    side: str
    kind: str
    square: str
    #: The share of White, whoever begins, with it.
    white: Share
    games: int
    #: The map with it, as a position line.
    position: str


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a trial. A share counts a drawn game half; its interval is of 95 %, over pairs of games."""

    position: str
    size: int
    symmetry: Symmetry
    measures: Measures
    bot: str
    seed: str
    games: int
    #: Whether all games were played, or somebody stopped it.
    finished: bool
    #: The share of whoever begins.
    first: Share
    #: The shares of the two sides, each beginning in half of the games.
    white: Share
    black: Share
    #: White's share in the games that White began, as the rules have it.
    white_begins: Share
    white_wins: int
    draws: int
    black_wins: int
    #: The number of moves of each game, in order.
    lengths: tuple[int, ...]
    mean_length: float
    median_length: float
    endings: dict[str, int]
    deaths: tuple[Deaths, ...]
    #: For a map that is not symmetric and not fair: what games have shown to mend it.
    suggestion: Suggestion | None = None
    #: So many suggestions were tried.
    tried: int = 0

    @property
    def fair(self) -> bool:
        """Whether the games leave it open which side is better off."""
        return self.white.low <= 0.5 <= self.white.high


def judge(
    position: Position, pairs: Sequence[Pair], seed: str, finished: bool = True, measures: Measures | None = None
) -> Judgement:
    """The figures of these games; of none if nothing was played. Whoever has measured the map already may say so."""
    games = [game for pair in pairs for game in pair]
    lengths = tuple(game.decisions for game in games)
    white = white_share(pairs)
    return Judgement(
        position=position_line(position),
        size=position.size,
        symmetry=symmetry_of(position),
        measures=measures or measure(position),
        bot=games[0].bot.name if games else "",
        seed=seed,
        games=len(games),
        finished=finished,
        first=paired([fmean(game.scores[game.begins] for game in pair) for pair in pairs]),
        white=white,
        black=Share(1 - white.value, 1 - white.high, 1 - white.low),
        white_begins=paired([game.scores[WHITE] for game in games if game.begins == WHITE]),
        white_wins=sum(game.scores[WHITE] == 1 for game in games),
        draws=sum(game.scores[WHITE] not in (0, 1) for game in games),
        black_wins=sum(game.scores[BLACK] == 1 for game in games),
        lengths=lengths,
        mean_length=round(fmean(lengths), 2) if lengths else 0.0,
        median_length=median(lengths) if lengths else 0.0,
        endings=dict(Counter(sorted(game.reason for game in games)).most_common()),
        deaths=_deaths(games),
    )


def white_share(pairs: Sequence[Pair]) -> Share:
    """White's share, whoever begins."""
    return paired([fmean(game.scores[WHITE] for game in pair) for pair in pairs])


def _deaths(games: Sequence[TrialGame]) -> tuple[Deaths, ...]:
    count = Counter(death for game in games for death in game.deaths)
    squares = sorted({square for _, square in count})
    return tuple(Deaths(name_of(square), *(count[side, square] for side in SIDES)) for square in squares)


def position_line(position: Position) -> str:
    """The position as one line, as ``read_start`` reads it."""
    return position_text(position)
