"""Mass work: how many times as quick ``simulate`` is on two processes and on a Dask cluster of two workers.

By the clock, since it is about several cores: only a quiet machine says the truth. Starting the processes and reaching
the cluster count; the cluster itself is there before, as clusters are.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from behemoth.lab import ALONE, Crew, simulate
from behemoth.monstercombat import Options
from bench.report import Line, show, without

GAMES: Final = 3_600
PLAYERS: Final = 4
ROUNDS: Final = 2
#: Two processes, and two workers of a cluster, have to be so many times as quick as one process.
PROCESSES_BAR: Final = 1.7
CLUSTER_BAR: Final = 1.6
WORKERS: Final = 2


def run(games: int = GAMES, rounds: int = ROUNDS) -> bool:
    """Measure and show; true if the bars are reached."""
    if (os.cpu_count() or 1) < WORKERS:
        without("mass work", "there is one core only")
        return False
    with _cluster() as address:
        crews = {"alone": ALONE, "processes": Crew(WORKERS), "cluster": Crew(cluster=address)}
        if not address:
            without("simulate on a cluster", 'Dask is not installed: pip install "behemoth[lab]"')
            del crews["cluster"]
        rates = dict.fromkeys(crews, 0.0)
        for _ in range(rounds):  # they take turns, so that a busy moment does not fall on one of them only
            for name, crew in crews.items():
                rates[name] = max(rates[name], _rate(partial(_simulated, crew, games), games))
    lines = [_line("two processes", rates["processes"], rates["alone"], PROCESSES_BAR)]
    if "cluster" in rates:
        lines.append(_line("a Dask cluster of two workers", rates["cluster"], rates["alone"], CLUSTER_BAR))
    return show("Mass work, by the clock", lines) and "cluster" in rates


def _line(what: str, ours: float, alone: float, bar: float) -> Line:
    return Line(f"simulate on {what}", "games/s", ours, "one process", alone, bar)


def _simulated(crew: Crew, games: int) -> None:
    figures = simulate(Options(), PLAYERS, games, "bench", crew=crew)
    assert len(figures.games) == games


def _rate(task: Callable[[], None], games: int) -> float:
    begin = time.monotonic()
    task()
    return games / (time.monotonic() - begin)


@contextmanager
def _cluster() -> Iterator[str]:
    """The address of a cluster of two workers; empty where Dask is not installed."""
    try:
        from distributed import LocalCluster
    except ImportError:
        yield ""
        return
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=WORKERS,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        memory_limit=0,
    ) as cluster:
        yield cluster.scheduler_address
