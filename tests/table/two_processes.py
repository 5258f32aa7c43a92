"""Two processes at one store, in one process of a test."""

from __future__ import annotations

from typing import Any

from behemoth.table import MemoryStore, fold
from tests.table.stage import NotingConnection, Stage, settle


class TwoProcesses:
    """Two processes at one store. The first holds all shards at the beginning."""

    def __init__(self, **facts: Any) -> None:
        store = MemoryStore()
        self.first = Stage(store, **facts)
        self.second = Stage(store.twin(), time=self.first.time, **facts)
        self.stages: tuple[Stage, ...] = (self.first, self.second)
        self.time = self.first.time

    async def open(self) -> None:
        for stage in self.stages:
            await stage.registry.open()
        await self.passes(100)

    async def make(self, *facts: Any, **more: Any) -> None:
        """A match that both have open."""
        await self.open()
        await self.first.make(*facts, **more)
        await self.follow()

    async def follow(self) -> None:
        """The second opens what the first has."""
        self.second.taken = self.first.taken
        self.second.runner = await self.second.registry.demand(self.first.match.setup.id)
        await settle()

    async def passes(self, milliseconds: int) -> None:
        """Let time pass with the beats that belong to it."""
        while milliseconds > 0:
            step = min(2_000, milliseconds)
            await self.time.passes(step)
            for stage in self.stages:
                await stage.registry.beat()
            await settle()
            milliseconds -= step

    def deafen(self, stage: Stage) -> None:
        """What others write is not told here any more."""
        stage.store._hear.clear()

    async def log(self) -> Any:
        log = await self.first.store.load(self.first.match.setup.id, whole=True)
        assert log is not None
        return log

    async def close(self) -> None:
        """Everybody has the same in the end, and it is what the log says."""
        for stage in self.stages:
            stage.store.lose_news()
            await settle()
        log = await self.log()
        whole = fold(log.setup, log.entries)
        for stage in self.stages:
            if not stage.runner._closed:
                assert stage.match == whole
            await stage.close()


async def tanks(**facts: Any) -> tuple[TwoProcesses, NotingConnection, NotingConnection]:
    """Anna at the first process, Ben at the second."""
    both = TwoProcesses()
    await both.make("tank-chess", "Anna", "Ben", scheme="basic-16", **facts)
    return both, await both.first.connect(0), await both.second.connect(1)
