"""How often an address may do something, and how many of something it may have. Time is injected."""

from __future__ import annotations

from typing import Final

from behemoth.server.addresses import wider
from behemoth.table import Bucket

#: So many addresses are remembered at least, and twice as many at most. Whoever has not been heard of since so many
#: others came is forgotten; with more active addresses than that, some start with a full bucket too often.
MANY: Final = 10_000
#: A network of many households may do so many times what one may.
WIDER: Final = 8


class Rates:
    """A bucket for each address, and for IPv6 one for the network around it."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        # Two generations: what is not asked for while the young one fills up is forgotten with the old one. So nothing
        # is ever gone through, whoever comes.
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Take a drop from the bucket of this address."""
        bucket = self._young.get(address)
        if bucket is None:
            bucket = self._find(address, now, 1)
        if ":" not in address:
            return bucket.take(now)
        around = wider(address)
        wide = self._young.get(around) or self._find(around, now, WIDER)
        return bucket.take(now) and wide.take(now)

    def _find(self, address: str, now: float, times: int) -> Bucket:
        if len(self._young) >= MANY:
            self._old, self._young = self._young, {}
        bucket = self._old.pop(address, None) or Bucket(self._rate * times, self._size * times, now)
        self._young[address] = bucket
        return bucket

    @property
    def remembered(self) -> int:
        """How many addresses it knows."""
        return len(self._young) + len(self._old)


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
