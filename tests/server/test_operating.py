"""What is put together for whoever runs the table: draining, and forgetting what was kept long enough."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from behemoth.bots import InlineWorkers
from behemoth.games import Ending
from behemoth.server import operating
from behemoth.server.admin_client import AdminClient, local_tables
from behemoth.server.operating import Operating, no_doors
from behemoth.server.problems import Declined
from behemoth.server.settings import Settings
from behemoth.server.socket import Sockets
from behemoth.table import Closed, MatchRegistry, MemoryStore, SystemTime
from tests.table.stores import a_setup


def made(store: MemoryStore, stop: Any = None, **settings: Any) -> Operating:
    asked, registry = Settings(**settings), MatchRegistry(store, InlineWorkers())
    sockets = Sockets(registry, asked.limits)
    return Operating(asked, store, registry, InlineWorkers(), SystemTime(), sockets=sockets, stop=stop)


def test_draining_is_told_before_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operating, "_NOTICE", 0.05)

    async def run() -> None:
        stopped: list[bool] = []
        table = made(MemoryStore(), lambda: stopped.append(True))
        assert (await table.health_check.examine()).ready
        table.drain()
        table.drain()
        found = await table.health_check.examine()
        assert (found.ok, found.ready, found.draining) == (True, False, True)
        assert not stopped
        await asyncio.sleep(0.1)
        assert stopped == [True]

    asyncio.run(run())


def test_who_is_looked_after_by_others_does_not_stop() -> None:
    with pytest.raises(Declined):
        made(MemoryStore()).drain()


@pytest.mark.parametrize(("days", "left"), [(None, ("old", "young")), (10, ("young",)), (0, ())])
def test_matches_are_kept_for_so_many_days(days: float | None, left: tuple[str, ...]) -> None:
    async def run() -> None:
        store, now = MemoryStore(), SystemTime().now()
        for name, age in (("old", 11), ("young", 9)):
            await store.create(a_setup(name))
            await store.append(name, 0, [Closed(at=now - age * 24 * 60 * 60 * 1000, ending=Ending.AGREED)], over=True)
        async with made(store, keep_finished=days).running({}, no_doors):
            await asyncio.sleep(0.05)
        assert await store.names() == left

    asyncio.run(run())


def test_a_real_table_drains(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "behemoth.server", "play", "--no-open", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as table:
        try:
            assert table.stdout is not None
            assert "ready" in table.stdout.readline()
            assert AdminClient(local=local_tables(tmp_path)[0]).ask("POST", "/admin/drain", dict) == {"done": True}
            out, err = table.communicate(timeout=30)
        finally:
            table.kill()
    assert "Stopped" in out, err
    assert table.returncode == 0
    assert local_tables(tmp_path) == []
