"""What this process looks after: the shards whose clocks and bots run here, since when, and when each match of theirs
that sleeps needs somebody.

With one process that is everything. Where several share a store, shards change hands while matches are played; whoever
takes one over forgives the time in which nobody had it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Final

from behemoth.table.absence import UNATTENDED
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.gaps import find_gaps
from behemoth.table.inbox_items import Gap
from behemoth.table.match import Match
from behemoth.table.shards import shard_of
from behemoth.table.store import Store
from behemoth.table.time_source import TimeSource
from behemoth.table.wakes import Wakes

#: How often the table notes that it is alive: the most a restart can get wrong about a clock.
BEAT: Final[Milliseconds] = 2_000
#: A gap that is so much shorter than the time somebody has left is not worth waking their match for. It is forgiven
#: when the match is opened.
NO_MATTER: Final = 1_000


class Duties:
    """The shards held here, and the moments of their sleeping matches."""

    def __init__(self, store: Store, time_source: TimeSource, *, taken: bool) -> None:
        """``taken``: whether this process looks after anything at all."""
        self.taken = taken
        #: Whether the shards held here have changed and nobody has seen to it yet.
        self.changed = True
        self._store = store
        self._time = time_source
        self._shards = store.shards() if taken else frozenset()
        #: Since when nobody did before.
        self._gaps: dict[int, Gap] = {}
        #: Since when each of them has been looked after here.
        self._since: dict[int, Milliseconds] = dict.fromkeys(self._shards, time_source.now())
        #: When matches that nobody has open here need somebody.
        self._wakes = Wakes()
        self._hurry = asyncio.Event()
        self._reading = asyncio.Lock()
        #: What was heard of moments while they were read from the store.
        self._meanwhile: dict[str, Milliseconds | None] = {}
        #: When the last one left a match that sleeps here, at another process.
        self._left: dict[str, Milliseconds] = {}

    def drop(self) -> None:
        """Begin without any shard, as if none had ever been held."""
        self._shards = frozenset()

    @property
    def stale(self) -> bool:
        """Whether what is looked after here is no longer what the store says is held here."""
        return self.changed or self._shards != self._store.shards()

    async def read(self, awake: Container[str]) -> None:
        """Look after what is held here, from now on, and after nothing else. Raises StoreFailure."""
        async with self._reading:
            self._meanwhile.clear()
            shards, beats = self._store.shards(), await self._store.last_beats()
            moments = await self._store.to_wake()
            now = self._time.now()
            gaps = {shard: gap for shard, gap in self._gaps.items() if shard in shards}
            gaps |= await find_gaps(self._store, shards - self._shards, beats, now)
            self.changed = shards != self._store.shards()
            self._since = {shard: self._since.get(shard, now) if shard in self._shards else now for shard in shards}
            self._shards, self._gaps = shards, gaps
            self._wakes.replace(
                {
                    match_id: self._first_look(match_id, moment)
                    for match_id, moment in moments
                    if match_id not in awake and self.include(match_id)
                }
            )
            for match_id, at in self._meanwhile.items():
                if match_id not in awake and self.include(match_id):
                    self._wakes.put(match_id, at)
        self._hurry.set()

    def include(self, match_id: str) -> bool:
        """Whether the clock and the bots of a match run here."""
        return shard_of(match_id) in self._shards and self._store.holds(match_id)

    def gap_of(self, match_id: str) -> Gap | None:
        """The time in which nobody looked after a match, before it was looked after here."""
        return self._gaps.get(shard_of(match_id))

    # -- matches that sleep ----------------------------------------------------------------------------------------

    def wake_at(self, match_id: str, moment: Milliseconds | None) -> None:
        """This match, which is not open here, needs somebody then; None: it does not."""
        if self._reading.locked():  # what is being read may be older
            self._meanwhile[match_id] = moment
        self._wakes.put(match_id, moment)
        self._hurry.set()

    def hear_of(self, match_id: str, moment: Milliseconds | None) -> None:
        """Another process says when a match that sleeps here needs somebody."""
        if self.include(match_id) or self._reading.locked():
            self.wake_at(match_id, moment)

    def forget(self, match_id: str) -> None:
        """It is open here and looks after itself, or there is no such match any more."""
        self._wakes.put(match_id, None)

    def everybody_left(self, match_id: str) -> None:
        """The last one has left a match that sleeps here, at another process: nobody else sees to it that they are
        missed."""
        now = self._left[match_id] = self._time.now()
        self.wake_at(match_id, now)

    def need_nobody(self, match_id: str) -> None:
        """A match whose moment had come needs nobody after all."""
        self._left.pop(match_id, None)

    def due(self) -> int:
        """How many matches are to be woken now and have not been."""
        return self._wakes.due(self._time.now())

    async def next(self) -> str:
        """Wait for the next match whose moment has come."""
        while True:
            match_id = self._wakes.take(self._time.now())
            if match_id is None:
                await self._next_moment()
            elif self.include(match_id):
                return match_id

    async def _next_moment(self) -> None:
        """Wait for it, or for somebody who knows of a sooner one."""
        self._hurry.clear()
        moment = self._wakes.next()
        alarm = None
        if moment is not None:
            alarm = self._time.after(max(0, moment - self._time.now()), self._hurry.set)
        try:
            await self._hurry.wait()
        finally:
            if alarm is not None:
                alarm.cancel()

    def _first_look(self, match_id: str, moment: Milliseconds) -> Milliseconds:
        """When a match that sleeps is looked at: at its moment, but by who has just begun to look after it soon in any
        case. Then the gap is logged, and where nobody has come back the match is paused, so that whatever happens
        later nothing from before is left to be forgiven. Whoever has days is not woken for a few seconds."""
        since, gap = self._since[shard_of(match_id)], self.gap_of(match_id)
        soon = since if self._was_long_alone(match_id) else since + UNATTENDED + BEAT
        trifle = gap is None or (gap.until - gap.since) * NO_MATTER < moment - since
        return moment if trifle or soon < self._time.now() else min(moment, soon)

    def _was_long_alone(self, match_id: str) -> bool:
        """Whether nobody looked after it for so long that nobody can have been there."""
        gap = self.gap_of(match_id)
        return gap is not None and gap.until - gap.since > UNATTENDED

    def absent_since(self, match: Match) -> Milliseconds:
        """Since when nobody has been at a match that slept here."""
        match_id = match.setup.id
        left, gap = self._left.pop(match_id, 0), self.gap_of(match_id)
        if gap is not None and self._was_long_alone(match_id) and match.at <= gap.until and not left:
            return gap.since
        return max(match.at, self._since.get(shard_of(match_id), self._time.now()), left)
