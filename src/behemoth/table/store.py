"""Where matches are kept. The table knows this protocol only; one implementation for tests is here."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from typing import Protocol

import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry, SatDown
from behemoth.table.setup import Setup


class StoreFailure(Exception):
    """It could not be stored; nothing was. The table acknowledges nothing and changes nothing."""


class Conflict(StoreFailure):
    """Somebody else has written there: the log does not end where the writer thought."""


class Log(msgspec.Struct, frozen=True):
    """All that is kept of a match."""

    setup: Setup
    entries: tuple[Entry, ...] = ()


class Store(Protocol):
    """Whatever ``create`` and ``append`` return from is durable: it survives a power cut."""

    async def create(self, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        """Keep a new match, with what happened as it was made. Raises Conflict if there is one of this name."""

    def append(
        self, match: str, first_version: int, entries: Sequence[Entry], *, over: bool = False
    ) -> Awaitable[None]:
        """Keep these entries, all or none. ``first_version`` is the number of entries kept so far; raises Conflict
        if it is not. ``over`` says that the match is over with them, so that a restart need not wake it."""

    async def load(self, match: str) -> Log | None:
        """A match with all its entries; None if there is none of this name."""

    async def running(self) -> tuple[str, ...]:
        """The names of the matches that are not over, the oldest first."""

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        """The names of the matches where one of these tokens has a seat (``SatDown``), the newest first."""

    async def beat(self, now: Milliseconds) -> None:
        """Note that the table is alive at this moment, so that a restart knows how long it was not."""

    async def last_beat(self) -> Milliseconds | None:
        """The last moment the table is known to have been alive."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""


class MemoryStore:
    """Keeps everything for as long as the process lives. Encodes what it keeps, so that tests meet real logs."""

    def __init__(self) -> None:
        self._setups: dict[str, bytes] = {}
        self._entries: dict[str, list[bytes]] = {}
        self._over: set[str] = set()
        self._seat_tokens: dict[str, list[str]] = {}
        self._beat: Milliseconds | None = None

    async def create(self, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        if setup.id in self._setups:
            raise Conflict(setup.id)
        self._setups[setup.id] = msgspec.json.encode(setup)
        self._entries[setup.id] = []
        self._keep(setup.id, entries)

    async def append(self, match: str, first_version: int, entries: Sequence[Entry], *, over: bool = False) -> None:
        if match not in self._setups or len(self._entries[match]) != first_version:
            raise Conflict(match)
        self._keep(match, entries)
        if over:
            self._over.add(match)

    def _keep(self, match: str, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._entries[match].append(msgspec.json.encode(entry))
            if isinstance(entry, SatDown):
                self._seat_tokens.setdefault(entry.token_hash, []).append(match)

    async def load(self, match: str) -> Log | None:
        if match not in self._setups:
            return None
        entries = tuple(_ENTRY.decode(line) for line in self._entries[match])
        return Log(_SETUP.decode(self._setups[match]), entries)

    async def running(self) -> tuple[str, ...]:
        return tuple(match for match in self._setups if match not in self._over)

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        found = {match for hashed in token_hashes for match in self._seat_tokens.get(hashed, ())}
        return tuple(match for match in reversed(self._setups) if match in found)

    async def beat(self, now: Milliseconds) -> None:
        self._beat = now

    async def last_beat(self) -> Milliseconds | None:
        return self._beat

    async def close(self) -> None:
        pass


_SETUP = msgspec.json.Decoder(Setup)
_ENTRY: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
