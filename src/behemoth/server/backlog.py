"""What waits unread for all clients together. Each has its own limit; so many of them may have theirs at once.

It is looked at once a second instead of counted with every message, so that sending costs nothing more.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from behemoth.server.complaints import COMPLAINTS

#: Seconds between two looks.
_LOOK: Final = 1.0


class Queue(Protocol):
    """A client as far as it matters here."""

    @property
    def unread(self) -> int:
        """Bytes that wait for it."""

    def drop(self) -> None:
        """Let go of it, and of what waits."""


class Backlog:
    """All clients, and the bytes that may wait for them together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._queues: set[Queue] = set()
        self._looking = False

    def add(self, queue: Queue) -> None:
        """One more client."""
        self._queues.add(queue)
        if not self._looking:
            self._looking = True
            self._look_later()

    def discard(self, queue: Queue) -> None:
        """One less."""
        self._queues.discard(queue)

    def drop_the_worst(self) -> None:
        """Where too much waits, those have to go for whom most does."""
        waiting = sorted(((queue.unread, queue) for queue in self._queues), key=_size, reverse=True)
        together = sum(map(_size, waiting))
        for size, queue in waiting:
            if together <= self._most:
                return
            COMPLAINTS.add("a client was dropped: too much waits unread for all together")
            queue.drop()
            together -= size

    def _look_later(self) -> None:
        asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _look(self) -> None:
        self.drop_the_worst()
        self._looking = bool(self._queues)
        if self._looking:
            self._look_later()


def _size(waiting: tuple[int, Queue]) -> int:
    return waiting[0]
