"""Tables that anybody may join: found by whoever looks for somebody to play with.

Whoever makes a match may open it to all. It stands in the list while a seat is free and somebody waits there; where
people have days for a move they need not wait at the page. The store knows which tables were opened, so every process
tells the same list.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from behemoth.table.clock_setting import Correspondence, Milliseconds
from behemoth.table.store import Store
from behemoth.table.summary import Summary
from behemoth.table.time_source import TimeSource

#: So many of those opened last are looked at; with more than that the oldest have to be opened anew.
MOST: Final = 200
#: So many stand on one page of the list.
PAGE: Final = 20
#: A list is told again for so long before it is made anew.
FRESH: Final[Milliseconds] = 2_000
#: A table that nobody joined for so long is closed to strangers; the invitations to it are still good.
CLOSED_AFTER: Final[Milliseconds] = 7 * 24 * 60 * 60_000

#: A match in short, without waking it; None if there is none.
Look: TypeAlias = Callable[[str], Awaitable[Summary | None]]


class OpenTablesPage(msgspec.Struct, frozen=True):
    """Tables with a free seat, those opened last first."""

    tables: tuple[Summary, ...]
    #: How many there are on all pages.
    count: int


class OpenTables:
    """The list, made anew at most every few seconds however many ask."""

    def __init__(self, store: Store, time_source: TimeSource, look: Look) -> None:
        self._store = store
        self._time = time_source
        self._look = look
        self._made: Milliseconds | None = None
        self._tables: tuple[Summary, ...] = ()

    async def page(self, skip: int = 0) -> OpenTablesPage:
        """One page of the list. Raises StoreFailure, Busy."""
        now = self._time.now()
        if self._made is None or now - self._made >= FRESH:
            self._made, self._tables = now, await self._list(now)
        return OpenTablesPage(self._tables[skip : skip + PAGE], len(self._tables))

    def forget(self) -> None:
        """A table was opened or closed here: whoever asks next shall see it."""
        self._made = None

    async def _list(self, now: Milliseconds) -> tuple[Summary, ...]:
        found = []
        for match in await self._store.open_tables(limit=MOST):
            summary = await self._look(match)
            if summary is None:  # erased just now
                continue
            if not summary.waiting or now - summary.created > CLOSED_AFTER:
                await self._store.close_table(match)
            elif is_attended(summary):
                found.append(summary)
        return tuple(found)


def is_attended(summary: Summary) -> bool:
    """Whether somebody waits there, or need not."""
    return isinstance(summary.clock, Correspondence) or any(
        seat.kind == "person" and seat.here for seat in summary.seats
    )
