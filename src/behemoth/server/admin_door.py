"""The doors for whoever runs the table: a socket in the data folder, which only its owner can open, and a local port
for the figures. Both are served beside the table, by the same event loop."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp

from behemoth.server.admin_socket import private_socket
from behemoth.server.listening import CannotListen, listen
from behemoth.server.operating import Doors
from behemoth.server.serving import served
from behemoth.server.settings import Settings

_USUAL_HOST: Final = "127.0.0.1"


def doors_for(settings: Settings) -> Doors:
    """What opens the doors these settings ask for. The port is taken at once: raises CannotListen."""
    return partial(_open, settings.data, local_port(settings.metrics) if settings.metrics else None)


@asynccontextmanager
async def _open(
    folder: Path | None, port: socket.socket | None, admin: ASGIApp, watching: ASGIApp
) -> AsyncIterator[None]:
    async with AsyncExitStack() as open_doors:
        if folder is not None and hasattr(socket, "AF_UNIX"):
            for listening in open_doors.enter_context(private_socket(folder)):
                await open_doors.enter_async_context(served(admin, listening))
        if port is not None:
            await open_doors.enter_async_context(served(watching, port))
        yield


def local_port(where: str) -> socket.socket:
    """A listening socket at ``PORT`` of this machine, or at ``HOST:PORT``. Raises CannotListen."""
    host, _, port = where.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 65_536):
        raise CannotListen("server-bad-metrics", text=where[:60])
    return listen(host.strip("[]") or _USUAL_HOST, int(port))
