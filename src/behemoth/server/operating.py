"""Everything for whoever runs the table, put together: access rules, health, figures, the admin's doors, and
forgetting what has been kept long enough."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib.metadata import version
from typing import Any, Final, TypeAlias

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp

from behemoth.bots import Dispatcher, Workers
from behemoth.server.access_rules import AccessRules
from behemoth.server.admin import Admin
from behemoth.server.health import BotsPart, HealthCheck
from behemoth.server.metrics import Figures, watching_the_loop
from behemoth.server.problems import Declined
from behemoth.server.settings import Settings
from behemoth.server.socket import Sockets
from behemoth.table import DAY, MatchRegistry, Store, StoreFailure, TimeSource, erase_finished

logger = logging.getLogger(__name__)

#: How often, in seconds, matches that were kept long enough are looked for.
_TIDY_EVERY: Final = 3600.0


#: Opens what whoever runs the table comes in by: a socket in the data folder for one application, and a local port for
#: another (``admin_door.py``).
Doors: TypeAlias = Callable[[ASGIApp, ASGIApp], AbstractAsyncContextManager[None]]


def no_doors(admin: ASGIApp, watching: ASGIApp) -> AbstractAsyncContextManager[None]:
    """None: whoever runs the table elsewhere has doors of their own."""
    return nullcontext()


#: So many seconds pass between the word that nobody new should come and the end, for whoever spreads visitors.
_NOTICE: Final = 5.0


class Operating:
    """One for a process that serves."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: MatchRegistry,
        workers: Workers,
        time_source: TimeSource,
        *,
        sockets: Sockets,
        stop: Callable[[], None] | None = None,
    ) -> None:
        self._settings = settings
        self._store = store
        self._registry = registry
        self._workers = workers
        self._time = time_source
        self._sockets = sockets
        self.access = AccessRules(store, time_source.now, lambda: sockets.drop(self.access.is_banned))
        folder = settings.data if settings.on_disk else None
        self._stop = stop
        self._draining = False
        self.health_check = HealthCheck(
            store, version("behemoth"), folder=folder, bots=self._bots, draining=lambda: self._draining
        )
        self._admin = Admin(
            registry,
            store,
            self.access,
            self.health_check,
            version=version("behemoth"),
            figures=self.figures,
            drain=self.drain,
        )

    def routes(self) -> list[Route]:
        """What the table itself serves of it: all of it for who has the token, if there is one; else nothing."""
        token = self._settings.admin_token
        return self._admin.routes(token) if token else []

    @asynccontextmanager
    async def running(self, handlers: dict[Any, Any], open_doors: Doors) -> AsyncIterator[None]:
        """For as long as the table runs. Raises StoreFailure, CannotListen."""
        await self.access.look()
        everything = Starlette(routes=self._admin.routes(), exception_handlers=handlers)
        watching = Starlette(routes=self._admin.watching(), exception_handlers=handlers)
        doors = open_doors(everything, watching)
        async with doors, watching_the_loop(), _beside(self.access.keep_looking()), _beside(self._keep_tidy()):
            logger.info("the table is ready (Behemoth %s)", version("behemoth"))
            yield
            logger.info("the table stops")

    def drain(self) -> None:
        """Say from now on that nobody new should be sent here, and stop soon: what others can do is handed over to them
        then. Raises Declined where somebody else decides when this process stops."""
        if self._stop is None:
            raise Declined("refused", "server-no-drain")
        if not self._draining:
            self._draining = True
            asyncio.get_running_loop().call_later(_NOTICE, self._stop)

    async def figures(self) -> Figures:
        """What is to be seen at this moment."""
        found, census = Figures(), self._registry.census()
        running = await self._store.running()
        asleep = max(0, running - census.awake_running)
        found.show("matches", "Matches", label="state", running=running, awake=census.awake, asleep=asleep)
        others = max(0, self._sockets.count - census.players - census.spectators)
        found.show(
            "connections", "Sockets of people", label="kind", players=census.players, spectators=census.spectators,
            others=others,
        )  # fmt: skip
        found.show("bots_thinking", "Matches where a bot thinks, or waits until it may", census.thinking)
        if isinstance(self._workers, Dispatcher):
            found.show("jobs_waiting", "Jobs that wait for a process", label="lane", **self._workers.waiting())
            found.show("jobs_running", "Jobs under way in a process", label="lane", **self._workers.running())
            found.count("jobs_begun", "Jobs that have begun", label="lane", **self._workers.begun())
            found.count("jobs_waited_seconds", "How long these had waited", label="lane", **self._workers.waited())
        health = await self.health_check.examine()
        found.show("ready", "Whether the table is ready", health.ready)
        found.show("store_ok", "Whether something can be written now", health.store == "ok")
        found.show("draining", "Whether nobody new is let in", health.draining)
        return found

    def _bots(self) -> BotsPart:
        # Who thinks on the spot is always well.
        return self._workers.condition() if isinstance(self._workers, Dispatcher) else "ok"

    async def _keep_tidy(self) -> None:
        days = self._settings.keep_finished
        while days is not None:
            try:
                count = await erase_finished(self._registry, self._store, self._time.now() - int(days * DAY))
                if count:
                    logger.info("%d matches were kept for %g days and are erased", count, days)
            except StoreFailure as fault:
                logger.warning("matches that were kept long enough could not be erased: %s", fault)
            await asyncio.sleep(_TIDY_EVERY)


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Some work beside a block, ended with it."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
