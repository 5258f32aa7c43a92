"""A process for bots alone. With PostgreSQL and real processes it is in test_many_processes.py."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from behemoth.bots import InlineWorkers
from behemoth.server.settings import Settings
from behemoth.server.thinking import NothingToShare, look_after, think
from behemoth.table import MatchRegistry, MatchRequest, MemoryStore, SeatRequest
from behemoth.table.shards import SHARDS


@pytest.mark.parametrize("store", ["", "memory:"])
def test_it_needs_a_store_that_others_share(store: str) -> None:
    with pytest.raises(NothingToShare) as caught:
        think(Settings(store=store))
    for language in ("en", "de"):
        assert "--store postgresql://" in caught.value.sentence(language)


def test_it_moves_for_the_bots_of_others_until_it_is_asked_to_end() -> None:
    async def story() -> None:
        store = MemoryStore()
        twin = store.twin()
        registry = MatchRegistry(store, InlineWorkers(), pace=0)
        await registry.open()
        ready = asyncio.Event()
        thinking = asyncio.create_task(look_after(twin, ready.set))
        await ready.wait()
        twin.take(range(SHARDS))
        seats = (SeatRequest("bot", bot="random"), SeatRequest("person", "Anna"))
        made = await registry.create(MatchRequest("tank-chess", seats, {"scheme": "basic-16"}))
        runner = await registry.demand(made.match)
        assert not runner.on_duty
        async with asyncio.timeout(30):
            while not runner.match.actions:
                await asyncio.sleep(0.05)
        assert runner.match.actions[0].by == "bot"
        os.kill(os.getpid(), signal.SIGTERM)
        await thinking
        assert store.holds(made.match), "what it had is the others' now"
        await registry.close()

    asyncio.run(story())
