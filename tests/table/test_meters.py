"""Counting: in which step a duration falls, and what is kept of lag."""

from __future__ import annotations

from behemoth.table.meters import Durations, Meters


def test_durations_fall_into_steps() -> None:
    durations = Durations((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.2, 5.0):
        durations.note(seconds)
    assert durations.counts == [2, 1, 1]
    assert abs(durations.total - 5.35) < 1e-9


def test_the_worst_lag_is_kept() -> None:
    meters = Meters()
    for seconds in (0.0, 0.2, 0.1):
        meters.was_late(seconds)
    assert meters.worst_lag == 0.2
    assert sum(meters.lag.counts) == 3
