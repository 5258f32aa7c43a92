"""The seats of a remote bot, kept in a file: what it was invited to and what it holds, so that a restart loses nothing.

Tokens stand in it, so only its owner may read the file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from behemoth.client.faults import BadLink
from behemoth.client.links import Link, read_link
from behemoth.client.tables import new_key

_PRIVATE: Final = 0o600


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An invitation, the key with which it was or will be answered, and the link to the seat once there is one."""

    link: str
    key: str
    seat: str = ""
    #: The match is over, or the invitation was good for nothing.
    done: bool = False


class KeptSeats:
    """All of them; every change is on the disk before anybody else hears of it. Without a path nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._seats: dict[str, KeptSeat] = {}
        if path is not None and path.exists():
            self._seats = {seat.link: seat for seat in _read(path)}

    def __iter__(self) -> Iterator[KeptSeat]:
        return iter(list(self._seats.values()))

    def invite(self, link: Link) -> bool:
        """Note an invitation, or a seat one holds already; false if it is known."""
        if link.text in self._seats:
            return False
        self.note(KeptSeat(link.text, new_key(), link.text if link.kind == "seat" else ""))
        return True

    def note(self, seat: KeptSeat) -> None:
        """Keep what has become of a seat."""
        self._seats[seat.link] = seat
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_name(self._path.name + ".new")
        draft.touch(_PRIVATE)
        with draft.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(tuple(self._seats.values()))) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self._path)


def _read(path: Path) -> tuple[KeptSeat, ...]:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=tuple[KeptSeat, ...])
        for seat in found:
            read_link(seat.link)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, BadLink) as fault:
        raise BadLink("client-kept-seats", file=str(path)) from fault
    return found
