"""Matches are taken from the store by their snapshots, and gone through beside the table where that takes a while."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import BotFailed, Busy, InlineWorkers
from behemoth.table import Log, MemoryStore, Refusal, write_snapshot
from behemoth.table import match_loader as module
from behemoth.table import snapshot as snapshots
from behemoth.table.match import new_match
from behemoth.table.match_journal import FEW
from behemoth.table.match_loader import EVERY, SLICE, MatchLoader
from behemoth.table.trail import STRIDE
from tests.table.stage import Stage, run, two_at_tanks
from tests.table.test_trail import Story, plays

__all__ = ["plays"]


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever there is to be played takes too long for the event loop, unless a test says otherwise."""
    monkeypatch.setattr(module, "AT_ONCE", 0.0)


class NotingWorkers(InlineWorkers):
    """Notes for whom it worked; may be told to fail."""

    def __init__(self) -> None:
        self.owners: list[str] = []
        self.fault: Exception | None = None

    async def ask(self, work: Any, about: Any, seconds: float, **facts: Any) -> Any:
        if self.fault is not None:
            raise self.fault
        self.owners.append(facts.get("owner", ""))
        return await super().ask(work, about, seconds, **facts)


async def stored(story: Story, snapshot_at: int | None = None) -> tuple[MatchLoader, NotingWorkers, MemoryStore]:
    """A store with this match."""
    store, workers = MemoryStore(), NotingWorkers()
    await store.create(story.match.setup, story.log)
    if snapshot_at is not None:
        before = Story(story.log[:snapshot_at])
        await store.keep_snapshot("m", snapshot_at, write_snapshot(before.match))
    return MatchLoader(store, workers), workers, store


def test_what_takes_no_time_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        story = Story()
        story.act(20)
        loader, workers, _ = await stored(story)
        monkeypatch.setattr(module, "AT_ONCE", 60.0)
        assert await loader.load("m") == story.match
        assert not workers.owners
        assert await loader.load("nowhere") is None
        monkeypatch.setattr(module, "MOST_AT_ONCE", 19)
        assert await loader.load("m") == story.match
        assert workers.owners == ["m"]

    run(tell())


def test_what_takes_too_long_is_handed_to_the_workers() -> None:
    async def tell() -> None:
        story = Story()
        story.act(2)
        loader, workers, _ = await stored(story)
        assert await loader.load("m") == story.match
        assert workers.owners == ["m"]

    run(tell())


