"""A backup: all matches of a store as one compressed stream that any store can take in again.

Lines of JSON in a gzip file: a head with the version of the format, one line for each match (its setup and its whole
log), one for each note, and at the end the numbers and a checksum of everything before it. So half a
backup, or one that was changed, is recognised. It is written while the table runs: matches do not depend on each
other, and each is read whole at one moment. Seeds of running matches are in it: keep it as safe as the store itself.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import BinaryIO, Final, TypeAlias

import msgspec

from behemoth.games import GameError
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Entry
from behemoth.table.match import Match, new_match
from behemoth.table.setup import Setup
from behemoth.table.store import Conflict, Store

#: The version of this format; a reader knows its own and all before it.
FORMAT: Final = 1
#: So many matches are read, written or taken in together: enough to share commits, too few to fill the memory.
TOGETHER: Final = 100


class BackupHead(msgspec.Struct, frozen=True, tag_field="is", tag="behemoth-backup"):
    """The first line."""

    format: int
    #: Which Behemoth wrote it, and when.
    software: str
    at: Milliseconds


class KeptMatch(msgspec.Struct, frozen=True, tag_field="is", tag="match"):
    """A match with everything that happened in it."""

    setup: Setup
    entries: tuple[Entry, ...]


class KeptNote(msgspec.Struct, frozen=True, tag_field="is", tag="rule"):
    """An access rule: a ban, a quota."""

    name: str
    body: str


class BackupEnd(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """The last line."""

    matches: int
    entries: int
    #: SHA-256 of all lines before this one.
    checksum: str


Line: TypeAlias = BackupHead | KeptMatch | KeptNote | BackupEnd
_LINE: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


class BackupTrouble(GameError):
    """The file is no backup, or not all of one."""


class ReplayFault(msgspec.Struct, frozen=True):
    """A match of a backup that cannot be played again, up to which entry, and why."""

    match: str
    version: int
    fault: Exception

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The same for people."""
        told = self.fault.sentence(language) if isinstance(self.fault, GameError) else repr(self.fault)
        return say("backup-does-not-replay", language, match=self.match, version=self.version, fault=told)


class Tally(msgspec.Struct):
    """What a backup or a restore came to."""

    matches: int = 0
    entries: int = 0
    rules: int = 0
    #: Matches that were there already and were left as they are.
    known: int = 0
    faults: list[ReplayFault] = []


# --- writing -----------------------------------------------------------------------------------------


class _Press:
    """Turns lines into compressed bytes and keeps count. Called beside the event loop: it takes its time."""

    def __init__(self) -> None:
        self._gzip = zlib.compressobj(6, zlib.DEFLATED, zlib.MAX_WBITS | 16)
        self._hash = hashlib.sha256()
        self._matches = 0
        self._entries = 0

    def press(self, lines: Iterable[Line]) -> bytes:
        """These lines as they go into the file."""
        return b"".join(self._one(line) for line in lines)

    def _one(self, line: Line) -> bytes:
        if isinstance(line, KeptMatch):
            self._matches += 1
            self._entries += len(line.entries)
        written = msgspec.json.encode(line) + b"\n"
        self._hash.update(written)
        return self._gzip.compress(written)

    def end(self) -> bytes:
        """The last line and what is still to be written."""
        last = self._one(BackupEnd(self._matches, self._entries, self._hash.hexdigest()))
        return last + self._gzip.flush()


async def write_backup(store: Store, now: Milliseconds, software: str) -> AsyncIterator[bytes]:
    """The bytes of a backup, piece by piece. Raises StoreFailure."""
    press = _Press()
    rules = [KeptNote(name, body) for name, body in (await store.notes()).items()]
    yield await asyncio.to_thread(press.press, [BackupHead(FORMAT, software, now), *rules])
    after = ""
    while names := await store.names(after=after, limit=TOGETHER):
        after = names[-1]
        kept = []
        for name in names:
            log = await store.load(name, whole=True)
            if log is not None:  # else it was erased just now
                kept.append(KeptMatch(log.setup, log.entries))
        yield await asyncio.to_thread(press.press, kept)
    yield await asyncio.to_thread(press.end)


# --- reading -----------------------------------------------------------------------------------------


