"""What one process writes and tells, the others hear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from behemoth.table.postgres_store import PostgresStore
from behemoth.table.store import ERASED
from tests.chosen_store import database_for, postgres
from tests.table.stores import a_setup, an_act

pytestmark = pytest.mark.xdist_group("postgres")


async def until(happened: Callable[[], Any]) -> None:
    """Wait for it, but not for ever."""
    async with asyncio.timeout(15):
        while not happened():
            await asyncio.sleep(0.01)


class Ears:
    """A store and everything it heard."""

    def __init__(self, folder: Path) -> None:
        self.store = PostgresStore(database_for(folder))
        self.news: list[tuple[str, int, int | None]] = []
        self.told: list[str] = []
        self.lost = 0
        self.store.listen(lambda *news: self.news.append(news))
        self.store.hear_tellings(self.told.append)
        self.store.on_lost_news(self._lose)

    def _lose(self) -> None:
        self.lost += 1


def test_news_comes_to_the_others_only(tmp_path: Path) -> None:
    async def run() -> None:
        one, two = Ears(tmp_path), Ears(tmp_path)
        await until(lambda: one.lost and two.lost)
        await one.store.create(a_setup("m"), [an_act(0)], wake=5)
        await one.store.append("m", 1, [an_act(1), an_act(2)], wake=None)
        await two.store.append("m", 3, [an_act(3)], wake=77)
        await one.store.tell("here I am")
        await one.store.erase("m")
        await until(lambda: len(two.news) == 3 and one.news and two.told)
        assert two.news == [("m", 1, 5), ("m", 3, None), ("m", ERASED, None)]
        assert one.news == [("m", 4, 77)]
        assert (one.told, two.told) == ([], ["here I am"])
        for ears in (one, two):
            await ears.store.close()

    asyncio.run(run())


def test_news_of_a_large_batch_is_complete(tmp_path: Path) -> None:
    async def run() -> None:
        one, two = Ears(tmp_path), Ears(tmp_path)
        await until(lambda: two.lost)
        names = [f"a-match-with-a-long-name-{number:06}" for number in range(450)]
        await asyncio.gather(*(one.store.create(a_setup(name)) for name in names))
        await until(lambda: len(two.news) == 450)
        two.news.clear()
        await asyncio.gather(*(one.store.append(name, 0, [an_act(0)], wake=1_800_000_000_000) for name in names))
        await until(lambda: len(two.news) == 450)
        assert sorted(two.news) == [(name, 1, 1_800_000_000_000) for name in names]
        for ears in (one, two):
            await ears.store.close()

    asyncio.run(run())


def test_a_lost_connection_is_told_when_it_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        one, two = Ears(tmp_path), Ears(tmp_path)
        await until(lambda: one.lost and two.lost)
        await asyncio.to_thread(
            postgres().do,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'behemoth news'",
        )
        await until(lambda: one.lost == 2 and two.lost == 2)
        await one.store.create(a_setup("m"))
        await until(lambda: two.news == [("m", 0, None)])
        for ears in (one, two):
            await ears.store.close()

    asyncio.run(run())


def test_a_listener_that_fails_does_not_end_the_listening(tmp_path: Path) -> None:
    def fail(*news: Any) -> None:
        raise ValueError("cannot take this in")

    async def run() -> None:
        one, two = Ears(tmp_path), Ears(tmp_path)
        two.store.listen(fail)
        two.store.hear_tellings(fail)
        await until(lambda: two.lost)
        await one.store.tell("a")
        await one.store.create(a_setup("m"))
        await one.store.tell("b")
        await until(lambda: two.told == ["a", "b"])
        assert two.news == [("m", 0, None)]
        for ears in (one, two):
            await ears.store.close()

    asyncio.run(run())
