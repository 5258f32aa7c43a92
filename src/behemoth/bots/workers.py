"""Bots think in worker processes: with a deadline, killed when they overrun it, and never in the table's way.

The pool starts with the first thought, so that a table nobody plays bots at starts at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, cast

import msgspec

from behemoth.bots.bot import Bot, observation_from_view
from behemoth.bots.registry import bot_names, find_bot
from behemoth.games import Seat, State, find_game, game_names, view_bytes

if TYPE_CHECKING:
    from pebble import ProcessFuture, ProcessPool

T = TypeVar("T")
R = TypeVar("R")

#: How long a bot may run_job, and how much longer its process lives.
SECONDS: Final = 3.0
PATIENCE: Final = 1.0
PROCESSES: Final = 2


class Job(msgspec.Struct, frozen=True):
    """A decision for a bot: what its seat sees, byte for byte, and nothing else. No secret crosses to the worker."""

    game: str
    bot: str
    view: bytes
    seat: Seat
    #: For the bot's own chance.
    seed: int
    seconds: float = SECONDS


class BotFailed(Exception):
    """The bot was late, broke, or chose something that is not legal."""


def job_for(game: str, bot: str, state: State[Any], seat: Seat, rng: Random, seconds: float = SECONDS) -> Job:
    """The job for a seat of this state."""
    return Job(game, bot, view_bytes(state, seat), seat, rng.getrandbits(62), seconds)


def run_job(job: Job) -> str:
    """Let the bot choose; the action as records write it. Runs in a worker."""
    return decide(find_bot(job.game, job.bot), job)


def decide(bot: Bot, job: Job) -> str:
    """The same for a bot that is at hand, whoever the job names."""
    rng = Random(job.seed)
    observation = observation_from_view(job.game, job.view, job.seat, rng, job.seconds)
    action = bot.choose(observation, rng)
    return observation.imagine(rng).write(job.seat, action)


class Workers(Protocol):
    """Whoever lets bots think."""

    async def ready(self) -> None:
        """Start whatever a thought needs, so that its deadline counts from then on."""
        ...

    async def choose(self, job: Job) -> str:
        """What the bot chose. Raises BotFailed. Cancelling the caller stops the thinking."""
        ...

    async def ask(self, work: Callable[[T], R], about: T, seconds: float) -> R:
        """The same for anything else that takes a while: advice, analysis. The work is a function of a module."""
        ...

    def close(self) -> None:
        """Stop everything."""
        ...


class InlineWorkers:
    """Thinks on the spot, for tests and for quick bots of a hot seat."""

    async def ready(self) -> None:
        pass

    async def choose(self, job: Job) -> str:
        return await self.ask(run_job, job, job.seconds)

    async def ask(self, work: Callable[[T], R], about: T, seconds: float) -> R:
        try:
            return work(about)
        except Exception as error:
            raise BotFailed(work.__name__) from error

    def close(self) -> None:
        pass


class WorkerProcesses:
    """Thinks in processes of its own."""

    def __init__(self, processes: int = PROCESSES, patience: float = PATIENCE) -> None:
        self._processes = processes
        self._patience = patience
        self._pool: ProcessPool | None = None
        self._starting = threading.Lock()

    @property
    def started(self) -> bool:
        """Whether there are processes already."""
        return self._pool is not None

    async def ready(self) -> None:
        if self._pool is None:
            try:
                await asyncio.to_thread(self._start)
            except Exception as error:  # no more processes to be had, for example
                raise BotFailed("no workers") from error

    async def choose(self, job: Job) -> str:
        return await self.ask(run_job, job, job.seconds)

    async def ask(self, work: Callable[[T], R], about: T, seconds: float) -> R:
        await self.ready()
        future: ProcessFuture[R] = self._start().schedule(work, args=(about,), timeout=seconds + self._patience)
        try:
            return await asyncio.wrap_future(cast(Future[R], future))
        except asyncio.CancelledError:
            future.cancel()  # type: ignore[no-untyped-call]  # a running worker is ended, the pool starts another
            raise
        except Exception as error:  # a bot may fail in any way it likes
            raise BotFailed(work.__name__) from error

    def _start(self) -> ProcessPool:
        """The pool, with its processes running. The first time that takes a moment, so it is done in a thread."""
        with self._starting:
            if self._pool is None:
                from pebble import ProcessPool  # late, like the processes: not every table has bots

                pool = ProcessPool(max_workers=self._processes, context=process_context(__name__), initializer=_ready)
                pool.schedule(_nothing).result()
                self._pool = pool
            return self._pool

    def close(self) -> None:
        with self._starting:
            if self._pool is not None:
                self._pool.stop()  # type: ignore[no-untyped-call]
                self._pool.join()
                self._pool = None


def _nothing() -> None:
    """What a process does first."""


def process_context(module: str) -> Any:
    """How processes are made that work with this module.

    Never by a fork: the table has threads and an event loop, and a child would inherit their locks as they are.
    """
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([module])
    return context


def _ready() -> None:
    """Ctrl-C is for the table, which ends its workers itself. What every thought needs is loaded before the first one,
    whose deadline counts from then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(Exception):  # a bot that cannot even be loaded fails when it is asked
        for game in game_names():
            find_game(game)
            bot_names(game)
