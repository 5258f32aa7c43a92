"""How often somebody may do something: a bucket that fills slowly and may be emptied at once. Time is injected."""

from __future__ import annotations


class Bucket:
    """So many drops flow in with each unit of time, ``size`` at most are in it; whoever finds none has to wait."""

    __slots__ = ("level", "rate", "since", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.since = now

    def take(self, now: float, drops: float = 1) -> bool:
        """Take so many drops; false if there are not enough."""
        level = self.level + (now - self.since) * self.rate
        if level > self.size:
            level = self.size
        self.since = now
        self.level = level if level < drops else level - drops
        return level >= drops

    def full(self, now: float) -> bool:
        """Whether nothing was taken for so long that it may as well be forgotten."""
        return self.level + (now - self.since) * self.rate >= self.size
