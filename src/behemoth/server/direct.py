"""The WebSocket protocol of uvicorn with a short way through it, for whoever asks for it (``Settings.direct``).

Nearly all that is ever said at a table is one short text in one frame. Such a frame is read and written here without a
queue, a task or an ASGI message; everything else (handshake, pings, fragments, closing, faults) stays with uvicorn and
the websockets library. ASGI has no words for the short way, so the application finds this object in its scope.

It reaches into a private class of uvicorn, so it is used with the one version it was made for (``serving.py``); the
application needs none of it (``connection.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from struct import Struct
from typing import Any, Final

from websockets.protocol import State

from behemoth.server.connection import DIRECT, Hearer
from behemoth.server.ws_protocol import LimitedWebSocket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

#: The longest text that is read the short way.
SHORT: Final = 4_096

# RFC 6455, section 5.2: a whole text in one frame; the bit that says masked; lengths that mean "see further on".
_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_IN_TWO_BYTES: Final = 126
_IN_EIGHT_BYTES: Final = 127
_MASK: Final = 4
_HEAD: Final = Struct(">BB")
_LONGER_HEAD: Final = Struct(">BBH")
_LONGEST_HEAD: Final = Struct(">BBQ")


class DirectProtocol(LimitedWebSocket):
    """One connection as uvicorn runs it: a :class:`~behemoth.server.connection.Line`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._hear: Hearer | None = None
        #: Called when there is room for more to be sent.
        self.resumed: Callable[[], None] = lambda: None

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]
        await super().run_asgi()

    # -- reading ---------------------------------------------------------------------------------------------------

    def listen(self, hear: Hearer) -> None:
        """Hand over texts at once, as long as nothing waits to be received the long way."""
        self._hear = hear if self.queue.empty() else None

    def data_received(self, data: bytes) -> None:
        if self._hear is not None:
            # In the middle of a frame only the library knows where the next begins.
            text = short_text(data) if self.borders.at_one and self.conn.state is State.OPEN else None
            if text is not None and self._hear(text):
                return
            self._hear = None
        super().data_received(data)

    # -- writing ---------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether anything can still be sent."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def ready(self) -> bool:
        """Whether it can be sent now: the client reads what was sent before."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts, all in one packet."""
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resumed()


def short_text(data: bytes) -> bytes | None:
    """The text, if this is exactly one frame with a whole short text in plain ASCII."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT:
        return None
    size, start = data[1] & ~_MASKED, 2
    if size == _IN_TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    body = start + _MASK
    if not data[1] & _MASKED or size > SHORT or len(data) != body + size:
        return None
    text = bytes(apply_mask(data[body:], data[start:body]))
    return text if text.isascii() else None  # whether the rest is UTF-8 is for the library to say


@lru_cache(maxsize=1 << 12)
def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends."""
    if size < _IN_TWO_BYTES:
        return _HEAD.pack(_WHOLE_TEXT, size)
    if size < 1 << 16:
        return _LONGER_HEAD.pack(_WHOLE_TEXT, _IN_TWO_BYTES, size)
    return _LONGEST_HEAD.pack(_WHOLE_TEXT, _IN_EIGHT_BYTES, size)
