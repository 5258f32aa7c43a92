"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from behemoth.bots import BotFailed, Dispatcher, Workers
from behemoth.games import GameError
from behemoth.locale import load_catalogues
from behemoth.server import components
from behemoth.server.adapter import JSON, routes_for
from behemoth.server.analyses import Analyses
from behemoth.server.analysis_api import AnalysisApi
from behemoth.server.api import Api
from behemoth.server.asyncapi import describe as describe_socket
from behemoth.server.ban_guard import BanGuard
from behemoth.server.complaints import COMPLAINTS
from behemoth.server.engine_build import BuildState, EngineBuild
from behemoth.server.guard import Guard
from behemoth.server.judgements import Judgements
from behemoth.server.lines import EngineLines
from behemoth.server.map_workshop import MapWorkshop
from behemoth.server.openapi import describe
from behemoth.server.operating import Doors, Operating, no_doors
from behemoth.server.problems import Declined, HttpCode, answer_problem, language_of, problem_of
from behemoth.server.settings import Settings
from behemoth.server.socket import Sockets
from behemoth.server.static import Assets
from behemoth.server.upkeep import Upkeep
from behemoth.table import MatchRegistry, Store, StoreFailure, SystemTime, TimeSource
from behemoth.table import open_store as open_table_store

logger = logging.getLogger(__name__)

#: Where browsers and programs open their WebSocket: the second with the match after it, so that whatever stands before
#: us can send those of one match to one process. What counts is the match in their hello.
SOCKET_PATH: Final = "/ws"
MATCH_PATH: Final = "/ws/match/"


def open_store(settings: Settings) -> Store:
    """The store the settings ask for. Raises StoreTrouble with a sentence if it cannot be opened."""
    return open_table_store(settings.store, settings.data)


def build(
    settings: Settings,
    store: Store,
    *,
    workers: Workers | None = None,
    time_source: TimeSource | None = None,
    pace: int = 700,
    open_doors: Doors = no_doors,
    stop: Callable[[], None] | None = None,
    engine_told: Callable[[BuildState], None] = lambda state: None,
) -> Application:
    """The application over an open store, which it closes at its end. ``stop`` ends the process that serves it, if the
    admin may ask for that; ``engine_told`` hears how a build of the engine goes."""
    dispatcher = workers or Dispatcher()
    registry = MatchRegistry(store, dispatcher, time_source, pace=pace, duties=not settings.serve_only)
    sockets = Sockets(registry, settings.limits)
    operating = Operating(
        settings, store, registry, dispatcher, time_source or SystemTime(), sockets=sockets, stop=stop
    )
    limits = settings.limits
    engine_build = EngineBuild(settings.engine_build, engine_told)
    judgements = Judgements(dispatcher, registry.in_play, limits.address_judgements, limits.judgements)
    analyses = Analyses(dispatcher, registry.in_play, limits.address_analyses, limits.analyses)
    lines = EngineLines(dispatcher, registry.in_play, limits.address_lines, limits.lines)

    handlers: dict[Any, Any] = {
        HTTPException: _http_fault,
        GameError: _fault,
        StoreFailure: _fault,
        ClientDisconnect: _gone,
        BotFailed: _fault,
        Exception: _fault,
    }

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Beside the event loop, so that neither the start nor the first visitor waits for it.
        loading = asyncio.create_task(asyncio.to_thread(load_catalogues))
        try:
            await registry.open()
            async with operating.running(handlers, open_doors), engine_build.running():
                yield
        finally:
            await loading
            await analyses.close()
            await judgements.close()
            await lines.close()
            await registry.close()
            await store.close()

    upkeep = Upkeep(registry, store, dispatcher, operating.health_check)
    api = Api(registry, dispatcher, analyses, settings, operating.access, engine_build)
    workshop = MapWorkshop(dispatcher, judgements, settings)
    analysis_api = AnalysisApi(dispatcher, lines, limits)
    endpoints = *api.endpoints(), *analysis_api.endpoints(), *workshop.endpoints(), *upkeep.endpoints()

    descriptions = {
        "/api/openapi.json": _described(lambda: describe(endpoints)),
        "/api/asyncapi.json": _described(lambda: describe_socket(limits)),
    }

    app = Starlette(
        routes=[
            *routes_for(endpoints),
            *(Route(path, answer) for path, answer in descriptions.items()),
            *upkeep.routes(),
            *components.routes(),
            *operating.routes(),
        ],
        lifespan=lifespan,
        exception_handlers=handlers,
    )
    app.router.redirect_slashes = False
    # Asked last, so that a known address with a wrong method is told so.
    app.router.default = Assets(setup_of=registry.setup_of)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    return Application(Guard(BanGuard(_Entrance(app, sockets), operating.access), settings), registry)


def _described(describe: Callable[[], dict[str, Any]]) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a description, made when somebody first asks for it."""

    @cache
    def described() -> bytes:
        return msgspec.json.encode(describe())

    async def answer(request: Request) -> Response:
        return Response(await asyncio.to_thread(described), media_type=JSON)

    return answer


class Application:
    """The whole: an ASGI application, and what else whoever runs it may want."""

    def __init__(self, app: ASGIApp, registry: MatchRegistry) -> None:
        self._app = app
        self._registry = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def hand_over(self) -> None:
        """It is about to end: other processes of the same store look after clocks and bots from now on."""
        await self._registry.hand_over()


class _Entrance:
    """WebSockets to the table, everything else to the web framework."""

    def __init__(self, pages: ASGIApp, sockets: ASGIApp) -> None:
        self._pages = pages
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        to_a_match = scope["type"] == "websocket" and _leads_to_a_match(scope["path"])
        await (self._sockets if to_a_match else self._pages)(scope, receive, send)


def _leads_to_a_match(path: str) -> bool:
    return path == SOCKET_PATH or path.startswith(MATCH_PATH)


_CODES: Final[dict[int, tuple[HttpCode, str]]] = {
    HTTPStatus.NOT_FOUND: ("not-found", "server-not-found"),
    HTTPStatus.METHOD_NOT_ALLOWED: ("method", "server-method"),
}


async def _fault(request: Request, fault: Exception) -> Response:
    if isinstance(fault, StoreFailure):
        logger.error("could not be stored: %s", fault)
    if isinstance(fault, BotFailed):
        logger.warning("given up: %s", fault)
    return answer_problem(problem_of(fault, language_of(request.headers.get("accept-language", ""))))


async def _gone(request: Request, fault: Exception) -> Response:
    """Whoever asked did not wait: nobody hears this."""
    COMPLAINTS.add("a request was given up before its end")
    return Response(status_code=HTTPStatus.BAD_REQUEST)


async def _http_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code, key = _CODES.get(fault.status_code, ("unreadable", "server-not-found"))
    language = language_of(request.headers.get("accept-language", ""))
    return answer_problem(problem_of(Declined(code, key), language), fault.headers)
