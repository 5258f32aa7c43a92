"""What visitors do wrong, in the log: counted, in a line now and then, so that nobody fills the disk by misbehaving."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

logger = logging.getLogger(__name__)

#: So many seconds are between two lines about the same.
PAUSE: Final = 30.0


class Complaints:
    """Counts what goes wrong by kind. The first of a kind is told at once, the others with the next line."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._told: dict[str, float] = {}

    def add(self, kind: str) -> None:
        """Something of this kind has happened. Kinds are few and fixed, in plain English."""
        count = self._counts[kind] = self._counts.get(kind, 0) + 1
        now = self._clock()
        if now - self._told.get(kind, -PAUSE) >= PAUSE:
            logger.warning("%s (%d times)", kind, count)
            self._told[kind] = now
            self._counts[kind] = 0


COMPLAINTS: Final = Complaints()
