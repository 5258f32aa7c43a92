"""Clocks as values: time comes in from outside, nothing here asks for it.

A countdown runs for whoever owes a decision. A time for each decision starts anew with each. Thinking that was in truth
a slow network is forgiven within a quota, so that nobody gains from claiming a bad line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, Milliseconds, NoClock, PerDecision

#: The most that is forgiven as lag for one action, what a seat has in store at the start, and what each action adds.
MOST_LAG: Final[Milliseconds] = 1_000
LAG_STORE: Final[Milliseconds] = 2_000
LAG_GAIN: Final[Milliseconds] = 100

_SECOND: Final = 1_000
_DAY: Final = 86_400 * _SECOND

#: Where each decision has a time of its own.
ANEW: Final = (PerDecision, Correspondence)


def budget(setting: ClockSetting) -> Milliseconds | None:
    """What each seat starts with, or has for each decision; None without a limit."""
    match setting:
        case NoClock():
            return None
        case Countdown(minutes):
            return round(minutes * 60 * _SECOND)
        case PerDecision(seconds):
            return round(seconds * _SECOND)
        case Correspondence(days):
            return round(days * _DAY)


def increment(setting: ClockSetting) -> Milliseconds:
    """What each action adds."""
    return round(setting.increment * _SECOND) if isinstance(setting, Countdown) else 0


class Clock(msgspec.Struct, frozen=True, gc=False):
    """What each seat had left at the moment ``since``, and whose time runs from then on."""

    setting: ClockSetting
    left: tuple[Milliseconds, ...] = ()
    running: tuple[Seat, ...] = ()
    since: Milliseconds = 0
    paused: bool = False
    #: How much lag of each seat can still be forgiven.
    store: tuple[Milliseconds, ...] = ()

    @property
    def limited(self) -> bool:
        """Whether time can run out at all."""
        return bool(self.left)

    def passed(self, now: Milliseconds) -> Milliseconds:
        """For how long the time of those who owe a decision has run."""
        return 0 if self.paused or not self.running else max(0, now - self.since)

    def left_at(self, now: Milliseconds) -> tuple[Milliseconds, ...]:
        """What each seat has left now; never less than nothing."""
        if not self.left:
            return ()
        passed = self.passed(now)
        return tuple(max(0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left))

    def forgiven(self, seat: Seat, now: Milliseconds, lag: Milliseconds) -> Milliseconds:
        """How much of a claimed lag counts."""
        return min(lag, self.passed(now), MOST_LAG, self.store[seat]) if self.limited else 0

    def fallen(self, seat: Seat, now: Milliseconds, lag: Milliseconds = 0) -> bool:
        """Whether this seat's time is over."""
        if not self.limited or seat not in self.running:
            return False
        return self.passed(now) - self.forgiven(seat, now, lag) > self.left[seat]

    def flag(self) -> tuple[Milliseconds, Seat] | None:
        """When the next time runs out and whose, with as much patience as its lag may still claim."""
        if not self.limited or self.paused or not self.running:
            return None
        return min((self.since + self.left[seat] + min(MOST_LAG, self.store[seat]) + 1, seat) for seat in self.running)

    # -- changes -----------------------------------------------------------------------------------------------------

    def settled(self, now: Milliseconds) -> Clock:
        """The same clock read off now."""
        return msgspec.structs.replace(self, left=self.left_at(now), since=max(now, self.since))

    def left_after(self, seat: Seat, now: Milliseconds, lag: Milliseconds) -> Milliseconds:
        """What this seat has left after an action, with its increment; ``lag`` is what :meth:`forgiven` allowed."""
        if not self.limited:
            return 0
        left = self.left[seat]
        if seat in self.running:
            left = min(left, max(0, left - self.passed(now)) + lag)
        return left + increment(self.setting)

    def after_action(self, seat: Seat, now: Milliseconds, lag: Milliseconds, left: Milliseconds) -> Clock:
        """Read off at an action of this seat, which has so much left after it (:meth:`left_after`)."""
        if not self.limited:
            return self
        read = self.settled(now)
        stores = max(0, min(LAG_STORE, self.store[seat] - lag + LAG_GAIN))
        return msgspec.structs.replace(read, left=_put(read.left, seat, left), store=_put(self.store, seat, stores))

    def ran_for(self, seats: Iterable[Seat], now: Milliseconds) -> Clock:
        """A new decision: these seats owe it, their time runs."""
        left = self.left_at(now)
        if isinstance(self.setting, ANEW):
            left = (budget(self.setting) or 0,) * len(left)
        return msgspec.structs.replace(self, left=left, running=tuple(seats), since=max(now, self.since))

    def stopped(self, now: Milliseconds) -> Clock:
        """Nobody's time runs any more."""
        return msgspec.structs.replace(self.settled(now), running=())

    def halted(self, now: Milliseconds) -> Clock:
        """Paused."""
        return msgspec.structs.replace(self.settled(now), paused=True)

    def resumed(self, now: Milliseconds) -> Clock:
        """Goes on after a pause."""
        return msgspec.structs.replace(self, paused=False, since=max(now, self.since))

    def slept(self, since: Milliseconds, now: Milliseconds) -> Clock:
        """The table was down from ``since`` until now: that time counts for nobody."""
        return msgspec.structs.replace(self.settled(max(since, self.since)), since=max(now, self.since))

    def with_more(self, seat: Seat, more: Milliseconds) -> Clock:
        """A gift of time."""
        return msgspec.structs.replace(self, left=_put(self.left, seat, self.left[seat] + more))


def new_clock(setting: ClockSetting, seats: int) -> Clock:
    """A clock that does not run yet."""
    whole = budget(setting)
    if whole is None:
        return Clock(setting)
    return Clock(setting, left=(whole,) * seats, store=(LAG_STORE,) * seats)


def _put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
