"""A WebSocket client that costs next to nothing, so that a load run measures the server: no masks worth the name, no
extensions, no fragments, and a callback for each text frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

_TEXT: Final = 0x81
_KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="


class Socket(asyncio.Protocol):
    """One connection."""

    def __init__(self, host: str, heard: Callable[[bytes], None], path: str = "/ws") -> None:
        self._host = host
        self._path = path
        self.closed = False
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        assert self._transport is not None
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            self._buffer = bytearray(rest)
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, body = buffer[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(buffer[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(buffer[body : body + 8], "big"), body + 8
            if len(buffer) < body + size:
                break
            if buffer[start] == _TEXT:
                self._heard(bytes(buffer[body : body + size]))
            elif buffer[start] == 0x89:
                self._send(0x8A, bytes(buffer[body : body + size]))
            start = body + size
        del buffer[:start]

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(_TEXT, text)

    def _send(self, head: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        short = bytes([head, 0x80 | size]) if size < 126 else bytes([head, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(short + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
