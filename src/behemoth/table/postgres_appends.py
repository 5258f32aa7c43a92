"""Appends of many matches in one statement, one commit for all of one turn of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.database import StoreTrouble
from behemoth.table.postgres_connection import PATIENCE, PostgresConnection
from behemoth.table.store import Conflict

#: The channel of what was written: ``match version wake``, several with a comma between.
NEWS_CHANNEL: Final = "behemoth_news"
#: No more than so many appends go into one statement, so that the first of them does not wait for ever.
_TOGETHER: Final = 500

#: Correct under READ COMMITTED with any number of writers. The rows of the matches are locked first, in one order for
#: everybody (else there are deadlocks), so each version is the newest there is; who is behind wins nothing. News goes
#: out with the commit, in pieces, since each may have 8,000 bytes at most.
_APPEND: Final = f"""
    WITH
    wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bool[], $6::bigint[])
            AS w(id, expected, version, wake, over, finished)),
    locked AS MATERIALIZED (
        SELECT m.id, m.version FROM matches m WHERE m.id = ANY($1::text[]) ORDER BY m.id FOR NO KEY UPDATE),
    won AS (
        UPDATE matches m SET version = w.version, wake = w.wake, running = m.running AND NOT w.over,
            finished = coalesce(m.finished, w.finished)
        FROM locked l JOIN wanted w USING (id) WHERE m.id = l.id AND l.version = w.expected
        RETURNING m.id, m.version, m.wake),
    added AS (
        INSERT INTO entries ("match", version, entry)
        SELECT e."match", e.version, e.entry FROM unnest($7::text[], $8::bigint[], $9::bytea[])
            AS e("match", version, entry) JOIN won ON won.id = e."match"),
    seated AS (
        INSERT INTO holders (token_hash, "match")
        SELECT s.token_hash, s."match" FROM unnest($10::text[], $11::text[]) AS s(token_hash, "match")
            JOIN won ON won.id = s."match"
        ON CONFLICT DO NOTHING),
    news AS MATERIALIZED (
        SELECT pg_notify('{NEWS_CHANNEL}',
            string_agg(id || ' ' || version || ' ' || coalesce(wake::text, ''), ','))
        FROM (SELECT *, (row_number() OVER () - 1) / 100 AS piece FROM won) AS pieces GROUP BY piece)
    SELECT won.id, (SELECT count(*) FROM news) FROM won
"""
_KEPT: Final = 'SELECT entry FROM entries WHERE "match" = $1 AND version >= $2 AND version < $3 ORDER BY version'


class Append:
    """Entries for one match, and who waits for them."""

    __slots__ = ("doubtful", "expected", "finished", "lines", "match", "over", "tokens", "until", "waiting", "wake")

    def __init__(
        self,
        match: str,
        expected: int,
        lines: Sequence[bytes],
        tokens: Sequence[str],
        *,
        wake: Milliseconds | None,
        over: bool,
        finished: Milliseconds | None,
    ) -> None:
        self.match = match
        self.expected = expected
        self.lines = lines
        self.tokens = tokens
        self.wake = wake
        self.over = over
        self.finished = finished
        self.until = monotonic() + PATIENCE
        #: It was sent, and no answer came: perhaps it is there.
        self.doubtful = False
        self.waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, fault: Exception | None = None) -> None:
        """Tell who waits."""
        if self.waiting.done():
            return
        if fault is None:
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(fault)


class PostgresAppends:
    """Takes appends and writes what has come together. While one batch is under way the next gathers."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._asked: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, append: Append) -> asyncio.Future[None]:
        """Write it with whatever else comes in this turn of the event loop."""
        self._asked.append(append)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())
        return append.waiting

    async def finish(self) -> None:
        """Wait until everything is written or refused."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._asked:
                await self._write(self._next_batch())
        finally:
            self._task = None

    def _next_batch(self) -> list[Append]:
        """What has come, but no more than one append for each match: the next one counts on it."""
        batch: dict[str, Append] = {}
        later = []
        for append in self._asked:
            if append.match in batch or len(batch) >= _TOGETHER:
                later.append(append)
            else:
                batch[append.match] = append
        self._asked = later
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> None:
        patience = max(0.0, min(append.until for append in batch) - monotonic())
        try:
            won = await self._connection.use(lambda connection: _append(connection, batch), patience)
        except Exception as fault:
            if len(batch) == 1 or _is_away(fault):
                for append in batch:
                    append.settle(fault)
                return
            # One of them spoils it for all: nothing of the batch was kept, so let each have a commit of its own.
            for append in batch:
                await self._write([append])
            return
        for append in batch:
            append.settle(None if append.match in won else Conflict(append.match))


def _is_away(fault: Exception) -> bool:
    return isinstance(fault, StoreTrouble) and fault.key == "postgres-away"


async def _append(connection: Any, batch: list[Append]) -> set[str]:
    """The matches whose entries are there now. Begun anew on another connection it does nothing twice."""
    values = _values(batch)
    doubtful = [append for append in batch if append.doubtful]
    for append in batch:
        append.doubtful = True
    won = {row[0] for row in await connection.fetch(_APPEND, *values)}
    for append in doubtful:
        if append.match not in won and await _is_there(connection, append):
            won.add(append.match)
    return won


async def _is_there(connection: Any, append: Append) -> bool:
    """Whether the very entries are in the log: the answer was lost, not the entries."""
    if not append.lines:
        return False
    end = append.expected + len(append.lines)
    rows = await connection.fetch(_KEPT, append.match, append.expected, end)
    return [row[0] for row in rows] == list(append.lines)


def _values(batch: list[Append]) -> tuple[list[Any], ...]:
    lines = [
        (append.match, version, line) for append in batch for version, line in enumerate(append.lines, append.expected)
    ]
    seats = [(token, append.match) for append in batch for token in append.tokens]
    return (
        [append.match for append in batch],
        [append.expected for append in batch],
        [append.expected + len(append.lines) for append in batch],
        [append.wake for append in batch],
        [append.over for append in batch],
        [append.finished for append in batch],
        *([line[place] for line in lines] for place in range(3)),
        *([seat[place] for seat in seats] for place in range(2)),
    )
