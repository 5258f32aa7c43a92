"""How often somebody may do something: a bucket that fills slowly and may be emptied at once. Time is injected."""

from __future__ import annotations

import ipaddress
from typing import Final

#: Beyond this many addresses the full buckets are forgotten.
_MANY: Final = 10_000


class Bucket:
    """So many drops a second flow in, ``size`` at most are in it; whoever finds none has to wait."""

    __slots__ = ("level", "rate", "since", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.since = now

    def take(self, now: float) -> bool:
        """Take a drop; false if there is none."""
        level = self.level + (now - self.since) * self.rate
        if level > self.size:
            level = self.size
        self.since = now
        self.level = level if level < 1 else level - 1
        return level >= 1

    def full(self, now: float) -> bool:
        """Whether nothing was taken for so long that it may as well be forgotten."""
        return self.level + (now - self.since) * self.rate >= self.size


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Take a drop from the bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                self._buckets = {key: old for key, old in self._buckets.items() if not old.full(now)}
            bucket = self._buckets[address] = Bucket(self._rate, self._size, now)
        return bucket.take(now)


class Counts:
    """How many each address has, and all together."""

    def __init__(self, each: int, together: int) -> None:
        self._each = each
        self._together = together
        self._of: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """One more; false if that is too many."""
        if self.total >= self._together or self._of.get(address, 0) >= self._each:
            return False
        self._of[address] = self._of.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the network that one household gets."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False).network_address)
    except ValueError:
        return address
