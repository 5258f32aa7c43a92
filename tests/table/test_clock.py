"""Clocks: increments, lag within a quota, pause, restart, and that nobody gains or loses what they should not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from behemoth.table.clock import LAG_GAIN, LAG_STORE, MOST_LAG, Clock, new_clock
from behemoth.table.clock_setting import Correspondence, Countdown, NoClock, PerDecision


def acted(clock: Clock, seat: int, now: int, lag: int) -> Clock:
    """The clock after an action with this much lag forgiven."""
    return clock.after_action(seat, now, lag, clock.left_after(seat, now, lag))


def chess_clock(minutes: float = 5, increment: float = 0) -> Clock:
    return new_clock(Countdown(minutes, increment), 2).ran_for((0,), 1_000)


@pytest.mark.rule("TC4.5")
def test_a_countdown_runs_for_whoever_owes_the_decision() -> None:
    clock = chess_clock()
    assert clock.left_at(11_000) == (290_000, 300_000)
    clock = acted(clock, 0, 11_000, 0).ran_for((1,), 11_000)
    assert clock.left_at(21_000) == (290_000, 290_000)


@pytest.mark.rule("TC4.5")
def test_an_increment_comes_with_each_action() -> None:
    clock = acted(chess_clock(increment=3), 0, 11_000, 0)
    assert clock.left == (293_000, 300_000)


def test_a_flag_falls_only_after_the_last_millisecond() -> None:
    clock = chess_clock(minutes=1)
    assert not clock.fallen(0, 61_000)
    assert clock.fallen(0, 61_001)
    assert not clock.fallen(1, 99_000)
    assert clock.left_at(99_000)[0] == 0


def test_no_clock_never_falls() -> None:
    clock = new_clock(NoClock(), 3).ran_for((2,), 0)
    assert clock.flag() is None
    assert clock.left_at(10**12) == ()
    assert not clock.fallen(2, 10**12)
    assert acted(clock, 2, 5, 0).left == ()


def test_the_time_for_a_decision_starts_anew() -> None:
    clock = new_clock(PerDecision(30), 2).ran_for((0,), 0)
    clock = acted(clock, 0, 20_000, 0).ran_for((0,), 20_000)
    assert clock.left_at(20_000) == (30_000, 30_000)


def test_days_for_a_move() -> None:
    clock = new_clock(Correspondence(2), 2).ran_for((0,), 0)
    assert clock.left == (172_800_000, 172_800_000)


def test_lag_is_forgiven_within_a_quota() -> None:
    clock = chess_clock()
    assert clock.forgiven(0, 3_000, 300) == 300
    assert clock.forgiven(0, 3_000, 50_000) == MOST_LAG
    assert clock.forgiven(0, 1_100, 800) == 100, "never more than has passed"
    assert acted(clock, 0, 3_000, 300).left[0] == 300_000 - 1_700


def test_lag_that_is_always_claimed_runs_dry() -> None:
    clock, now, forgiven = chess_clock(), 1_000, 0
    for _ in range(100):
        now += 2_000
        lag = clock.forgiven(0, now, 60_000)
        forgiven += lag
        clock = acted(clock, 0, now, lag).ran_for((0,), now)
    assert forgiven <= LAG_STORE + 100 * LAG_GAIN


def test_a_late_action_that_was_sent_in_time_counts() -> None:
    clock = chess_clock(minutes=1)
    assert not clock.fallen(0, 61_400, 500)
    flag = clock.flag()
    assert flag is not None
    assert flag[0] > 61_400, "the flag waits for what lag may still claim"


def test_a_pause_takes_no_time() -> None:
    clock = chess_clock().halted(11_000)
    assert clock.left_at(10**9) == (290_000, 300_000)
    assert clock.flag() is None
    assert clock.resumed(10**9).left_at(10**9 + 1_000)[0] == 289_000


def test_downtime_counts_for_nobody() -> None:
    clock = chess_clock().slept(since=6_000, now=1_000_000)
    assert clock.left_at(1_000_000) == (295_000, 300_000)
    assert clock.left_at(1_001_000) == (294_000, 300_000)


@given(st.lists(st.tuples(st.integers(0, 120_000), st.integers(0, 60_000)), max_size=30), st.floats(0, 10))
def test_no_claim_gains_time(moves: list[tuple[int, int]], increment: float) -> None:
    clock, now = chess_clock(increment=increment), 1_000
    for number, (thought, lag) in enumerate(moves):
        seat = number % 2
        before = clock.left[seat]
        now += thought
        if clock.fallen(seat, now, lag):
            assert thought > before
            break
        forgiven = clock.forgiven(seat, now, lag)
        clock = acted(clock, seat, now, forgiven).ran_for((1 - seat,), now)
        assert 0 <= clock.left[seat] <= before + round(increment * 1000)
        assert all(left >= 0 for left in clock.left)
        assert all(0 <= store <= LAG_STORE for store in clock.store)
