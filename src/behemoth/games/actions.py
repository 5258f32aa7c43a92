"""The legal actions of a seat: a lazy collection that need not list what nobody asks for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import Generic, TypeVar

A = TypeVar("A")


class Actions(Collection[A]):
    """``in``, iteration, ``len`` and ``sample``; a game overrides whatever it can answer without a list."""

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """One of them, each equally likely. Raises ``IndexError`` if there is none."""


class Listed(Actions[A], Generic[A]):
    """Actions that are few enough to be listed."""

    __slots__ = ("_items",)

    def __init__(self, items: Iterable[A] = ()) -> None:
        self._items = tuple(items)

    def __contains__(self, item: object) -> bool:
        return item in self._items

    def __iter__(self) -> Iterator[A]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def sample(self, rng: Random) -> A:
        if not self._items:
            raise IndexError("there is no action to choose from")
        return self._items[rng.randrange(len(self._items))]
