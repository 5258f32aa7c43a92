"""One WebSocket connection: a bounded queue and a writer of its own, so that a slow peer delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from behemoth.server.settings import Limits

#: The close code of RFC 6455 for: what the client did is against the rules.
POLICY: Final = 1008


class Connection:
    """The other end of a connection as a room knows it (a :class:`~behemoth.table.guest.Peer`)."""

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self._websocket = websocket
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._writer = asyncio.get_running_loop().create_task(self._write())
        self.dropped = False

    def offer(self, data: bytes) -> bool:
        """Queue a message; false if the peer has left too much unread."""
        if self.dropped or len(self._waiting) >= self._limits.unread or self._bytes > self._limits.unread_bytes:
            return False
        self._waiting.append(data)
        self._bytes += len(data)
        self._something.set()
        return True

    def drop(self) -> None:
        """Let go of the peer; what is queued is forgotten."""
        self.dropped = True
        self._writer.cancel()

    async def gone(self) -> None:
        """Wait until nothing can be sent any more."""
        await asyncio.wait({self._writer})

    async def finish(self, code: int = 1000) -> None:
        """Send what is queued and close politely. A peer that was dropped would not read that either."""
        self._writer.cancel()
        await asyncio.wait({self._writer})
        if self.dropped:
            return
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            async with asyncio.timeout(2):
                while self._waiting:
                    await self._send(self._waiting.popleft())
                await self._websocket.close(code)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the peer has gone; the reader notices too
            while True:
                await self._something.wait()
                self._something.clear()
                while self._waiting:
                    data = self._waiting.popleft()
                    self._bytes -= len(data)
                    await self._send(data)

    async def _send(self, data: bytes) -> None:
        await self._websocket.send({"type": "websocket.send", "text": data.decode()})
