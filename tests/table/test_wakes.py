"""Which matches have to be woken, and in which order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from behemoth.table import commands as cmd
from behemoth.table import fold, handle
from behemoth.table import messages as msg
from behemoth.table.clock_setting import ClockSetting, Countdown, NoClock
from behemoth.table.entries import Entry, SatDown
from behemoth.table.match import Match
from behemoth.table.wakes import Wakes, wake_of
from tests.table.build import setup_for
from tests.table.stage import NOON


def match_of(clock: ClockSetting, bots: int = 0, *more: Entry) -> Match:
    setup = setup_for("tank-chess", 2, clock, "online", bots, scheme="basic-16")
    return fold(setup, [*(SatDown(at=NOON, seat=seat, name="", token_hash="h") for seat in range(bots, 2)), *more])


def test_a_match_without_a_clock_may_sleep() -> None:
    assert wake_of(match_of(NoClock())) is None


def test_a_flag_that_will_fall_has_a_moment_unless_the_match_is_paused() -> None:
    match = match_of(Countdown(1))
    flag = match.clock.flag()
    assert flag is not None
    assert wake_of(match) == flag[0]
    assert wake_of(handle(match, cmd.Absent(), NOON + 10).match) is None
    assert wake_of(handle(match, msg.Resign(id="r", seat=0), NOON + 10).match) is None


def test_a_bot_that_owes_a_decision_needs_somebody_at_once() -> None:
    assert wake_of(match_of(NoClock(), 1)) == NOON
    assert wake_of(match_of(Countdown(1), 1)) == NOON


def test_a_match_that_waits_for_people_needs_nobody() -> None:
    setup = setup_for("tank-chess", 2, Countdown(1), "online", 1, scheme="basic-16")
    assert wake_of(fold(setup, [])) is None


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.none() | st.integers(0, 9))), st.integers(0, 9))
def test_wakes_come_in_order_and_only_what_was_said_last_holds(said: list[tuple[str, int | None]], now: int) -> None:
    wakes, expected = Wakes(), dict[str, int]()
    for match, moment in said:
        wakes.put(match, moment)
        expected.pop(match, None)
        if moment is not None:
            expected[match] = moment
    assert len(wakes) == len(expected)
    assert wakes.next() == min(expected.values(), default=None)
    assert wakes.due(now) == sum(moment <= now for moment in expected.values())
    taken = []
    while (match_id := wakes.take(now)) is not None:
        taken.append(match_id)
    assert [expected[match] for match in taken] == sorted(moment for moment in expected.values() if moment <= now)
    assert set(taken) == {match for match, moment in expected.items() if moment <= now}
