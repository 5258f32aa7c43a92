"""What other processes write and tell, heard through LISTEN on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from behemoth.table.postgres_appends import NEWS_CHANNEL
from behemoth.table.postgres_connection import FIRST_PAUSE, LONGEST_PAUSE, hang_up
from behemoth.table.postgres_database import connect
from behemoth.table.store import Hear

logger = logging.getLogger(__name__)

TOLD_CHANNEL: Final = "behemoth_told"
#: So often the connection is asked whether it is still there, in seconds: a cut cable says nothing by itself.
_ASK_EVERY: Final = 3.0
_ANSWER_WITHIN: Final = 3.0


class PostgresNews:
    """Listens until it is closed. Whatever comes while there is no connection is lost; then that is told."""

    def __init__(self, url: str, is_own: Callable[[int], bool]) -> None:
        self._url = url
        self._is_own = is_own
        self.hear: list[Hear] = []
        self.hear_tellings: list[Callable[[str], None]] = []
        self.lost: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen, if anybody wants to hear and nobody has begun."""
        if self._task is None and (self.hear or self.hear_tellings):
            self._task = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await connect(self._url, "news")
                try:
                    pause = FIRST_PAUSE
                    await self._hear_all(connection)
                finally:
                    await hang_up(connection)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as fault:
                if pause == FIRST_PAUSE:  # once, not with every try
                    logger.warning("no news from PostgreSQL: %s", fault)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear_all(self, connection: Any) -> None:
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await connection.add_listener(NEWS_CHANNEL, self._on_news)
        await connection.add_listener(TOLD_CHANNEL, self._on_telling)
        for lost in self.lost:
            _call(lost)
        while not ended.is_set():
            try:
                await asyncio.wait_for(ended.wait(), _ASK_EVERY)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=_ANSWER_WITHIN)

    def _on_news(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if self._is_own(process):
            return
        for piece in payload.split(","):
            match, version, wake = piece.rsplit(" ", 2)
            for hear in self.hear:
                _call(hear, match, int(version), int(wake) if wake else None)

    def _on_telling(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if not self._is_own(process):
            for hear in self.hear_tellings:
                _call(hear, payload)


def _call(told: Callable[..., None], *facts: Any) -> None:
    try:
        told(*facts)
    except Exception:  # the fault of one listener must not end the listening
        logger.exception("news could not be taken in")
