"""Matches are loaded from the store by their snapshots, so that it costs little however long they are.

Going through a log takes a while, so it is done by the workers, a slice at a time: a long match takes turns with
the others. The log stays the truth; a snapshot that cannot be used is passed over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import thread_time
from typing import Final

import msgspec

from behemoth.bots import FOLDING, BotFailed, Busy, Workers
from behemoth.games import GameError
from behemoth.table.entries import Acted, Entry, TookBack
from behemoth.table.match import Match, fold, new_match
from behemoth.table.setup import Setup
from behemoth.table.snapshot import read_snapshot, write_snapshot
from behemoth.table.store import Log, Store, StoreFailure

logger = logging.getLogger(__name__)

#: A snapshot is kept whenever so many entries have come since the last.
EVERY: Final = 64
#: What takes fewer seconds of the event loop than this is done on the spot, which is not much more than it takes to
#: hand it over; and more than so many actions are not even tried.
AT_ONCE: Final = 0.003
MOST_AT_ONCE: Final = EVERY + 16
#: By so many entries it is judged how long the others will take.
FIRST: Final = 4
#: What was once seen to take too long counts for a little less each time it is not tried, so that it is tried again.
FADING: Final = 0.98
#: So many entries a worker goes through before it is somebody else's turn, and how many seconds it may take.
SLICE: Final = 256
SECONDS: Final = 60.0
#: A longer snapshot (in bytes), or a match of more events, is read or written in a thread.
LONG_BODY: Final = 24_000
LONG_MATCH: Final = 300


class Fold(msgspec.Struct, frozen=True):
    """A part of a log to be gone through: how the match stood before it (nothing: from the start), and the entries.
    All of it is bytes, which cost little to hand over."""

    setup: bytes
    snapshot: bytes
    entries: bytes


def fold_away(job: Fold) -> bytes:
    """The match after these entries, as a snapshot; nothing if the one before cannot be read. Runs in a worker."""
    setup = _SETUP.decode(job.setup)
    match = read_snapshot(setup, job.snapshot) if job.snapshot else new_match(setup)
    if match is None:
        return b""
    for entry in _ENTRIES.decode(job.entries):
        match = match.apply(entry)
    return write_snapshot(match)


class MatchLoader:
    """Loads matches from a store, and keeps snapshots of them there."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        #: Long matches are written one at a time.
        self._writing = asyncio.Semaphore(1)
        self._tries = _Tries()

    async def load(self, match_id: str, asked_by: str = "") -> Match | None:
        """A match as it is; None if there is none of this name. ``asked_by`` is who waits for it, so that whoever asks
        for many waits for them alone. Raises Busy, StoreFailure, or the game's own error."""
        log = await self._store.load(match_id)
        if log is None:
            return None
        match = await self._match_of(log, asked_by)
        if match is None:  # its snapshot is of no use
            log = await self._store.load(match_id, whole=True)
            match = await self._match_of(log, asked_by) if log is not None else None
        return match

    async def catch_up(self, match: Match) -> Match:
        """The match with what others have logged since. Raises like :meth:`load`."""
        tail = await self._store.tail(match.setup.id, match.version)
        return self._tries.at_once(match, tail) or await self.load(match.setup.id) or match

    async def keep(self, match: Match) -> None:
        """Keep a snapshot."""
        await self._keep(match, await self._written(match))

    async def _match_of(self, log: Log, asked_by: str) -> Match | None:
        """The match of a log; None if its snapshot is of no use."""
        if self._tries.allow(log.setup.game, log.entries):
            begun = await self._read(log.setup, log.snapshot) if log.snapshot else new_match(log.setup)
            if begun is None:
                return None
            match = self._tries.at_once(begun, log.entries)
            if match is not None:
                return match
        return await self._fold(log, asked_by or log.setup.id)

    async def _fold(self, log: Log, owner: str) -> Match | None:
        body, setup = log.snapshot, msgspec.json.encode(log.setup)
        try:
            for first in range(0, len(log.entries), SLICE):
                job = Fold(setup, body, msgspec.msgpack.encode(log.entries[first : first + SLICE]))
                body = await self._workers.ask(fold_away, job, SECONDS, sort=FOLDING, owner=owner)
                if not body:
                    return None
        except Busy:
            raise
        except (BotFailed, GameError):  # no workers, or a game they do not know: in a thread, then
            logger.warning("match %s is gone through by the table itself", log.setup.id, exc_info=True)
            return None if log.snapshot else await asyncio.to_thread(fold, log.setup, log.entries)
        match = await self._read(log.setup, body)
        if match is not None:
            await self._keep(match, body)
        return match

    async def _keep(self, match: Match, body: bytes) -> None:
        """Nobody waits for it, so a failure is only logged."""
        try:
            await self._store.keep_snapshot(match.setup.id, match.version, body)
        except StoreFailure as error:
            logger.warning("no snapshot of match %s could be kept: %s", match.setup.id, error)

    async def _read(self, setup: Setup, body: bytes) -> Match | None:
        if len(body) <= LONG_BODY:
            return read_snapshot(setup, body)
        return await asyncio.to_thread(read_snapshot, setup, body)

    async def _written(self, match: Match) -> bytes:
        if len(match.events) <= LONG_MATCH:
            return write_snapshot(match)
        async with self._writing:
            return await asyncio.to_thread(write_snapshot, match)


class _Tries:
    """Entries that are gone through on the spot, where that takes no longer than the event loop can spare."""

    def __init__(self) -> None:
        #: Seconds an action has taken of late, by the name of its game.
        self._pace: dict[str, float] = {}

    def allow(self, game: str, entries: Sequence[Entry]) -> bool:
        """Whether it may be tried, by how long the game's actions took before. To be refused fades what was seen."""
        actions, pace = _actions(entries), self._pace.get(game, 0.0)
        if actions <= MOST_AT_ONCE and pace * actions <= AT_ONCE:
            return True
        self._pace[game] = pace * FADING
        return False

    def at_once(self, match: Match, entries: Sequence[Entry]) -> Match | None:
        """The match after these entries; None if that takes too long, as the first of them show."""
        if _actions(entries) > MOST_AT_ONCE:
            return None
        begin = thread_time()
        for done, entry in enumerate(entries):
            taken = thread_time() - begin
            if taken * len(entries) > AT_ONCE * max(done, FIRST):
                self._pace[match.setup.game] = taken / max(1, _actions(entries[:done]))
                return None
            match = match.apply(entry)
        return match


def _actions(entries: Sequence[Entry]) -> int:
    """How many of them are actions: nothing else takes any time."""
    return sum(isinstance(entry, Acted | TookBack) for entry in entries)


_SETUP: Final = msgspec.json.Decoder(Setup)
_ENTRIES: Final[msgspec.msgpack.Decoder[list[Entry]]] = msgspec.msgpack.Decoder(list[Entry])
