"""Nobody gets more out of a bucket than flows into it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from behemoth.table.bucket import Bucket


@given(st.lists(st.floats(0, 2), max_size=200), st.floats(0.5, 20), st.integers(1, 20))
def test_a_bucket_never_gives_more_than_flows_in(waits: list[float], rate: float, size: int) -> None:
    bucket, now, taken = Bucket(rate, size, 0), 0.0, 0
    for wait in waits:
        now += wait
        taken += bucket.take(now)
        assert taken <= size + rate * now + 1e-6
