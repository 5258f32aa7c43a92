"""Which shard a match belongs to. Clocks and bots of a shard's matches run in one process at a time."""

from __future__ import annotations

from typing import Final
from zlib import crc32

#: Enough that ten processes share them evenly, few enough that each can be asked for.
SHARDS: Final = 256


def shard_of(match: str) -> int:
    """The shard of a match: the same in every process and every version."""
    return crc32(match.encode()) % SHARDS
