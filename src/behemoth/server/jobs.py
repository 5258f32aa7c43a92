"""Work that goes on while somebody looks at it: started, asked about, cancelled, and forgotten some time later."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from typing import ClassVar, Generic, TypeVar

from behemoth.bots import BotFailed, Workers
from behemoth.games import GameError
from behemoth.server.forms import AnalysisStatus
from behemoth.server.problems import Declined
from behemoth.server.rates import Counts
from behemoth.table import InPlay, new_id

logger = logging.getLogger(__name__)


class Job:
    """Something that is worked on for an address."""

    def __init__(self, address: str) -> None:
        self.name = new_id()
        self.address = address
        self.status: AnalysisStatus = "running"
        self.task: asyncio.Task[None] | None = None
        #: Whether it still takes one of the places of its address.
        self.counts = True
        self._asked = time.monotonic()

    def ask(self) -> None:
        """Somebody has asked how far it is."""
        self._asked = time.monotonic()

    def is_forsaken(self, seconds: float) -> bool:
        """Whether nobody has asked for so long: the page is gone."""
        return time.monotonic() - self._asked > seconds


J = TypeVar("J", bound=Job)


class Jobs(ABC, Generic[J]):
    """All work of a kind that is going on, and the newest that is over."""

    #: The sentences where an address has too many already, and where nobody knows a job (any more).
    too_many: ClassVar[str]
    unknown: ClassVar[str]
    #: How many that are over are kept.
    remembered: ClassVar[int]

    def __init__(self, workers: Workers, in_play: InPlay, each: int, together: int) -> None:
        self._workers = workers
        self._in_play = in_play
        self._running = Counts(each, together)
        self._jobs: dict[str, J] = {}

    @abstractmethod
    async def work(self, job: J) -> bool:
        """Do it; false if nobody asks any more. Whatever it raises ends the job."""

    async def demand_free(self, game: str, keys: Collection[int]) -> None:
        """Raises Declined if people play one of these positions now."""
        if await self._in_play.has(game, set(keys)):
            raise Declined("refused", "server-played-now")

    async def close(self) -> None:
        """Stop everything."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def begin(self, address: str, prepare: Callable[[], Awaitable[J]]) -> J:
        """A new job, once it is prepared. Raises Declined if there are too many, and what preparing raises."""
        self._tidy()
        if not self._running.enter(address):
            raise Declined("too-many", self.too_many)
        try:
            job = await prepare()
        except BaseException:
            self._running.leave(address)
            raise
        self._jobs[job.name] = job
        job.task = asyncio.get_running_loop().create_task(self._run(job))
        # A task that is cancelled before its first step does nothing at all, so it does not leave by itself.
        job.task.add_done_callback(lambda task: self._leave(job))
        return job

    def find(self, name: str) -> J:
        """The job of this name. Raises Declined if nobody knows it (any more)."""
        job = self._jobs.get(name)
        if job is None:
            raise Declined("not-found", self.unknown)
        return job

    def stop(self, name: str) -> J:
        """Work no more on it; what was found can still be read. Raises Declined if nobody knows it (any more)."""
        job = self.find(name)
        if job.task is not None:
            job.task.cancel()
        if job.status == "running":
            job.status = "cancelled"
        return job

    def _tidy(self) -> None:
        over = [job for job in self._jobs.values() if job.status != "running"]
        for job in over[: max(0, len(over) - self.remembered)]:
            del self._jobs[job.name]

    async def _run(self, job: J) -> None:
        try:
            job.status = "done" if await self.work(job) else "cancelled"
        except asyncio.CancelledError:
            job.status = "cancelled"
            raise
        except Declined:  # what was allowed when it began is so no longer
            job.status = "cancelled"
        except Exception as fault:  # whatever it is, whoever waits shall hear of it
            known = isinstance(fault, BotFailed | GameError)
            logger.warning("a job of %s failed", type(self).__name__, exc_info=not known)
            job.status = "failed"
        finally:
            self._leave(job)

    def _leave(self, job: J) -> None:
        """Make room for others, once."""
        if job.counts:
            job.counts = False
            self._running.leave(job.address)
