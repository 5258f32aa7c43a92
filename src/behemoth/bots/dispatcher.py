"""The dispatcher: everything heavy is handed in here, waits in a fair queue, and is done in worker processes.

There are a few lanes of processes, so that a click never waits for a bot that thinks, nor a bot for a long replay. Each
lane has its queue (``fair_queue.py``). Whoever stops waiting costs nothing. A job under way that nobody wants any more
may end by itself; only if it does not, its process is ended.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from behemoth.bots.fair_queue import Bound, FairQueue
from behemoth.bots.workers import Condition, Job, Sort, WorkerProcesses, as_bot, run_job

T = TypeVar("T")
R = TypeVar("R")

#: What an interface asks about a position: small, and somebody has just clicked.
QUESTION: Final = Sort("questions", 0, each=24, together=400)
#: A decision of a bot that a person waits for, and advice, which a person waits for as well.
MOVE: Final = Sort("thinking", 0, each=200, together=2_000)
#: A decision of a bot that nobody waits for: last, one at a time, and short.
IDLE_MOVE: Final = Sort("thinking", 1, each=4, together=500, at_once=1, most=0.5)
#: A match that is read from its log, because somebody wants to go on with it.
FOLDING: Final = Sort("folding", 0, each=50, together=5_000)
#: Game files and pictures: read, replayed, written.
FILE: Final = Sort("files", 0, each=4, together=40)
#: A position of a game that is analysed.
ANALYSIS: Final = Sort("files", 1, each=2, together=24)
#: Some moves of a game that bots play to judge a map: after everything somebody waits for.
JUDGING: Final = Sort("files", 2, each=2, together=24)
#: The best lines of a position that somebody looks at: longer thoughts, so they have a process of their own.
LINES: Final = Sort("lines", 0, each=2, together=24)

SORTS: Final = (QUESTION, MOVE, IDLE_MOVE, FOLDING, FILE, ANALYSIS, JUDGING, LINES)

#: How long after its time a job is taken for stuck and its process ended, in seconds, by lane: well beyond, since on a
#: busy machine everything is late.
PATIENCE: Final = {"thinking": 8.0, "questions": 4.0, "files": 4.0, "folding": 4.0, "lines": 4.0}
#: How much kinder than the table itself the processes of a lane are to whoever else wants the processor.
NICENESS: Final = {"thinking": 5, "questions": 0, "files": 10, "folding": 2, "lines": 10}
#: A job nobody wants any more may go on for so many seconds.
LINGER: Final = 4.0

#: The share of its promise that a bot keeps for the way to the table and back.
WAY: Final = 0.1
#: The least a bot gets to think, in seconds.
LEAST: Final = 0.05
#: How much of the processes' time may be planned for, and how far back is looked for how much is asked.
PLANNED: Final = 0.7
WINDOW: Final = 10.0
#: Who used this share of its time would have used more.
GREEDY: Final = 0.5


_WORST_FIRST: Final[tuple[Condition, ...]] = ("failing", "ok", "asleep")


def usual_thinkers() -> int:
    """As many processes think as this process may use processors."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


class Load:
    """How much thinking was asked for lately, and so how much each may have. Time is injected."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        #: When each ended and what it used; and of those who would have used more, whose they were.
        self._done: deque[tuple[float, float, str | None]] = deque()
        self._modest = 0.0
        self._greedy: Counter[str] = Counter()

    def note(self, now: float, given: float, used: float, owner: str = "") -> None:
        """Somebody has thought, for this owner."""
        greedy = used >= GREEDY * given
        self._done.append((now, used, owner if greedy else None))
        if greedy:
            self._greedy[owner] += 1
        else:
            self._modest += used

    def share(self, now: float, owner: str = "") -> float:
        """What a job of this owner may have if as many come again as came lately: what the modest leave, either for
        all jobs alike or for all owners alike, whichever is more. So who asks without end takes from themselves."""
        self._forget_before(now - WINDOW)
        jobs = self._greedy.total()
        if not jobs:
            return float("inf")
        left = self._processes * PLANNED * WINDOW - self._modest
        others = len(self._greedy) - (owner in self._greedy)
        return max(left / jobs, left / (others + 1) / max(1, self._greedy[owner]))

    def _forget_before(self, moment: float) -> None:
        while self._done and self._done[0][0] < moment:
            _, used, owner = self._done.popleft()
            if owner is None:
                self._modest -= used
            else:
                self._greedy[owner] -= 1
                if not self._greedy[owner]:
                    del self._greedy[owner]

    def seconds(self, promise: float, waited: float, waiting: int, now: float, owner: str = "") -> float:
        """How long somebody may think who starts now, so that they and all who wait are done within their promise."""
        left = promise * (1 - WAY) - waited
        return max(LEAST, min(left / (1 + waiting / self._processes), self.share(now, owner)))


class _Ticket:
    """A job that waits for its turn."""

    __slots__ = ("owner", "sort", "turn")

    def __init__(self, sort: Sort, owner: str) -> None:
        self.sort = sort
        self.owner = owner
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class _Lane:
    """Processes with a queue before them."""

    def __init__(self, sorts: list[Sort], processes: WorkerProcesses) -> None:
        self._sorts = sorted(sorts, key=lambda sort: sort.urgency)
        self.processes = processes
        self.queue: FairQueue[_Ticket] = FairQueue([Bound(sort.each, sort.together) for sort in self._sorts])
        self._running = [0] * len(self._sorts)
        #: How many have begun, and how many seconds they had waited together.
        self.begun = 0
        self.waited = 0.0

    @property
    def running(self) -> int:
        """How many jobs are under way."""
        return sum(self._running)

    def serve(self) -> None:
        """Begin what waits, as far as there are processes."""
        while sum(self._running) < self.processes.processes:
            ticket = self.queue.take(self._may_begin)
            if ticket is None:
                return
            if ticket.turn.cancelled():  # whoever waited has just gone
                continue
            self._running[ticket.sort.urgency] += 1
            ticket.turn.set_result(None)

    def _may_begin(self, urgency: int) -> bool:
        at_once = self._sorts[urgency].at_once
        return not at_once or self._running[urgency] < at_once

    def done(self, sort: Sort) -> None:
        """A job is over: somebody else's turn."""
        self._running[sort.urgency] -= 1
        self.serve()


