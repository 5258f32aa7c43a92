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


class SystemTime:
    """The machine's: its wall clock when the table started, and from then on time as it passes."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> Milliseconds:
        return int((self._offset + time.monotonic()) * 1000)

    def after(self, delay: Milliseconds, ring: Callable[[], None]) -> Alarm:
        # A long wait is cut into days: some event loops cannot count further.
        seconds = min(max(0, delay) / 1000, 86_400)
        return asyncio.get_running_loop().call_later(seconds, ring)
