"""The store in a file: the same answers as the store in memory, durable, and plain words when the file is not right."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from behemoth.table.database import StoreTrouble
from behemoth.table.entries import SatDown
from behemoth.table.setup import hash_of
from behemoth.table.sqlite_store import FILE_NAME, SqliteStore
from behemoth.table.store import Conflict
from tests.table.stores import a_setup, an_act, with_store


def test_what_was_kept_is_there_after_a_new_start(tmp_path: Path) -> None:
    log = (SatDown(at=1, seat=0, name="Ada", token_hash="h"), an_act(2), an_act(3))

    async def keep(store: SqliteStore) -> None:
        await store.create(a_setup("m"), log[:1])
        await store.append("m", 1, log[1:])
        await store.beat(77)
        await store.beat(78)

    async def look(store: SqliteStore) -> None:
        found = await store.load("m")
        assert found is not None
        assert found.setup == a_setup("m")
        assert found.entries == log
        assert await store.running() == ("m",)
        assert await store.last_beat() == 78

    with_store(tmp_path, keep)
    with_store(tmp_path, look)


def test_nothing_is_written_twice_and_nothing_is_left_out(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"), [an_act(0)])
        with pytest.raises(Conflict):
            await store.create(a_setup("m"))
        with pytest.raises(Conflict):
            await store.append("m", 0, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("m", 2, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("nobody", 0, [an_act(9)])
        with pytest.raises(Conflict):  # all or none: the second of them is one too many
            await store.append("m", 0, [an_act(1), an_act(2)])
        found = await store.load("m")
        assert found is not None
        assert found.entries == (an_act(0),)

    with_store(tmp_path, do)


def test_the_log_is_only_ever_added_to(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.create(a_setup("m"), [an_act(0)]))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    for statement in ("UPDATE entries SET version = 5", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="what happened stays"):
            raw.execute(statement)
    raw.close()


def test_matches_are_found_by_the_hashes_of_tokens(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for number in range(3):
            seat = SatDown(at=1, seat=0, name="Ada", token_hash=hash_of(f"token{number}"))
            await store.create(a_setup(f"m{number}", created=number), [seat])
        assert await store.matches_of([hash_of("token0"), hash_of("token2"), hash_of("other")]) == ("m2", "m0")
        assert await store.matches_of([]) == ()

    with_store(tmp_path, do)


def test_a_match_that_is_over_is_not_woken(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"))
        await store.create(a_setup("n"))
        await store.append("m", 0, [an_act(0)], over=True)
        assert await store.running() == ("n",)

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


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        await store.close()
        with pytest.raises(StoreTrouble) as caught:
            await store.beat(1)
        assert caught.value.key == "store-closed"

    asyncio.run(run())
