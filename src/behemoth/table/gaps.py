"""Times in which nobody looked after a shard, remembered until all its matches have been looked at.

A table that comes back logs the gap in each match with a running clock, one after another. If it ends before it is
through, whoever comes next must know of that gap too, or those matches would lose the time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.inbox_items import Gap
from behemoth.table.setup import new_id
from behemoth.table.store import Store

#: After so long of being looked after, every match has been looked at, however many there are.
LOOKED_AT: Final[Milliseconds] = 3 * 60_000
#: A shorter gap comes from shards that change hands, and nobody has lost anything worth a note.
_HANDED_OVER: Final[Milliseconds] = 4_000
_NAME: Final = "gap:"


class _GapNote(msgspec.Struct, frozen=True):
    since: Milliseconds
    until: Milliseconds
    shards: frozenset[int]

    def matters(self, beats: Mapping[int, Milliseconds]) -> frozenset[int]:
        """The shards that were looked after too shortly since then."""
        return frozenset(shard for shard in self.shards if shard in beats and beats[shard] - self.until < LOOKED_AT)


async def find_gaps(
    store: Store, shards: Collection[int], beats: Mapping[int, Milliseconds], now: Milliseconds
) -> dict[int, Gap]:
    """For shards that are looked after from now on: since when nobody did properly. Raises StoreFailure."""
    notes = await _notes(store, beats)
    gaps = {
        shard: Gap(min([beats[shard], *(note.since for note in notes if shard in note.matters(beats))]), now)
        for shard in shards
        if shard in beats
    }
    for since in {gap.since for gap in gaps.values() if gap.until - gap.since > _HANDED_OVER}:
        note = _GapNote(since, now, frozenset(shard for shard, gap in gaps.items() if gap.since == since))
        await store.keep_note(_NAME + new_id(), msgspec.json.encode(note).decode())
    return gaps


async def _notes(store: Store, beats: Mapping[int, Milliseconds]) -> list[_GapNote]:
    """What was noted and still matters; the rest is swept away."""
    found = []
    for name, body in (await store.notes()).items():
        if name.startswith(_NAME):
            note = msgspec.json.decode(body, type=_GapNote)
            if note.matters(beats):
                found.append(note)
            else:
                await store.keep_note(name, None)
    return found
