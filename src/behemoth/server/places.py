"""Who has a place when there are not enough: players before spectators, spectators before whoever has not said a word.

The rule is the same for one address and for all together. Whoever comes in is a stranger. While it is full, every new
one takes the place of a stranger, the longest here first; so a crowd of silent connections keeps nobody out. Spectators
may have a share of the places only; so the rest is left for strangers on their way to a seat, and for players.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from itertools import islice
from typing import Final

from behemoth.server.addresses import wider
from behemoth.server.complaints import COMPLAINTS
from behemoth.server.rates import WIDER

#: What part of the places spectators may have.
WATCHING: Final = 0.75
#: Among so many strangers that have been here longest, one from the most crowded address has to go.
_LOOKED_AT: Final = 16


class Rank(IntEnum):
    """Who somebody is, as far as is known."""

    STRANGER = 0
    SPECTATOR = 1
    PLAYER = 2


class _Circle:
    """The places of an address, of a network, or of all."""

    __slots__ = ("most", "spectators", "strangers", "taken")

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken = 0
        self.spectators = 0
        #: In the order in which they came.
        self.strangers: dict[Place, None] = {}

    def has_room_to_watch(self) -> bool:
        return self.spectators < max(1, int(self.most * WATCHING))


class Place:
    """The place of one connection."""

    __slots__ = ("_circles", "_places", "address", "is_late", "let_go", "rank")

    def __init__(self, places: Places, address: str, circles: list[_Circle], let_go: Callable[[], None]) -> None:
        self._places = places
        self._circles = circles
        self.address = address
        self.let_go = let_go
        self.rank = Rank.STRANGER
        #: Asked about strangers now and then: whether they have taken too long for what they are doing.
        self.is_late: Callable[[float], bool] = _never

    def become(self, rank: Rank) -> bool:
        """Somebody has said who they are; false if there is no room for them as that. Players always have room."""
        circles = self._circles
        if not circles or rank is self.rank:
            return True
        watches = rank is Rank.SPECTATOR
        if watches and not all(circle.has_room_to_watch() for circle in circles):
            return False
        for circle in circles:
            circle.spectators += watches - (self.rank is Rank.SPECTATOR)
            circle.strangers.pop(self, None)
        self.rank = rank
        return True

    def leave(self) -> None:
        """Gone. May be said twice."""
        circles, self._circles = self._circles, []
        for circle in circles:
            circle.taken -= 1
            circle.spectators -= self.rank is Rank.SPECTATOR
            circle.strangers.pop(self, None)
        if circles:
            self._places.forget(self.address)
            self.let_go, self.is_late = _nothing, _never  # whoever they belong to need not be remembered


def _never(now: float) -> bool:
    return False


def _nothing() -> None:
    """Nobody is there any more."""


class Places:
    """All places, so many for each address and so many together."""

    def __init__(self, each: int, together: int) -> None:
        self._each = each
        self._all = _Circle(together)
        self._circles: dict[str, _Circle] = {}

    @property
    def taken(self) -> int:
        """How many are here."""
        return self._all.taken

    @property
    def most(self) -> int:
        """How many there are together."""
        return self._all.most

    def enter(self, address: str, let_go: Callable[[], None], *, shared: bool = False) -> Place | None:
        """A place; a stranger may have to go for it. None if there is none. ``let_go`` is called if somebody who came
        later gets it. ``shared``: many people come from this address, so that it is not limited by itself."""
        circles = [self._all] if shared else [*self._around(address), self._all]
        place = Place(self, address, circles, let_go)
        for circle in circles:
            circle.taken += 1
        if not all(circle.taken <= circle.most or self._free_one(circle) for circle in circles):
            place.leave()
            return None
        for circle in circles:
            circle.strangers[place] = None
        return place

    def forget(self, address: str) -> None:
        """Nothing is remembered of an address where nobody is any more."""
        for name in (address, wider(address)):
            circle = self._circles.get(name)
            if circle is not None and not circle.taken:
                del self._circles[name]

    def let_go_of_the_late(self, now: float) -> None:
        """Strangers that have taken too long have to go."""
        for place in [place for place in self._all.strangers if place.is_late(now)]:
            self._throw_out(place)

    def _around(self, address: str) -> list[_Circle]:
        found = [self._circle(address, self._each)]
        if around := wider(address):
            found.append(self._circle(around, self._each * WIDER))
        return found

    def _circle(self, name: str, most: int) -> _Circle:
        circle = self._circles.get(name)
        if circle is None:
            circle = self._circles[name] = _Circle(most)
        return circle

    def _free_one(self, circle: _Circle) -> bool:
        longest = islice(circle.strangers, _LOOKED_AT)
        place = max(longest, key=self._crowd_of, default=None)  # of several the first
        if place is None:
            return False
        self._throw_out(place)
        return True

    def _crowd_of(self, place: Place) -> int:
        circle = self._circles.get(place.address)
        return circle.taken if circle is not None else 0

    def _throw_out(self, place: Place) -> None:
        COMPLAINTS.add("a connection that had not said who it is was closed: too slow, or no place left")
        let_go = place.let_go
        place.leave()
        let_go()
