"""Running the application: uvicorn on a socket that is already listening, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from socket import socket
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from behemoth.server.app import Application, build, open_store
from behemoth.server.complaints import COMPLAINTS
from behemoth.server.engine_build import BuildState
from behemoth.server.handles import for_visitors, raise_limit
from behemoth.server.settings import Settings

logger = logging.getLogger(__name__)

#: The version of uvicorn that ``direct.py`` was made for and is tested with.
DIRECT_UVICORN: Final = "0.54.0"
#: So many seconds are spent on handing over; a store that does not answer takes notice by itself.
_HAND_OVER: Final = 1.0


def serve(
    settings: Settings,
    listening: socket,
    ready: Callable[[], None] = lambda: None,
    engine_told: Callable[[BuildState], None] = lambda state: None,
) -> None:
    """Serve until Ctrl-C or a request to end; everything acknowledged is saved. Raises StoreTrouble."""
    from behemoth.server.admin_door import doors_for  # which needs `served` below

    doors = doors_for(settings)
    store = open_store(settings)
    app = build(settings, store, open_doors=doors, stop=_stop, engine_told=engine_told)
    with suppress(KeyboardInterrupt):
        Server(uvicorn_config(app, settings), app, ready, store.check).run([listening])


def _stop() -> None:
    """As if somebody had pressed Ctrl-C."""
    signal.raise_signal(signal.SIGINT)


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run it."""
    limits = settings.limits
    http, websockets = _protocols(settings)
    config = uvicorn.Config(
        app,
        http=http,
        ws=websockets,
        ws_max_size=limits.frame,
        # What is sent is small; compressing it would cost memory and time for each connection.
        ws_per_message_deflate=False,
        lifespan="on",
        # Addresses and messages are nobody's business: only what goes wrong is logged.
        access_log=False,
        # As everything else in this process is logged (``logs.py``).
        log_config=None,
        server_header=False,
        # Whom a proxy speaks for is for us to say (``addresses.py``).
        proxy_headers=False,
        timeout_keep_alive=max(1, round(limits.idle_within)),
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.error").addFilter(_count_misuse)
    return config


def _protocols(settings: Settings) -> tuple[Any, Any]:
    """uvicorn's ways with HTTP and WebSockets: within our limits where its classes are as expected, else its own."""
    try:
        from behemoth.server.http_protocol import Door, LimitedHttp
        from behemoth.server.ws_protocol import LimitedWebSocket
    except ImportError as fault:
        return _plainly(str(fault))
    if strange := [*unexpected(LimitedHttp), *unexpected(LimitedWebSocket)]:
        return _plainly(strange[0])
    connections = for_visitors(raise_limit(), settings.limits.connections)
    return partial(LimitedHttp, door=Door(settings, connections)), _websockets(settings, LimitedWebSocket)


def _plainly(strange: str) -> tuple[str, str]:
    logger.warning("uvicorn %s is not as expected (%s): limits hold in part", uvicorn.__version__, strange)
    return "httptools", "websockets-sansio"


def unexpected(ours: type) -> list[str]:
    """What a class of ours takes the place of or calls, but the class of uvicorn it comes from does not have."""
    theirs = next(base for base in ours.__mro__ if base.__module__.startswith("uvicorn."))
    expected = *vars(ours)["REPLACED"], *vars(ours).get("CALLED", ())
    return [name for name in expected if not callable(getattr(theirs, name, None))]


def _websockets(settings: Settings, limited: Any) -> Any:
    """The usual way with WebSockets, or the short one."""
    if not settings.direct:
        return limited
    if uvicorn.__version__ != DIRECT_UVICORN:
        logger.warning("uvicorn is %s, not %s: WebSockets go the plain way", uvicorn.__version__, DIRECT_UVICORN)
        return limited
    from behemoth.server.direct import DirectProtocol  # not before: it needs this very version

    return DirectProtocol


#: What uvicorn says, with a line or a whole traceback, about each visitor who sends rubbish.
_MISUSE: Final = {
    "Invalid HTTP request received.": "a request could not be read",
    "Unsupported upgrade request.": "a connection wanted to become something unknown",
    "Invalid UTF-8 sequence received from client.": "a message was no text",
    "ASGI callable returned without completing handshake.": "a handshake was refused",
}


def _count_misuse(record: logging.LogRecord) -> bool:
    """For the log: rubbish is counted instead, everything else goes through."""
    kind = _MISUSE.get(str(record.msg))
    if kind is None:
        return True
    COMPLAINTS.add(kind)
    return False


class Server(uvicorn.Server):
    """Looks whether it can serve at all, says when it is ready, and hands over what others can do before it sends its
    visitors away."""

    def __init__(
        self, config: uvicorn.Config, app: Application, ready: Callable[[], None], check: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._check = check

    async def serve(self, sockets: list[socket] | None = None) -> None:
        await self._check()  # a store that takes nothing is told in one sentence, before anybody comes
        await super().serve(sockets)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            self._ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Take in nobody new, let others look after clocks and bots, tell everybody to come again (1012), end."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_HAND_OVER):
                await self._app.hand_over()
        await super().shutdown(sockets)


class _Beside(uvicorn.Server):
    """Serves beside another server of the same process, which minds the signals."""

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def served(app: ASGIApp, listening: socket) -> AsyncIterator[None]:
    """The application on this socket for the length of a block."""
    config = uvicorn.Config(
        app, http="httptools", ws="none", lifespan="off", access_log=False, log_config=None, server_header=False,
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = _Beside(config)
    task = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


def spare_the_collector() -> None:
    """What is there after the start stays for good, and matches are values without cycles: looking for garbage among
    them as often as Python does by itself would take an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
