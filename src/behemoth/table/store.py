"""Where matches are kept. The table knows this protocol only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry
from behemoth.table.setup import Setup

#: Told of what other processes have written: the match, its version, and from when on it needs somebody.
Hear: TypeAlias = Callable[[str, int, Milliseconds | None], None]

#: The version in the news of a match that has been erased.
ERASED: Final = -1


class StoreFailure(Exception):
    """It could not be stored; nothing was. The table acknowledges nothing and changes nothing."""


class Conflict(StoreFailure):
    """Somebody else has written there: the log does not end where the writer thought."""


class Log(msgspec.Struct, frozen=True):
    """What is kept of a match."""

    setup: Setup
    #: The entries from version ``first`` on.
    entries: tuple[Entry, ...] = ()
    first: int = 0
    #: The match after ``first`` entries, as ``snapshot.py`` wrote it; empty: there is none, and ``first`` is 0.
    snapshot: bytes = b""


class Listed(msgspec.Struct, frozen=True):
    """A match in a list for whoever runs the table. Nothing secret is in it."""

    id: str
    game: str
    created: Milliseconds
    version: int
    over: bool
    #: When it ended, if it has.
    finished: Milliseconds | None = None


class Store(Protocol):
    """Whatever ``create`` and ``append`` return from is durable: it survives a power cut. Any of these may raise
    StoreFailure; then nothing has changed."""

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, entries: Sequence[Entry] = (), *, wake: Milliseconds | None = None) -> None:
        """Keep a new match, with what happened as it was made. Raises Conflict if there is one of this name."""

    def append(
        self,
        match: str,
        first_version: int,
        entries: Sequence[Entry],
        *,
        over: bool = False,
        wake: Milliseconds | None = None,
    ) -> Awaitable[None]:
        """Keep these entries, all or none. ``first_version`` is the number of entries kept so far; raises Conflict
        if it is not. ``over`` says that the match is over with them; it stays so. ``wake`` is the moment from which
        the match needs somebody although nobody comes (a flag that will fall; now, if a bot owes a decision);
        None: it may sleep until somebody opens it. Without entries only that moment changes."""

    async def load(self, match: str, *, whole: bool = False) -> Log | None:
        """A match: its newest snapshot and the entries after it. ``whole``: every entry and no snapshot.
        None if there is no match of this name."""

    async def tail(self, match: str, version: int) -> tuple[Entry, ...]:
        """The entries from this version on; none also if there is no such match."""

    async def keep_snapshot(self, match: str, version: int, body: bytes) -> None:
        """Keep the match as it was after so many entries, in place of an older snapshot. It is a convenience: one that
        is older than what is kept, or of a match that is gone, is passed over in silence."""

    # -- many matches ----------------------------------------------------------------------------------------------

    async def to_wake(self) -> tuple[tuple[str, Milliseconds], ...]:
        """The matches that are not over and need somebody at a moment, with that moment, the soonest first."""

    async def running(self) -> int:
        """How many matches are not over."""

    async def matches_of(self, token_hashes: Collection[str]) -> tuple[str, ...]:
        """The names of the matches where one of these tokens has a seat (``SatDown``), the newest first."""

    async def listing(self, *, limit: int = 50, skip: int = 0, running: bool | None = None) -> tuple[Listed, ...]:
        """The matches, the newest first; ``running``: only those that are not over, or only those that are."""

    async def open_tables(self, *, limit: int) -> tuple[str, ...]:
        """The matches that were made open to all, are not over and have not been closed since, the newest first."""

    async def close_table(self, match: str) -> None:
        """This match is open to all no longer. It is no fault if it never was, or if there is none."""

    async def finished_before(self, moment: Milliseconds) -> tuple[str, ...]:
        """The matches that were over before this moment, the oldest first."""

    async def names(self, *, after: str = "", limit: int = 100) -> tuple[str, ...]:
        """The names of the matches after this one in the order of the alphabet. Going on from the last of them, one
        meets every match that was there all the while exactly once, whatever comes and goes meanwhile."""

    async def erase(self, match: str) -> None:
        """Forget a match and everything about it, for good. It is no fault if there is none."""

    async def rewrite(self, setup: Setup, entries: Sequence[Entry]) -> None:
        """Keep a match that is over in other words, with as many entries as before: a name in it is to be forgotten.
        Raises Conflict if there is no such match, it is not over or has another number of entries."""

    # -- notes: small texts by name, for what must outlive a restart --------------------------------------------

    async def notes(self) -> dict[str, str]:
        """All of them."""

    async def keep_note(self, name: str, body: str | None) -> None:
        """Keep a note in place of an older one of this name; None: forget it."""

    # -- the table -------------------------------------------------------------------------------------------------

    async def clock(self) -> Milliseconds | None:
        """The time by which all processes at this store go, so that machines whose clocks disagree agree on who has
        run out of time; None where there is but one machine, whose own clock is as good."""

    async def beat(self, now: Milliseconds) -> None:
        """Note that the table is alive at this moment and looks after the shards held here, so that whoever comes
        next knows since when nobody did."""

    async def last_beat(self) -> Milliseconds | None:
        """The last moment the table is known to have been alive, whichever process it was."""

    async def last_beats(self) -> Mapping[int, Milliseconds]:
        """The last moment each shard is known to have been looked after; those that never were are missing."""

    async def check(self) -> None:
        """Write something that changes nothing. Raises StoreFailure if nothing can be written now."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""

    # -- between processes: a store of one process is always alone ---------------------------------------------------

    def listen(self, hear: Hear) -> None:
        """Be told, in the event loop, what other processes have written. It comes late or twice, and some is lost
        when the connection is (``on_lost_news``). Version ERASED: the match is gone."""

    def on_lost_news(self, lost: Callable[[], None]) -> None:
        """Be told that news may have been missed: look at ``tail`` of whatever is open, and at ``to_wake``."""

    async def versions(self, matches: Collection[str]) -> Mapping[str, int]:
        """How many entries these matches have by now, for whoever may have missed news; where there are no others,
        nobody misses any, and nothing is told."""

    def shards(self) -> frozenset[int]:
        """The shards held here."""

    def holds(self, match: str) -> bool:
        """Whether the clocks and bots of this match run here: the lock of its shard is held."""

    def on_duties(self, changed: Callable[[], None]) -> None:
        """Take part in sharing the shards, and be told when those held here have changed. Who never asks for
        it in a store of many processes holds none."""

    async def give_up_duties(self) -> None:
        """Hold no shard any more and take none, because this process is about to end: the others shall not wait."""

    async def tell(self, text: str) -> None:
        """Say something to the other processes, at most 7,000 bytes of it; nothing remembers it, and whoever is away
        misses it."""

    def hear_tellings(self, hear: Callable[[str], None]) -> None:
        """Be told, in the event loop, what other processes ``tell``."""
