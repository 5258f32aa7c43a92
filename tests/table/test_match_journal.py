"""A change is durable before it is true; what others wrote is read; snapshots are kept now and then."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from behemoth.bots import InlineWorkers
from behemoth.table import Entry, MemoryStore, Refusal, StoreFailure
from behemoth.table import messages as msg
from behemoth.table.match_journal import FEW, TRIES, MatchJournal
from behemoth.table.match_loader import MatchLoader
from behemoth.table.store import Conflict
from tests.table.stage import ManualTime, run
from tests.table.test_trail import Story


class CountingStore(MemoryStore):
    """Counts snapshots; may fail, or be always behind."""

    def __init__(self) -> None:
        super().__init__()
        self.snapshots: list[int] = []
        self.trouble: StoreFailure | None = None
        self.tries = 0

    async def append(
        self, match: str, first_version: int, entries: Sequence[Entry], *, over: bool = False, wake: int | None = None
    ) -> None:
        self.tries += 1
        if self.trouble is not None:
            raise self.trouble
        await super().append(match, first_version, entries, over=over, wake=wake)

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        self.snapshots.append(version)
        await super().keep_snapshot(match, version, snapshot)


async def opened(story: Story) -> tuple[MatchJournal, CountingStore, list[int]]:
    """A journal of this match, its store, and the versions that were shown."""
    store = CountingStore()
    await store.create(story.match.setup, story.log)
    shown: list[int] = []
    journal = MatchJournal(story.match, store, MatchLoader(store, InlineWorkers()), lambda: shown.append(1))
    return journal, store, shown


def next_act(story: Story) -> msg.Act:
    """A legal decision, without taking it."""
    state = story.match.state
    seat = state.to_act()[0]
    action = state.write(seat, next(iter(state.actions(seat))))
    return msg.Act(id="", seat=seat, turn=story.match.turn, action=action)


def test_what_is_carried_out_is_in_the_log() -> None:
    async def tell() -> None:
        story = Story()
        journal, store, shown = await opened(story)
        await journal.carry_out(next_act(story), ManualTime(story.match.at + 10))
        assert journal.match.version == story.match.version + 1
        log = await store.load(story.match.setup.id)
        assert log is not None
        assert len(log.entries) == journal.match.version
        assert shown == []  # whoever asked for it shows it

    run(tell())


@pytest.mark.parametrize("trouble", [StoreFailure("the disk is full"), Conflict("m")])
def test_what_is_not_durable_is_not_true(trouble: StoreFailure) -> None:
    async def tell() -> None:
        story = Story()
        journal, store, _ = await opened(story)
        store.trouble = trouble
        with pytest.raises(StoreFailure):
            await journal.carry_out(next_act(story), ManualTime(story.match.at + 10))
        assert journal.match is story.match
        assert store.tries == (TRIES if isinstance(trouble, Conflict) else 1)

    run(tell())


def test_others_were_quicker_and_that_is_shown() -> None:
    async def tell() -> None:
        story = Story()
        journal, store, shown = await opened(story)
        asked = next_act(story)
        before = story.match.version
        story.act()
        await store.append(story.match.setup.id, before, story.log[before:])
        with pytest.raises(Refusal) as refused:
            await journal.carry_out(asked, ManualTime(story.match.at + 10))
        assert refused.value.code == "stale"
        assert journal.match == story.match
        assert shown == [1]
        assert not await journal.caught_up()

    run(tell())


def test_a_match_that_goes_to_sleep_leaves_a_snapshot_if_it_is_worth_it() -> None:
    async def tell() -> None:
        story = Story()
        journal, store, _ = await opened(story)
        for _ in range(FEW - 1):
            story.match = journal.match
            await journal.carry_out(next_act(story), ManualTime(journal.match.at + 10))
        await journal.leave_snapshot()
        assert store.snapshots == []
        story.match = journal.match
        await journal.carry_out(next_act(story), ManualTime(journal.match.at + 10))
        await journal.leave_snapshot()
        await journal.leave_snapshot()
        await journal.finish()
        assert store.snapshots == [journal.match.version]

    run(tell())
