"""Two stores in memory on the same data behave like two processes on one database."""

from __future__ import annotations

import asyncio

import pytest

from behemoth.table.memory_store import MemoryStore
from behemoth.table.shards import SHARDS, shard_of
from behemoth.table.store import ERASED, Conflict
from tests.table.stores import a_setup, an_act


def test_twins_share_the_data_and_hear_of_each_other() -> None:
    async def run() -> None:
        one = MemoryStore()
        two = one.twin()
        news: list[tuple[str, int, int | None]] = []
        own: list[object] = []
        two.listen(lambda *heard: news.append(heard))
        one.listen(lambda *heard: own.append(heard))
        await one.create(a_setup("m"), wake=3)
        await one.append("m", 0, [an_act(0), an_act(1)], wake=7)
        with pytest.raises(Conflict):
            await two.append("m", 0, [an_act(9)])
        assert await two.tail("m", 1) == (an_act(1),)
        await one.erase("m")
        assert news == [("m", 0, 3), ("m", 2, 7), ("m", ERASED, None)]
        assert own == []

    asyncio.run(run())


def test_every_shard_is_held_by_one_of_the_twins() -> None:
    async def run() -> None:
        one = MemoryStore()
        two = one.twin()
        told: list[str] = []
        one.on_duties(lambda: told.append("one"))
        two.on_duties(lambda: told.append("two"))
        assert one.holds("m")
        assert not two.holds("m")
        two.take([shard_of("m")])
        assert told == ["one", "two"]
        assert two.holds("m")
        assert not one.holds("m")
        assert sum(one.holds(f"{number}") + two.holds(f"{number}") for number in range(SHARDS)) == SHARDS
        await two.close()
        assert one.holds("m")
        assert told == ["one", "two", "one"]

    asyncio.run(run())


def test_what_one_tells_the_other_hears() -> None:
    async def run() -> None:
        one = MemoryStore()
        two = one.twin()
        heard: list[str] = []
        lost: list[str] = []
        one.hear_tellings(heard.append)
        two.on_lost_news(lambda: lost.append("two"))
        await two.tell("hello")
        await one.tell("nobody but two hears this")
        two.lose_news()
        assert heard == ["hello"]
        assert lost == ["two"]

    asyncio.run(run())
