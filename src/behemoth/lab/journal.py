"""A journal: a file of finished batches, so that mass work that was interrupted goes on where it stopped.

The first line says which work it is. Each further line is one batch: of which part of the work, its first item, how
many there are, and their results. A line that was not finished, because the machine went down, is dropped. Only one run
writes it at a time: two would do the same batches.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, NamedTuple, NoReturn, Self, TypeVar

import msgspec

from behemoth.games import InvalidOptions

R = TypeVar("R")

#: More items than any work has.
_ENDLESS: Final = 2**62


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    behemoth: str
    work: Any


class _Entry(msgspec.Struct, frozen=True):
    """A batch without its results, which are read when somebody needs them."""

    part: str
    first: int
    count: int


class _Place(NamedTuple):
    """Where a batch stands in the file."""

    offset: int
    length: int


class Journal:
    """A file of finished batches. Whoever opens it says which work it is for; another one's is refused."""

    def __init__(self, path: Path, work: Any) -> None:
        """Open the file, or make it. Raises InvalidOptions for a file of other work or of a run under way, OSError."""
        self._path = path
        self._head = _Head(version("behemoth"), msgspec.to_builtins(work))
        self._places: dict[str, dict[int, _Place]] = {}
        self._file: BufferedRandom = path.open("r+b" if path.exists() else "x+b")
        try:
            if not _reserve(self._file):
                raise InvalidOptions("error-journal-busy", name=path.name)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def part(self, name: str, kind: Any) -> Part[Any]:
        """One part of the work, by name, with the type of its results."""
        return Part(self, name, kind)

    def _read(self) -> None:
        line = self._file.readline()
        if not line.endswith(b"\n"):
            if self._file.seek(0, 2) > 0 and not line.startswith(b'{"behemoth"'):
                self._refuse()
            self._file.seek(0)
            self._file.truncate()
            self._write(msgspec.json.encode(self._head))
            return
        try:
            head = msgspec.json.decode(line, type=_Head)
        except msgspec.DecodeError:
            self._refuse()
        if head != msgspec.json.decode(msgspec.json.encode(self._head), type=_Head):
            self._refuse()
        self._read_entries()

    def _read_entries(self) -> None:
        offset = self._file.tell()
        for line in self._file:
            try:
                entry = msgspec.json.decode(line, type=_Entry) if line.endswith(b"\n") else None
            except msgspec.DecodeError:
                entry = None
            if entry is None:
                break
            self._places.setdefault(entry.part, {})[entry.first] = _Place(offset, len(line))
            offset += len(line)
        self._file.seek(offset)
        self._file.truncate()

    def _refuse(self) -> NoReturn:
        raise InvalidOptions("error-journal-other", name=self._path.name)

    def _write(self, line: bytes) -> _Place:
        offset = self._file.seek(0, 2)
        self._file.write(line + b"\n")
        self._file.flush()
        return _Place(offset, len(line) + 1)

    def places(self, part: str) -> dict[int, _Place]:
        """Where the batches of a part stand, by their first items."""
        return self._places.setdefault(part, {})

    def line(self, place: _Place) -> bytes:
        """The line at a place."""
        self._file.seek(place.offset)
        return self._file.read(place.length)

    def add(self, part: str, first: int, results: Sequence[Any]) -> None:
        """One batch more."""
        line = {"part": part, "first": first, "count": len(results), "results": results}
        self.places(part)[first] = self._write(msgspec.json.encode(line))


def _reserve(file: BufferedRandom) -> bool:
    """Keep a file for whoever opened it until it is closed; false if somebody else has it. Only POSIX knows how."""
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


@contextmanager
def open_journal(path: Path | None, work: Any) -> Iterator[Journal | None]:
    """The journal at a path, or none. Raises InvalidOptions for a file of other work or of a run under way."""
    if path is None:
        yield None
        return
    with Journal(path, work) as journal:
        yield journal


@contextmanager
def open_part(path: Path | None, work: Any, kind: type[R]) -> Iterator[Part[R] | None]:
    """The same for work that has one part only."""
    with open_journal(path, work) as journal:
        yield None if journal is None else journal.part("", kind)


class Part(Generic[R]):
    """The finished batches of one part of the work."""

    def __init__(self, journal: Journal, name: str, kind: type[R]) -> None:
        self._journal = journal
        self._name = name
        self._kind = msgspec.defstruct("_Results", [("results", list[kind])])  # type: ignore[valid-type]
        self._firsts = sorted(journal.places(name))

    def read(self, first: int) -> list[R] | None:
        """The results of the batch that begins with this item, if it is finished."""
        place = self._journal.places(self._name).get(first)
        if place is None:
            return None
        found: Any = msgspec.json.decode(self._journal.line(place), type=self._kind)
        results: list[R] = found.results
        return results

    def gap(self, first: int) -> int:
        """How many items from this one on are not finished, as far as earlier runs go."""
        following = bisect_right(self._firsts, first)
        return (self._firsts[following] if following < len(self._firsts) else _ENDLESS) - first

    def keep(self, first: int, results: Sequence[R]) -> None:
        """Write down a batch that is finished."""
        self._journal.add(self._name, first, results)
