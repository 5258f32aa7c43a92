"""The store in PostgreSQL: what it shares with the others is in test_store.py; here is what only it has to bear."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest

from behemoth.table.entries import SatDown
from behemoth.table.postgres_store import PostgresStore
from tests.chosen_store import database_for, postgres
from tests.table.stores import a_setup, an_act, with_store

pytestmark = pytest.mark.xdist_group("postgres")


def test_an_erased_match_leaves_nothing_behind(tmp_path: Path) -> None:
    async def do(store: PostgresStore) -> None:
        for name in ("m", "n"):
            await store.create(a_setup(name), [SatDown(at=1, seat=0, name="Ada", token_hash="secret hash")])
            await store.keep_snapshot(name, 1, b"body")
        await store.erase("m")

    with_store(tmp_path, do, in_postgres=True)
    database = database_for(tmp_path).split("/")[3].split("?")[0]
    for table, column in (("matches", "id"), ("entries", "match"), ("holders", "match"), ("snapshots", "match")):
        found = postgres().do(f'SELECT "{column}" FROM {table}', database)
        assert [row[0] for row in found] == ["n"]


def test_a_long_match_is_read_whole(tmp_path: Path) -> None:
    acts = tuple(an_act(number) for number in range(3000))

    async def do(store: PostgresStore) -> None:
        await store.create(a_setup("m"), acts[:1000])
        await store.append("m", 1000, acts[1000:])
        await store.keep_snapshot("m", 2990, b"body")
        whole = await store.load("m", whole=True)
        assert whole is not None
        assert whole.entries == acts
        log = await store.load("m")
        assert log is not None
        assert (log.first, log.snapshot, log.entries) == (2990, b"body", acts[2990:])

    with_store(tmp_path, do, in_postgres=True)


def test_a_snapshot_of_a_match_that_is_being_erased_is_passed_over(tmp_path: Path) -> None:
    async def do(store: PostgresStore) -> None:
        await store.create(a_setup("m"))
        other = await asyncpg.connect(database_for(tmp_path))
        erasing = other.transaction()
        await erasing.start()
        await other.execute("DELETE FROM matches")
        keeping = asyncio.create_task(store.keep_snapshot("m", 0, b"body"))
        await asyncio.sleep(0.2)
        assert not keeping.done()
        await erasing.commit()
        await keeping
        assert await store.load("m") is None
        await other.close()

    with_store(tmp_path, do, in_postgres=True)


def test_all_go_by_one_clock(tmp_path: Path) -> None:
    """That of PostgreSQL; but if it was set while others are there, by theirs."""

    async def do(store: PostgresStore) -> None:
        now = await store.clock()
        assert now is not None
        assert abs(now - 1000 * time.time()) < 60_000
        await store.beat(now - 3_600_000)
        assert abs(await store.clock() - now) < 60_000  # nobody is there any more
        other = PostgresStore(database_for(tmp_path))
        other.on_duties(lambda: None)
        await other.beat(now - 3_600_000)
        while not other.shards():
            await asyncio.sleep(0.05)
        assert await store.clock() == now - 3_600_000
        await other.beat(now + 3_000)
        assert abs(await store.clock() - now) < 60_000
        await other.close()

    with_store(tmp_path, do, in_postgres=True)


_WRITER = """
import asyncio, sys
from behemoth.table import Conflict, open_store
from behemoth.table.entries import Acted

async def main():
    store = open_store(sys.argv[1])
    version = 0
    while True:
        version += len(await store.tail("m", version))
        try:
            await store.append("m", version, [Acted(at=version, seat=0, action="a", id=f"{sys.argv[2]}{version}")])
        except Conflict:
            continue
        print(version, flush=True)
        version += 1

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    """Two processes write the same match; one after the other they are killed."""
    url = database_for(tmp_path)
    with_store(tmp_path, lambda store: store.create(a_setup("m")), in_postgres=True)
    acknowledged: dict[int, str] = {}
    writers = {
        name: subprocess.Popen(
            [sys.executable, "-c", _WRITER, url, name], stdout=subprocess.PIPE, text=True, env={**os.environ}
        )
        for name in ("a", "b")
    }
    for name, process in writers.items():
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(40)]
        process.kill()
        told += process.stdout.readlines()
        process.wait()
        process.stdout.close()
        for version in (int(line) for line in told if line.endswith("\n")):
            assert version not in acknowledged
            acknowledged[version] = f"{name}{version}"

    async def compare(store: PostgresStore) -> None:
        kept = [entry.id for entry in await store.tail("m", 0)]
        assert len(kept) == len(set(kept))
        assert {version: kept[version] for version in acknowledged} == acknowledged

    with_store(tmp_path, compare, in_postgres=True)
    assert len(acknowledged) >= 80
