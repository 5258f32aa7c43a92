"""The positions since the last destruction (TC11.6): their hashes one after another, eight bytes each.

Bytes rather than numbers, because every view writes them and every move looks through them for a repetition.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack, unpack
from typing import Final

#: How many bytes a hash has.
WIDTH: Final = 8


def keep(keys: Iterable[int]) -> bytes:
    """These hashes as a history."""
    numbers = tuple(keys)
    return pack(f">{len(numbers)}Q", *numbers)


def keys_of(history: bytes) -> tuple[int, ...]:
    """The hashes of a history."""
    return unpack(f">{len(history) // WIDTH}Q", history)


def last_seen(history: bytes) -> int:
    """How often the last position was there, this time included (TC4.4)."""
    last, count = history[-WIDTH:], 0
    if last and history.count(last) == 1:  # nearly always
        return 1
    place = history.find(last) if last else -1
    while place >= 0:
        count += place % WIDTH == 0
        place = history.find(last, place + 1)
    return count


def write_earlier(history: bytes) -> str:
    """All but the last, sixteen digits each."""
    return history[:-WIDTH].hex(".", WIDTH)
