"""``behemoth think``: a process that serves nobody. It holds its share of the shards of a store that several processes
use, so that bots think and clocks run here for matches that are played elsewhere."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from behemoth.bots import Dispatcher
from behemoth.games import GameError
from behemoth.server.app import open_store
from behemoth.server.settings import Settings
from behemoth.table import MatchRegistry, Store, is_shared


class NothingToShare(GameError):
    """Whoever thinks for others needs others."""


def think(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Look after matches until Ctrl-C or a request to end. Raises StoreTrouble or NothingToShare."""
    if not is_shared(settings.store):
        raise NothingToShare("server-think-alone")
    store = open_store(settings)
    with suppress(KeyboardInterrupt):
        asyncio.run(look_after(store, ready))


async def look_after(store: Store, ready: Callable[[], None] = lambda: None) -> None:
    """The same for a store that is open; it is closed at the end."""
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # on Windows Ctrl-C ends it another way
            loop.add_signal_handler(asked, ending.set)
    registry = MatchRegistry(store, Dispatcher())
    try:
        await registry.open()
        ready()
        await ending.wait()
    finally:
        await registry.close()
        await store.close()
