"""How often an address may do something, and how many of something it may have. Time is injected."""

from __future__ import annotations

import ipaddress
from typing import Final

from behemoth.table import Bucket

#: Beyond this many addresses the full buckets are forgotten.
_MANY: Final = 10_000


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
