"""The positions since the last destruction, kept as bytes (TC11.6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from behemoth.tankchess.rules.repetition import keep, keys_of, last_seen, write_earlier

KEYS = st.lists(st.integers(0, 2**64 - 1) | st.sampled_from([0, 1, 1 << 56]), max_size=12)


@given(KEYS)
def test_what_is_kept_comes_back(keys: list[int]) -> None:
    assert keys_of(keep(keys)) == tuple(keys)
    assert write_earlier(keep(keys)) == ".".join(f"{key:016x}" for key in keys[:-1])


@pytest.mark.rule("TC4.4")
@given(KEYS)
def test_how_often_the_last_one_was_there(keys: list[int]) -> None:
    assert last_seen(keep(keys)) == (keys.count(keys[-1]) if keys else 0)


def test_bytes_across_two_hashes_are_no_hash() -> None:
    across = 0x01_00_00_00_00_00_00_00
    assert last_seen(keep([0x00_00_00_00_00_00_00_01, 0, across])) == 1
