"""The store in one SQLite file: durable when it returns, one writer thread, commits shared by who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection, Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry, SatDown
from behemoth.table.schema import entries as entry_table
from behemoth.table.schema import heartbeat, matches, seat_tokens
from behemoth.table.setup import Setup
from behemoth.table.store import Log
from behemoth.table.writer import Row, Writer, add_rows

#: The file in the data folder.
FILE_NAME: Final = "table.sqlite3"

_WRITER: Final = msgspec.json.Encoder()
_SETUP: Final = msgspec.json.Decoder(Setup)
_ENTRY: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)

# Made once: a statement that is the same object is compiled once.
_ADD_MATCH: Final = insert(matches)
#: A token that holds one seat of a match already is known already.
_ADD_HOLDER: Final = sqlite.insert(seat_tokens).on_conflict_do_nothing()
_MATCH_IS_OVER: Final = update(matches).where(matches.c.id == bindparam("match")).values(running=False)
_SETUP_OF: Final = select(matches.c.setup).where(matches.c.id == bindparam("match"))
_ENTRIES_OF: Final = (
    select(entry_table.c.entry).where(entry_table.c.match == bindparam("match")).order_by(entry_table.c.version)
)
_RUNNING: Final = select(matches.c.id).where(matches.c.running).order_by(matches.c.created, matches.c.id)
_HELD: Final = (
    select(matches.c.id)
    .where(
        matches.c.id.in_(
            select(seat_tokens.c.match).where(seat_tokens.c.token_hash.in_(bindparam("hashes", expanding=True)))
        )
    )
    .order_by(matches.c.created.desc(), matches.c.id)
)
_BEAT: Final = update(heartbeat).values(at=bindparam("now"))
_FIRST_BEAT: Final = insert(heartbeat)
_LAST_BEAT: Final = select(heartbeat.c.at)


class SqliteStore:
    """A :class:`~behemoth.table.store.Store` in ``folder``. Raises StoreTrouble with a sentence if it cannot open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._writer = Writer(self.path)

    async def create(self, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        head = {
            "id": setup.id,
            "game": setup.game,
            "created": setup.created,
            "running": True,
            "setup": msgspec.json.encode(setup),
        }
        rows, seats = _rows(setup.id, 0, entries)

        def work(connection: Connection) -> None:
            connection.execute(_ADD_MATCH, head)
            _add(connection, rows, seats)

        await self._writer.do(work)

    def append(
        self, match: str, first_version: int, entries: Sequence[Entry], *, over: bool = False
    ) -> Awaitable[None]:
        rows, seats = _rows(match, first_version, entries)
        if rows and not seats and not over:
            return self._writer.add(entry_table, rows)

        def work(connection: Connection) -> None:
            _add(connection, rows, seats)
            if over:
                connection.execute(_MATCH_IS_OVER, {"match": match})

        return self._writer.do(work)

    async def load(self, match: str) -> Log | None:
        def work(connection: Connection) -> tuple[bytes, Sequence[bytes]] | None:
            setup = connection.execute(_SETUP_OF, {"match": match}).scalar()
            return setup and (setup, connection.execute(_ENTRIES_OF, {"match": match}).scalars().all())

        found = await self._writer.do(work)
        if found is None:
            return None
        return Log(_SETUP.decode(found[0]), tuple(_ENTRY.decode(line) for line in found[1]))

    async def running(self) -> tuple[str, ...]:
        return await self._writer.do(lambda connection: tuple(connection.execute(_RUNNING).scalars()))

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        hashes = {"hashes": list(token_hashes)}
        return await self._writer.do(lambda connection: tuple(connection.execute(_HELD, hashes).scalars()))

    async def beat(self, now: Milliseconds) -> None:
        def work(connection: Connection) -> None:
            if not connection.execute(_BEAT, {"now": now}).rowcount:
                connection.execute(_FIRST_BEAT, {"id": 1, "at": now})

        await self._writer.do(work)

    async def last_beat(self) -> Milliseconds | None:
        return await self._writer.do(lambda connection: connection.execute(_LAST_BEAT).scalar())

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._writer.close)


def _rows(match: str, first: int, entries: Sequence[Entry]) -> tuple[list[Row], list[dict[str, str]]]:
    """What to write: the entries, and the seats people took with them. Encoded before the thread gets it."""
    rows = [(match, version, _WRITER.encode(entry)) for version, entry in enumerate(entries, first)]
    seats = [{"token_hash": entry.token_hash, "match": match} for entry in entries if type(entry) is SatDown]
    return rows, seats


def _add(connection: Connection, rows: list[Row], seats: list[dict[str, str]]) -> None:
    if rows:
        add_rows(connection, entry_table, rows)
    if seats:
        connection.execute(_ADD_HOLDER, seats)
