"""A table for tests: a clock that is set by hand, connections that note what they are sent, a store that can fail."""

from __future__ import annotations

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

import msgspec

from behemoth.bots import InlineWorkers, Workers
from behemoth.table import (
    Entry,
    Hello,
    MatchRegistry,
    MatchRequest,
    MatchRunner,
    Memory,
    SeatRequest,
    Store,
    StoreFailure,
    Taken,
)
from behemoth.table.clock_setting import ClockSetting, NoClock
from behemoth.table.messages import Act, Incoming
from tests.table.stage_store import StageStore, Work, close_stores

NOON = 1_800_000_000_000


class _Alarm:
    def __init__(self, moment: int, number: int, ring: Callable[[], None]) -> None:
        self.key = moment, number
        self.ring = ring
        self.off = False

    def cancel(self) -> None:
        self.off = True

    def __lt__(self, other: _Alarm) -> bool:
        return self.key < other.key


class ManualTime:
    """Time stands still unless somebody lets it pass."""

    def __init__(self, now: int = NOON) -> None:
        self._now = now
        self._alarms: list[_Alarm] = []
        self._number = 0

    def now(self) -> int:
        return self._now

    def after(self, delay: int, ring: Callable[[], None]) -> _Alarm:
        self._number += 1
        alarm = _Alarm(self._now + max(0, delay), self._number, ring)
        heapq.heappush(self._alarms, alarm)
        return alarm

    def not_before(self, moment: int) -> None:
        self._now = max(self._now, moment)

    def set_to(self, moment: int) -> None:
        """Tests decide what time it is."""

    async def passes(self, milliseconds: int) -> None:
        """Let time pass, ringing every alarm at its moment and letting everybody do what they then do."""
        end = self._now + milliseconds
        await settle()
        while self._alarms and self._alarms[0].key[0] <= end:
            alarm = heapq.heappop(self._alarms)
            if not alarm.off:
                self._now = max(self._now, alarm.key[0])
                alarm.ring()
                await settle()
        self._now = end
        await settle()


class _IdleSelector(selectors.DefaultSelector):
    """Knows when the event loop has nothing left to do: then it asks for events and is ready to wait for them."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Future[None]] = []

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if not self.waiting or timeout == 0 or Work.under_way:
            return super().select(timeout)
        found = super().select(0)
        if not found:
            waiting, self.waiting = self.waiting, []
            for future in waiting:
                if not future.done():
                    future.set_result(None)
        return found


class IdleLoop(asyncio.SelectorEventLoop):
    """An event loop that can be asked to finish everything it can do now."""

    def __init__(self) -> None:
        self.idle = _IdleSelector()
        super().__init__(self.idle)


async def settle() -> None:
    """Let every task do what it can do now, however many steps that takes."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, IdleLoop), "run the story with stage.run"
    future: asyncio.Future[None] = loop.create_future()
    loop.idle.waiting.append(future)
    await future


class NotingConnection:
    """Takes what it is sent, up to a number of messages."""

    def __init__(self, capacity: int = 10_000) -> None:
        self.data: list[bytes] = []
        self.dropped = False
        self._capacity = capacity

    def offer(self, data: bytes) -> bool:
        if len(self.data) >= self._capacity:
            return False
        self.data.append(data)
        return True

    def drop(self) -> None:
        self.dropped = True

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(data) for data in self.data]

    def of(self, sort: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["is"] == sort]

    def last(self, sort: str) -> dict[str, Any]:
        return self.of(sort)[-1]


class TroubledStore(StageStore):
    """Can be told to fail, or to make everybody wait."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = False
        #: It fails after it has written: the writer does not know.
        self.lying = False
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(
        self, match: str, first_version: int, entries: Sequence[Entry], *, over: bool = False, wake: int | None = None
    ) -> None:
        await self.gate.wait()
        if self.failing:
            raise StoreFailure("the disk is full")
        await super().append(match, first_version, entries, over=over, wake=wake)
        if self.lying:
            raise StoreFailure("no answer from the disk")


class Stage:
    """A house with one match."""

    def __init__(
        self,
        store: Store | None = None,
        workers: Workers | None = None,
        pace: int = 0,
        memory: Memory | None = None,
        time: ManualTime | None = None,
    ) -> None:
        self.time = time or ManualTime()
        self.pace = pace
        self.store: Any = store or TroubledStore()
        self.registry = MatchRegistry(self.store, workers or InlineWorkers(), self.time, pace=pace, memory=memory)
        self.taken: tuple[Taken, ...] = ()
        self.runner: MatchRunner
        self._ids = 0

    async def make(
        self,
        game: str,
        *seats: str,
        clock: ClockSetting | None = None,
        mode: Any = "online",
        **options: str,
    ) -> MatchRunner:
        """Make the match; a seat is ``Anna`` for a person or ``bot:greedy``."""
        wanted = tuple(
            SeatRequest("bot", bot=seat.removeprefix("bot:"))
            if seat.startswith("bot:")
            else SeatRequest("person", seat)
            for seat in seats
        )
        made = await self.registry.create(MatchRequest(game, wanted, options, clock or NoClock(), mode))
        self.taken = made.seats
        self.runner = await self.registry.demand(made.match)
        await settle()
        return self.runner

    @property
    def match(self) -> Any:
        """The match as it is now."""
        return self.runner.match

    def token(self, seat: int) -> str:
        return next(taken.token for taken in self.taken if taken.seat == seat)

    async def connect(
        self, *seats: int, seen: int = 0, language: Any = "en", capacity: int = 10_000
    ) -> NotingConnection:
        connection = NotingConnection(capacity)
        tokens = tuple(self.token(seat) for seat in seats)
        hello = Hello(
            id="hello", protocol=1, match=self.runner.match.setup.id, tokens=tokens, seen=seen, language=language
        )
        self.runner.enter(connection, hello)
        await settle()
        return connection

    async def say(self, connection: NotingConnection, message: Incoming) -> None:
        self.runner.say(connection, message)
        await settle()

    async def act(self, connection: NotingConnection, action: str, *, name: str = "", **facts: Any) -> str:
        self._ids += 1
        name = name or f"act{self._ids}"
        match = self.runner.match
        facts = {"seat": next(iter(match.state.to_act()), 0), "turn": match.turn, **facts}
        await self.say(connection, Act(id=name, action=action, **facts))
        return name

    async def until(self, happened: Callable[[Any], bool]) -> None:
        """Wait for what a thread or a process does beside the table."""
        while not happened(self.match):
            await asyncio.sleep(0.005)
            await self.time.passes(1)

    def any_action(self, rng: Random) -> str:
        state = self.runner.match.state
        seat = state.to_act()[0]
        return state.write(seat, state.actions(seat).sample(rng))

    async def close(self) -> None:
        await self.registry.close()


def run(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a test's story to its end; a story that hangs fails."""

    async def to_its_end() -> Any:
        try:
            return await asyncio.wait_for(coroutine, 30)
        finally:
            await close_stores()

    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        return runner.run(to_its_end())


async def two_at_tanks(**facts: Any) -> tuple[Stage, NotingConnection, NotingConnection]:
    """A game of Tank Chess of two people, and their connections."""
    stage = Stage()
    await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", **facts)
    return stage, await stage.connect(0), await stage.connect(1)
