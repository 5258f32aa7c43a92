"""What is true of one match, and kept: a change is durable before it is true, and others may have written as well."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

from behemoth.table.commands import Command
from behemoth.table.handling import Change, handle
from behemoth.table.match import Match
from behemoth.table.match_loader import EVERY, MatchLoader
from behemoth.table.meters import METERS
from behemoth.table.store import Conflict, Store, StoreFailure
from behemoth.table.time_source import TimeSource
from behemoth.table.wakes import wake_of

#: How often something is tried while others write to the same match.
TRIES: Final = 4
#: For fewer new entries than this no snapshot is kept when a match goes to sleep.
FEW: Final = 8


class MatchJournal:
    """The match as it is now, with its log and its snapshots."""

    def __init__(self, match: Match, store: Store, loader: MatchLoader, show: Callable[[], None]) -> None:
        """``show``: called when others have changed the match."""
        self.match = match
        self._store = store
        self._loader = loader
        self._show = show
        #: The version of the newest snapshot, and the task that keeps the next.
        self._kept = match.version
        self._keeping: asyncio.Task[None] | None = None

    # -- changes ---------------------------------------------------------------------------------------------------

    async def carry_out(self, command: Command, time_source: TimeSource) -> None:
        """Make it durable, then make it true. If that fails the match is as it was, or as others have made it. Raises
        Refusal or StoreFailure."""
        for _ in range(TRIES):
            change = handle(self.match, command, time_source.now())
            if await self.write(change):
                self.match = change.match
                return
        raise Conflict(self.match.setup.id)

    async def write(self, change: Change) -> bool:
        """Whether the change is durable now. If not, others were quicker, and the match is as they have made it."""
        match, after = self.match, change.match
        asked = perf_counter()
        try:
            await self._store.append(
                match.setup.id, match.version, change.entries, over=after.over, wake=wake_of(after)
            )
        except Conflict:
            METERS.conflicts += 1
            await self.catch_up()
            return False
        except StoreFailure:
            METERS.store_failures += 1
            raise
        METERS.appends.note(perf_counter() - asked)
        return True

    # -- others ----------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what is in the log and not here (another process wrote it, or a failure was none), and show it."""
        match = await self._loader.catch_up(self.match)
        if match is not self.match:
            self.match = match
            self._show()

    async def caught_up(self) -> bool:
        """Whether others had written something that was not known here yet; now it is."""
        before = self.match.version
        with suppress(StoreFailure):
            await self.catch_up()
        return self.match.version > before

    def is_held(self) -> bool:
        """Whether the store still says that this process looks after the match."""
        return self._store.holds(self.match.setup.id)

    # -- snapshots -------------------------------------------------------------------------------------------------

    def keep_snapshot(self) -> None:
        """Every so often, so that nobody who wakes the match has to go through all of it. Nobody waits for it."""
        if self.match.version - self._kept >= EVERY and (self._keeping is None or self._keeping.done()):
            self._kept = self.match.version
            self._keeping = asyncio.get_running_loop().create_task(self._loader.keep(self.match))

    async def leave_snapshot(self) -> None:
        """Keep a snapshot unless there is one that is nearly as new."""
        if self.match.version - self._kept >= FEW:
            self._kept = self.match.version
            await self._loader.keep(self.match)

    async def finish(self) -> None:
        """Wait for a snapshot that is being kept."""
        if self._keeping is not None:
            await asyncio.gather(self._keeping, return_exceptions=True)
