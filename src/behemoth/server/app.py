"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from behemoth.bots import WorkerProcesses, Workers
from behemoth.games import GameError
from behemoth.locale import load_catalogues
from behemoth.server.adapter import JSON, routes_for
from behemoth.server.analyses import Analyses
from behemoth.server.api import Api
from behemoth.server.guard import Guard
from behemoth.server.openapi import describe
from behemoth.server.problems import Declined, HttpCode, answer_problem, language_of, problem_of
from behemoth.server.settings import Settings
from behemoth.server.socket import Sockets
from behemoth.server.static import Assets
from behemoth.table import MatchRegistry, MemoryStore, Store, StoreFailure, TimeSource

logger = logging.getLogger(__name__)


def open_store(settings: Settings) -> Store:
    """The store the settings ask for. Raises StoreTrouble with a sentence if it cannot be opened."""
    if settings.data is None:
        return MemoryStore()
    from behemoth.table import SqliteStore

    return SqliteStore(settings.data)


def build(
    settings: Settings,
    store: Store,
    *,
    workers: Workers | None = None,
    time_source: TimeSource | None = None,
    pace: int = 700,
) -> ASGIApp:
    """The application over an open store, which it closes at its end."""
    registry = MatchRegistry(store, workers or WorkerProcesses(), time_source, pace=pace)
    limits = settings.limits
    # Nobody waits for a single position: what is late on a busy machine may come a little later.
    analyses = Analyses(workers or WorkerProcesses(processes=1, patience=8), limits.address_analyses, limits.analyses)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Beside the event loop, so that neither the start nor the first visitor waits for it.
        loading = asyncio.create_task(asyncio.to_thread(load_catalogues))
        try:
            await registry.open()
            yield
        finally:
            await loading
            await analyses.close()
            await registry.close()
            await store.close()

    endpoints = Api(registry, analyses, settings).endpoints()

    @cache
    def described() -> bytes:
        return msgspec.json.encode(describe(endpoints))

    async def openapi(request: Request) -> Response:
        return Response(described(), media_type=JSON)

    app = Starlette(
        routes=[
            *routes_for(endpoints),
            Route("/api/openapi.json", openapi),
            WebSocketRoute("/ws", Sockets(registry, limits)),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_fault, GameError: _fault, StoreFailure: _fault, Exception: _fault},
    )
    app.router.redirect_slashes = False
    # Asked last, so that a known address with a wrong method is told so.
    app.router.default = Assets()
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    return Guard(app, settings)


_CODES: Final[dict[int, tuple[HttpCode, str]]] = {
    HTTPStatus.NOT_FOUND: ("not-found", "server-not-found"),
    HTTPStatus.METHOD_NOT_ALLOWED: ("method", "server-method"),
}


async def _fault(request: Request, fault: Exception) -> Response:
    if isinstance(fault, StoreFailure):
        logger.error("could not be stored: %s", fault)
    return answer_problem(problem_of(fault, language_of(request.headers.get("accept-language", ""))))


async def _http_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code, key = _CODES.get(fault.status_code, ("unreadable", "server-not-found"))
    language = language_of(request.headers.get("accept-language", ""))
    return answer_problem(problem_of(Declined(code, key), language), fault.headers)
