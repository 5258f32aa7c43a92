"""Is the table well? Live: it answers at all. Ready: what people do there would be kept, and bots would answer."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from behemoth.table import Store, StoreFailure

logger = logging.getLogger(__name__)

#: Below so many free bytes nobody should begin anything new there.
LEAST_FREE: Final = 32_000_000
#: What was found holds for so many seconds, so that nobody keeps the table busy by asking how it is.
_FRESH: Final = 2.0
#: Who has not answered after so many seconds is not well.
_PATIENCE: Final = 3.0

StorePart: TypeAlias = Literal["ok", "failing", "slow"]
DiskPart: TypeAlias = Literal["ok", "full", "failing", "none"]
BotsPart: TypeAlias = Literal["ok", "asleep", "failing"]


class Health(msgspec.Struct, frozen=True):
    """How the table is. ``ok`` is the truth about all parts together; a table that drains is well, but not ready."""

    ok: bool
    ready: bool
    version: str
    #: Whether something can be written now.
    store: StorePart
    #: Whether there is room for more; ``none`` where the store is not on a disk of this machine.
    disk: DiskPart
    #: Whether the processes bots think in are alive; ``asleep``: nobody has needed them yet.
    bots: BotsPart
    #: Whether it lets nobody new in because it is about to stop.
    draining: bool


class HealthCheck:
    """Looks at the parts, one look at a time for all who ask."""

    def __init__(
        self,
        store: Store,
        version: str,
        *,
        folder: Path | None = None,
        bots: Callable[[], BotsPart] = lambda: "ok",
        draining: Callable[[], bool] = lambda: False,
    ) -> None:
        self._store = store
        self._version = version
        self._folder = folder
        self._bots = bots
        self._draining = draining
        self._looked: tuple[float, StorePart, DiskPart] | None = None
        self._looking: asyncio.Task[tuple[StorePart, DiskPart]] | None = None

    async def examine(self) -> Health:
        """How it is now, or was a moment ago."""
        if self._looked is None or time.monotonic() - self._looked[0] > _FRESH:
            if self._looking is None:
                self._looking = asyncio.create_task(self._look())
            await asyncio.shield(self._looking)
        assert self._looked is not None
        _, store, disk = self._looked
        bots, draining = self._bots(), self._draining()
        ok = store == "ok" and disk in ("ok", "none") and bots != "failing"
        return Health(ok, ok and not draining, self._version, store, disk, bots, draining)

    async def _look(self) -> tuple[StorePart, DiskPart]:
        try:
            found = await self._look_at_store(), await asyncio.to_thread(self._look_at_disk)
            self._looked = (time.monotonic(), *found)
            return found
        finally:
            self._looking = None

    async def _look_at_store(self) -> StorePart:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.check()
        except TimeoutError:
            return "slow"
        except StoreFailure as fault:
            logger.warning("nothing can be stored: %s", fault)
            return "failing"
        return "ok"

    def _look_at_disk(self) -> DiskPart:
        if self._folder is None:
            return "none"
        try:
            return "ok" if shutil.disk_usage(self._folder).free >= LEAST_FREE else "full"
        except OSError:
            return "failing"
