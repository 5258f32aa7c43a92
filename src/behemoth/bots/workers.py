"""Worker processes: whatever takes a while runs there, with a deadline, and never in the table's way.

The processes start with the first job, so that a table nobody plays bots at starts at once. Who waits for whom is not
decided here but by the dispatcher in front of them (``dispatcher.py``).
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias, TypeVar, cast

import msgspec

from behemoth.bots.bot import Bot, observation_from_view
from behemoth.bots.fair_queue import Busy
from behemoth.bots.registry import bot_names, find_bot
from behemoth.games import GameError, Seat, State, find_game, game_names, view_bytes

if TYPE_CHECKING:
    from pebble import ProcessFuture, ProcessPool

T = TypeVar("T")
R = TypeVar("R")

#: How long a bot may think, and how much longer its process lives: whoever is still at it then is stuck.
SECONDS: Final = 3.0
PATIENCE: Final = 1.0
PROCESSES: Final = 2
#: So many megabytes a worker may have; whoever wants more gets a MemoryError.
MEGABYTES: Final = 2_048


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


class Sort(msgspec.Struct, frozen=True):
    """A sort of work: where it is done, what comes before it, how much of it may wait (rows: ``dispatcher.py``)."""

    #: The processes that do it.
    lane: str
    #: 0 comes first within its lane.
    urgency: int
    #: How many may wait for one owner, and in all.
    each: int
    together: int
    #: How many may be done at once; 0: as many as there are processes.
    at_once: int = 0
    #: No job of this sort gets more seconds.
    most: float = 1e9


class Workers(Protocol):
    """Whoever works beside the table."""

    def prepare(self, sort: Sort) -> None:
        """Work of this sort may come soon: start what it needs, so that the first one does not wait for that."""
        ...

    async def choose(
        self, job: Job, *, sort: Sort | None = None, owner: str = "", started: Callable[[], None] = lambda: None
    ) -> str:
        """What the bot chose, within ``job.seconds`` of now where that is possible. Raises BotFailed, or Busy.

        ``owner`` is whose turn it takes in the queue; ``started`` is called when it stops waiting and starts to think.
        """
        ...

    async def ask(
        self,
        work: Callable[[T], R],
        about: T,
        seconds: float,
        *,
        sort: Sort | None = None,
        owner: str = "",
        started: Callable[[], None] = lambda: None,
    ) -> R:
        """The same for anything else that takes a while. The work is a function of a module; what it refuses with a
        GameError is raised here as well. It has so many seconds from when it starts."""
        ...

    def close(self) -> None:
        """Stop everything."""
        ...


class InlineWorkers:
    """Works on the spot, for tests and for quick bots of a hot seat."""

    def prepare(self, sort: Sort) -> None:
        pass

    async def choose(
        self, job: Job, *, sort: Sort | None = None, owner: str = "", started: Callable[[], None] = lambda: None
    ) -> str:
        started()
        return await as_bot(self.ask(run_job, job, job.seconds))

    async def ask(
        self,
        work: Callable[[T], R],
        about: T,
        seconds: float,
        *,
        sort: Sort | None = None,
        owner: str = "",
        started: Callable[[], None] = lambda: None,
    ) -> R:
        started()
        try:
            return work(about)
        except GameError:
            raise
        except Exception as error:
            raise BotFailed(work.__name__) from error

    def close(self) -> None:
        pass


async def as_bot(choice: Awaitable[str]) -> str:
    """What a bot chose; whatever goes wrong with a bot, an unknown name included, is its failure."""
    try:
        return await choice
    except Busy:
        raise
    except GameError as error:
        raise BotFailed("choose") from error


#: How processes are: well, not needed yet, or broken for good.
Condition: TypeAlias = Literal["ok", "asleep", "failing"]


class WorkerProcesses:
    """Works in processes of its own, as many jobs at once as there are processes."""

    def __init__(
        self,
        processes: int = PROCESSES,
        patience: float = PATIENCE,
        megabytes: int = MEGABYTES,
        niceness: int = 0,
    ) -> None:
        self.processes = processes
        self._niceness = niceness
        self._patience = patience
        self._megabytes = megabytes
        self._pool: ProcessPool | None = None
        #: It takes no jobs any more.
        self._deaf = False
        self._starting = threading.Lock()

    @property
    def started(self) -> bool:
        """Whether there are processes already."""
        return self._pool is not None

    def condition(self) -> Condition:
        """Whether the processes are alive: those that end are replaced, unless even that fails."""
        return "asleep" if self._pool is None else "ok" if self._pool.active else "failing"

    def prepare(self, sort: Sort) -> None:
        if self._pool is None and not self._starting.locked():
            asyncio.get_running_loop().run_in_executor(None, self._start_quietly)

    def _start_quietly(self) -> None:
        with contextlib.suppress(Exception):  # whoever has work will be told
            self._start()

    async def choose(
        self, job: Job, *, sort: Sort | None = None, owner: str = "", started: Callable[[], None] = lambda: None
    ) -> str:
        return await as_bot(self.ask(run_job, job, job.seconds, started=started))

    async def ask(
        self,
        work: Callable[[T], R],
        about: T,
        seconds: float,
        *,
        sort: Sort | None = None,
        owner: str = "",
        started: Callable[[], None] = lambda: None,
    ) -> R:
        try:
            return await self._try(work, about, seconds, started)
        except _Lost:  # its process was ended by somebody else: once more, in another
            try:
                return await self._try(work, about, seconds, started)
            except _Lost as error:
                raise BotFailed(work.__name__) from error

    async def _try(self, work: Callable[[T], R], about: T, seconds: float, started: Callable[[], None]) -> R:
        try:
            pool = self._pool if self._usable() else await asyncio.to_thread(self._start)
            assert pool is not None
        except Exception as error:  # no more processes to be had, for example
            raise BotFailed("no workers") from error
        try:
            future: ProcessFuture[R] = pool.schedule(work, args=(about,))
        except RuntimeError as error:  # its processes have gone this very moment
            raise _Lost from error
        started()
        found = asyncio.wrap_future(cast(Future[R], future))
        try:
            # By the clock of the event loop: the pool's own timeouts go by the time of day, which may jump.
            await asyncio.wait({found}, timeout=seconds + self._patience)
        except asyncio.CancelledError:
            future.cancel()  # type: ignore[no-untyped-call]  # the process is ended, the pool starts another
            raise
        if not found.done():
            # Nobody even took it: a process that was killed while it took a job may have left the others waiting.
            self._deaf = not future.running()
            future.cancel()  # type: ignore[no-untyped-call]
            raise BotFailed(f"{work.__name__} took too long")
        return _result(found, work.__name__)

    def _usable(self) -> bool:
        return self._pool is not None and self._pool.active and not self._deaf

    def _start(self) -> ProcessPool:
        """The pool, with its processes running. The first time that takes a moment, so it is done in a thread."""
        with self._starting:
            if not self._usable():  # not there yet, or its processes have gone
                self._stop()
            if self._pool is None:
                from pebble import ProcessPool

                pool = ProcessPool(
                    max_workers=self.processes,
                    context=process_context(__name__),
                    initializer=_ready,
                    initargs=(self._megabytes, self._niceness),
                )
                pool.schedule(_nothing).result()
                self._pool = pool
            return self._pool

    def close(self) -> None:
        with self._starting:
            self._stop()

    def _stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None
        self._deaf = False


class _Lost(Exception):
    """The process that worked on it has gone."""


def _result(found: asyncio.Future[R], name: str) -> R:
    """What a worker found; raises the GameError it refused with, _Lost if it has gone, BotFailed for all else."""
    from pebble import ProcessExpired  # late, like the processes: not every table has bots

    try:
        return found.result()
    except (ProcessExpired, BrokenProcessPool) as error:
        raise _Lost from error
    except GameError:
        raise
    except (Exception, asyncio.CancelledError) as error:  # a bot may fail in any way it likes
        raise BotFailed(name) from error


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


def _ready(megabytes: int, niceness: int) -> None:
    """Ctrl-C is for the table, which ends its workers itself. What every thought needs is loaded before the first one,
    whose deadline counts from then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_modest(megabytes, niceness)
    with contextlib.suppress(Exception):  # a bot that cannot even be loaded fails when it is asked
        for game in game_names():
            find_game(game)
            bot_names(game)


def _be_modest(megabytes: int, niceness: int) -> None:
    """No worker takes all the memory, and the table itself comes first at the processor."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system knows such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
