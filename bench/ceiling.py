"""What could be won at Monster Combat by whoever knew more: the same search fairly, with all hands known, and with the
order of the piles known as well. ``python -m bench ceiling [--games N] [--simulations N]``.

All of it is played inside the engine. Fair worlds heed backs and open cards, and nothing that was seen before; so the
bots themselves, which heed that too, may come out a little higher.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

from behemoth.bots import greedy_values
from behemoth.engine import BEST, card_engine, card_rules, cards_available, mind_of
from behemoth.lab import wilson
from behemoth.monstercombat import COOP, VERSUS, Options, preset

#: What the searching seat knows, by the engine's number.
INSIGHTS: Final = ("what it may know", "all hands", "all hands and piles")
#: Where it sits: among three greedy ones, or both seats together.
TABLES: Final[dict[str, tuple[str, Options, int]]] = {
    "one among three greedy": (VERSUS, Options(), 4),
    "hard co-op of two": (COOP, preset(COOP, "hard"), 2),
}


def main(words: Sequence[str]) -> int:
    """A line for each table and insight; 1 where the engine is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench ceiling")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    if given.games < 1 or given.simulations < 1:
        parser.error("a number below 1 means nothing")
    if not cards_available():
        print("NOT MEASURED: the engine is not built")
        return 1
    for table in TABLES:
        for insight, what in enumerate(INSIGHTS):
            share = wilson(won(table, insight, given.games, given.simulations, given.seed), given.games)
            print(f"{table}, {given.simulations:,} simulations, knowing {what}: {share}", flush=True)
    return 0


def won(table: str, insight: int, games: int, simulations: int, seed: int) -> float:
    """How often the search wins there. The same seed gives the same games."""
    variant, options, seats = TABLES[table]
    engine, mind = card_engine(), mind_of(variant)
    others: list[Any] = [] if variant == COOP else [engine.Way("worths", greedy_values(variant))]
    # Lessons in which nothing is learned are games of the search.
    _instinct, _judge, score, _loss = engine.learn(
        [(card_rules(options), seats)],
        mind.instinct,
        mind.judge,
        others,
        games,
        judge_rate=0.0,
        instinct_rate=0.0,
        batch=games,
        simulations=simulations,
        horizon=BEST[variant].horizon,
        insight=insight,
        seed=seed,
    )
    return float(score)
