"""The one thread that touches the database. Whatever waits when it is ready is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.database import StoreTrouble, explain, open_database
from behemoth.table.store import Conflict

T = TypeVar("T")

#: When so many jobs share a commit, no more join, so that the first of them does not wait for ever.
_TOGETHER: Final = 500


#: The values of a row, in the order of the table's columns.
Row: TypeAlias = tuple[Any, ...]

#: The most rows added by one statement, and what their number is a multiple of where there are more than a few: each
#: number has a text of its own, which SQLite reads once.
_MOST: Final = 256
_STRIDE: Final = 8


class Head(NamedTuple):
    """Where a match stands after an append, if that is not where it stood before. Its version is not in it: the
    entries tell it."""

    match: str
    wake: Milliseconds | None
    over: bool
    finished: Milliseconds | None


class Append(NamedTuple):
    """Entries of one match, as rows of their table, and where it stands with them if that is new."""

    rows: Sequence[Row]
    head: Head | None


class _Job(Generic[T]):
    """Some work on the connection and who waits for it. An append is work that others may join."""

    __slots__ = ("append", "fault", "result", "waiting", "work")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, work: Callable[[Connection], T], append: Append | None = None
    ) -> None:
        self.work = work
        self.append = append
        self.waiting: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """Tell who waits; called in their loop."""
        if self.waiting.done():
            return
        if self.fault is not None:
            self.waiting.set_exception(self.fault)
        else:
            self.waiting.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    """Owns the connection. :meth:`do` returns when the work is durable. It serves one event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        #: What was asked for in this turn of the event loop: handed over together, so that the thread is woken once.
        self._asked: list[_Job[Any]] = []
        #: None is the last.
        self._inbox: SimpleQueue[list[_Job[Any]] | None] = SimpleQueue()
        self._closed = False
        opened: Future[None] = Future()
        self._thread = Thread(target=self._live, args=(opened,), name="behemoth-store", daemon=True)
        self._thread.start()
        opened.result()

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do some work in a transaction; once this is over, it is on the disk. Raises StoreTrouble."""
        loop = asyncio.get_running_loop()
        return self._give(loop, _Job(loop, work))

    def append(self, append: Append) -> asyncio.Future[None]:
        """Add entries to a match: the common case, and quick because everybody's entries go in at one stroke."""
        loop = asyncio.get_running_loop()
        return self._give(loop, _Job(loop, _nothing, append))

    def _give(self, loop: asyncio.AbstractEventLoop, job: _Job[T]) -> asyncio.Future[T]:
        if self._closed:
            raise StoreTrouble("store-closed")
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(job)
        return job.waiting

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._inbox.put(asked)

    def close(self) -> None:
        """Finish what waits and close the file."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._inbox.put(None)
            self._thread.join()

    def _live(self, opened: Future[None]) -> None:
        try:
            engine, connection = open_database(self._path)
        except BaseException as fault:
            opened.set_exception(fault)
            return
        opened.set_result(None)
        self._serve(connection)
        _shut(engine, connection)

    def _serve(self, connection: Connection) -> None:
        going = True
        while going:
            batch, going = self._batch()
            self._commit(connection, batch)
            _tell(batch)

    def _batch(self) -> tuple[list[_Job[Any]], bool]:
        """Wait for work, then take all there is; false with it when it is the last."""
        asked = self._inbox.get()
        batch: list[_Job[Any]] = []
        while asked is not None:
            batch += asked
            if len(batch) >= _TOGETHER:
                return batch, True
            try:
                asked = self._inbox.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: Connection, batch: list[_Job[Any]]) -> None:
        try:
            with connection.begin():
                _work(connection, batch)
        except Exception as fault:
            if len(batch) == 1:
                batch[0].fault = self._explained(fault)
                return
            # One of them spoilt it for all: nothing of the batch was kept, so let each have a commit of its own.
            for job in batch:
                self._commit(connection, [job])

    def _explained(self, fault: Exception) -> Exception:
        if isinstance(fault, IntegrityError):
            return Conflict(str(fault.orig))
        return explain(fault, self._path) if isinstance(fault, DBAPIError) else fault


def _nothing(connection: Connection) -> None:
    """The work of who only appends."""


def _work(connection: Connection, batch: list[_Job[Any]]) -> None:
    for appending, jobs in groupby(batch, key=lambda job: job.append is not None):
        if appending:
            do_appends(connection, [job.append for job in jobs if job.append is not None])
            continue
        for job in jobs:
            job.result = job.work(connection)


def do_appends(connection: Connection, appends: Sequence[Append]) -> None:
    """Add all these entries, and note where their matches stand, with as few statements as there can be: at each the
    thread lets others run and then has to wait for its turn again."""
    _in_pieces(connection, _insertion, [row for append in appends for row in append.rows])
    heads = {append.head.match: append.head for append in appends if append.head is not None}
    _in_pieces(connection, _progress, list(heads.values()))


def _in_pieces(connection: Connection, statement: Callable[[int], str], rows: Sequence[Row]) -> None:
    place = 0
    while place < len(rows):
        left = min(len(rows) - place, _MOST)
        count = left - left % _STRIDE or left
        values = tuple(chain.from_iterable(rows[place : place + count]))
        connection.exec_driver_sql(statement(count), values)
        place += count


@cache
def _insertion(rows: int) -> str:
    return f'INSERT INTO entries ("match", version, entry) VALUES {_places(3, rows)}'


@cache
def _progress(rows: int) -> str:
    return (
        f"WITH heads(id, wake, over, finished) AS (VALUES {_places(len(Head._fields), rows)}) "
        "UPDATE matches SET wake = heads.wake, running = running AND NOT heads.over, "
        "finished = coalesce(matches.finished, heads.finished) FROM heads WHERE matches.id = heads.id"
    )


def _places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def _tell(batch: list[_Job[Any]]) -> None:
    """Settle the jobs, waking the loop only once."""
    if batch:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0].waiting.get_loop().call_soon_threadsafe(_settle, batch)


def _settle(jobs: list[_Job[Any]]) -> None:
    for job in jobs:
        job.settle()


def _shut(engine: Engine, connection: Connection) -> None:
    # The last connection that closes a WAL database folds the log into the file; should the disk be full,
    # the log stays beside it and is read at the next start.
    with suppress(DBAPIError):
        connection.close()
    engine.dispose()
