"""When matches that sleep have to be woken: one row for all of them, the soonest first."""

from __future__ import annotations

import heapq
from collections.abc import Mapping

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.match import Match


def wake_of(match: Match) -> Milliseconds | None:
    """The moment from which a match needs somebody although nobody comes: a flag that will fall; at once, if a bot owes
    a decision to people. None: it may sleep until somebody opens it. Bots alone do not play on for themselves."""
    if match.over or match.waiting or match.paused:
        return None
    if any(match.players[seat].bot for seat in match.owing) and match.people:
        return match.at
    if not match.clock.limited:
        return None
    flag = match.clock.flag()
    return flag[0] if flag else None


class Wakes:
    """The moments at which matches are to be woken. A match has one at most."""

    def __init__(self) -> None:
        self._moments: dict[str, Milliseconds] = {}
        #: May hold what no longer holds; it is passed over when its time comes.
        self._heap: list[tuple[Milliseconds, str]] = []

    def put(self, match: str, moment: Milliseconds | None) -> None:
        """Wake it then, or not at all; whatever was said before no longer holds."""
        if moment is None:
            self._moments.pop(match, None)
        elif self._moments.get(match) != moment:
            self._moments[match] = moment
            heapq.heappush(self._heap, (moment, match))

    def replace(self, moments: Mapping[str, Milliseconds]) -> None:
        """Wake these and no others."""
        self._moments = dict(moments)
        self._heap = [(moment, match) for match, moment in moments.items()]
        heapq.heapify(self._heap)

    def next(self) -> Milliseconds | None:
        """The soonest moment."""
        while self._heap and self._moments.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: Milliseconds) -> str | None:
        """A match whose moment has come; it is forgotten here."""
        moment = self.next()
        if moment is None or moment > now:
            return None
        match = heapq.heappop(self._heap)[1]
        del self._moments[match]
        return match

    def due(self, now: Milliseconds) -> int:
        """For how many the moment has come."""
        return sum(moment <= now for moment in self._moments.values())

    def __len__(self) -> int:
        return len(self._moments)
