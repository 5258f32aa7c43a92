"""Strength by tournaments: each bar is one tournament with pairs or rotated seats and its interval of 95 %.

``python -m bench strength`` runs all, ``python -m bench strength mcts greedy …`` some of them.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from rich.console import Console

from behemoth.games import GameError
from behemoth.lab import (
    Crew,
    Plan,
    Share,
    Standings,
    hold_tournament,
    plan_duels,
    plan_table,
    plan_teams,
    read_contestant,
    show_standings,
)
from behemoth.monstercombat import Options, preset
from behemoth.tankchess import TankOptions
from bench import ladder
from bench.figures import write_tournament
from bench.ladder import LADDERS
from bench.peers import PeerMissing, find_openspiel

TANKS: Final = "tank-chess"
COMBAT: Final = "monster-combat"


class Bar(msgspec.Struct, frozen=True):
    """A tournament, what of it is held against the bar, and how many games it usually has."""

    what: str
    games: int
    least: float
    plan: Callable[[int, str], Plan]
    value: Callable[[Standings], tuple[float, str]]
    #: A percentage, or so many times.
    times: bool = False
    #: Whether it needs OpenSpiel.
    openspiel: bool = False


def _duel(first: str, second: str, games: int, seed: str, scheme: str = "basic-16") -> Plan:
    pair = [read_contestant(text, TANKS) for text in (first, second)]
    return plan_duels(TankOptions(scheme=scheme), pair, games, seed)


def _among_greedy(bot: str, games: int, seed: str) -> Plan:
    seats = [read_contestant(text, COMBAT) for text in (bot, "greedy", "greedy", "greedy")]
    return plan_table(Options(), seats, games, seed)


def _together(bot: str, games: int, seed: str) -> Plan:
    pair = [read_contestant(text, COMBAT) for text in (bot, "greedy")]
    return plan_teams(preset("coop", "hard"), pair, 2, games, seed)


def _first_duel(standings: Standings) -> tuple[float, str]:
    score = standings.duels[0].score
    return score.value, str(score)


def _first_place(standings: Standings) -> tuple[float, str]:
    score = standings.places[0].score
    return score.value, str(score)


def _times(standings: Standings) -> tuple[float, str]:
    times = standings.places[0].times["greedy"]
    return (float("inf") if times.value is None else times.value), str(times)


BARS: Final[Mapping[str, Bar]] = {
    "mcts": Bar("level-8 at 1 s a move beats OpenSpiel's MCTS with 2,000 simulations", 40, 0.95,
                partial(_duel, "level-8@1s", "openspiel-mcts@2000n"), _first_duel, openspiel=True),
    "greedy": Bar("level-8 at 1 s a move beats greedy", 100, 0.99,
                  partial(_duel, "level-8@1s", "greedy"), _first_duel),
    "tenth": Bar("level-8 at 1 s a move beats itself at a tenth of the time", 30, 0.70,
                 partial(_duel, "level-8@1s", "level-8@100ms"), _first_duel),
    # As it is registered, with the time it takes by itself; so many games that the error is four points at most.
    "cards": Bar("Monster Combat: one level-8 among three greedy ones wins", 600, 0.45,
                 partial(_among_greedy, "level-8"), _first_place),
    "coop": Bar("Monster Combat, hard co-op of two: level-8 wins so many times as often as greedy", 520, 2.0,
                partial(_together, "level-8"), _times, times=True),
}  # fmt: skip


def main(words: Sequence[str]) -> int:
    """The tournaments that are named, or all bars; 1 if one is missed, 2 if a word is unknown."""
    parser = argparse.ArgumentParser(prog="python -m bench strength")
    parser.add_argument("names", nargs="*", help=f"which: {', '.join((*BARS, *LADDERS))}; all bars if none is named")
    parser.add_argument("--games", type=int, default=0, help="another number of games")
    parser.add_argument("--jobs", type=int, default=0, help="games at once; as many as there are cores")
    parser.add_argument(
        "--levels", type=int, nargs="+", default=[], help="of a ladder only these, each against the one below"
    )
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args(words)
    unknown = [name for name in given.names if name not in (*BARS, *LADDERS)]
    if unknown or given.games < 0 or given.jobs < 0:
        parser.error(f"there is no tournament {unknown[0]!r}" if unknown else "a number below 0 means nothing")
    jobs = given.jobs or os.cpu_count() or 1
    held = True
    try:
        for name in given.names or BARS:
            if name in LADDERS:
                _climb(name, given.games or ladder.GAMES, given.seed, jobs, given.levels)
            else:
                held = _measure(name, given.games or BARS[name].games, given.seed, jobs) and held
    except Stopped:
        return 130
    return 0 if held else 1


def _climb(name: str, games: int, seed: str, jobs: int, levels: Sequence[int]) -> None:
    unknown = [level for level in levels if level not in ladder.levels_of(name)]
    if unknown:
        raise SystemExit(f"{name} has no level {unknown[0]} with another one below it.")
    if not ladder.climb(name, games, seed, lambda plan: _held(plan, jobs), levels):
        raise Stopped


class Stopped(Exception):
    """Somebody pressed Ctrl-C: the result so far is told, and nothing else is begun."""


def _measure(name: str, games: int, seed: str, jobs: int) -> bool:
    bar = BARS[name]
    try:
        if bar.openspiel:
            find_openspiel()
        plan = bar.plan(games, seed)
    except (PeerMissing, GameError) as why:
        print(f"NOT MEASURED: {bar.what}: {why}")
        return False
    standings = _held(plan, jobs)
    Console(width=150).print(show_standings(standings))
    value, told = bar.value(standings)
    least = f"{bar.least:g}×" if bar.times else f"{bar.least:.0%}"
    verdict = "HELD" if value >= bar.least else "MISSED"
    ended = "" if standings.finished else ", stopped early"
    print(f"{verdict}: {bar.what}: {told}, bar ≥ {least} ({standings.seconds:.0f} s{ended})")
    print("  longest thoughts: " + ", ".join(f"{name} {took:.2f} s" for name, took in standings.slowest.items()))
    if not standings.finished:
        raise Stopped
    write_tournament(name, bar.what, told, games, f"≥ {least}", holds=value >= bar.least)
    return value >= bar.least


def _held(plan: Plan, jobs: int) -> Standings:
    """Hold it, with a line on the standard error now and then."""
    done, following = 0, time.monotonic() + 10

    def on_round(games: int, standings: Callable[[], Standings]) -> None:
        nonlocal done, following
        done += games
        if time.monotonic() >= following:
            following = time.monotonic() + 10
            now = standings()
            print(f"  {done}/{plan.games}: {_score(now)}", file=sys.stderr, flush=True)

    return hold_tournament(plan, crew=Crew(jobs), on_round=on_round)


def _score(standings: Standings) -> Share:
    return standings.duels[0].score if standings.duels else standings.places[0].score
