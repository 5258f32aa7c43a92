"""Matches are spread evenly over the shards, and always in the same way."""

from __future__ import annotations

from collections import Counter

from behemoth.table.setup import new_id
from behemoth.table.shards import SHARDS, shard_of


def test_a_match_stays_in_its_shard() -> None:
    """A process of another version must agree, so these never change."""
    assert [shard_of(match) for match in ("m", "n", "kq3vZ8Qx2aLm")] == [104, 210, 136]


def test_matches_are_spread_evenly() -> None:
    counts = Counter(shard_of(new_id()) for _ in range(SHARDS * 100))
    assert set(counts) <= set(range(SHARDS))
    assert len(counts) == SHARDS
    assert max(counts.values()) < 180
