"""Where the time comes from: a clock that never jumps, and alarms. Tests bring a time source of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from behemoth.table.clock_setting import Milliseconds


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""
        ...


class TimeSource(Protocol):
    """Tells the time and wakes people."""

    def now(self) -> Milliseconds:
        """Milliseconds since 1970; never goes back."""
        ...

    def after(self, delay: Milliseconds, ring: Callable[[], None]) -> Alarm:
        """Call ``ring`` in so many milliseconds."""
        ...

    def not_before(self, moment: Milliseconds) -> None:
        """It is this moment at least: go on from there if it was thought to be earlier. Only before anything runs, as
        whoever waits would see time jump."""
        ...

    def set_to(self, moment: Milliseconds) -> None:
        """It is this moment, whatever the machine's clock says. Only before anything runs, too."""
        ...


class SystemTime:
    """The machine's: its wall clock when the table started, and from then on time as it passes. A wall clock that was
    set back since the table last ran is not believed (``not_before``)."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> Milliseconds:
        return int((self._offset + time.monotonic()) * 1000)

    def after(self, delay: Milliseconds, ring: Callable[[], None]) -> Alarm:
        # A long wait is cut into days: some event loops cannot count further.
        seconds = min(max(0, delay) / 1000, 86_400)
        return asyncio.get_running_loop().call_later(seconds, ring)

    def not_before(self, moment: Milliseconds) -> None:
        behind = moment - self.now()
        if behind > 0:
            self._offset += behind / 1000

    def set_to(self, moment: Milliseconds) -> None:
        self._offset += (moment - self.now()) / 1000


class LaterTime:
    """Another time source, so much later: for a match whose log is ahead of the clock, so that it does not stand still
    until the clock has caught up."""

    def __init__(self, time_source: TimeSource, ahead: Milliseconds) -> None:
        self._time = time_source
        self._ahead = ahead

    def now(self) -> Milliseconds:
        return self._time.now() + self._ahead

    def after(self, delay: Milliseconds, ring: Callable[[], None]) -> Alarm:
        return self._time.after(delay, ring)

    def not_before(self, moment: Milliseconds) -> None:
        self._time.not_before(moment - self._ahead)

    def set_to(self, moment: Milliseconds) -> None:
        self._time.set_to(moment - self._ahead)
