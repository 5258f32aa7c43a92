"""Stands before everything else: who may come in at all, and the headers nothing leaves without."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from behemoth.server.addresses import Addresses
from behemoth.server.problems import Declined, answer_problem, language_of, problem_of
from behemoth.server.rates import Rates
from behemoth.server.settings import Settings

#: Only our own files, no inline script or style, in nobody's frame.
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # A link to a match is for those who got it: no other site shall learn of it.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._addresses = Addresses(settings.proxies)
        limits = settings.limits
        self._requests = Rates(limits.requests, limits.requests_at_once)
        self._files = Rates(limits.files, limits.files_at_once)
        self._visits = Rates(limits.visits, limits.visits_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        with_headers = _adding_headers(send) if scope["type"] == "http" else send
        try:
            self._admit(scope, headers)
        except Declined as fault:
            # Whoever asks too often shall not do so for nothing: they have to connect again.
            closing = {"Connection": "close"} if fault.code == "too-many" else None
            answer = answer_problem(problem_of(fault, language_of(headers.get("accept-language", ""))), closing)
            await answer(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        address = self._addresses.note(scope)
        if not self._rate_of(scope).take(address, time.monotonic()):
            raise Declined("too-many", "server-too-many")
        self._demand_size(scope)
        host = headers.get("host", "")
        if not self._settings.known_as(_name_in(host)):
            raise Declined("host", "server-host", name=_name_in(host)[:60])
        if (scope["type"] == "websocket" or scope["method"] not in _SAFE) and not same_origin(headers, host):
            raise Declined("origin", "server-origin")

    def _rate_of(self, scope: Scope) -> Rates:
        if scope["type"] == "websocket":
            return self._visits
        return self._requests if scope["path"].startswith("/api/") else self._files

    def _demand_size(self, scope: Scope) -> None:
        """Our own server has refused what is longer before it was read (``http_protocol.py``); others may not have."""
        limits = self._settings.limits
        if len(scope["path"]) + len(scope["query_string"]) > limits.address_line:
            raise Declined("long-address", "server-long-address", limit=limits.address_line)
        sizes = [len(name) + len(value) for name, value in scope["headers"]]
        if len(sizes) > limits.headers or max(sizes, default=0) > limits.header or sum(sizes) > limits.head:
            raise Declined("long-head", "server-long-head", limit=limits.head)


def same_origin(headers: Headers, host: str) -> bool:
    """Whether this comes from our own page. Programs send no Origin and are welcome; a browser always does."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:  # no browser sends that
        return False


def _name_in(host: str) -> str:
    """The name in ``name:port``; IPv6 addresses lose their brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def _adding_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
