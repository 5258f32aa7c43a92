"""Running the application: uvicorn on a socket that is already listening, until somebody stops it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress
from socket import socket

import uvicorn
from starlette.types import ASGIApp

from behemoth.server.app import build, open_store
from behemoth.server.direct import DirectProtocol
from behemoth.server.settings import Settings


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
        ws=DirectProtocol,
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
