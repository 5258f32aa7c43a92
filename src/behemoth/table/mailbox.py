"""Letters for one reader, in the order in which they came. An asyncio.Queue does more, and takes its time for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Anybody may put letters in; one task waits for them and takes them out of ``letters``."""

    __slots__ = ("_waiting", "letters")

    def __init__(self) -> None:
        self.letters: deque[T] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put(self, letter: T) -> None:
        """Add a letter."""
        self.letters.append(letter)
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None

    async def filled(self) -> None:
        """Wait for the next letter."""
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting
