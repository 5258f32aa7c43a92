"""Typed endpoints on Starlette: the body is read into a msgspec struct, the answer written from one.

What an endpoint takes and gives is declared once; ``openapi.py`` describes the API from the same declarations.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from behemoth.locale import LANGUAGES
from behemoth.server.problems import Declined, HttpCode, language_of
from behemoth.server.work import Packed

B = TypeVar("B")

JSON: Final = "application/json"
#: Answers of the API are for the asker and for now.
_FRESH: Final = {"Cache-Control": "no-store", "Vary": "Accept-Language"}


class Text(msgspec.Struct, frozen=True):
    """An answer that is not JSON. ``file`` offers it under this name."""

    content: str
    file: str = ""


class ApiCall(Generic[B]):
    """A request as an endpoint sees it."""

    def __init__(self, request: Request, body: B) -> None:
        self.request = request
        self.body = body
        asked = request.query_params.get("language", "")
        self.language = asked if asked in LANGUAGES else language_of(request.headers.get("accept-language", ""))

    @property
    def takes_gzip(self) -> bool:
        """Whether the visitor takes answers packed."""
        return "gzip" in self.request.headers.get("accept-encoding", "")

    @property
    def match(self) -> str:
        """The match in the address."""
        return self.part("match")

    def part(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """A number after the question mark; 0 where there is none."""
        text = self.request.query_params.get(name, "0")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the API can do."""

    method: str
    path: str
    name: str
    summary: str
    do: Callable[[ApiCall[Any]], Awaitable[Any]]
    body: Any = None
    answer: Any = None
    #: The media type of an answer that is not JSON.
    media: str = JSON
    status: int = 200
    problems: tuple[HttpCode, ...] = ()
    #: Numbers that may stand after the question mark.
    numbers: tuple[str, ...] = ()
    #: Bytes the body may have.
    limit: int = 65_536

    def handler(self) -> Callable[[Request], Awaitable[Response]]:
        """What answers a request."""
        decoder = None if self.body is None else msgspec.json.Decoder(self.body)

        async def serve(request: Request) -> Response:
            body = None if decoder is None else await _read(request, decoder, self.limit)
            return self._answer(await self.do(ApiCall(request, body)))

        return serve

    def _answer(self, found: Any) -> Response:
        if isinstance(found, Packed):
            return self._answer_packed(found)
        if not isinstance(found, Text):
            return Response(msgspec.json.encode(found), self.status, dict(_FRESH), media_type=JSON)
        headers = dict(_FRESH)
        if found.file:
            headers["Content-Disposition"] = f'attachment; filename="{found.file}"'
        return Response(found.content, self.status, headers, media_type=self.media)

    def _answer_packed(self, found: Packed) -> Response:
        headers = dict(_FRESH) | ({"Content-Encoding": "gzip"} if found.gzip else {})
        if found.file:
            headers["Content-Disposition"] = f'attachment; filename="{found.file}"'
        return Response(found.body, self.status, headers, media_type=self.media)


def routes_for(endpoints: Iterable[Endpoint]) -> list[Route]:
    """The endpoints as Starlette knows them: one route a path, so that it can say which methods the path has."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods) for path, methods in by_path.items()]


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    handlers = {method: endpoint.handler() for method, endpoint in methods.items()}

    async def serve(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, serve, methods=list(methods))


async def _read(request: Request, decoder: msgspec.json.Decoder[Any], limit: int) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Declined("media-type", "server-media-type")
    try:
        return decoder.decode(await _body(request, limit))
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:  # a ValidationError is a DecodeError
        raise Declined("unreadable", "server-unreadable", fault=str(fault)) from None
    except RecursionError:
        raise Declined("unreadable", "server-too-deep") from None


async def _body(request: Request, limit: int) -> bytes:
    promised = request.headers.get("content-length", "")
    if len(promised) > 12 or (promised.isascii() and promised.isdigit() and int(promised) > limit):
        raise Declined("too-long", "server-too-long", limit=limit)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Declined("too-long", "server-too-long", limit=limit)
        parts.append(part)
    return b"".join(parts)
