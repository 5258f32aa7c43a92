"""One WebSocket connection: a bounded queue of its own, so that a slow reader delays nobody else.

``PlainConnection`` needs ASGI and nothing else. ``DirectConnection`` is for the short way through uvicorn
(``direct.py``), where somebody has asked for it.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

from starlette.types import Scope, Send

from behemoth.server.settings import Limits

#: The close code of RFC 6455 for: what the client did is against the rules.
POLICY: Final = 1008
#: Where the short way, if there is one, is found: ``scope["extensions"][DIRECT]``.
DIRECT: Final = "behemoth.direct"
#: Where the place of the connection is found, if somebody has given it one: ``scope["extensions"][PLACE]``.
PLACE: Final = "behemoth.place"
#: About so many bytes are handed to the system at once.
_PACKET: Final = 65_536
#: What a connection that is gone may answer to somebody who still sends.
_GONE: Final = (RuntimeError, OSError)

#: Takes a text at once, or says false: then it is to be received the long way, and so is all that follows.
Hearer: TypeAlias = Callable[[bytes], bool]


class SocketConnection(ABC):
    """A WebSocket as the table knows it: a :class:`~behemoth.table.client.Connection`."""

    #: Whom the limits count for.
    address = ""

    def __init__(self, send: Send, limits: Limits) -> None:
        self._send_message = send
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._gone = asyncio.Event()
        self.dropped = False

    def offer(self, data: bytes) -> bool:
        """Queue a message; false if the client has left too much unread."""
        waiting = self._waiting
        if self.dropped or (waiting and self._overflows()):
            return False
        waiting.append(data)
        self._bytes += len(data)
        if len(waiting) == 1:
            self._wake()
        return True

    def _overflows(self) -> bool:
        return len(self._waiting) >= self._limits.unread or self._bytes > self._limits.unread_bytes

    @property
    def unread(self) -> int:
        """Bytes that wait to be sent."""
        return self._bytes

    def drop(self) -> None:
        """Let go of the client; what is queued is forgotten."""
        self.dropped = True
        self._waiting.clear()
        self._bytes = 0
        self._gone.set()

    async def gone(self) -> None:
        """Wait until it is dropped."""
        await self._gone.wait()

    async def finish(self, code: int = 1000) -> None:
        """Send what is queued and close politely. A client that was dropped would not read that either."""
        if self.dropped:
            return
        with suppress(TimeoutError, *_GONE):
            async with asyncio.timeout(2):
                await self._send_the_rest()
                await self._send_message({"type": "websocket.close", "code": code})

    @abstractmethod
    def hear_at_once(self, hear: Hearer) -> None:
        """Hand over texts without a task in between, where that is possible."""

    @abstractmethod
    def _wake(self) -> None:
        """There is something to be sent."""

    @abstractmethod
    async def _send_the_rest(self) -> None:
        """Wait until everything queued is sent."""


class PlainConnection(SocketConnection):
    """A connection of any ASGI server: a task sends what is queued, as fast as the server takes it. It waits between
    one message and the next: a task of its own for each would cost more than the message."""

    def __init__(self, send: Send, limits: Limits) -> None:
        super().__init__(send, limits)
        self._sending: asyncio.Task[None] | None = None
        #: What that task waits for while nothing is queued; and whether it is to end then.
        self._idle: asyncio.Future[None] | None = None
        self._finishing = False

    def hear_at_once(self, hear: Hearer) -> None:
        pass  # whoever receives hears it

    def _wake(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())
        elif self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    async def _send(self) -> None:
        try:
            while True:
                while self._waiting:
                    await self._send_message({"type": "websocket.send", "text": self._waiting[0].decode()})
                    if self._waiting:  # it may have been dropped meanwhile
                        self._bytes -= len(self._waiting.popleft())
                if self._finishing:
                    return
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
        except _GONE:
            super().drop()
        finally:
            self._sending = self._idle = None

    async def _send_the_rest(self) -> None:
        self._finishing = True
        if self._sending is not None:
            self._wake()
            await asyncio.wait({self._sending})  # it may be cancelled, which is nobody else's end

    def drop(self) -> None:
        super().drop()
        if self._sending is not None:
            self._sending.cancel()


class Line(Protocol):
    """What ``direct.py`` offers beside ASGI."""

    #: Called when there is room for more to be sent.
    resumed: Callable[[], None]
    writable: asyncio.Event

    @property
    def open(self) -> bool:
        """Whether anything can still be sent."""

    @property
    def ready(self) -> bool:
        """Whether it can be sent now: the client reads what was sent before."""

    def listen(self, hear: Hearer) -> None:
        """Hand over texts at once, as long as nothing waits to be received the long way."""

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts, all in one packet."""


class Outbox:
    """Sends at the end of a turn of the event loop what all direct connections were offered in it: each one's in one
    packet, and one after another, so that many readers on one machine are woken once."""

    def __init__(self) -> None:
        self._waiting: list[DirectConnection] = []

    def add(self, connection: DirectConnection) -> None:
        """There is something to be sent."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(connection)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_waiting()


class DirectConnection(SocketConnection):
    """A connection that writes past ASGI."""

    def __init__(self, send: Send, limits: Limits, line: Line, outbox: Outbox) -> None:
        super().__init__(send, limits)
        self._line = line
        self._outbox = outbox
        line.resumed = self.send_waiting

    def hear_at_once(self, hear: Hearer) -> None:
        self._line.listen(hear)

    def _wake(self) -> None:
        self._outbox.add(self)

    def send_waiting(self) -> None:
        """Send what is queued, as far as the client reads."""
        while self._waiting and self._line.ready:
            self._line.write(self._packet())

    def _packet(self) -> list[bytes]:
        if self._bytes <= _PACKET:
            packet = list(self._waiting)
            self._waiting.clear()
            self._bytes = 0
            return packet
        packet, size = [], 0
        while self._waiting and size < _PACKET:
            packet.append(self._waiting.popleft())
            size += len(packet[-1])
        self._bytes -= size
        return packet

    async def _send_the_rest(self) -> None:
        while self._waiting and self._line.open:
            await self._line.writable.wait()
            self.send_waiting()


def connection_for(scope: Scope, send: Send, limits: Limits, outbox: Outbox) -> SocketConnection:
    """The connection of this WebSocket: direct where the server offers it, plain everywhere else."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    line = extensions.get(DIRECT)
    return PlainConnection(send, limits) if line is None else DirectConnection(send, limits, line, outbox)
