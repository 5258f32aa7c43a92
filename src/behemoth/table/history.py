"""A row of things that is only ever added to, as a value: adding one costs the same however long the row is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """The first so many items of a list that several histories share. The list only grows, so none of them changes."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def with_one(self, item: T) -> History[T]:
        """The same with one more at its end."""
        if not self._length or len(self._items) > self._length:  # the first, or another has gone on from here already
            items = self._items[: self._length]
            items.append(item)
            return _of(items, len(items))
        self._items.append(item)
        return _of(self._items, self._length + 1)

    def cut(self, length: int) -> History[T]:
        """The first so many of them."""
        return _of(self._items, min(length, self._length))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            return tuple(self._items[slice(*place.indices(self._length))])
        if 0 <= place < self._length:  # as nearly always
            return self._items[place]
        return self._items[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({list(self)!r})"


def _of(items: list[T], length: int) -> History[T]:
    """The history of the first so many of these, which it shares."""
    made: History[T] = History.__new__(History)
    made._items = items
    made._length = length
    return made
