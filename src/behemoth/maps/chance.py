"""Chance for maps: the same seed gives the same map on every machine and with every Python.

Only ``Random.random`` is promised to stay what it is (the other methods may draw differently in a later Python), so
everything is drawn with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws from one seed, one after another."""

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed).random

    def below(self, count: int) -> int:
        """A number from 0 to ``count - 1``."""
        return int(self._draw() * count)

    def between(self, least: int, most: int) -> int:
        """A number within these bounds, both included."""
        return least + self.below(most - least + 1)

    def happens(self, share: float) -> bool:
        """Whether something happens that happens in this share of the cases."""
        return self._draw() < share

    def pick(self, items: Sequence[T]) -> T:
        """One of them, each equally likely."""
        return items[self.below(len(items))]

    def weigh(self, weights: Mapping[T, int]) -> T:
        """One of them, by its weight."""
        number = self.below(sum(weights.values()))
        for item, weight in weights.items():
            number -= weight
            if number < 0:
                return item
        raise ValueError("nothing to choose from")

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The same in any order."""
        found = list(items)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found
