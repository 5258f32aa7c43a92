"""The HTTP protocol of uvicorn with limits: on what a head and a body may be, how long they may take, and how many may
come in at all, from the moment a connection is accepted.

It reaches into a private class of uvicorn; ``serving.py`` looks whether that class is as expected, and takes the plain
one where it is not. What the application can check itself, it checks too (``guard.py``, ``adapter.py``), so that other
servers are covered in part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, Literal, TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from behemoth.server.addresses import Addresses, counted
from behemoth.server.complaints import COMPLAINTS
from behemoth.server.guard import HEADERS
from behemoth.server.places import Place, Places
from behemoth.server.problems import Declined, answer_problem, language_of, problem_of
from behemoth.server.rates import Rates
from behemoth.server.settings import Limits, Settings
from behemoth.server.ws_protocol import PATIENCE_AT_THE_END

#: Seconds between two looks at who has taken too long.
_LOOK: Final = 1.0
#: Chunks and what stands between them may take as much again as the longest body, and a little more.
_AROUND_A_BODY: Final = 2

#: Why a connection is closed: a code as the API has it.
Reason: TypeAlias = Literal["unreadable", "long-address", "long-head", "too-long", "too-many", "full"]
#: What is said then.
_SENTENCES: Final[dict[Reason, str]] = {
    "unreadable": "server-not-http",
    "long-address": "server-long-address",
    "long-head": "server-long-head",
    "too-long": "server-too-long",
    "too-many": "server-too-many",
    "full": "server-full",
}


class Door:
    """What all connections share: who is in, and how often each comes."""

    def __init__(self, settings: Settings, connections: int) -> None:
        self.limits = settings.limits
        self.places = Places(self.limits.address_connections, connections)
        self._visits = Rates(self.limits.visits, self.limits.visits_at_once)
        self.is_proxy = Addresses(settings.proxies).is_proxy
        self._looking = False

    def enter(self, peer: str, let_go: Callable[[], None]) -> Place | Reason:
        """A place for somebody who has just connected, or why there is none."""
        loop = asyncio.get_running_loop()
        is_proxy, address = self.is_proxy(peer), counted(peer)
        if not is_proxy and not self._visits.take(address, loop.time()):
            return "too-many"
        place = self.places.enter(address, let_go, shared=is_proxy)
        if not self._looking:
            self._looking = True
            loop.call_later(_LOOK, self._look, loop)
        return place or "full"

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self.places.let_go_of_the_late(loop.time())
        self._looking = self.places.taken > 0
        if self._looking:
            loop.call_later(_LOOK, self._look, loop)


class _TooMuch(Exception):
    """What is being read goes beyond a limit; reading ends here."""


class LimitedHttp(HttpToolsProtocol):
    """One connection as uvicorn runs it, within limits."""

    #: What uvicorn's class must have for this to make sense.
    REPLACED: Final = (
        "connection_made", "connection_lost", "shutdown", "handle_websocket_upgrade", "data_received",
        "on_message_begin", "on_url", "on_header", "on_headers_complete", "on_message_complete",
        "on_response_complete", "send_400_response", "pause_writing",
    )  # fmt: skip

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.url = b""
        self._door = door
        self._limits: Limits = door.limits
        self._place: Place | None = None
        #: Why reading ended, where a limit ended it.
        self._refusal: Reason | None = None
        #: What we wait for: the rest of a head, of a body, or neither.
        self._in_head = True
        self._in_body = False
        self._since = self.loop.time()
        #: A proxy may wait for its next visitor before it sends anything.
        self._idle_within = 0
        #: Bytes of the present head or body, and of its headers.
        self._raw = 0
        self._raw_before = 0
        self._in_headers = 0

    # -- coming and going ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if self._door.is_proxy(peer):
            self._idle_within = self.timeout_keep_alive = round(self._limits.proxy_idle_within)
        place = self._door.enter(peer, transport.abort)
        if not isinstance(place, Place):
            self._end(place)
            return
        self._place = place
        place.is_late = self._is_late
        websockets: Any = self.ws_protocol_class
        self.ws_protocol_class = partial(websockets, place=place, limits=self._limits)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._place is not None:
            self._place.leave()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(PATIENCE_AT_THE_END, self.transport.abort)  # whoever does not read would stay for ever

    def handle_websocket_upgrade(self) -> None:
        if self._place is not None:
            self._place.is_late = _is_in_time  # from here on it has to say hello in time
        super().handle_websocket_upgrade()

    # -- how much --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._raw += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._in_head and self._raw > self._limits.head:
            self._end("long-head")
        elif self._in_body and self._raw > self._longest_body:
            self._end("too-long")

    @property
    def _longest_body(self) -> int:
        return self._limits.record * _AROUND_A_BODY + self._limits.head

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self._limits.pipelined:
            self._stop("too-many")
        if not self._in_head:  # nobody waited for it
            self._since = self.loop.time()
        self._raw = self._in_headers = 0
        self._in_head = True
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.address_line:
            self._stop("long-address")

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self._in_headers += size + 4
        limits = self._limits
        if size > limits.header or self._in_headers > limits.head or len(self.headers) >= limits.headers:
            self._stop("long-head")
        super().on_header(name, value)
        if name.lower() == b"content-length" and _number(value) > self._longest_body:
            self._stop("too-long")

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._raw = self._raw_before = 0
        self._since = self.loop.time()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()
        if self._answered:
            self._wait_for_another()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._in_body and not self.pipeline:
            self._wait_for_another()

    def _wait_for_another(self) -> None:
        self._in_head = True
        self._raw = 0
        self._since = self.loop.time()

    def _stop(self, reason: Reason) -> None:
        """End reading from inside the parser."""
        self._refusal = reason
        raise _TooMuch

    def send_400_response(self, msg: str) -> None:
        self._end(self._refusal or "unreadable")

    def _end(self, reason: Reason) -> None:
        """Say why, if nothing else is being said, and close."""
        COMPLAINTS.add(f"a connection was closed: {reason}")
        if self.pipeline:  # others are to be answered before
            self.transport.abort()
            return
        if not self._answered:
            cycle = self.cycle
            begun = cycle.response_started
            cycle.disconnected = True
            cycle.message_event.set()
            if begun:
                self.transport.abort()
                return
        accepted = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        limit = {"long-address": self._limits.address_line, "too-long": self._limits.record}
        self.transport.write(
            last_word(reason, language_of(accepted.decode("latin-1")), limit.get(reason, self._limits.head))
        )
        self.transport.close()

    @property
    def _answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    # -- how long --------------------------------------------------------------------------------------------------

    def _is_late(self, now: float) -> bool:
        limits, waited = self._limits, now - self._since
        if self._in_head:
            return waited > limits.head_within + self._idle_within
        if self.flow.write_paused:
            return waited > limits.answer_within
        if not self._in_body or waited < limits.progress_within:
            return False
        got = self._raw - self._raw_before
        self._since, self._raw_before = now, self._raw
        return got < limits.progress and not self.flow.read_paused

    def pause_writing(self) -> None:
        super().pause_writing()
        self._since = self.loop.time()


@cache
def last_word(reason: Reason, language: str, limit: int) -> bytes:
    """The answer to a request that is not read any further."""
    answer = answer_problem(problem_of(Declined(reason, _SENTENCES[reason], limit=limit), language))
    status = HTTPStatus(answer.status_code)
    headers = {**dict(answer.headers), **HEADERS, "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{lines}\r\n".encode() + bytes(answer.body)


def _number(digits: bytes) -> int:
    """What digits say; of what cannot be a length, too much."""
    return int(digits) if digits.isdigit() and len(digits) < 19 else 1 << 60


def _is_in_time(now: float) -> bool:
    return False
