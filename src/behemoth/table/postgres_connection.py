"""One connection to PostgreSQL that comes back by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from behemoth.table.postgres_database import FAULTS, GIVEN_UP, connect, explain

T = TypeVar("T")

logger = logging.getLogger(__name__)

#: For so many seconds whoever wants something waits for a database that is away; then they are told.
PATIENCE: Final = 20.0
#: Seconds between two tries to connect: at first, and at most.
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0


class PostgresConnection:
    """Used by one at a time, in the order they come. It connects when it is first needed, and again when it is lost;
    then the work is begun anew, so it must be such that it can be."""

    def __init__(self, url: str, purpose: str) -> None:
        self._url = url
        self._purpose = purpose
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def process(self) -> int | None:
        """The number of the process that serves this connection; news from it is our own."""
        connected = self._connection is not None and not self._connection.is_closed()
        return int(self._connection.get_server_pid()) if connected else None

    async def use(self, work: Callable[[Any], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Do some work on it. Raises StoreTrouble: when the database stays away, or cannot do it."""
        until = monotonic() + patience
        try:
            async with asyncio.timeout(patience):
                await self._one_at_a_time.acquire()
        except TimeoutError as fault:  # whoever is before us waits for a database that is away
            raise explain(fault, self._url) from fault
        try:
            return await self._try(work, until)
        finally:
            self._one_at_a_time.release()

    async def _try(self, work: Callable[[Any], Awaitable[T]], until: float) -> T:
        while True:
            connection = await self._connected(until)
            try:
                return await work(connection)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as fault:
                if isinstance(fault, FAULTS) or connection.is_closed():
                    logger.warning("the connection to PostgreSQL for %s is lost: %s", self._purpose, fault)
                    connection.terminate()
                elif not isinstance(fault, GIVEN_UP):
                    raise explain(fault, self._url) from fault
                if monotonic() >= until:
                    raise explain(fault, self._url) from fault

    async def _connected(self, until: float) -> Any:
        pause = FIRST_PAUSE
        while self._connection is None or self._connection.is_closed():
            try:
                self._connection = await connect(self._url, self._purpose)
            except FAULTS as fault:
                left = until - monotonic()
                if left <= 0:
                    raise explain(fault, self._url) from fault
                await asyncio.sleep(min(pause, left))
                pause = min(2 * pause, LONGEST_PAUSE)
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                raise explain(fault, self._url) from fault
        return self._connection

    async def close(self) -> None:
        """Let go of it."""
        async with self._one_at_a_time:
            if self._connection is not None:
                await hang_up(self._connection)
                self._connection = None


async def hang_up(connection: Any) -> None:
    """Close a connection politely, or at once if it does not answer."""
    try:
        await connection.close(timeout=2)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        connection.terminate()
