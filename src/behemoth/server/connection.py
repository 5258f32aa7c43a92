"""One WebSocket connection: a bounded queue of its own, so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from behemoth.server.direct import DIRECT, DirectProtocol
from behemoth.server.settings import Limits

#: The close code of RFC 6455 for: what the client did is against the rules.
POLICY: Final = 1008
#: About so many bytes are handed to the system at once.
_PACKET: Final = 65_536


class Outbox:
    """Sends at the end of a turn of the event loop what all connections were offered in it: each one's in one packet,
    and one after another, so that many readers on one machine are woken once."""

    def __init__(self) -> None:
        self._waiting: list[SocketConnection] = []

    def add(self, connection: SocketConnection) -> None:
        """There is something to be sent."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(connection)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_waiting()


class SocketConnection:
    """A WebSocket as the table knows it: a :class:`~behemoth.table.client.Connection`."""

    def __init__(self, websocket: WebSocket, limits: Limits, outbox: Outbox) -> None:
        self._websocket = websocket
        self.line: DirectProtocol = websocket.scope["extensions"][DIRECT]
        self.line.resumed = self.send_waiting
        self._limits = limits
        self._outbox = outbox
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._gone = asyncio.Event()
        self.dropped = False

    def offer(self, data: bytes) -> bool:
        """Queue a message; false if the client has left too much unread."""
        waiting = self._waiting
        if self.dropped or (waiting and self._overflows()):
            return False
        if not waiting:
            self._outbox.add(self)
        waiting.append(data)
        self._bytes += len(data)
        return True

    def _overflows(self) -> bool:
        return len(self._waiting) >= self._limits.unread or self._bytes > self._limits.unread_bytes

    def send_waiting(self) -> None:
        """Send what is queued, as far as the client reads."""
        while self._waiting and self.line.ready:
            self.line.write(self._packet())

    def _packet(self) -> Iterable[bytes]:
        if self._bytes <= _PACKET:
            packet, self._waiting, self._bytes = self._waiting, [], 0
            return packet
        return self._first_packet()

    def _first_packet(self) -> Iterable[bytes]:
        count = size = 0
        while count < len(self._waiting) and size < _PACKET:
            size += len(self._waiting[count])
            count += 1
        packet, self._waiting = self._waiting[:count], self._waiting[count:]
        self._bytes -= size
        return packet

    def drop(self) -> None:
        """Let go of the client; what is queued is forgotten."""
        self.dropped = True
        self._waiting.clear()
        self._gone.set()

    async def gone(self) -> None:
        """Wait until it is dropped."""
        await self._gone.wait()

    async def finish(self, code: int = 1000) -> None:
        """Send what is queued and close politely. A client that was dropped would not read that either."""
        if self.dropped:
            return
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            async with asyncio.timeout(2):
                while self._waiting and self.line.open:
                    await self.line.writable.wait()
                    self.send_waiting()
                await self._websocket.close(code)
