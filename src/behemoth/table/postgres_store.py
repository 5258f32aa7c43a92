"""The store in PostgreSQL, for a table that runs in several processes or on several machines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.database import StoreTrouble
from behemoth.table.entries import Entry, hashes_in
from behemoth.table.postgres_appends import NEWS_CHANNEL, Append, PostgresAppends
from behemoth.table.postgres_connection import PATIENCE, PostgresConnection
from behemoth.table.postgres_database import prepare_database
from behemoth.table.postgres_duties import OTHERS, PostgresDuties
from behemoth.table.postgres_news import TOLD_CHANNEL, PostgresNews
from behemoth.table.setup import Setup
from behemoth.table.shards import shard_of
from behemoth.table.store import ERASED, Conflict, Hear, Listed, Log

T = TypeVar("T")

_WRITER: Final = msgspec.json.Encoder()
_SETUP: Final = msgspec.json.Decoder(Setup)
_ENTRY: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
#: More entries than this are decoded beside the event loop.
_MANY: Final = 200
#: Whoever asks whether anything can be written wants to know soon; what is told is soon worth nothing.
_SOON: Final = 2.0

_CREATE: Final = f"""
    WITH
    made AS (
        INSERT INTO matches (id, game, created, running, setup, version, wake, open_to_all)
        VALUES ($1, $2, $3, true, $4, $5, $6, $9)
        ON CONFLICT DO NOTHING RETURNING id),
    added AS (
        INSERT INTO entries ("match", version, entry)
        SELECT made.id, e.place - 1, e.entry FROM made, unnest($7::bytea[]) WITH ORDINALITY AS e(entry, place)),
    seated AS (
        INSERT INTO holders (token_hash, "match") SELECT DISTINCT token_hash, made.id
        FROM made, unnest($8::text[]) AS token_hash),
    news AS MATERIALIZED (
        SELECT pg_notify('{NEWS_CHANNEL}', id || ' ' || $5::bigint || ' ' || coalesce($6::bigint::text, '')) FROM made)
    SELECT made.id, (SELECT count(*) FROM news) FROM made
"""
_SETUP_OF: Final = "SELECT setup FROM matches WHERE id = $1"
_MATCH: Final = """
    SELECT m.setup, m.version, s.version, s.body
    FROM matches m LEFT JOIN snapshots s ON s."match" = m.id AND $2 WHERE m.id = $1
"""
_TAIL: Final = 'SELECT entry FROM entries WHERE "match" = $1 AND version >= $2 ORDER BY version'
_KEEP_SNAPSHOT: Final = """
    INSERT INTO snapshots ("match", version, body) SELECT id, $2, $3 FROM matches WHERE id = $1
    ON CONFLICT ("match") DO UPDATE SET version = excluded.version, body = excluded.body
    WHERE excluded.version >= snapshots.version
"""
_TO_WAKE: Final = "SELECT id, wake FROM matches WHERE running AND wake IS NOT NULL ORDER BY wake, id"
_RUNNING: Final = "SELECT count(*) FROM matches WHERE running"
_HELD: Final = """
    SELECT id FROM matches WHERE id IN (SELECT "match" FROM holders WHERE token_hash = ANY($1::text[]))
    ORDER BY created DESC, id
"""
_LISTED: Final = """
    SELECT id, game, created, version, NOT running, finished FROM matches
    WHERE $3::bool IS NULL OR running = $3 ORDER BY created DESC, id LIMIT $1 OFFSET $2
