"""Mass work in batches: items in, results out in the same order, whoever does the work.

An item is a game, a pair of games or a map, with a seed of its own, so its result depends on nothing else. How many
items a batch has is measured: so many that a batch takes about half a second, which leaves nearly nothing for the way
to a worker and back, and loses little if a worker or everything is lost. Finished batches can be kept in a journal.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from behemoth.lab.crew import ALONE, Crew, Hands, Task, hire
from behemoth.lab.interrupts import Ask, noted_interrupts
from behemoth.lab.journal import Part

T = TypeVar("T")
R = TypeVar("R")

#: What a batch should take, in seconds.
GOAL: Final = 0.5
#: No batch has more items, and none grows faster than this from one measurement to the next.
MOST: Final = 10_000
GROWTH: Final = 8
#: What was measured before counts so much beside what is measured now.
_MEMORY: Final = 0.7
#: So many batches for each slot may be done before the one whose turn it is; beyond, the slow one is waited for.
_AHEAD: Final = 16
#: After so many seconds without a word, and so many times what the slowest batch took, the one whose turn it is is done
#: once more: a worker that dies just as it takes a batch may take it along without anybody noticing.
_PATIENCE: Final = 60.0
_TIMES: Final = 10


class Pace:
    """How many items the next batch has, by what batches took so far; towards the end fewer, so that nobody waits for
    one that still has many."""

    def __init__(self, count: int | None = None, goal: float = GOAL) -> None:
        self._count = count
        self._goal = goal
        self._items = self._seconds = 0.0
        self._last = 1

    def measured(self, items: int, seconds: float) -> None:
        """A batch of so many items took so long."""
        self._items = _MEMORY * self._items + items
        self._seconds = _MEMORY * self._seconds + seconds

    def size(self, begun: int, slots: int) -> int:
        """The size of the next batch, once so many items are begun."""
        if not self._items:
            return 1
        wanted = self._goal * self._items / max(self._seconds, 1e-9)
        size = max(1, min(int(wanted), GROWTH * self._last, MOST))
        if self._count is not None and slots > 1:
            size = max(1, min(size, (self._count - begun) // slots))
        self._last = size
        return size


class _Batch(Generic[R]):
    """Some items that follow each other, and what came of them as soon as it is known."""

    def __init__(self, first: int, results: list[R] | None = None, task: Task | None = None) -> None:
        self.first = first
        self.results = results
        self.task = task


def share_out(
    work: Callable[[T], R],
    items: Iterable[T],
    crew: Crew = ALONE,
    *,
    count: int | None = None,
    kept: Part[R] | None = None,
) -> Generator[R]:
    """The work done on each of them, in their order, so that stopping early does not prefer what is quick.

    ``work`` is a function of a module, or such a one with arguments (``functools.partial``). ``count`` is how many
    items there are, if somebody knows. ``kept`` is where finished batches are kept and taken from. Whoever stops asking
    ends what still runs. Raises WorkersLost, InvalidOptions for a cluster that cannot be reached, and whatever ``work``
    raises.
    """
    module = (work.func if isinstance(work, partial) else work).__module__
    with noted_interrupts() as ask, hire(crew, module) as hands:
        yield from _Foreman(hands, work, iter(items), Pace(count), kept).results(ask)


class _Foreman(Generic[T, R]):
    """Cuts batches, has them done and brings the results into order."""

    def __init__(
        self, hands: Hands, work: Callable[[T], R], items: Iterator[T], pace: Pace, kept: Part[R] | None
    ) -> None:
        self._hands = hands
        self._work = work
        self._items = items
        self._pace = pace
        self._kept = kept
        self._line: deque[_Batch[R]] = deque()
        self._begun = self._running = 0
        self._ended = False
        self._patience = _PATIENCE
        self._told: SimpleQueue[tuple[_Batch[R], Future[tuple[list[R], float]]]] = SimpleQueue()

    def results(self, ask: Ask) -> Iterator[R]:
        """All results in the order of their items, or KeyboardInterrupt."""
        self._fill()
        while self._line:
            ask()
            if self._line[0].results is None:
                self._hear()
            else:
                yield from self._line.popleft().results or ()
            self._refill()

    def _refill(self) -> None:
        """More to do, unless somebody is to have what is done first."""
        if not self._line or self._line[0].results is None:
            self._fill()

    def _fill(self) -> None:
        slots = self._hands.slots()
        while not self._ended and self._running < slots and len(self._line) < _AHEAD * slots:
            known = self._kept.read(self._begun) if self._kept is not None else None
            batch = self._cut_known(known) if known is not None else self._cut_new(slots)
            if batch is not None:
                self._line.append(batch)

    def _cut_known(self, known: list[R]) -> _Batch[R] | None:
        """A batch of an earlier run: its items are passed over. Fewer may be wanted than were done."""
        some = len(list(islice(self._items, len(known))))
        self._ended = some < len(known)
        batch = _Batch(self._begun, known[:some])
        self._begun += some
        return batch if some else None

    def _cut_new(self, slots: int) -> _Batch[R] | None:
        size = self._pace.size(self._begun, slots)
        if self._kept is not None:
            size = min(size, self._kept.gap(self._begun))
        some = tuple(islice(self._items, size))
        self._ended = len(some) < size
        if not some:
            return None
        batch = _Batch[R](self._begun, task=partial(work_off, self._work, some))
        self._begun += len(some)
        self._running += 1
        self._start(batch)
        return batch

    def _start(self, batch: _Batch[R]) -> None:
        assert batch.task is not None
        self._hands.start(batch.task, lambda done: self._told.put((batch, done)))

    def _hear(self) -> None:
        """Wait for a batch, whichever it is; too long, and the first is started once more. What comes first counts."""
        try:
            batch, done = self._told.get(timeout=self._patience)
        except Empty:
            self._start(self._line[0])
            self._patience *= 2
            return
        if batch.results is not None:
            return
        self._running -= 1
        results, seconds = done.result()
        batch.results = results
        self._patience = max(self._patience, _TIMES * seconds)
        self._pace.measured(len(results), seconds)
        if self._kept is not None:
            self._kept.keep(batch.first, results)


def work_off(work: Callable[[Any], R], items: Sequence[Any]) -> tuple[list[R], float]:
    """A batch, one item after another. Runs wherever the hands are."""
    begin = time.perf_counter()
    return [work(item) for item in items], time.perf_counter() - begin
