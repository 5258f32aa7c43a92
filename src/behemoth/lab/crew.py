"""Who does mass work: this process alone, processes of this machine, or the workers of a Dask cluster.

All of them are used alike: a batch is started, and is told when it is done. What a batch brings depends on what is in
it and on nothing else, so it does not matter who does it, nor whether it has to be done a second time.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import msgspec

from behemoth.bots import process_context
from behemoth.games import GameError

if TYPE_CHECKING:
    from pebble import ProcessPool

#: What is done: results for some items, and the seconds it took.
Task: TypeAlias = Callable[[], tuple[list[Any], float]]
#: Told once, from whichever thread, when a task is done or has failed.
OnDone: TypeAlias = "Callable[[Future[tuple[list[Any], float]]], None]"
#: Each worker has one batch under way and one waiting, so that nobody waits for the next one.
_EACH: Final = 2
#: So often a batch is tried whose worker was lost; then the batch is to blame.
_TRIES: Final = 3


class WorkersLost(GameError):
    """Workers were lost again and again, or the whole cluster was; what is finished is kept."""


class Crew(msgspec.Struct, frozen=True):
    """So many processes of this machine, or the workers of a cluster at an address (``tcp://…``)."""

    workers: int = 1
    cluster: str = ""


#: This process alone.
ALONE: Final = Crew()


def all_cores() -> Crew:
    """A process for each core that this one may use."""
    return Crew(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


class Hands(Protocol):
    """Whoever does tasks."""

    def slots(self) -> int:
        """How many tasks are worth starting at once; it may change while workers come and go."""
        ...

    def start(self, task: Task, on_done: OnDone) -> None:
        """Have a task done."""
        ...


@contextmanager
def hire(crew: Crew, module: str) -> Iterator[Hands]:
    """The hands of a crew, for tasks of this module; what they still do at the end is ended.

    Raises InvalidOptions if a cluster cannot be reached.
    """
    if crew.cluster:
        from behemoth.lab.cluster import connected

        with connected(crew.cluster) as cluster:
            yield cluster
    elif crew.workers > 1:
        with _processes(crew.workers, module) as processes:
            yield processes
    else:
        yield _Here()


class _Here:
    """This process, one task after another."""

    def slots(self) -> int:
        return 1

    def start(self, task: Task, on_done: OnDone) -> None:
        done: Future[tuple[list[Any], float]] = Future()
        done.set_result(task())
        on_done(done)


@contextmanager
def _processes(workers: int, module: str) -> Iterator[Hands]:
    from pebble import ProcessPool

    pool = ProcessPool(max_workers=workers, context=process_context(module), initializer=_ready)
    try:
        yield _Processes(pool, workers)
    finally:
        pool.stop()  # type: ignore[no-untyped-call]  # ends what still runs, at once
        pool.join()


class _Processes:
    """Processes of this machine. One that dies is replaced, and what it did is done again."""

    def __init__(self, pool: ProcessPool, workers: int) -> None:
        self._pool = pool
        self._workers = workers

    def slots(self) -> int:
        return _EACH * self._workers

    def start(self, task: Task, on_done: OnDone) -> None:
        self._try(task, on_done, _TRIES)

    def _try(self, task: Task, on_done: OnDone, left: int) -> None:
        from pebble import ProcessExpired

        def hear(future: Future[tuple[list[Any], float]]) -> None:
            fault = None if future.cancelled() else future.exception()
            if not isinstance(fault, ProcessExpired):
                on_done(future)
            elif left > 1:
                self._try(task, on_done, left - 1)
            else:
                lost: Future[tuple[list[Any], float]] = Future()
                lost.set_exception(WorkersLost("error-workers-lost", times=_TRIES))
                on_done(lost)

        self._pool.schedule(task).add_done_callback(hear)


def _ready() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever shares out, who ends the workers
