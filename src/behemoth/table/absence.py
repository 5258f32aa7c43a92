"""Who has gone, since when, and what the match does about it.

Somebody who stays away while others wait has abandoned. Where nobody is here at all, nothing happens that nobody
wants to see: the table pauses the match and goes on when the first of them is back. Days for a move need nobody at
the table; such a match is paused only when the table has had to decide for everybody for some time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from behemoth.games import Seat
from behemoth.table.clock_setting import Correspondence, Countdown, Milliseconds, NoClock, PerDecision
from behemoth.table.commands import Abandon, Absent, Command, Present
from behemoth.table.match import Match

_SECOND: Final = 1_000
_MINUTE: Final = 60 * _SECOND

#: How long somebody may be away while others wait for their decision; days for a move need nobody at the table.
GRACE: Final[dict[type, Milliseconds | None]] = {
    NoClock: 30 * _MINUTE,
    Countdown: 3 * _MINUTE,
    PerDecision: 2 * _MINUTE,
    Correspondence: None,
}
#: How long before the clock stops for the only one who plays, or who has the device, and has gone.
ALONE: Final[Milliseconds] = 10 * _SECOND
#: How long a clock goes on when all who play have gone or never came.
UNATTENDED: Final[Milliseconds] = _MINUTE
#: With days for a move: after so many decisions for each person that the table had to make, nobody plays any more.
MISSED: Final = 2


class Absence:
    """Keeps the moment since which each person has been away."""

    def __init__(self, match: Match, since: Milliseconds) -> None:
        self._gone: dict[Seat, Milliseconds] = dict.fromkeys(range(len(match.players)), since)
        self._here: frozenset[Seat] = frozenset()

    def follow(self, match: Match, here: frozenset[Seat], now: Milliseconds) -> bool:
        """Note who is here; whether that is news."""
        if here == self._here:
            return False
        for seat in self._here - here:
            self._gone[seat] = now
        for seat in here:
            self._gone.pop(seat, None)
        if not self._here:  # nobody was here to wait for the others: their absence begins to matter now
            self.restart(now)
        self._here = here
        return True

    def sat_down(self, seat: Seat, now: Milliseconds) -> None:
        """Whoever has just taken a seat is on the way."""
        if seat in self._gone:
            self._gone[seat] = now

    def restart(self, now: Milliseconds) -> None:
        """Whoever is away has been so from now on only."""
        self._gone = dict.fromkeys(self._gone, now)

    def matters(self, match: Match) -> bool:
        """Whether somebody is away or was: if not, there is nothing to look after."""
        return bool(self._gone) or match.paused == "table"

    def due(self, match: Match, here: Collection[Seat], now: Milliseconds) -> Command | None:
        """What is to be done now, if anything."""
        if match.paused == "table" and _attended(match, here):
            return Present()
        moment = self.moment(match, here)
        if moment is None or moment > now:
            return None
        return Abandon(self._missed(match, here)[0]) if _attended(match, here) else Absent(moment)

    def moment(self, match: Match, here: Collection[Seat]) -> Milliseconds | None:
        """When something will have to be done, if nobody comes."""
        if not self._gone or match.over or match.waiting or match.paused:
            return None
        if not _attended(match, here):
            if not self._gone.keys() >= set(_persons(match)):  # somebody left just now, and that is noted next
                return None
            return self._all_gone(match) + _patience(match) if _goes_on(match) else None
        grace = GRACE[type(match.clock.setting)]
        missed = self._missed(match, here)
        return self._gone[missed[0]] + grace if missed and grace is not None and match.setup.mode != "here" else None

    def _all_gone(self, match: Match) -> Milliseconds:
        """Since when nobody has been here."""
        return max(self._gone[seat] for seat in _persons(match))

    def _missed(self, match: Match, here: Collection[Seat]) -> list[Seat]:
        """Those whose decision others are here to wait for."""
        people = match.people
        if not any(seat in here for seat in people):
            return []
        return [seat for seat in match.to_act if seat in people and seat in self._gone]


def _persons(match: Match) -> list[Seat]:
    """The seats of people, also where a bot plays for them."""
    return [seat for seat, player in enumerate(match.players) if player.kind == "person"]


def _attended(match: Match, here: Collection[Seat]) -> bool:
    """Whether one of those who play is here."""
    return any(seat in here for seat in _persons(match))


def _patience(match: Match) -> Milliseconds:
    """For how long a clock goes on: it waits for the only one who plays sooner than for several."""
    alone = match.setup.mode == "here" or len(_persons(match)) == 1
    return ALONE if alone and not _has_days(match) else UNATTENDED


def _has_days(match: Match) -> bool:
    return isinstance(match.clock.setting, Correspondence)


def _goes_on(match: Match) -> bool:
    """Whether a flag would fall that nobody wants to see. (Bots that nobody waits for stop by themselves.)"""
    if match.clock.flag() is None:
        return False
    return _left_to_the_table(match) if _has_days(match) and match.people else True


def _left_to_the_table(match: Match) -> bool:
    """Whether the table has decided for everybody, several times, and nobody has done anything themselves."""
    wanted = MISSED * len(match.people)
    for acted in reversed(match.actions):
        if not wanted or acted.by == "seat":
            break
        wanted -= acted.by == "table"
    return not wanted
