"""A match of the table at one keyboard: the table's own rules, clock, bots and hints, without sockets and store.

Everything that is done goes through ``handle``, as at a table in the browser. Nobody but this process knows of the
match, so its log may also be cut, to take back what ended a game.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final

import msgspec

from behemoth.bots import Advice, WorkerProcesses, Workers
from behemoth.games import Event, Seat
from behemoth.table import (
    BotAct,
    BotAnswer,
    BotAnswers,
    BotTurns,
    Change,
    ClockSetting,
    Command,
    Correspondence,
    Countdown,
    Entry,
    Hints,
    Match,
    NoClock,
    PerDecision,
    Refusal,
    Setup,
    SystemTime,
    Tick,
    TimeSource,
    Wake,
    fold,
    handle,
)
from behemoth.terminal.trouble import BadInput

#: How long a bot takes at least where players hide something, in milliseconds, so that its time tells nothing.
PACE: Final = 700

#: Clocks as people write them, and as records do: ``15+10`` (minutes and seconds a move), ``30s``, ``3d``.
_CLOCKS: Final = {
    re.compile(r"(?P<minutes>[0-9.]{1,8})\+(?P<increment>[0-9.]{1,8})"): Countdown,
    re.compile(r"(?P<seconds>[0-9.]{1,8})s"): PerDecision,
    re.compile(r"(?P<days>[0-9.]{1,8})d"): Correspondence,
}


def read_clock(text: str) -> ClockSetting:
    """The clock a text means; none for no text. Raises BadInput."""
    if not text:
        return NoClock()
    for form, setting in _CLOCKS.items():
        if found := form.fullmatch(text.strip()):
            try:
                chosen: ClockSetting = msgspec.convert(found.groupdict(), setting, strict=False)
            except msgspec.ValidationError:
                break
            return chosen
    raise BadInput("terminal-usage-clock", text=text[:40])


class LocalMatch:
    """Holds the present match and its log; each method leads from one match to the next."""

    def __init__(
        self, setup: Setup, log: Sequence[Entry] = (), *, time: TimeSource | None = None, rng: Random | None = None
    ) -> None:
        self.match: Match = fold(setup, log)
        self.log = list(log)
        self.time = time or SystemTime()
        self._rng = rng or SystemRandom()
        self._workers: Workers | None = None

    # -- changes -------------------------------------------------------------------------------------------------------

    def do(self, command: Command) -> tuple[Entry, ...]:
        """Carry out a command; what was logged of it. Raises Refusal."""
        return self._accept(handle(self.match, command, self.time.now()))

    def put(self, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Log again what was logged before and then taken back."""
        now = self.time.now()
        again = tuple(msgspec.structs.replace(entry, at=now) for entry in entries)
        match = self.match
        for entry in again:
            match = match.apply(entry)
        return self._accept(Change(again, match))

    def cut(self, length: int) -> tuple[Entry, ...]:
        """Forget everything after the first entries of the log, the end of the game too; what was forgotten."""
        forgotten = tuple(self.log[length:])
        del self.log[length:]
        self.match = fold(self.match.setup, self.log)
        if self.match.clock.limited and not self.match.over:
            self.do(Wake(self.match.at))  # the time since then counts for nobody
        return forgotten

    def tick(self) -> tuple[Entry, ...]:
        """What the clock has brought about by now."""
        flag = self.match.clock.flag()
        due = flag is not None and self.match.to_act and flag[0] <= self.time.now()
        return self.do(Tick()) if due else ()

    def time_is_over(self) -> tuple[Entry, ...]:
        """The same, without the patience that only a slow network deserves."""
        flag = self.match.clock.flag()
        assert flag is not None
        return self._accept(handle(self.match, Tick(), max(flag[0], self.time.now())))

    def _accept(self, change: Change) -> tuple[Entry, ...]:
        self.match = change.match
        self.log += change.entries
        return change.entries

    # -- what is known -------------------------------------------------------------------------------------------------

    def events_of(self, version: int) -> tuple[Event, ...]:
        """What the entry of the log with this number brought about."""
        return next((row.events for row in reversed(self.match.events) if row.version == version), ())

    def bot_owes(self) -> bool:
        """Whether a bot is to decide."""
        return any(self.match.players[seat].played_by == "bot" for seat in self.match.to_act)

    def seconds_left(self, seat: Seat) -> float | None:
        """What this seat has left on its clock; None without one."""
        left = self.match.clock.left_at(self.time.now())
        return left[seat] / 1000 if left else None

    # -- bots ----------------------------------------------------------------------------------------------------------

    def bot_turn(self) -> tuple[Entry, ...]:
        """Let a bot that owes a decision decide."""
        return self._accept(asyncio.run(self._bot_turn()))

    async def _bot_turn(self) -> Change:
        chosen: asyncio.Queue[BotAct] = asyncio.Queue()
        pace = PACE if self.match.secrets else 0
        turns = BotTurns(self._thinking(), self.time, chosen.put_nowait, pace, self._rng)
        try:
            turns.follow(self.match)
            while True:
                command = await chosen.get()
                try:
                    return handle(self.match, command, self.time.now())
                except Refusal:
                    turns.failed(self.match, command)  # somebody quick decides instead
        finally:
            await turns.stop()

    def bot_answers(self) -> tuple[Entry, ...]:
        """Let bots answer what they are offered."""
        logged: tuple[Entry, ...] = ()
        while self._asks_bots():
            logged += self._accept(asyncio.run(self._bot_answer()))
        return logged

    def _asks_bots(self) -> bool:
        asked = {seat for offer in self.match.offers for seat in offer.waits_for}
        return any(self.match.players[seat].played_by == "bot" for seat in asked)

    async def _bot_answer(self) -> Change:
        said: asyncio.Queue[BotAnswer] = asyncio.Queue()
        answers = BotAnswers(self._thinking(), said.put_nowait, self._rng)
        try:
            answers.follow(self.match)
            return handle(self.match, await said.get(), self.time.now())
        finally:
            await answers.stop()

    def advice(self, seat: Seat, language: str) -> Advice:
        """A good decision for this seat, from what it may see. Raises Refusal."""
        found = asyncio.run(self._advice(seat, language))
        if isinstance(found, Refusal):
            raise found
        return found

    async def _advice(self, seat: Seat, language: str) -> Advice | Refusal:
        if seat not in self.match.to_act:
            raise Refusal("illegal", "refusal-not-asked")
        found: asyncio.Future[Advice | Refusal] = asyncio.get_running_loop().create_future()
        hints = Hints(self._thinking(), self._rng)

        def tell(advice: Advice | Refusal) -> None:
            if not found.done():  # somebody may have stopped waiting
                found.set_result(advice)

        try:
            hints.ask(self.match, seat, language, tell)
            return await found
        finally:
            await hints.stop()

    def _thinking(self) -> Workers:
        if self._workers is None:
            self._workers = new_workers()
        return self._workers

    def close(self) -> None:
        """End the processes bots think in."""
        if self._workers is not None:
            self._workers.close()
            self._workers = None


def new_workers() -> Workers:
    """Where bots think: one process, so that one that overruns its time can be ended."""
    return WorkerProcesses(processes=1)