class Dispatcher:
    """Workers for a whole table."""

    def __init__(self, thinkers: int = 0) -> None:
        thinkers = thinkers or usual_thinkers()
        counts = {"thinking": thinkers}
        self._lanes = {
            name: _Lane(
                [sort for sort in SORTS if sort.lane == name],
                WorkerProcesses(counts.get(name, 1), PATIENCE[name], niceness=NICENESS[name]),
            )
            for name in {sort.lane: None for sort in SORTS}
        }
        self._load = Load(thinkers)
        self._tasks: set[asyncio.Task[Any]] = set()

    def prepare(self, sort: Sort) -> None:
        self._lanes[sort.lane].processes.prepare(sort)

    def waiting(self) -> dict[str, int]:
        """How many jobs wait, by lane."""
        return {name: len(lane.queue) for name, lane in self._lanes.items()}

    def begun(self) -> dict[str, int]:
        """How many have begun since the start, by lane."""
        return {name: lane.begun for name, lane in self._lanes.items()}

    def waited(self) -> dict[str, float]:
        """How many seconds those had waited together."""
        return {name: lane.waited for name, lane in self._lanes.items()}

    def condition(self) -> Condition:
        """How the worst of the lanes is."""
        found = {lane.processes.condition() for lane in self._lanes.values()}
        return next(word for word in _WORST_FIRST if word in found)

    def running(self) -> dict[str, int]:
        """How many are under way, by lane."""
        return {name: lane.running for name, lane in self._lanes.items()}

    async def choose(
        self, job: Job, *, sort: Sort | None = None, owner: str = "", started: Callable[[], None] = lambda: None
    ) -> str:
        asked, sort = time.monotonic(), sort or MOVE
        queue = self._lanes[sort.lane].queue

        async def think(lane: _Lane) -> str:
            # Only now, when it starts, can be said how long it may think.
            began = time.monotonic()
            waiting = queue.fair_share(owner, sort.urgency)
            seconds = self._load.seconds(job.seconds, began - asked, waiting, began, owner)
            seconds = min(seconds, sort.most)
            given = msgspec.structs.replace(job, seconds=seconds)
            try:
                return await lane.processes.ask(run_job, given, seconds)
            finally:
                self._load.note(time.monotonic(), seconds, time.monotonic() - began, owner)

        return await as_bot(self._do(think, sort, owner, started))

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
        async def working(lane: _Lane) -> R:
            return await lane.processes.ask(work, about, seconds)

        return await self._do(working, sort or QUESTION, owner, started)

    async def _do(
        self, work: Callable[[_Lane], Coroutine[Any, Any, R]], sort: Sort, owner: str, started: Callable[[], None]
    ) -> R:
        lane = self._lanes[sort.lane]
        await self._turn(lane, sort, owner)
        started()
        loop = asyncio.get_running_loop()
        task = loop.create_task(work(lane))
        self._tasks.add(task)
        task.add_done_callback(lambda _: self._over(lane, sort, task))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            loop.call_later(LINGER, task.cancel)
            raise

    async def _turn(self, lane: _Lane, sort: Sort, owner: str) -> None:
        """Wait until there is a process for it. Raises Busy."""
        ticket, asked = _Ticket(sort, owner), time.monotonic()
        lane.queue.put(ticket, owner=owner, urgency=sort.urgency)
        lane.serve()
        try:
            await ticket.turn
        except asyncio.CancelledError:
            if not lane.queue.remove(ticket, owner=owner, urgency=sort.urgency) and not ticket.turn.cancelled():
                lane.done(sort)  # its turn had just come
            raise
        lane.begun += 1
        lane.waited += time.monotonic() - asked

    def _over(self, lane: _Lane, sort: Sort, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted it may have gone; then nobody else looks
        lane.done(sort)

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for lane in self._lanes.values():
            lane.processes.close()
