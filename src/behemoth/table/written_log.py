"""The whole log of a long match as it is sent to newcomers: written once, a piece at a time, and then only added to.

A match may have thousands of lines. To find the words for all of them whenever somebody comes would keep everybody else
waiting; so they are written in pieces, between which others have their turn, and kept for whoever comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from behemoth.table.history import History
from behemoth.table.match import EntryEvents
from behemoth.table.messages import LogLine

#: Entries of the log beyond which a match is long.
LONG: Final = 150
#: So many entries are written in one go: a millisecond or two.
PIECE: Final = 100

_ENCODE: Final = msgspec.json.Encoder().encode


class WrittenLog:
    """What is written already of the log of one match, as one audience may read it."""

    __slots__ = ("_count", "_last", "_lines")

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        #: How many entries are written, and the last of them: by it is seen whether they are still the beginning.
        self._count = 0
        self._last: EntryEvents | None = None

    def write(self, events: History[EntryEvents], words: Callable[[EntryEvents], Iterable[LogLine]]) -> bool:
        """Write the next piece; whether all is written then."""
        if not self._begins(events):  # something was taken back
            self._lines, self._count, self._last = [], 0, None
        for happened in events[self._count : self._count + PIECE]:
            self._lines += map(_ENCODE, words(happened))
            self._count, self._last = self._count + 1, happened
        return self._count == len(events)

    def _begins(self, events: History[EntryEvents]) -> bool:
        return self._count <= len(events) and (not self._count or events[self._count - 1] is self._last)

    def as_sent(self) -> msgspec.Raw:
        """All of it, as the messages hold it."""
        return msgspec.Raw(b"[" + b",".join(self._lines) + b"]")
