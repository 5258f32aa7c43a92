"""What could be won at Monster Combat by whoever knew more: the same search fairly, with all hands known, and with the
order of the piles known as well. ``python -m bench ceiling [table …] [--knowing …] [--games N] [--simulations N]``.

All of it is played inside the engine. Fair worlds heed backs and open cards, and nothing that was seen before; so the
bots themselves, which heed that too, may come out a little higher.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from behemoth.bots import greedy_values
from behemoth.engine import BEST, Mind, card_engine, card_rules, cards_available, mind_of, search_settings
from behemoth.lab import Share, wilson
from behemoth.monstercombat import COOP, VERSUS, Options, preset
from bench.figures import Ceiling, here_and_now, write_ceiling

#: What the searching seat knows, in the order of the engine's numbers.
INSIGHTS: Final = {"fair": "what it may know", "hands": "all hands", "piles": "all hands and piles"}
#: So many games are played with one seed, so that the same games come out on any number of cores.
LOT: Final = 50
#: How firmly those play who follow the instinct.
_FIRM: Final = 2.0
#: Seconds for a decision: none is ended by the clock.
_NO_LIMIT: Final = 1e6


class Table(NamedTuple):
    """Where the search sits."""

    what: str
    variant: str
    options: Options
    seats: int
    #: How the others play; nobody, where all seats search.
    others: Callable[[Mind], list[Any]]


def _greedy(mind: Mind) -> list[Any]:
    return [card_engine().Way("worths", greedy_values(VERSUS))]


def _by_instinct(mind: Mind) -> list[Any]:
    return [card_engine().instinct_way(mind.instinct, _FIRM)]


def _nobody(mind: Mind) -> list[Any]:
    return []


TABLES: Final = {
    "greedy": Table("one among three greedy", VERSUS, Options(), 4, _greedy),
    "instinct": Table("one among three by instinct", VERSUS, Options(), 4, _by_instinct),
    "coop": Table("two together, hard co-op", COOP, preset(COOP, "hard"), 2, _nobody),
}


def main(words: Sequence[str]) -> int:
    """A line for each table and insight; 1 where the engine is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench ceiling", description=__doc__)
    add = parser.add_argument
    add("tables", nargs="*", help=f"which: {', '.join(TABLES)}; all if none is named")
    add("--knowing", nargs="+", choices=INSIGHTS, default=[*INSIGHTS], help="only this")
    add("--games", type=int, default=1000)
    add("--simulations", type=int, default=1000)
    add("--seed", type=int, default=1)
    add("--jobs", type=int, default=os.cpu_count() or 1, help="games at once; as many as there are cores")
    add("--record", action="store_true", help="write the results into bench/strength.json, for docs/engine-cards.md")
    given = parser.parse_args(words)
    unknown = [table for table in given.tables if table not in TABLES]
    if unknown or min(given.games, given.simulations, given.jobs) < 1:
        parser.error(f"there is no table {unknown[0]!r}" if unknown else "a number below 1 means nothing")
    if not cards_available():
        print("NOT MEASURED: the engine is not built")
        return 1
    for table in given.tables or TABLES:
        for knowing in given.knowing:
            share = won(table, knowing, given.games, given.simulations, given.seed, given.jobs)
            what, knows = TABLES[table].what, INSIGHTS[knowing]
            print(f"{what}, {given.simulations:,} simulations, knowing {knows}: {share}", flush=True)
            if given.record:
                found = Ceiling(here_and_now(), what, knows, given.simulations, given.games, str(share))
                write_ceiling(table, knowing, found)
    return 0


def won(table: str, knowing: str, games: int, simulations: int, seed: int, jobs: int = 1) -> Share:
    """How often the search wins there. The same seed gives the same games."""
    lots = [(seed << 32 | number, min(LOT, games - begun)) for number, begun in enumerate(range(0, games, LOT))]
    play = partial(_play, TABLES[table], [*INSIGHTS].index(knowing), simulations)
    with ThreadPoolExecutor(jobs) as pool:  # the engine plays without Python's lock
        return wilson(sum(pool.map(play, lots)) / games, games)


def _play(table: Table, insight: int, simulations: int, lot: tuple[int, int]) -> float:
    """How many games of a lot are won."""
    seed, games = lot
    settings = msgspec.structs.replace(BEST[table.variant], choice_only=True)
    return games * float(
        card_engine().searched_games(
            card_rules(table.options),
            table.seats,
            search_settings(table.variant, _NO_LIMIT, simulations, settings, greedy_values(table.variant)),
            table.others(mind_of(table.variant)),
            games,
            insight,
            seed,
        )
    )