def read_backup(file: BinaryIO) -> Iterator[Line]:
    """The lines of a backup, the first and the last included. Raises BackupTrouble at the first thing that is wrong;
    that all is there is known when the last has been read."""
    hashed, counted = hashlib.sha256(), Tally()
    ended = False
    for number, (data, line) in enumerate(_lines(file)):
        if ended or isinstance(line, BackupHead) != (number == 0):
            raise BackupTrouble("backup-foreign")
        if isinstance(line, BackupHead) and not 1 <= line.format <= FORMAT:
            raise BackupTrouble("backup-newer", format=line.format, known=FORMAT)
        if isinstance(line, BackupEnd):
            ended = True
            if line != BackupEnd(counted.matches, counted.entries, hashed.hexdigest()):
                raise BackupTrouble("backup-changed")
        elif isinstance(line, KeptMatch):
            counted.matches += 1
            counted.entries += len(line.entries)
        hashed.update(data)
        yield line
    if not ended:
        raise BackupTrouble("backup-cut-off")


def _lines(file: BinaryIO) -> Iterator[tuple[bytes, Line]]:
    try:
        with gzip.open(file) as unpacked:
            for data in unpacked:
                yield data, _LINE.decode(data)
    except EOFError:
        raise BackupTrouble("backup-cut-off") from None
    except (gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BackupTrouble("backup-foreign") from None


def replayed(kept: KeptMatch) -> Match | ReplayFault:
    """The match, played again by the rules from its first entry; or where that fails."""
    match = None
    try:
        match = new_match(kept.setup)
        for entry in kept.entries:
            match = match.apply(entry)
    except Exception as fault:  # a game that is not installed, a log that no rule explains: all of it is told
        return ReplayFault(kept.setup.id, 0 if match is None else match.version, fault)
    return match


def verify_backup(file: BinaryIO, told: Callable[[Tally], None] = lambda tally: None) -> Tally:
    """Play every match of a backup again. ``told`` hears how far it is. Raises BackupTrouble."""
    tally = Tally()
    for line in read_backup(file):
        if isinstance(line, KeptMatch):
            _count(tally, line, replayed(line))
            told(tally)
        tally.rules += isinstance(line, KeptNote)
    return tally


def _count(tally: Tally, kept: KeptMatch, found: Match | ReplayFault) -> None:
    tally.matches += 1
    tally.entries += len(kept.entries)
    if isinstance(found, ReplayFault):
        tally.faults.append(found)


# --- restoring ---------------------------------------------------------------------------------------


async def restore_backup(
    file: BinaryIO, store: Store, *, add: bool = False, told: Callable[[Tally], None] = lambda tally: None
) -> Tally:
    """Take a backup into a store: every match that can be played again; the others are told and left out.

    The whole file is looked through first, so that half a backup changes nothing. Raises BackupTrouble: also if the
    store is not empty, unless matches are to be added to those it has; then known ones stay as they are.
    """
    if not add and await store.names(limit=1):
        raise BackupTrouble("backup-store-used")
    for _ in read_backup(file):
        pass
    file.seek(0)
    tally, waiting = Tally(), list[tuple[KeptMatch, Match]]()
    for line in read_backup(file):
        if isinstance(line, KeptNote):
            await store.keep_note(line.name, line.body)
            tally.rules += 1
        elif isinstance(line, KeptMatch):
            found = replayed(line)
            _count(tally, line, found)
            if isinstance(found, Match):
                waiting.append((line, found))
        if len(waiting) >= TOGETHER or isinstance(line, BackupEnd):
            kept = await asyncio.gather(*(_take_in(store, *one) for one in waiting))
            tally.known += kept.count(False)
            waiting.clear()
            told(tally)
    return tally


async def _take_in(store: Store, kept: KeptMatch, match: Match) -> bool:
    """Whether it was new."""
    setup, entries = kept.setup, kept.entries
    before = entries[:-1] if match.over else entries
    try:
        # One that is not over is looked at once, when the table starts.
        await store.create(setup, before, wake=None if match.over else setup.created)
    except Conflict:
        return False
    if match.over:
        await store.append(setup.id, len(before), entries[-1:], over=True)
    return True
