"""The one writer: whoever waits together is committed together, and nobody spoils it for others."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from behemoth.table.sqlite_store import SqliteStore
from behemoth.table.store import Conflict
from tests.table.stores import a_setup, an_act, with_store


def test_one_that_fails_does_not_spoil_the_others_of_its_commit(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for number in range(20):
            await store.create(a_setup(f"m{number}"))
        tasks = [store.append(f"m{number}", number % 2, [an_act(number)]) for number in range(20)]
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [bool(number % 2) for number in range(20)]
        for number in range(0, 20, 2):
            found = await store.load(f"m{number}")
            assert found is not None
            assert found.entries == (an_act(number),)

    with_store(tmp_path, do)


def test_who_waits_together_is_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = []

    async def do(store: SqliteStore) -> None:
        from behemoth.table.writer import Writer

        await store.create(a_setup("m"))
        commit = Writer._commit
        gate = threading.Event()

        def counted(self: Writer, connection: Any, batch: list[Any]) -> None:
            gate.wait(5)
            commits.append(len(batch))
            commit(self, connection, batch)

        monkeypatch.setattr(Writer, "_commit", counted)
        tasks = [asyncio.ensure_future(store.append("m", number, [an_act(number)])) for number in range(50)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)

    with_store(tmp_path, do)
    assert sum(commits) == 50
    assert len([size for size in commits if size]) <= 3


def test_who_gives_up_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"))
        hasty = asyncio.ensure_future(store.append("m", 0, [an_act(0)]))
        await asyncio.sleep(0)
        hasty.cancel()
        await store.append("m", 1, [an_act(1)])
        found = await store.load("m")
        assert found is not None
        assert len(found.entries) == 2

    with_store(tmp_path, do)
