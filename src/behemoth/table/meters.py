"""What a process counts while it runs, for whoever watches it. Plain numbers: counting costs next to nothing.

There is one set for a process, :data:`METERS`, as there is one set of figures a process shows.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final


class Durations:
    """How often something took how long, in steps."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        #: In seconds; what took exactly so long counts there. One more place for what took longer than all.
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


#: From a tenth of a millisecond to several seconds.
_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Meters:
    """The counts of one process."""

    def __init__(self) -> None:
        #: What people did and were told it is done.
        self.acknowledged = 0
        #: Until the store had kept something.
        self.appends = Durations(_QUICK)
        #: What the store could not do; conflicts, where somebody else had written, apart.
        self.store_failures = 0
        self.conflicts = 0
        #: What was refused, by its code.
        self.refused: Counter[str] = Counter()
        #: How late the event loop was, looked at a few times a second.
        self.lag = Durations(_QUICK)
        #: The worst of these since somebody last asked.
        self.worst_lag = 0.0

    def was_late(self, seconds: float) -> None:
        """The event loop did something so much later than asked for."""
        self.lag.note(seconds)
        self.worst_lag = max(self.worst_lag, seconds)


METERS: Final = Meters()
