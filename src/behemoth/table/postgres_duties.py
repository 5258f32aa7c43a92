"""Which shards are this process's: those whose advisory lock it holds. PostgreSQL frees them when the process dies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import sample
from time import monotonic
from typing import Any, Final

import asyncpg

from behemoth.table.postgres_connection import FIRST_PAUSE, LONGEST_PAUSE, hang_up
from behemoth.table.postgres_database import connect
from behemoth.table.shards import SHARDS

logger = logging.getLogger(__name__)

#: Seconds between two looks at the locks; each is a sign of life too.
_ROUND: Final = 1.0
#: The same when some shards were free and others were quicker.
_SOON: Final = 0.2
_ANSWER_WITHIN: Final = 3.0
#: PostgreSQL ends the session of who gives no sign of life for so long, and the locks are free.
_SILENT: Final = "5s"
#: Who could not renew for so long (less than that) does not count on holding anything any more.
_SURE_FOR: Final = 4.5

#: The two numbers of an advisory lock: what it is for, and the shard. Presence is shared: it counts the processes.
_SHARD: Final = 0x42_48_53_48
_PRESENCE: Final = 0x42_48_50_52

_LOCKS: Final = """
    SELECT {what} FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = {kind}::oid
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
#: How many processes take part, but for this one.
OTHERS: Final = _LOCKS.format(what="count(DISTINCT pid)", kind=_PRESENCE)
_APPEAR: Final = f"SELECT pg_advisory_lock_shared({_PRESENCE}, 0)"
_LOOK: Final = f"""
    SELECT ({_LOCKS.format(what="count(DISTINCT pid)", kind=_PRESENCE)}) AS processes,
        array({_LOCKS.format(what="objid::int", kind=_SHARD)}) AS taken,
        array({_LOCKS.format(what="objid::int", kind=_SHARD)} AND pid = pg_backend_pid()) AS held
"""
_TAKE: Final = f"SELECT shard FROM unnest($1::int[]) AS shard WHERE pg_try_advisory_lock({_SHARD}, shard)"
_RELEASE: Final = f"SELECT pg_advisory_unlock({_SHARD}, shard) FROM unnest($1::int[]) AS shard"


class PostgresDuties:
    """Holds a fair share of the shards for as long as its connection lives."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.changed: list[Callable[[], None]] = []
        #: The shards whose lock we hold, as far as we know.
        self.held: frozenset[int] = frozenset()
        self._renewed = float("-inf")
        self._task: asyncio.Task[None] | None = None
        self._over = False

    def holds(self, shard: int) -> bool:
        """Whether this shard is ours. A process that stood still is not sure of anything."""
        return shard in self.held and monotonic() - self._renewed < _SURE_FOR

    def start(self) -> None:
        """Take part, if anybody wants to know of it and nobody has begun."""
        if self._task is None and self.changed and not self._over:
            self._task = asyncio.get_running_loop().create_task(self._take_part())

    async def close(self) -> None:
        """Let go of everything, for good."""
        self._over = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _take_part(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await connect(self._url, "duties", idle_session_timeout=_SILENT)
                try:
                    await connection.execute(_APPEAR)
                    pause = FIRST_PAUSE
                    while True:
                        await asyncio.sleep(await self._round(connection))
                finally:
                    self._hold(frozenset())
                    await hang_up(connection)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as fault:
                if pause == FIRST_PAUSE:  # once, not with every try
                    logger.warning("no locks of PostgreSQL: %s", fault)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _round(self, connection: Any) -> float:
        """Look who is there, give back what is too much, take what is free; how long to wait for the next look."""
        asked = monotonic()
        found = await connection.fetchrow(_LOOK, timeout=_ANSWER_WITHIN)
        self._renewed = asked
        held = frozenset(found["held"])
        fair = -(-SHARDS // max(1, found["processes"]))
        if len(held) > fair:
            surplus = sample(sorted(held), len(held) - fair)
            # Not ours any more before it is free for others.
            self._hold(held.difference(surplus))
            await connection.execute(_RELEASE, surplus, timeout=_ANSWER_WITHIN)
            return _ROUND
        free = sorted(frozenset(range(SHARDS)).difference(found["taken"]))
        wanted = sample(free, min(len(free), fair - len(held)))
        taken = await connection.fetch(_TAKE, wanted, timeout=_ANSWER_WITHIN) if wanted else ()
        self._hold(held.union(row[0] for row in taken))
        return _SOON if len(taken) < len(wanted) else _ROUND

    def _hold(self, shards: frozenset[int]) -> None:
        if shards == self.held:
            return
        self.held = shards
        for changed in self.changed:
            try:
                changed()
            except Exception:  # the fault of one listener must not cost us the locks
                logger.exception("a change of duties could not be followed")
