"""The WebSocket protocol of uvicorn with limits: frames are counted before the library reads them, a client that does
not read is sent nothing more, and a handshake that cannot be read gets an answer. Short texts, and nearly all are, are
read and written without the library (``text_frames.py``); to the application they are messages like all others.

It reaches into a private class of uvicorn; ``serving.py`` looks whether that class is as expected, and takes the plain
one where it is not.
"""

from __future__ import annotations

import time
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from behemoth.server.complaints import COMPLAINTS
from behemoth.server.connection import PLACE, POLICY
from behemoth.server.places import Place
from behemoth.server.settings import Limits
from behemoth.server.text_frames import head_of, short_text, text_head, whole_text
from behemoth.table import Bucket

#: Seconds for the last words when the table stops; less than uvicorn waits for all of them.
PATIENCE_AT_THE_END: Final = 1.5
_BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One connection as uvicorn runs it, within limits."""

    #: What uvicorn's class must have for this to make sense: what is replaced here, and what is called beside that.
    REPLACED: Final = ("run_asgi", "connection_lost", "shutdown", "data_received", "send", "handle_ping")
    CALLED: Final = ("handle_text",)

    def __init__(self, *args: Any, place: Place | None = None, limits: Limits | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._limits = limits or Limits()
        self._place = place
        self._frames = Bucket(self._limits.frames, self._limits.frames_at_once, time.monotonic())
        self.borders = FrameBorders()

    async def run_asgi(self) -> None:
        if self._place is not None:
            self.scope["extensions"][PLACE] = self._place  # type: ignore[assignment]
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._place is not None:
            self._place.leave()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(PATIENCE_AT_THE_END, self.transport.abort)  # whoever does not read would stay for ever

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                self._refuse_handshake()
            return
        text = self._text_at_once(data)
        if text is not None:
            self.handle_text(Frame(Opcode.TEXT, text))
        elif self._is_bearable(data):
            super().data_received(data)
        else:
            self._throw_out()

    def _text_at_once(self, data: bytes) -> bytes | None:
        """The text, if this is a whole short one, and neither a frame nor a text in pieces has begun before it."""
        between = self.borders.at_one and not self.frames and self.conn.state is State.OPEN
        return short_text(data) if between and len(data) <= self._limits.frame else None

    @property
    def open(self) -> bool:
        """Whether anything can still be sent."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def ready(self) -> bool:
        """Whether it can be sent now: the client reads what was sent before."""
        return self.writable.is_set() and self.open

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.ready:
            await super().send(message)
            return
        data = text.encode()
        self.transport.write(text_head(len(data)) + data)

    def _is_bearable(self, data: bytes) -> bool:
        if self.borders.within(data):
            return True  # one whole text, if a longer one: texts are counted by whoever reads them
        bucket = self._frames
        count = self.borders.count(data, int(bucket.size))
        # Whoever sends byte by byte is counted for each.
        return bucket.take(time.monotonic(), max(1, count))

    def _throw_out(self) -> None:
        COMPLAINTS.add("a connection was closed: too many frames")
        self.close_sent = True
        if not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _refuse_handshake(self) -> None:
        """The library says nothing to what it cannot read."""
        COMPLAINTS.add("a handshake could not be read")
        said = b"".join(self.conn.data_to_send())
        self.handshake_complete = self.close_sent = True
        self.transport.write(said or _BAD_HANDSHAKE)
        self.transport.close()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # no pong for somebody who does not read: it would only lie here


class FrameBorders:
    """Where frames begin in what comes in, whatever pieces it comes in."""

    __slots__ = ("_head", "_left", "at_one")

    def __init__(self) -> None:
        #: Bytes of the present frame that are still to come, and the beginning of a head.
        self._left = 0
        self._head = b""
        #: Whether all that came so far ended with the end of a frame.
        self.at_one = True

    def within(self, data: bytes) -> bool:
        """Whether this is exactly one frame with a whole text, after the end of another."""
        return self.at_one and whole_text(data) is not None

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in this. Beyond ``most`` nobody looks any further."""
        if self._head:
            data, self._head = self._head + data, b""
        place, end, found = self._left, len(data), 0
        while place < end and found <= most:
            head = head_of(data, place)
            if head is None:
                self._head = data[place:]
                place = end
            else:
                place += sum(head)
                found += 1
        self._left = max(0, place - end)
        self.at_one = not self._left and not self._head
        return found
