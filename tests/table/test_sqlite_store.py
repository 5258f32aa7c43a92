"""The store in a file: the same answers as the store in memory, durable, and plain words when the file is not right."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from behemoth.table.database import StoreTrouble
from behemoth.table.entries import SatDown
from behemoth.table.sqlite_store import FILE_NAME, SqliteStore
from behemoth.table.store import Conflict
from tests.table.stores import a_setup, an_act, with_store


def test_the_log_is_only_ever_added_to(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.create(a_setup("m"), [an_act(0)]))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    for statement in ("UPDATE entries SET version = 5", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="what happened stays"):
            raw.execute(statement)
    raw.close()


def test_an_erased_match_leaves_nothing_behind(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for name in ("m", "n"):
            await store.create(a_setup(name), [SatDown(at=1, seat=0, name="Ada", token_hash="secret hash")])
            await store.keep_snapshot(name, 1, b"body")
        await store.erase("m")
        await store.erase("nobody")
        with pytest.raises(Conflict):
            await store.append("m", 1, [an_act(1)])

    with_store(tmp_path, do)
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    for table, column in (("matches", "id"), ("entries", "match"), ("holders", "match"), ("snapshots", "match")):
        assert raw.execute(f'SELECT "{column}" FROM {table}').fetchall() == [("n",)]
    raw.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no files")
def test_a_store_that_cannot_write_fails_its_check(tmp_path: Path) -> None:
    import resource

    async def do(store: SqliteStore) -> None:
        await store.beat(1)
        await store.check()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        full = (tmp_path / f"{FILE_NAME}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (full, limits[1]))  # as good as a full disk
        try:
            with pytest.raises(StoreTrouble) as caught:
                await store.check()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert caught.value.key in ("store-full", "store-disk")
        await store.check()
        assert await store.last_beat() == 1

    with_store(tmp_path, do)


_WRITER = """
import asyncio, sys
from pathlib import Path
from behemoth.table.entries import Acted
from behemoth.table.setup import Setup
from behemoth.table.sqlite_store import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    if not await store.load("m"):
        await store.create(Setup(id="m", game="g", rules_version=1, seats=(), seed="s", created=1))
    version = len((await store.load("m")).entries)
    while True:
        await store.append("m", version, [Acted(at=version, seat=0, action=str(version))])
        version += 1
        print(version, flush=True)

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", _WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(60)]
            process.kill()
            told += process.stdout.readlines()
        acknowledged = max(int(line) for line in told if line.endswith("\n"))

        async def count(store: SqliteStore) -> int:
            found = await store.load("m")
            assert found is not None
            assert [entry.at for entry in found.entries] == list(range(len(found.entries)))
            return len(found.entries)

        assert with_store(tmp_path, count) >= acknowledged
