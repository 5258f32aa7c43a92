"""The store in one SQLite file: durable when it returns, one writer thread, commits shared by who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, ScalarSelect, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite

from behemoth.table.alone import Alone
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry, hashes_in
from behemoth.table.schema import entries as entry_table
from behemoth.table.schema import heartbeat, matches, notes, seat_tokens, snapshots
from behemoth.table.setup import Setup
from behemoth.table.store import Conflict, Listed, Log
from behemoth.table.writer import Append, Head, Writer, do_appends

#: The file in the data folder.
FILE_NAME: Final = "table.sqlite3"

_WRITER: Final = msgspec.json.Encoder()
_SETUP: Final = msgspec.json.Decoder(Setup)
_ENTRY: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def _count_of(match: Any) -> ScalarSelect[int]:
    """The number of a match's entries, by the newest of them."""
    newest = func.coalesce(func.max(entry_table.c.version) + 1, 0)
    return select(newest).where(entry_table.c.match == match).scalar_subquery()


# Made once: a statement that is the same object is compiled once.
_ADD_MATCH: Final = insert(matches)
#: A token that holds one seat of a match already is known already.
_ADD_HOLDER: Final = sqlite.insert(seat_tokens).on_conflict_do_nothing()
_SETUP_OF: Final = select(matches.c.setup).where(matches.c.id == bindparam("match"))
_VERSION_OF: Final = select(_count_of(matches.c.id)).where(matches.c.id == bindparam("match"))
_SNAPSHOT_OF: Final = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.match == bindparam("match"))
_TAIL_OF: Final = (
    select(entry_table.c.entry)
    .where(entry_table.c.match == bindparam("match"), entry_table.c.version >= bindparam("first"))
    .order_by(entry_table.c.version)
)
#: An older snapshot gives way; one of a match that is gone is not kept.
_KEEP_SNAPSHOT: Final = """
    INSERT INTO snapshots ("match", version, body) SELECT id, ?2, ?3 FROM matches WHERE id = ?1
    ON CONFLICT ("match") DO UPDATE SET version = excluded.version, body = excluded.body
    WHERE excluded.version >= snapshots.version
"""
_TO_WAKE: Final = (
    select(matches.c.id, matches.c.wake)
    .where(matches.c.running, matches.c.wake.is_not(None))
    .order_by(matches.c.wake, matches.c.id)
)
_RUNNING: Final = select(func.count()).select_from(matches).where(matches.c.running)
_HELD: Final = (
    select(matches.c.id)
    .where(
        matches.c.id.in_(
            select(seat_tokens.c.match).where(seat_tokens.c.token_hash.in_(bindparam("hashes", expanding=True)))
        )
    )
    .order_by(matches.c.created.desc(), matches.c.id)
)
_LISTED: Final = select(
    matches.c.id, matches.c.game, matches.c.created, _count_of(matches.c.id), ~matches.c.running, matches.c.finished
).order_by(matches.c.created.desc(), matches.c.id)
_OPEN: Final = (
    select(matches.c.id)
    .where(matches.c.open_to_all, matches.c.running)
    .order_by(matches.c.created.desc(), matches.c.id)
    .limit(bindparam("most"))
)
_CLOSE: Final = update(matches).where(matches.c.id == bindparam("closed")).values(open_to_all=False)
_FINISHED: Final = (
    select(matches.c.id).where(matches.c.finished < bindparam("moment")).order_by(matches.c.finished, matches.c.id)
)
#: The match goes first: then its entries may go too (``migrations``).
_ERASE: Final = (
    delete(matches).where(matches.c.id == bindparam("gone")),
    *(delete(table).where(table.c.match == bindparam("gone")) for table in (entry_table, seat_tokens, snapshots)),
)
_NAMES: Final = (
    select(matches.c.id).where(matches.c.id > bindparam("after")).order_by(matches.c.id).limit(bindparam("most"))
)
_END_OF: Final = select(_count_of(matches.c.id).label("version"), matches.c.finished).where(
    matches.c.id == bindparam("match"), ~matches.c.running
)
_RULES: Final = select(notes.c.name, notes.c.body)
_DROP_RULE: Final = delete(notes).where(notes.c.name == bindparam("rule"))
_ADD_RULE: Final = insert(notes)
_BEAT: Final = update(heartbeat).values(at=bindparam("now"))
_FIRST_BEAT: Final = insert(heartbeat)
_LAST_BEAT: Final = select(heartbeat.c.at)
#: There and back: SQLite would write nothing if nothing changed.
_CHECK: Final = tuple(update(heartbeat).values(at=heartbeat.c.at + step) for step in (1, -1))


