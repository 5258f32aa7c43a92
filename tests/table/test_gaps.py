"""A table that ends again soon after it came back: the first gap is not forgotten."""

from __future__ import annotations

from behemoth.table import Countdown
from behemoth.table.gaps import LOOKED_AT, find_gaps
from behemoth.table.inbox_items import Gap
from behemoth.table.memory_store import MemoryStore
from tests.table.stage import Stage, run

HOUR = 3_600_000


async def _gaps(store: MemoryStore, *, beat: int, now: int) -> dict[int, Gap]:
    return await find_gaps(store, [1, 2], {1: beat, 2: beat}, now)


def test_a_gap_counts_until_everybody_has_been_looked_at() -> None:
    async def story() -> None:
        store = MemoryStore()
        assert await find_gaps(store, [1, 2], {}, 5) == {}  # never looked after before
        first = Gap(0, HOUR)
        assert await _gaps(store, beat=0, now=HOUR) == {1: first, 2: first}
        # Back for two seconds, then away again: both gaps are one.
        both = Gap(0, HOUR + 10_000)
        assert await _gaps(store, beat=HOUR + 2_000, now=HOUR + 10_000) == {1: both, 2: both}
        # Long enough there: what was is done with, and swept away.
        beat = HOUR + 10_000 + LOOKED_AT
        last = Gap(beat, beat + 20_000)
        assert await _gaps(store, beat=beat, now=beat + 20_000) == {1: last, 2: last}
        assert len(await store.notes()) == 1

    run(story())


def test_shards_that_change_hands_leave_no_note() -> None:
    async def story() -> None:
        store = MemoryStore()
        assert await _gaps(store, beat=0, now=2_000) == {1: Gap(0, 2_000), 2: Gap(0, 2_000)}
        assert await store.notes() == {}

    run(story())


def test_a_match_nobody_looked_at_in_between_loses_nothing() -> None:
    """Down for an hour, back for a second, down again for a few seconds."""

    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        name, store = stage.match.setup.id, stage.store
        await store.beat(stage.time.now())
        left = stage.match.clock.left_at(stage.time.now())
        await stage.runner.close()
        short = Stage(store=store)
        short.time._now = stage.time.now() + HOUR
        # It comes back, takes over and notes that it is alive; before it gets to the match it is killed.
        await find_gaps(store, range(256), await store.last_beats(), short.time.now())
        await store.beat(short.time.now() + 1_000)
        last = Stage(store=store)
        last.time._now = short.time.now() + 5_000
        await last.registry.open()
        runner = await last.registry.demand(name)
        assert runner.match.clock.left_at(last.time.now()) == left
        await last.close()

    run(story())
