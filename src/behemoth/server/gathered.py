"""A transport that sends in one packet what it is given in one turn of the event loop.

A move is answered with two messages to the one who made it, and each packet costs more than the messages in it.
"""

from __future__ import annotations

import asyncio
from typing import Final

#: With so many bytes nobody waits for the end of the turn: the transport is to say in time that the client does not
#: read.
_PACKET: Final = 65_536


class GatheredTransport(asyncio.Transport):
    """Stands before the transport of one connection."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes | bytearray | memoryview] = []
        self._bytes = 0
        # What is asked for with every message goes there directly.
        self.is_closing = transport.is_closing  # type: ignore[method-assign]
        self.pause_reading = transport.pause_reading  # type: ignore[method-assign]
        self.resume_reading = transport.resume_reading  # type: ignore[method-assign]
        self.get_extra_info = transport.get_extra_info  # type: ignore[method-assign]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)
        self._bytes += len(data)
        if self._bytes >= _PACKET:
            self._send()

    def _send(self) -> None:
        if self._waiting:
            data = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
            self._waiting.clear()
            self._bytes = 0
            self._transport.write(data)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def abort(self) -> None:
        self._waiting.clear()
        self._bytes = 0
        self._transport.abort()
