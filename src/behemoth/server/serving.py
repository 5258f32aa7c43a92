"""Running the application: uvicorn on a socket that is already listening, until somebody stops it."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from contextlib import suppress
from socket import socket
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from behemoth.server.app import build, open_store
from behemoth.server.settings import Settings

logger = logging.getLogger(__name__)

#: The version of uvicorn that ``direct.py`` was made for and is tested with.
DIRECT_UVICORN: Final = "0.54.0"


def serve(settings: Settings, listening: socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until Ctrl-C or a request to end; everything acknowledged is saved. Raises StoreTrouble."""
    config = uvicorn_config(build(settings, open_store(settings)), settings)
    with suppress(KeyboardInterrupt):
        _Announcing(config, ready).run([listening])


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run it."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws=_websockets(settings),
        ws_max_size=settings.limits.frame,
        # What is sent is small; compressing it would cost memory and time for each connection.
        ws_per_message_deflate=False,
        lifespan="on",
        # Addresses and messages are nobody's business: only what goes wrong is logged.
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def _websockets(settings: Settings) -> Any:
    """uvicorn's own way with WebSockets, or the short one through it."""
    if not settings.direct:
        return "websockets-sansio"
    if uvicorn.__version__ != DIRECT_UVICORN:
        logger.warning("uvicorn is %s, not %s: WebSockets go the plain way", uvicorn.__version__, DIRECT_UVICORN)
        return "websockets-sansio"
    from behemoth.server.direct import DirectProtocol  # not before: it needs this very version

    return DirectProtocol


class _Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            self._ready()


def spare_the_collector() -> None:
    """What is there after the start stays for good, and matches are values without cycles: looking for garbage among
    them as often as Python does by itself would take an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
