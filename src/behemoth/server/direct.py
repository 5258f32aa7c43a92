"""The WebSocket protocol of uvicorn with a short way through it, for whoever asks for it (``Settings.direct``).

A short text in one frame is handed over here without a queue, a task or an ASGI message; everything else (handshake,
pings, fragments, closing, faults) goes the usual way. ASGI has no words for the short way, so the application finds
this object in its scope.

It reaches into a private class of uvicorn, so it is used with the one version it was made for (``serving.py``); the
application needs none of it (``connection.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from behemoth.server.connection import DIRECT, Hearer
from behemoth.server.text_frames import text_head
from behemoth.server.ws_protocol import LimitedWebSocket


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
            text = self._text_at_once(data)
            if text is not None and self._hear(text):
                return
            self._hear = None
        super().data_received(data)

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts, all in one packet."""
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resumed()
