"""Many games of any game among bots, counted: how long they are, who wins from which seat, and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from statistics import fmean, median

import msgspec
from rich.table import Table

from behemoth.lab.arena import setting_of
from behemoth.lab.batches import share_out
from behemoth.lab.crew import ALONE, Crew
from behemoth.lab.journal import open_part
from behemoth.lab.scoring import wilson
from behemoth.lab.tournament import CAPPED
from behemoth.lab.whole_games import GamesWish, Playing, seated
from behemoth.locale import DEFAULT_LANGUAGE, has, say


class Counted(msgspec.Struct, frozen=True):
    """One game: who sat where, how long it was, and how it ended."""

    seats: tuple[str, ...]
    decisions: int
    reason: str
    scores: tuple[float, ...]


class Tally(msgspec.Struct, frozen=True):
    """All games of a simulation."""

    game: str
    setting: str
    players: int
    bots: tuple[str, ...]
    seed: str
    games: tuple[Counted, ...]
    #: Whether all games were played, or somebody stopped it.
    finished: bool = True

    def seat_score(self, seat: int) -> float:
        """The mean score of a seat."""
        return fmean(game.scores[seat] for game in self.games)

    def bot_score(self, name: str) -> float:
        """The mean score of a bot, wherever it sat."""
        pairs = (pair for game in self.games for pair in zip(game.seats, game.scores, strict=True))
        return fmean(score for bot, score in pairs if bot == name)


def tally_games(
    wish: GamesWish,
    count: int,
    *,
    crew: Crew = ALONE,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play the games, or until somebody presses Ctrl-C."""
    about = {"tally": wish.game, **msgspec.to_builtins(wish)}
    found: list[Counted] = []
    finished = False
    with (
        open_part(journal, about, Counted) as kept,
        closing(share_out(partial(count_game, wish), range(count), crew, count=count, kept=kept)) as playing,
        suppress(KeyboardInterrupt),
    ):
        for game in playing:
            found.append(game)
            progress(1)
        finished = True
    names = tuple(dict.fromkeys(bot.name for bot in wish.bots))
    return Tally(wish.game, setting_of(wish.options), wish.players, names, wish.seed, tuple(found), finished)


def count_game(wish: GamesWish, number: int) -> Counted:
    """One of the games. Runs in a worker."""
    playing = Playing(wish, number)
    decisions = sum(1 for _ in playing)
    end = playing.end()
    return Counted(seated(wish, number), decisions, end.reason, end.scores)


def show_tally(tally: Tally, language: str = DEFAULT_LANGUAGE) -> Table:
    """The figures as a table."""
    key = f"game-{tally.game}"
    title = say(
        "tally-title",
        language,
        game=say(key, language) if has(key, language) else tally.game,
        setting=tally.setting,
        players=tally.players,
        games=len(tally.games),
        seed=tally.seed,
    )
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, value in _rows(tally, language):
        table.add_row(label, value)
    return table


def _rows(tally: Tally, language: str) -> Iterator[tuple[str, str]]:
    words = partial(say, language=language)
    lengths, count = [game.decisions for game in tally.games], len(tally.games)
    yield words("simulate-bots"), ", ".join(tally.bots)
    yield words("simulate-decisions"), f"{fmean(lengths):.1f}"
    yield words("tally-spread"), f"{min(lengths)} / {median(lengths):g} / {max(lengths)}"
    for seat in range(tally.players):
        yield words("tally-seat", number=seat + 1), str(wilson(tally.seat_score(seat), count))
    if len(tally.bots) > 1:
        for name in tally.bots:
            yield words("tally-bot", name=name), f"{tally.bot_score(name):.1%}"
    for reason, times in Counter(game.reason for game in tally.games).most_common():
        key = "report-cap" if reason == CAPPED else f"outcome-{reason}"
        ending = words(key) if has(key, language) else reason
        yield words("simulate-ending", ending=ending), f"{times} ({times / count:.1%})"
