"""Items for one reader, in the order in which they came. An asyncio.Queue does more, and takes its time for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Anybody may put items in; one task waits for them and takes them out of ``items``."""

    __slots__ = ("_waiting", "items")

    def __init__(self) -> None:
        self.items: deque[T] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put(self, item: T) -> None:
        """Add an item."""
        self.items.append(item)
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None

    async def filled(self) -> None:
        """Wait for the next item."""
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting
