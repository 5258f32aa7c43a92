"""Many games of Monster Combat among bots, counted: length, winners, events, endings.

The same seed gives the same figures, however many processes share the work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, cast

import msgspec
from rich.table import Table

from behemoth.bots import SIMPLE_CARD_BOTS, Observation
from behemoth.games import InvalidOptions, Seat, State
from behemoth.lab.batches import share_out
from behemoth.lab.crew import ALONE, Crew
from behemoth.lab.driver import drive
from behemoth.lab.journal import open_part
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat import (
    Backfired,
    CombatState,
    EventRevealed,
    EventsShuffled,
    MonsterCombat,
    Options,
    PileShuffled,
)

#: Facts that are counted over all games, and their rows in the table.
_COUNTED: Final = {
    EventRevealed: "simulate-events",
    PileShuffled: "simulate-reshuffles",
    EventsShuffled: "simulate-event-reshuffles",
    Backfired: "simulate-backfires",
}


class Played(msgspec.Struct, frozen=True):
    """One game: how long, how it ended, who won, and how often each counted fact happened."""

    turns: int
    decisions: int
    ending: str
    starter: int
    scores: tuple[float, ...]
    facts: tuple[int, ...]
    monster: int


class Figures(msgspec.Struct, frozen=True):
    """All games of a simulation."""

    options: Options
    players: int
    bots: tuple[str, ...]
    seed: str
    games: tuple[Played, ...]
    #: Whether all games were played, or somebody stopped it.
    finished: bool = True

    def turns(self, share: float) -> int:
        """The length below which this share of the games lies."""
        lengths = sorted(game.turns for game in self.games)
        return lengths[min(len(lengths) - 1, int(share * len(lengths)))]

    @property
    def mean_turns(self) -> float:
        """The mean length in turns."""
        return fmean(game.turns for game in self.games)

    def score(self, seat: int) -> float:
        """The mean score of a seat."""
        return fmean(game.scores[seat] for game in self.games)

    @property
    def starter_score(self) -> float:
        """The mean score of who began."""
        return fmean(game.scores[game.starter] for game in self.games)

    @property
    def endings(self) -> Counter[str]:
        """How often each end came."""
        return Counter(game.ending for game in self.games)

    def per_game(self, fact: int) -> float:
        """How often a counted fact happens in a game."""
        return fmean(game.facts[fact] for game in self.games)


def play_game(options: Options, bots: Sequence[str], seed: str) -> Played:
    """One game among these bots; the seed decides everything."""
    rng = Random(seed)
    state: CombatState = MonsterCombat().start(options, len(bots), rng)
    players = [SIMPLE_CARD_BOTS[name] for name in bots]
    starter, decisions = state.turn.current, 0

    def choose(state: State[Any], seat: Seat) -> Any:
        # Our own simple bots look at nothing but their view, so they may have the state as it is, which is quicker.
        return players[seat].choose(Observation(state, seat), rng)

    facts = [len(state.piles.played) + len(state.piles.revealed), 0, 0, 0]
    kinds = {kind: place for place, kind in enumerate(_COUNTED)}
    for decision in drive(state, choose, rng):
        for event in decision.step.events:
            if type(event) in kinds:
                facts[kinds[type(event)]] += 1
        state = cast(CombatState, decision.step.state)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    turns, monster = state.turn.number, state.monster.number
    return Played(turns, decisions, state.ending, starter, outcome.scores, tuple(facts), monster)


def _play_number(options: Options, bots: tuple[str, ...], seed: str, number: int) -> Played:
    """One game of a simulation. Runs in a worker."""
    return play_game(options, bots, f"{seed}/{number}")


def simulate(
    options: Options,
    players: int,
    games: int,
    seed: str,
    bots: Sequence[str] = ("greedy",),
    *,
    crew: Crew = ALONE,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Figures:
    """Play the games, or until somebody presses Ctrl-C. ``bots`` are dealt out to the seats in turn, so one name means
    all seats. A journal does not depend on the number of games: more can be played later."""
    for name in bots:
        if name not in SIMPLE_CARD_BOTS:
            raise InvalidOptions("error-simulate-bot", name=name, known=", ".join(SIMPLE_CARD_BOTS))
    seated = tuple(bots[seat % len(bots)] for seat in range(players))
    found: list[Played] = []
    finished = True
    about = {"simulate": "monster-combat", "options": options, "bots": seated, "seed": seed}
    work = partial(_play_number, options, seated, seed)
    with (
        open_part(journal, about, Played) as kept,
        closing(share_out(work, range(games), crew, count=games, kept=kept)) as playing,
    ):
        try:
            for game in playing:
                found.append(game)
                progress(1)
        except KeyboardInterrupt:
            finished = False
    return Figures(options, players, seated, seed, tuple(found), finished)


def show_simulation(figures: Figures, language: str = DEFAULT_LANGUAGE) -> Table:
    """The figures as a table."""
    words = partial(say, language=language)
    title = words(
        "simulate-title",
        variant=words(f"combat-variant-{figures.options.variant}"),
        players=figures.players,
        games=len(figures.games),
        seed=figures.seed,
    )
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, value in _rows(figures, language):
        table.add_row(label, value)
    return table


def _rows(figures: Figures, language: str) -> Iterator[tuple[str, str]]:
    words = partial(say, language=language)
    count = len(figures.games)
    yield words("simulate-bots"), ", ".join(figures.bots)
    yield words("simulate-mean-turns"), f"{figures.mean_turns:.1f}"
    yield words("simulate-spread-turns"), f"{figures.turns(0.5)} / {figures.turns(0.95)} / {figures.turns(1)}"
    yield words("simulate-decisions"), f"{fmean(game.decisions for game in figures.games):.1f}"
    if figures.options.coop:
        yield words("simulate-win-rate"), f"{figures.score(0):.3f}"
        yield words("simulate-monster"), f"{fmean(game.monster for game in figures.games):.2f}"
    else:
        for seat in range(figures.players):
            yield words("simulate-winner", player=words("combat-player", number=seat + 1)), f"{figures.score(seat):.3f}"
        yield words("simulate-starter"), f"{figures.starter_score:.3f}"
    for place, key in enumerate(_COUNTED.values()):
        if key != "simulate-backfires" or not figures.options.coop:
            yield words(key), f"{figures.per_game(place):.2f}"
    for ending, times in sorted(figures.endings.items()):
        label = words("simulate-ending", ending=words(f"combat-ending-{ending}"))
        yield label, f"{times} ({times / count:.1%})"
