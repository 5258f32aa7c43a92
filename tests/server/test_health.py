"""Whether the table is well: every part tells the truth, and asking costs little."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from behemoth.server import health
from behemoth.server.health import Health, HealthCheck
from behemoth.table import MemoryStore, StoreFailure


class Store(MemoryStore):
    """One that can fail, or be slow."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.delay = 0.0
        self.asked = 0

    async def check(self) -> None:
        self.asked += 1
        await asyncio.sleep(self.delay)
        if self.fault is not None:
            raise self.fault


def examined(store: Store, **parts: Any) -> Health:
    return asyncio.run(HealthCheck(store, "1", **parts).examine())


def test_all_is_well(tmp_path: Path) -> None:
    found = examined(Store(), folder=tmp_path)
    assert (found.ok, found.ready, found.store, found.disk, found.bots) == (True, True, "ok", "ok", "ok")


def test_a_store_that_fails() -> None:
    store = Store()
    store.fault = StoreFailure("the disk is full")
    found = examined(store)
    assert (found.ok, found.ready, found.store, found.disk) == (False, False, "failing", "none")


def test_a_store_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.02)
    store = Store()
    store.delay = 5
    assert examined(store).store == "slow"


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 10**18)
    found = examined(Store(), folder=tmp_path)
    assert (found.ok, found.disk) == (False, "full")
    assert examined(Store(), folder=tmp_path / "gone").disk == "failing"


def test_bots_and_draining() -> None:
    assert not examined(Store(), bots=lambda: "failing").ok
    assert examined(Store(), bots=lambda: "asleep").ready
    drained = examined(Store(), draining=lambda: True)
    assert (drained.ok, drained.ready, drained.draining) == (True, False, True)


def test_many_who_ask_are_one_look_and_it_is_soon_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    health_check = HealthCheck(store, "1")

    async def run() -> None:
        store.delay = 0.01
        await asyncio.gather(*(health_check.examine() for _ in range(50)))
        assert store.asked == 1
        await health_check.examine()
        assert store.asked == 1
        monkeypatch.setattr(health, "_FRESH", 0.0)
        store.fault = StoreFailure("x")
        assert (await health_check.examine()).store == "failing"
        store.fault = None
        assert (await health_check.examine()).store == "ok"

    asyncio.run(run())
