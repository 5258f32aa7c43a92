"""Stands before everything else: who may come in at all, and the headers nothing leaves without."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from behemoth.server.problems import Declined, answer_problem, language_of, problem_of
from behemoth.server.rates import Rates, neighbourhood
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
        self._requests = Rates(settings.limits.requests, settings.limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        with_headers = _adding_headers(send) if scope["type"] == "http" else send
        try:
            self._admit(scope, headers)
        except Declined as fault:
            answer = answer_problem(problem_of(fault, language_of(headers.get("accept-language", ""))))
            await answer(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._settings.known_as(_name_in(host)):
            raise Declined("host", "server-host", name=_name_in(host)[:60])
        if (scope["type"] == "websocket" or scope["method"] not in _SAFE) and not same_origin(headers, host):
            raise Declined("origin", "server-origin")
        if scope["path"].startswith("/api/") and not self._requests.take(address_of(scope), time.monotonic()):
            raise Declined("too-many", "server-too-many")


def same_origin(headers: Headers, host: str) -> bool:
    """Whether this comes from our own page. Programs send no Origin and are welcome; a browser always does."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == host.lower() != ""


def address_of(scope: Scope) -> str:
    """Whom the limits count for."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


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
