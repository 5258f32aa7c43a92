"""A connection that comes back: cut, stopped or frozen, nothing acknowledged is lost and nothing is done twice."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from behemoth.table import postgres_appends, postgres_connection
from behemoth.table.database import StoreTrouble
from behemoth.table.postgres_store import PostgresStore
from behemoth.table.store import Conflict, StoreFailure
from tests.chosen_store import database_for, postgres
from tests.postgres import PostgresServer
from tests.table.stores import a_setup, an_act

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    """A server that may be stopped: it runs again afterwards."""
    found = postgres()
    yield found
    if found.stopped:
        found.start()


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'behemoth %'"


async def cut(server: PostgresServer) -> None:
    for _ in range(4):
        await asyncio.to_thread(server.do, CUT)
        await asyncio.sleep(0.2)


async def stop(server: PostgresServer) -> None:
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(1)
    await asyncio.to_thread(server.start)


async def stop_politely(server: PostgresServer) -> None:
    await asyncio.to_thread(server.stop, signal.SIGINT)
    await asyncio.sleep(1)
    await asyncio.to_thread(server.start)


async def freeze(server: PostgresServer) -> None:
    server.freeze()
    await asyncio.sleep(1.5)
    server.thaw()


@pytest.mark.parametrize("trouble", [cut, stop, stop_politely, freeze])
def test_trouble_costs_time_and_nothing_else(
    tmp_path: Path, server: PostgresServer, trouble: Callable[[PostgresServer], asyncio.Future[None]]
) -> None:
    async def play(store: PostgresStore, match: str, over: asyncio.Event) -> int:
        """One move after another, each acknowledged before the next."""
        version = 0
        while not over.is_set():
            await store.append(match, version, [an_act(version)])
            version += 1
        return version

    async def run() -> None:
        stores = [PostgresStore(database_for(tmp_path)) for _ in range(2)]
        over = asyncio.Event()
        matches = [f"m{number}" for number in range(6)]
        for match in matches:
            await stores[0].create(a_setup(match))
        playing = [asyncio.create_task(play(stores[n % 2], match, over)) for n, match in enumerate(matches)]
        await asyncio.sleep(0.3)
        await trouble(server)
        await asyncio.sleep(0.7)
        over.set()
        acknowledged = await asyncio.gather(*playing)
        for match, count in zip(matches, acknowledged, strict=True):
            assert count > 3
            assert await stores[1].tail(match, 0) == tuple(an_act(number) for number in range(count))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_who_waits_too_long_is_told(tmp_path: Path, server: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_appends, "PATIENCE", 0.3)

    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        await store.create(a_setup("m"))
        await store.check()
        await asyncio.to_thread(server.stop)
        begun = monotonic()
        with pytest.raises(StoreTrouble) as caught:
            await store.append("m", 0, [an_act(0)])
        assert caught.value.key == "postgres-away"
        with pytest.raises(StoreFailure):
            await store.check()
        assert monotonic() - begun < 10
        await asyncio.to_thread(server.start)
        await store.check()
        await store.append("m", 0, [an_act(1)])  # the one that was given up does not come later
        assert await store.tail("m", 0) == (an_act(1),)
        await store.close()

    asyncio.run(run())


def test_whoever_waits_behind_others_does_not_wait_longer(
    tmp_path: Path, server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        connection = postgres_connection.PostgresConnection(database_for(tmp_path), "test")
        await asyncio.to_thread(server.stop)
        patient = asyncio.create_task(connection.use(lambda found: found.fetch("SELECT 1"), 15))
        await asyncio.sleep(0)
        begun = monotonic()
        waiting = [connection.use(lambda found: found.fetch("SELECT 1"), 0.5) for _ in range(10)]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(result, StoreTrouble) for result in results)
        assert monotonic() - begun < 5
        assert not patient.done()
        await asyncio.to_thread(server.start)
        assert await patient
        await connection.close()

    asyncio.run(run())


def test_a_fault_of_the_statement_is_told_and_the_connection_stays(tmp_path: Path) -> None:
    async def run() -> None:
        connection = postgres_connection.PostgresConnection(database_for(tmp_path), "test")
        assert connection.process is None
        await connection.use(lambda found: found.fetch("SELECT 1"))
        process = connection.process
        with pytest.raises(StoreTrouble) as caught:
            await connection.use(lambda found: found.fetch("SELECT * FROM nowhere"))
        assert caught.value.key == "postgres-fault"
        assert not isinstance(caught.value, Conflict)
        assert connection.process == process
        await connection.close()

    asyncio.run(run())