"""
_OPEN: Final = "SELECT id FROM matches WHERE open_to_all AND running ORDER BY created DESC, id LIMIT $1"
_CLOSE: Final = "UPDATE matches SET open_to_all = false WHERE id = $1"
_FINISHED: Final = "SELECT id FROM matches WHERE finished < $1 ORDER BY finished, id"
#: Whoever erases says so, else the database lets no entry go (``migrations``); the match is locked first, so that
#: nobody adds to it meanwhile.
_ERASE: Final = (
    "SELECT set_config('behemoth.erasing', $1, true) FROM matches WHERE id = $1 FOR UPDATE",
    'DELETE FROM entries WHERE "match" = $1',
    'DELETE FROM holders WHERE "match" = $1',
    'DELETE FROM snapshots WHERE "match" = $1',
    f"""
    WITH gone AS (DELETE FROM matches WHERE id = $1 RETURNING id)
    SELECT pg_notify('{NEWS_CHANNEL}', id || ' {ERASED} ') FROM gone
    """,
)
_NAMES: Final = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2"
_IS_OVER: Final = "SELECT version = $2 FROM matches WHERE id = $1 AND NOT running FOR UPDATE"
_WRITE_AGAIN: Final = (
    "UPDATE matches SET setup = $2, game = $3, created = $4 WHERE id = $1",
    """
    INSERT INTO entries ("match", version, entry)
    SELECT $1, e.place - 1, e.entry FROM unnest($2::bytea[]) WITH ORDINALITY AS e(entry, place)
    """,
    'INSERT INTO holders (token_hash, "match") SELECT DISTINCT token_hash, $1 FROM unnest($2::text[]) AS token_hash',
    f"SELECT pg_notify('{NEWS_CHANNEL}', $1 || ' {ERASED} ')",
)
_RULES: Final = "SELECT name, body FROM notes"
_DROP_RULE: Final = "DELETE FROM notes WHERE name = $1"
_KEEP_RULE: Final = """
    INSERT INTO notes (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body
"""
_BEAT: Final = """
    WITH shards AS (
        INSERT INTO shard_beats (shard, at) SELECT shard, $1 FROM unnest($2::int[]) AS shard ORDER BY shard
        ON CONFLICT (shard) DO UPDATE SET at = excluded.at)
    INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at
"""
_LAST_BEAT: Final = "SELECT at FROM heartbeat"
_LAST_BEATS: Final = "SELECT shard, at FROM shard_beats"
_CHECK: Final = "UPDATE heartbeat SET at = at"
_VERSIONS: Final = "SELECT id, version FROM matches WHERE id = ANY($1::text[])"
#: The time here, the last moment the table was alive, and how many processes are there beside this one.
_CLOCK: Final = f"""
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, (SELECT max(at) FROM heartbeat), ({OTHERS})
"""
#: Beyond this a clock was set; a beat is never so old while somebody is there.
_DISAGREES: Final[Milliseconds] = 15_000
_TELL: Final = f"SELECT pg_notify('{TOLD_CHANNEL}', $1)"


class PostgresStore:
    """A :class:`~behemoth.table.store.Store` in the database of this URL. Raises StoreTrouble with a sentence if it
    cannot be reached. It serves one event loop.

    Four connections of its own: one for appends alone, one for everything else, one that listens, one for locks."""

    def __init__(self, url: str) -> None:
        # Beside whatever loop there may be: its connections shall belong to the loop that serves.
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, prepare_database(url)).result()
        self._appending = PostgresConnection(url, "appends")
        self._side = PostgresConnection(url, "side")
        self._appends = PostgresAppends(self._appending)
        self._news = PostgresNews(url, self._is_own)
        self._duties = PostgresDuties(url)
        self._closed = False

    def _is_own(self, process: int) -> bool:
        return process in (self._appending.process, self._side.process)

    async def _do(self, work: Callable[[Any], Awaitable[T]], patience: float = PATIENCE) -> T:
        self._demand_open()
        self._start()
        return await self._side.use(work, patience)

    def _demand_open(self) -> None:
        if self._closed:
            raise StoreTrouble("store-closed")

    def _start(self) -> None:
        """Whoever asked for news or duties before there was an event loop gets them now."""
        self._news.start()
        self._duties.start()

    def _start_if_running(self) -> None:
        try:
            asyncio.get_running_loop()
        except RuntimeError:  # later, with the first thing that is done
            return
        self._start()

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, entries: Sequence[Entry] = (), *, wake: Milliseconds | None = None) -> None:
        encoded = _WRITER.encode(setup)
        lines, tokens = _lines(entries), hashes_in(entries)
        facts = (setup.id, setup.game, setup.created, encoded, len(lines), wake, lines, tokens, setup.open_to_all)

        tries = count()

        async def work(connection: Any) -> bool:
            again = next(tries) > 0
            if await connection.fetch(_CREATE, *facts):
                return True
            # Perhaps it was us, and the answer was lost: a setup has a seed that nobody else has.
            return again and bool(await connection.fetchval(_SETUP_OF, setup.id) == encoded)

        if not await self._do(work):
            raise Conflict(setup.id)

    def append(
        self,
        match: str,
        first_version: int,
        entries: Sequence[Entry],
        *,
        over: bool = False,
        wake: Milliseconds | None = None,
    ) -> Awaitable[None]:
        self._demand_open()
        self._start()
        finished = entries[-1].at if over and entries else None
        tokens = hashes_in(entries)
        return self._appends.add(
            Append(match, first_version, _lines(entries), tokens, wake=wake, over=over, finished=finished)
        )

    async def load(self, match: str, *, whole: bool = False) -> Log | None:
        async def work(connection: Any) -> tuple[Any, ...] | None:
            found = await connection.fetchrow(_MATCH, match, not whole)
            if found is None:
                return None
            setup, version, first, body = found
            lines = await connection.fetch(_TAIL, match, first or 0)
            # Fewer than there were: it has been erased since the first look.
            return (setup, lines, first or 0, body or b"") if len(lines) >= version - (first or 0) else None

        found = await self._do(work)
        if found is None:
            return None
        setup, lines, first, body = found
        return Log(_SETUP.decode(setup), await _decoded(lines), first, body)

    async def tail(self, match: str, version: int) -> tuple[Entry, ...]:
        return await _decoded(await self._do(lambda connection: connection.fetch(_TAIL, match, version)))

    async def keep_snapshot(self, match: str, version: int, body: bytes) -> None:
        async def work(connection: Any) -> None:
            with suppress(asyncpg.ForeignKeyViolationError):  # erased this very moment
                await connection.execute(_KEEP_SNAPSHOT, match, version, body)

        await self._do(work)

    # -- many matches ----------------------------------------------------------------------------------------------

    async def to_wake(self) -> tuple[tuple[str, Milliseconds], ...]:
        return tuple((match, wake) for match, wake in await self._fetch(_TO_WAKE))

    async def running(self) -> int:
        return int((await self._fetch(_RUNNING))[0][0])

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        return tuple(row[0] for row in await self._fetch(_HELD, list(token_hashes)))

    async def listing(self, *, limit: int = 50, skip: int = 0, running: bool | None = None) -> tuple[Listed, ...]:
        return tuple(Listed(*row) for row in await self._fetch(_LISTED, limit, skip, running))

    async def open_tables(self, *, limit: int) -> tuple[str, ...]:
        return tuple(row[0] for row in await self._fetch(_OPEN, limit))

    async def close_table(self, match: str) -> None:
        await self._fetch(_CLOSE, match)

    async def finished_before(self, moment: Milliseconds) -> tuple[str, ...]:
        return tuple(row[0] for row in await self._fetch(_FINISHED, moment))

    async def erase(self, match: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for statement in _ERASE:
                    await connection.fetch(statement, match)

        await self._do(work)

    async def names(self, *, after: str = "", limit: int = 100) -> tuple[str, ...]:
        return tuple(row[0] for row in await self._fetch(_NAMES, after, limit))

    async def rewrite(self, setup: Setup, entries: Sequence[Entry]) -> None:
        head = _WRITER.encode(setup), setup.game, setup.created
        parts = tuple(zip(_WRITE_AGAIN, (head, (_lines(entries),), (hashes_in(entries),), ()), strict=True))

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                if not await connection.fetchval(_IS_OVER, setup.id, len(entries)):
                    return False
                for statement in _ERASE[:-1]:
                    await connection.fetch(statement, setup.id)
                for statement, values in parts:
                    await connection.fetch(statement, setup.id, *values)
            return True

        if not await self._do(work):
            raise Conflict(setup.id)

    async def notes(self) -> dict[str, str]:
        return {row["name"]: row["body"] for row in await self._fetch(_RULES)}

    async def keep_note(self, name: str, body: str | None) -> None:
        statement, values = (_DROP_RULE, (name,)) if body is None else (_KEEP_RULE, (name, body))
        await self._fetch(statement, *values)

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        return await self._do(lambda connection: connection.fetch(statement, *values))

    # -- the table -------------------------------------------------------------------------------------------------

    async def clock(self) -> Milliseconds:
        now, last, others = (await self._fetch(_CLOCK))[0]
        # Its clock may have been set since the others came; whoever plays goes by theirs.
        return int(last if others and last is not None and abs(now - last) > _DISAGREES else now)

    async def beat(self, now: Milliseconds) -> None:
        shards = list(self.shards())
        await self._do(lambda connection: connection.execute(_BEAT, now, shards))

    async def last_beat(self) -> Milliseconds | None:
        return await self._do(lambda connection: connection.fetchval(_LAST_BEAT))

    async def last_beats(self) -> Mapping[int, Milliseconds]:
        return dict(await self._fetch(_LAST_BEATS))

    async def check(self) -> None:
        await self._do(lambda connection: connection.execute(_CHECK, timeout=_SOON), _SOON)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._appends.finish()
        for part in (self._duties, self._news, self._appending, self._side):
            await part.close()

    # -- between processes -------------------------------------------------------------------------------------------

    def listen(self, hear: Hear) -> None:
        self._news.hear.append(hear)
        self._start_if_running()

    def on_lost_news(self, lost: Callable[[], None]) -> None:
        self._news.lost.append(lost)

    async def versions(self, matches: Collection[str]) -> Mapping[str, int]:
        return dict(await self._fetch(_VERSIONS, list(matches)))

    def shards(self) -> frozenset[int]:
        return self._duties.held

    async def give_up_duties(self) -> None:
        await self._duties.close()

    def holds(self, match: str) -> bool:
        return self._duties.holds(shard_of(match))

    def on_duties(self, changed: Callable[[], None]) -> None:
        self._duties.changed.append(changed)
        self._start_if_running()

    async def tell(self, text: str) -> None:
        await self._do(lambda connection: connection.execute(_TELL, text, timeout=_SOON), _SOON)

    def hear_tellings(self, hear: Callable[[str], None]) -> None:
        self._news.hear_tellings.append(hear)
        self._start_if_running()


def _lines(entries: Sequence[Entry]) -> list[bytes]:
    return [_WRITER.encode(entry) for entry in entries]


async def _decoded(rows: Sequence[Any]) -> tuple[Entry, ...]:
    if len(rows) > _MANY:
        return await asyncio.to_thread(_decode, rows)
    return _decode(rows)


def _decode(rows: Sequence[Any]) -> tuple[Entry, ...]:
    return tuple(_ENTRY.decode(row[0]) for row in rows)