def test_what_took_too_long_is_tried_again_only_some_time_later(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story()
    story.act(20)
    game, begun = story.match.setup.game, new_match(story.match.setup)
    tries = module._Tries()
    monkeypatch.setattr(module, "AT_ONCE", 0.01)
    assert tries.allow(game, story.log)
    monkeypatch.setattr(module, "thread_time", partial(next, count(step=0.001)))  # a thousandth of a second for each
    assert tries.at_once(begun, story.log) is None
    assert not tries.allow(game, story.log)
    assert tries.allow(game, story.log[:4]), "a few actions do not take long"
    waited = next(number for number in count() if tries.allow(game, story.log))
    assert 10 < waited < 100
    monkeypatch.setattr(module, "thread_time", lambda: 0.0)
    assert tries.at_once(begun, story.log) == story.match


def test_a_long_log_is_gone_through_by_the_workers_in_slices_and_only_once() -> None:
    async def tell() -> None:
        story = Story()
        story.act(100)
        for _ in range(SLICE // 3):
            story.act()
            story.take_back()
        loader, workers, _ = await stored(story)
        assert await loader.load("m", "2001:db8::") == story.match
        assert workers.owners == ["2001:db8::"] * (1 + len(story.log) // SLICE), "it takes turns with other addresses"
        assert await loader.load("m") == story.match
        assert len(workers.owners) == 1 + len(story.log) // SLICE, "what they found was kept"

    run(tell())


def test_after_a_snapshot_only_what_came_since_is_played(plays: Any) -> None:
    async def tell() -> None:
        story = Story()
        story.act(2 * EVERY)
        for _ in range(20):
            story.act()
            story.take_back()
        loader, _, _ = await stored(story, snapshot_at=len(story.log) - EVERY)
        with plays(EVERY + STRIDE):
            assert await loader.load("m") == story.match

    run(tell())


def test_a_snapshot_of_another_version_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        story = Story()
        story.act(20)
        loader, _, _ = await stored(story, snapshot_at=18)
        monkeypatch.setattr(snapshots, "__version__", "another")
        assert await loader.load("m") == story.match
        short, _, store = await stored(story)
        await store.keep_snapshot("m", len(story.log), b"nonsense")
        assert await short.load("m") == story.match

    run(tell())


def test_without_workers_a_thread_goes_through_it() -> None:
    async def tell() -> None:
        story = Story()
        story.act(20)
        loader, workers, _ = await stored(story, snapshot_at=5)
        workers.fault = BotFailed("no workers")
        assert await loader.load("m") == story.match

    run(tell())


def test_whoever_comes_when_too_many_wait_is_told_so() -> None:
    async def tell() -> None:
        story = Story()
        story.act(20)
        loader, workers, store = await stored(story)
        workers.fault = Busy()
        with pytest.raises(Busy):
            await loader.load("m")
        stage = Stage(store, workers=workers)
        with pytest.raises(Refusal) as caught:
            await stage.registry.demand("m")
        assert caught.value.code == "busy"
        workers.fault = None
        assert (await stage.registry.demand("m")).match == story.match
        await stage.close()

    run(tell())


def test_a_match_that_takes_long_to_be_read_keeps_no_other_waiting() -> None:
    class Stuck(InlineWorkers):
        async def ask(self, work: Any, about: Any, seconds: float, **facts: Any) -> Any:
            await asyncio.Event().wait()

    async def tell() -> None:
        story = Story()
        story.act(20)
        store = MemoryStore()
        await store.create(story.match.setup, story.log)
        await store.create(msgspec.structs.replace(story.match.setup, id="short"), ())
        registry = Stage(store, workers=Stuck()).registry
        long = asyncio.create_task(registry.find("m"))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(registry.find("short"), 5) is not None
        assert await asyncio.wait_for(registry.look("short"), 5) is not None
        assert not long.done()
        for task in registry._opening.values():
            task.cancel()
        await registry.close()

    run(tell())


def test_what_others_have_logged_is_caught_up_with(plays: Any) -> None:
    async def tell() -> None:
        story = Story()
        story.act(40)
        loader, _, _ = await stored(story)
        for behind in (0, 2, 30):
            before = Story(story.log[: len(story.log) - behind]).match
            assert await loader.catch_up(before) == story.match

    run(tell())


def test_long_matches_are_written_and_read_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        story = Story()
        story.act(10)
        loader, _, store = await stored(story)
        monkeypatch.setattr(module, "LONG_MATCH", 5)
        monkeypatch.setattr(module, "LONG_BODY", 5)
        await loader.keep(story.match)
        log = await store.load("m")
        assert log is not None
        assert (log.first, log.entries) == (len(story.log), ())
        assert await loader.load("m") == story.match

    run(tell())


def test_a_runner_keeps_a_snapshot_every_so_often_and_when_it_is_let_go_of() -> None:
    async def tell() -> None:
        stage, anna, ben = await two_at_tanks(repetition="9", quiet_moves="500")
        match_id, rng = stage.match.setup.id, Random(3)

        async def act() -> None:
            await stage.act((anna, ben)[stage.match.to_act[0]], stage.any_action(rng))

        async def kept() -> int:
            log: Log = await stage.store.load(match_id)
            return log.first

        for _ in range(EVERY - 1):
            await act()
        assert await kept() == 0
        await act()
        assert await kept() == 2 + EVERY
        for _ in range(FEW):
            await act()
        await stage.runner.let_go()
        assert await kept() == stage.match.version == 2 + EVERY + FEW
        assert await MatchLoader(stage.store, InlineWorkers()).load(match_id) == stage.match

    run(tell())
