"""Clocks and bots of a match run where its shard is held, and move on with it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from behemoth.table import Countdown, MemoryStore
from behemoth.table.shards import SHARDS
from tests.table.stage import Stage, run, settle
from tests.table.two_processes import TwoProcesses, tanks

ALL = range(SHARDS)


def test_a_clock_runs_where_the_shard_is_held() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(1))
        anna, ben = await both.second.connect(0), await both.second.connect(1)
        assert (both.first.runner.on_duty, both.second.runner.on_duty) == (True, False)
        await both.passes(70_000)
        assert both.second.match.over
        assert anna.last("update")["outcome"] == ben.last("update")["outcome"]
        assert (await both.log()).entries[-1].ending.value == "flag"
        await both.close()

    run(story())


def test_a_match_that_is_open_nowhere_it_is_held_is_woken_in_time() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        await both.second.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(1))
        match = both.second.match.setup.id
        assert match not in both.first.registry._runners
        anna = await both.second.connect(0)
        await both.second.connect(1)
        await both.passes(30_000)
        await both.second.act(anna, "C3>C4N")
        await both.passes(50_000)
        assert match not in both.first.registry._runners, "the flag is Ben's now, and later"
        await both.passes(20_000)
        assert both.second.match.over
        both.first.runner = await both.first.registry.demand(match)
        await both.close()

    run(story())


@pytest.mark.parametrize("heard", [True, False])
def test_what_others_make_while_duties_are_read_is_woken_too(heard: bool) -> None:
    class Slow(MemoryStore):
        gate: asyncio.Event

        async def to_wake(self) -> Any:
            found = await super().to_wake()
            await self.gate.wait()
            return found

    async def story() -> None:
        Slow.gate = asyncio.Event()
        Slow.gate.set()
        store = Slow()
        first = Stage(store)
        second = Stage(store.twin(), time=first.time)
        for stage in (first, second):
            await stage.registry.open()
        await first.time.passes(100)
        if not heard:
            second.store._hear.clear()
        Slow.gate.clear()
        second.store.take(ALL)
        await settle()
        await first.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(1))
        await first.connect(0)
        assert not first.runner.on_duty
        Slow.gate.set()
        for _ in range(35):
            await first.time.passes(2_000)
            for stage in (first, second):
                await stage.registry.beat()
            await settle()
        assert first.match.over, "the second has let the flag fall"
        await first.close()
        await second.close()

    run(story())


def thinks(stage: Stage) -> bool:
    """Whether a bot is thinking there."""
    return bool(stage.runner._bot_turns.under_way)


def test_a_bot_thinks_where_the_shard_is_held_and_moves_on_with_it() -> None:
    async def story() -> None:
        both = TwoProcesses(pace=1_000)
        await both.open()
        await both.second.make("tank-chess", "Anna", "bot:random", scheme="basic-16")
        anna = await both.second.connect(0)
        await both.second.act(anna, "C3>C4N")
        await both.passes(2_000)
        assert anna.last("update")["turn"] == 2
        match = both.second.match.setup.id
        assert match in both.first.registry._runners, "it was woken for the bot"
        assert not thinks(both.second)
        await both.second.act(anna, both.second.any_action(Random(1)))
        both.first.runner = await both.first.registry.demand(match)
        assert thinks(both.first)
        both.second.store.take(ALL)  # in the middle of the thought
        await settle()
        assert not thinks(both.first)
        assert thinks(both.second)
        await both.passes(2_000)
        assert anna.last("update")["turn"] == 4
        await both.close()

    run(story())


def test_a_bot_that_has_to_wait_is_told_of_at_every_process() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        both.first.runner._note_busy(1, True)
        await both.passes(100)
        assert anna.last("thinking") == ben.last("thinking")
        assert ben.last("thinking")["seat"] == 1
        await both.close()

    run(story())


@pytest.mark.parametrize("opened", [True, False])
def test_nobody_loses_time_while_nobody_held_the_shard(opened: bool) -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(1))
        if not opened:
            await both.second.registry._let_go(both.first.match.setup.id, both.second.runner)
        await both.passes(20_000)
        left = both.first.match.clock.left_at(both.time.now())
        assert left == (40_000, 60_000)
        # The first stops: no beat any more, and nobody takes over for longer than the clock has.
        both.first.store._shards = frozenset()
        await both.first.runner.close()
        await both.time.passes(90_000)
        both.second.store.take(ALL)
        await settle()
        await both.follow()
        assert both.second.match.clock.left_at(both.time.now()) == left
        await both.second.connect(0, 1)
        await both.time.passes(39_000)
        assert not both.second.match.over
        await both.time.passes(3_000)
        assert both.second.match.over
        await both.close()

    run(story())


def test_who_only_serves_holds_nothing() -> None:
    async def story() -> None:
        store = MemoryStore()
        stage = Stage(store)
        stage.registry = type(stage.registry)(store, stage.registry._workers, stage.time, duties=False)
        await stage.registry.open()
        await stage.make("tank-chess", "Anna", "bot:random", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.time.passes(10_000)
        assert stage.match.turn == 1
        await stage.close()

    run(story())


def test_who_hands_over_still_serves() -> None:
    async def story() -> None:
        both, anna, ben = await tanks(clock=Countdown(10))
        assert both.first.runner.on_duty
        await both.first.registry.hand_over()
        await settle()
        assert (both.first.runner.on_duty, both.second.runner.on_duty) == (False, True)
        await both.first.act(anna, "C3>C4N")
        assert anna.last("ack")
        assert ben.last("update")["turn"] == 1
        assert [type(entry).__name__ for entry in (await both.log()).entries] == ["SatDown", "SatDown", "Acted"]
        await both.close()

    run(story())