class SqliteStore(Alone):
    """A :class:`~behemoth.table.store.Store` in ``folder``. Raises StoreTrouble with a sentence if it cannot open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._writer = Writer(self.path)
        #: The moments as they are written for the matches that somebody writes to: most moves do not change them.
        self._wakes: dict[str, Milliseconds | None] = {}

    async def create(self, setup: Setup, entries: Sequence[Entry] = (), *, wake: Milliseconds | None = None) -> None:
        append, seats = _to_write(setup.id, 0, entries)

        def work(connection: Connection) -> None:
            connection.execute(_ADD_MATCH, _first_row(setup, wake))
            _add(connection, append, seats)

        await self._writer.do(work)

    def append(
        self,
        match: str,
        first_version: int,
        entries: Sequence[Entry],
        *,
        over: bool = False,
        wake: Milliseconds | None = None,
    ) -> Awaitable[None]:
        head = None
        if over or not entries or self._wakes.get(match, -1) != wake:
            head = Head(match, wake, over, entries[-1].at if over and entries else None)
        append, seats = _to_write(match, first_version, entries, head)
        written = self._write(match, first_version, append, seats)
        if head is not None:
            self._wakes[match] = wake
            written.add_done_callback(partial(self._note, match, over))
        return written

    def _note(self, match: str, over: bool, written: asyncio.Future[None]) -> None:
        """Nobody writes much to a match that is over; and what was not written is not known."""
        if over or written.cancelled() or written.exception() is not None:
            self._wakes.pop(match, None)

    def _write(
        self, match: str, first_version: int, append: Append, seats: list[dict[str, str]]
    ) -> asyncio.Future[None]:
        if append.rows and not seats:
            return self._writer.append(append)

        def work(connection: Connection) -> None:
            # New rows cannot stand where others are; without any it has to be asked whether the writer is behind.
            if connection.execute(_VERSION_OF, {"match": match}).scalar() != first_version:
                raise Conflict(match)
            _add(connection, append, seats)

        return self._writer.do(work)

    async def load(self, match: str, *, whole: bool = False) -> Log | None:
        def work(connection: Connection) -> Log | None:
            setup = connection.execute(_SETUP_OF, {"match": match}).scalar()
            if setup is None:
                return None
            snapshot = None if whole else connection.execute(_SNAPSHOT_OF, {"match": match}).first()
            first, body = (0, b"") if snapshot is None else snapshot
            return Log(_SETUP.decode(setup), _tail(connection, match, first), first, body)

        return await self._writer.do(work)

    async def tail(self, match: str, version: int) -> tuple[Entry, ...]:
        return await self._writer.do(lambda connection: _tail(connection, match, version))

    async def keep_snapshot(self, match: str, version: int, body: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(_KEEP_SNAPSHOT, (match, version, body))

        await self._writer.do(work)

    async def to_wake(self) -> tuple[tuple[str, Milliseconds], ...]:
        return await self._writer.do(
            lambda connection: tuple((match, wake) for match, wake in connection.execute(_TO_WAKE))
        )

    async def running(self) -> int:
        return await self._writer.do(lambda connection: connection.execute(_RUNNING).scalar_one())

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        hashes = {"hashes": list(token_hashes)}
        return await self._writer.do(lambda connection: tuple(connection.execute(_HELD, hashes).scalars()))

    async def listing(self, *, limit: int = 50, skip: int = 0, running: bool | None = None) -> tuple[Listed, ...]:
        wanted = _LISTED.limit(limit).offset(skip)
        if running is not None:
            wanted = wanted.where(matches.c.running == running)
        return await self._writer.do(lambda connection: tuple(Listed(*row) for row in connection.execute(wanted)))

    async def open_tables(self, *, limit: int) -> tuple[str, ...]:
        return await self._writer.do(lambda connection: tuple(connection.execute(_OPEN, {"most": limit}).scalars()))

    async def close_table(self, match: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(_CLOSE, {"closed": match})

        await self._writer.do(work)

    async def finished_before(self, moment: Milliseconds) -> tuple[str, ...]:
        return await self._writer.do(
            lambda connection: tuple(connection.execute(_FINISHED, {"moment": moment}).scalars())
        )

    async def names(self, *, after: str = "", limit: int = 100) -> tuple[str, ...]:
        wanted = {"after": after, "most": limit}
        return await self._writer.do(lambda connection: tuple(connection.execute(_NAMES, wanted).scalars()))

    async def erase(self, match: str) -> None:
        self._wakes.pop(match, None)
        await self._writer.do(lambda connection: _erase(connection, match))

    async def rewrite(self, setup: Setup, entries: Sequence[Entry]) -> None:
        def work(connection: Connection) -> None:
            found = connection.execute(_END_OF, {"match": setup.id}).first()
            if found is None or found.version != len(entries):
                raise Conflict(setup.id)
            _erase(connection, setup.id)
            connection.execute(_ADD_MATCH, _first_row(setup, None))
            _add(connection, *_to_write(setup.id, 0, entries, Head(setup.id, None, True, found.finished)))

        await self._writer.do(work)

    async def notes(self) -> dict[str, str]:
        return await self._writer.do(
            lambda connection: {row.name: row.body for row in connection.execute(_RULES)},
        )

    async def keep_note(self, name: str, body: str | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(_DROP_RULE, {"rule": name})
            if body is not None:
                connection.execute(_ADD_RULE, {"name": name, "body": body})

        await self._writer.do(work)

    async def clock(self) -> Milliseconds | None:
        return None

    async def beat(self, now: Milliseconds) -> None:
        def work(connection: Connection) -> None:
            if not connection.execute(_BEAT, {"now": now}).rowcount:
                connection.execute(_FIRST_BEAT, {"id": 1, "at": now})

        await self._writer.do(work)

    async def last_beat(self) -> Milliseconds | None:
        return await self._writer.do(lambda connection: connection.execute(_LAST_BEAT).scalar())

    async def last_beats(self) -> Mapping[int, Milliseconds]:
        at = await self.last_beat()
        return {} if at is None else dict.fromkeys(self.shards(), at)

    async def check(self) -> None:
        def work(connection: Connection) -> None:
            for statement in _CHECK:
                connection.execute(statement)

        await self._writer.do(work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._writer.close)


def _first_row(setup: Setup, wake: Milliseconds | None) -> dict[str, Any]:
    """The row of a match that has just been made."""
    return {
        "id": setup.id,
        "game": setup.game,
        "created": setup.created,
        "running": True,
        "setup": _WRITER.encode(setup),
        "wake": wake,
        "open_to_all": setup.open_to_all,
    }


def _erase(connection: Connection, match: str) -> None:
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    for statement in _ERASE:
        connection.execute(statement, {"gone": match})


def _to_write(
    match: str, first: int, entries: Sequence[Entry], head: Head | None = None
) -> tuple[Append, list[dict[str, str]]]:
    """What to write: the entries, and the seats people took with them. Encoded before the thread gets it."""
    rows = [(match, version, _WRITER.encode(entry)) for version, entry in enumerate(entries, first)]
    seats = [{"token_hash": hashed, "match": match} for hashed in hashes_in(entries)]
    return Append(rows, head), seats


def _add(connection: Connection, append: Append, seats: list[dict[str, str]]) -> None:
    do_appends(connection, [append])
    if seats:
        connection.execute(_ADD_HOLDER, seats)


def _tail(connection: Connection, match: str, first: int) -> tuple[Entry, ...]:
    lines = connection.execute(_TAIL_OF, {"match": match, "first": first}).scalars()
    return tuple(_ENTRY.decode(line) for line in lines)
