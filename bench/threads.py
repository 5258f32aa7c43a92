"""Two threads: how many times as soon as one of them a search has looked so deep, by the clock, on middle games.

Threads share what they find out and hurry each other by chance, so one position says nothing: the geometric mean over
many counts. Only a quiet machine with two cores says the truth.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from statistics import geometric_mean
from typing import Final

from behemoth.engine import analyse, new_searcher
from behemoth.lab import random_openings
from behemoth.tankchess import TankOptions, TankState
from bench.report import Line, show, without

#: Two threads have to be so many times as quick as one.
BAR: Final = 1.6
THREADS: Final = 2
#: Maps, and how deep a search of a second or two goes there.
DEPTHS: Final[Mapping[str, int]] = {"basic-16": 8, "monster-16": 7, "basic-20": 6}
POSITIONS: Final = 16
ROUNDS: Final = 2
#: A middle game is so many moves after an opening, each found with so many positions.
MOVES: Final = 24
NODES: Final = 500
HOUR: Final = 3_600


def run(depths: Mapping[str, int] = DEPTHS, positions: int = POSITIONS, rounds: int = ROUNDS) -> bool:
    """Measure and show; true if the bar is reached."""
    if (os.cpu_count() or 1) < THREADS:
        without("two threads", "there is one core only")
        return False
    times: dict[int, list[float]] = {1: [], THREADS: []}
    lines = []
    for scheme, depth in depths.items():
        starts = list(islice(middle_games(scheme), positions))
        here = {threads: seconds_to(depth, starts, threads, rounds) for threads in times}
        lines.append(_line(f"{scheme} to depth {depth}", here, bar=0))
        for threads, seconds in here.items():
            times[threads] += seconds
    return show("Two threads, time to depth by the clock", [*lines, _line("all of them", times, bar=BAR)])


def middle_games(scheme: str) -> Iterator[TankState]:
    """Positions some moves after random openings, of games that go on."""
    for start in random_openings(TankOptions(scheme=scheme), "threads"):
        state, chance = start, Random(0)
        for _ in range(MOVES):
            if state.outcome() is not None:
                break
            seat = state.to_act()[0]
            text = analyse(state, nodes=NODES).best.moves[0]
            after = state.play(seat, state.read(seat, text), chance).state
            assert isinstance(after, TankState)
            state = after
        if state.outcome() is None and abs(analyse(state, nodes=NODES).best.score) < 300:
            yield state


def seconds_to(depth: int, starts: Sequence[TankState], threads: int, rounds: int) -> list[float]:
    """How long a fresh search takes to this depth; the quickest round of each position."""
    searcher = new_searcher()
    found = []
    for start in starts:
        taken = []
        for _ in range(rounds):
            begin = time.monotonic()
            analyse(start, depth=depth, threads=threads, searcher=searcher, fresh=True)
            taken.append(time.monotonic() - begin)
        found.append(min(taken))
    return found


def _line(what: str, times: Mapping[int, Sequence[float]], bar: float) -> Line:
    one, two = (HOUR / geometric_mean(times[threads]) for threads in (1, THREADS))
    return Line(what, "searches/h", two, "one thread", one, bar)
