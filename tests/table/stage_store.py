"""The store of a story with time set by hand: in memory, or in PostgreSQL with ``pytest --store postgres``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from behemoth.table import SHARDS, MemoryStore
from tests.chosen_store import on_postgres, postgres

T = TypeVar("T")


class Work:
    """What is under way in a database: a story that waits for everything to settle waits for it too."""

    under_way = 0


#: The stores of this story and their databases. At its end they are closed, and the databases used again.
_opened: list[tuple[Any, str]] = []
_free: list[str] = []


async def close_stores() -> None:
    """At the end of a story."""
    while _opened:
        store, database = _opened.pop()
        await store.close()
        _free.append(database)
    Work.under_way = 0


def _empty_database() -> str:
    """A database that nobody uses, emptied: that is quicker than a new one."""
    if not _free:
        return postgres().new_database()
    postgres().do("TRUNCATE matches, entries, holders, snapshots, heartbeat, shard_beats, notes", _free[-1])
    return _free.pop()


if TYPE_CHECKING or not on_postgres():
    StageStore = MemoryStore
else:
    from behemoth.table.postgres_store import PostgresStore

    class StageStore(PostgresStore):
        """PostgreSQL for a story of one process: it holds everything, and there is nobody to hear of."""

        def __init__(self) -> None:
            database = _empty_database()
            super().__init__(postgres().url(database))
            _opened.append((self, database))

        def _start(self) -> None:
            """Neither news nor duties."""

        async def _do(self, work: Callable[[Any], Awaitable[T]], *more: Any) -> T:
            Work.under_way += 1
            try:
                return await super()._do(work, *more)
            finally:
                Work.under_way -= 1

        def append(self, match: str, first_version: int, entries: Sequence[Any], **facts: Any) -> Awaitable[None]:
            appended = super().append(match, first_version, entries, **facts)
            assert isinstance(appended, asyncio.Future)
            Work.under_way += 1
            appended.add_done_callback(_done)
            return appended

        def holds(self, match: str) -> bool:
            return True

        def shards(self) -> frozenset[int]:
            return frozenset(range(SHARDS))

    def _done(appended: asyncio.Future[None]) -> None:
        Work.under_way -= 1
