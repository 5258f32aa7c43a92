"""The store in memory: for tests, and for a table that need not outlive its process."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Self

import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry, hashes_in
from behemoth.table.setup import Setup
from behemoth.table.shards import SHARDS, shard_of
from behemoth.table.store import ERASED, Conflict, Hear, Listed, Log

_SETUP = msgspec.json.Decoder(Setup)
_ENTRY: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class _Kept:
    """All that is kept of one match. Encoded, so that tests meet real logs."""

    def __init__(self, setup: Setup) -> None:
        self.setup = msgspec.json.encode(setup)
        self.game = setup.game
        self.created = setup.created
        self.entries: list[bytes] = []
        self.tokens: set[str] = set()
        self.snapshot: tuple[int, bytes] | None = None
        self.wake: Milliseconds | None = None
        self.over = False
        self.finished: Milliseconds | None = None
        self.open_to_all = setup.open_to_all

    def add(self, entries: Sequence[Entry], wake: Milliseconds | None) -> None:
        self.entries += [msgspec.json.encode(entry) for entry in entries]
        self.tokens |= set(hashes_in(entries))
        self.wake = wake


class _Data:
    """What several stores of one process share, as if it were a database."""

    def __init__(self) -> None:
        self.matches: dict[str, _Kept] = {}
        self.beat: Milliseconds | None = None
        self.rules: dict[str, str] = {}
        #: The last beat of each shard.
        self.beats: dict[int, Milliseconds] = {}
        #: Who uses it, in the order they came.
        self.members: list[MemoryStore] = []


class MemoryStore:
    """Keeps everything for as long as the process lives. A :meth:`twin` is a second process on the same data."""

    def __init__(self) -> None:
        self._data = _Data()
        self._data.members.append(self)
        self._shards = frozenset(range(SHARDS))
        self._hear: list[Hear] = []
        self._lost: list[Callable[[], None]] = []
        self._changed: list[Callable[[], None]] = []
        self._hear_tellings: list[Callable[[str], None]] = []

    def twin(self) -> Self:
        """Another store on the same data, as another process would have it. It holds no shard until it is given some
        (:meth:`take`) or the others close."""
        twin = type(self)()
        twin._data = self._data
        twin._shards = frozenset()
        self._data.members.append(twin)
        return twin

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, entries: Sequence[Entry] = (), *, wake: Milliseconds | None = None) -> None:
        if setup.id in self._data.matches:
            raise Conflict(setup.id)
        kept = self._data.matches[setup.id] = _Kept(setup)
        kept.add(entries, wake)
        self._spread(setup.id, len(entries), wake)

    async def append(
        self,
        match: str,
        first_version: int,
        entries: Sequence[Entry],
        *,
        over: bool = False,
        wake: Milliseconds | None = None,
    ) -> None:
        kept = self._data.matches.get(match)
        if kept is None or len(kept.entries) != first_version:
            raise Conflict(match)
        kept.add(entries, wake)
        if over and not kept.over:
            kept.over = True
            kept.finished = entries[-1].at if entries else None
        self._spread(match, len(kept.entries), wake)

    async def load(self, match: str, *, whole: bool = False) -> Log | None:
        kept = self._data.matches.get(match)
        if kept is None:
            return None
        first, body = (0, b"") if whole or kept.snapshot is None else kept.snapshot
        return Log(_SETUP.decode(kept.setup), await self.tail(match, first), first, body)

    async def tail(self, match: str, version: int) -> tuple[Entry, ...]:
        kept = self._data.matches.get(match)
        return () if kept is None else tuple(_ENTRY.decode(line) for line in kept.entries[version:])

    async def keep_snapshot(self, match: str, version: int, body: bytes) -> None:
        kept = self._data.matches.get(match)
        if kept is not None and (kept.snapshot is None or kept.snapshot[0] <= version):
            kept.snapshot = version, body

    # -- many matches ----------------------------------------------------------------------------------------------

    async def to_wake(self) -> tuple[tuple[str, Milliseconds], ...]:
        found = [
            (kept.wake, match) for match, kept in self._data.matches.items() if not kept.over and kept.wake is not None
        ]
        return tuple((match, wake) for wake, match in sorted(found))

    async def running(self) -> int:
        return sum(not kept.over for kept in self._data.matches.values())

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        wanted = set(token_hashes)
        return tuple(match for match, kept in self._newest_first() if not wanted.isdisjoint(kept.tokens))

    async def listing(self, *, limit: int = 50, skip: int = 0, running: bool | None = None) -> tuple[Listed, ...]:
        found = [
            Listed(match, kept.game, kept.created, len(kept.entries), kept.over, kept.finished)
            for match, kept in self._newest_first()
            if running is None or running is not kept.over
        ]
        return tuple(found[skip : skip + limit])

    def _newest_first(self) -> list[tuple[str, _Kept]]:
        return sorted(self._data.matches.items(), key=lambda item: (-item[1].created, item[0]))

    async def open_tables(self, *, limit: int) -> tuple[str, ...]:
        found = [match for match, kept in self._newest_first() if kept.open_to_all and not kept.over]
        return tuple(found[:limit])

    async def close_table(self, match: str) -> None:
        if match in self._data.matches:
            self._data.matches[match].open_to_all = False

    async def finished_before(self, moment: Milliseconds) -> tuple[str, ...]:
        found = [
            (kept.finished, match)
            for match, kept in self._data.matches.items()
            if kept.finished is not None and kept.finished < moment
        ]
        return tuple(match for _, match in sorted(found))

    async def names(self, *, after: str = "", limit: int = 100) -> tuple[str, ...]:
        return tuple(sorted(match for match in self._data.matches if match > after)[:limit])

    async def erase(self, match: str) -> None:
        if self._data.matches.pop(match, None) is not None:
            self._spread(match, ERASED, None)

    async def rewrite(self, setup: Setup, entries: Sequence[Entry]) -> None:
        old = self._data.matches.get(setup.id)
        if old is None or not old.over or len(old.entries) != len(entries):
            raise Conflict(setup.id)
        kept = self._data.matches[setup.id] = _Kept(setup)
        kept.add(entries, None)
        kept.over, kept.finished = old.over, old.finished
        self._spread(setup.id, ERASED, None)

    # -- access rules ----------------------------------------------------------------------------------------

    async def notes(self) -> dict[str, str]:
        return dict(self._data.rules)

    async def keep_note(self, name: str, body: str | None) -> None:
        if body is None:
            self._data.rules.pop(name, None)
        else:
            self._data.rules[name] = body

    # -- the table -------------------------------------------------------------------------------------------------

    async def clock(self) -> Milliseconds | None:
        return None

    async def beat(self, now: Milliseconds) -> None:
        self._data.beat = now
        self._data.beats.update(dict.fromkeys(self._shards, now))

    async def last_beat(self) -> Milliseconds | None:
        return self._data.beat

    async def last_beats(self) -> Mapping[int, Milliseconds]:
        return dict(self._data.beats)

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        if self not in self._data.members or self._data.members == [self]:
            return
        self._data.members.remove(self)
        self._data.members[0].take(self._shards)

    # -- between the twins -----------------------------------------------------------------------------------------

    def listen(self, hear: Hear) -> None:
        self._hear.append(hear)

    def on_lost_news(self, lost: Callable[[], None]) -> None:
        self._lost.append(lost)

    async def versions(self, matches: Collection[str]) -> Mapping[str, int]:
        kept = self._data.matches
        return {match: len(kept[match].entries) for match in matches if match in kept}

    def shards(self) -> frozenset[int]:
        return self._shards

    async def give_up_duties(self) -> None:
        others = self._others()
        if others and self._shards:
            others[0].take(self._shards)

    def holds(self, match: str) -> bool:
        return shard_of(match) in self._shards

    def on_duties(self, changed: Callable[[], None]) -> None:
        self._changed.append(changed)

    async def tell(self, text: str) -> None:
        for other in self._others():
            for hear in other._hear_tellings:
                hear(text)

    def hear_tellings(self, hear: Callable[[str], None]) -> None:
        self._hear_tellings.append(hear)

    def take(self, shards: Iterable[int]) -> None:
        """Hold these shards from now on; whoever held them holds them no more."""
        taken = frozenset(shards)
        for other in self._others():
            if not taken.isdisjoint(other._shards):
                other._shards -= taken
                other._tell_duties()
        self._shards |= taken
        self._tell_duties()

    def lose_news(self) -> None:
        """As if the connection had been lost for a while and were back."""
        for lost in self._lost:
            lost()

    def _tell_duties(self) -> None:
        for changed in self._changed:
            changed()

    def _others(self) -> list[MemoryStore]:
        return [member for member in self._data.members if member is not self]

    def _spread(self, match: str, version: int, wake: Milliseconds | None) -> None:
        for other in self._others():
            for hear in other._hear:
                hear(match, version, wake)
