"""What processes tell each other about who is connected: small, said again, forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from behemoth.table import MemoryStore, StoreFailure
from behemoth.table.presence import AGAIN, FORGOTTEN, TOGETHER, Presence
from tests.table.stage import ManualTime, run, settle


class Process:
    """One of several, with who is connected to it."""

    def __init__(self, store: MemoryStore, time: ManualTime) -> None:
        self.here: dict[str, frozenset[int]] = {}
        self.changed: list[str] = []
        self.store = store
        self.busy: list[tuple[str, int, bool]] = []
        self.presence = Presence(store, time, lambda: self.here, self.changed.append, self._note_busy)
        store.hear_tellings(self.presence.hear)

    def _note_busy(self, *bot: Any) -> None:
        self.busy.append(bot)

    def come(self, match: str, *seats: int) -> None:
        self.here[match] = frozenset(seats)
        self.presence.note(match)


def two() -> tuple[ManualTime, Process, Process]:
    time, store = ManualTime(), MemoryStore()
    return time, Process(store, time), Process(store.twin(), time)


async def meet(time: ManualTime, *processes: Process) -> None:
    for process in processes:
        await process.presence.again()
    await time.passes(TOGETHER)


def test_who_comes_and_goes_is_told_at_once() -> None:
    async def story() -> None:
        time, one, other = two()
        await meet(time, one, other)
        assert not one.presence.alone
        one.come("m", 0)
        one.come("n", 1, 2)
        await time.passes(TOGETHER)
        assert [set(other.presence.elsewhere(match)) for match in ("m", "n")] == [{0}, {1, 2}]
        assert sorted(other.changed) == ["m", "n"]
        assert one.presence.elsewhere("m") == frozenset(), "one's own are not elsewhere"
        one.come("m")
        await time.passes(TOGETHER)
        assert other.presence.elsewhere("m") == frozenset()
        assert other.changed.count("m") == 2

    run(story())


def test_who_is_new_is_told_everything() -> None:
    async def story() -> None:
        time, one, other = two()
        one.come("m", 0)
        await meet(time, one)
        assert other.presence.elsewhere("m") == frozenset(), "nobody was there to be told"
        await meet(time, other)
        assert other.presence.elsewhere("m") == {0}

    run(story())


def test_what_is_not_said_again_is_forgotten() -> None:
    async def story() -> None:
        time, one, other = two()
        await meet(time, one, other)
        one.come("m", 0)
        for _ in range(10):
            await time.passes(AGAIN)
            await meet(time, one, other)
        assert other.presence.elsewhere("m") == {0}
        await time.passes(FORGOTTEN + 1)
        await other.presence.again()
        assert other.presence.elsewhere("m") == frozenset()
        assert other.presence.alone
        assert other.changed == ["m", "m"]

    run(story())


def test_a_bot_that_has_to_wait_is_told_of() -> None:
    async def story() -> None:
        time, one, other = two()
        one.presence.note_busy("m", 1, True)
        await meet(time, one, other)
        assert other.busy == [], "nobody was there to be told"
        one.presence.note_busy("m", 1, True)
        one.presence.note_busy("m", 1, False)
        await time.passes(TOGETHER)
        assert other.busy == [("m", 1, True), ("m", 1, False)]

    run(story())


def test_who_leaves_says_so() -> None:
    async def story() -> None:
        time, one, other = two()
        await meet(time, one, other)
        one.come("m", 0)
        await time.passes(TOGETHER)
        await one.presence.leave()
        assert other.presence.elsewhere("m") == frozenset()
        assert other.presence.alone

    run(story())


def test_many_matches_take_several_messages_and_none_is_too_long() -> None:
    class Counting(MemoryStore):
        said: list[str]

        async def tell(self, text: str) -> None:
            self.said.append(text)
            await super().tell(text)

    async def story() -> None:
        Counting.said = []
        time, store = ManualTime(), Counting()
        one, other = Process(store, time), Process(store.twin(), time)
        await meet(time, one, other)
        for number in range(1_000):
            one.here[f"abcdefghijkl{number:04}"] = frozenset(range(7))
        await time.passes(AGAIN)
        await one.presence.again()
        assert all(other.presence.elsewhere(match) == set(range(7)) for match in one.here)
        assert max(len(text.encode()) for text in store.said) < 7_000

    run(story())


@pytest.mark.parametrize("text", ["", "{", "[]", '{"who": 7}', msgspec.json.encode({"here": {}}).decode()])
def test_what_cannot_be_read_is_passed_over(text: str) -> None:
    async def story() -> None:
        time, one, _ = two()
        one.presence.hear(text)
        await time.passes(TOGETHER)
        assert one.presence.alone

    run(story())


def test_a_store_that_does_not_answer_costs_nobody_anything() -> None:
    class Mute(MemoryStore):
        async def tell(self, text: str) -> None:
            raise StoreFailure("away")

    async def story() -> None:
        time, store = ManualTime(), Mute()
        one, other = Process(store, time), Process(store.twin(), time)
        await meet(time, one, other)
        one.presence.hear('{"who":"somebody"}')
        one.come("m", 0)
        await time.passes(TOGETHER)
        await one.presence.leave()
        await settle()
        assert other.presence.alone

    run(story())
