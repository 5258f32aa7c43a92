"""Who has gone, since when, and what the match does about it."""

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
#: How long before a match against bots alone stops its clock for the one who has gone.
ALONE: Final[Milliseconds] = 10 * _SECOND


class Absence:
    """Keeps the moment since which each person has been away."""

    def __init__(self, match: Match, now: Milliseconds) -> None:
        self._gone: dict[Seat, Milliseconds] = dict.fromkeys(range(len(match.players)), now)
        self._here: frozenset[Seat] = frozenset()

    def follow(self, match: Match, here: frozenset[Seat], now: Milliseconds) -> bool:
        """Note who is here; whether that is news."""
        if here == self._here:
            return False
        for seat in self._here - here:
            self._gone[seat] = now
        for seat in here:
            self._gone.pop(seat, None)
        self._here = here
        return True

    def matters(self, match: Match) -> bool:
        """Whether somebody is away or was: if not, there is nothing to look after."""
        return bool(self._gone) or match.paused == "table"

    def due(self, match: Match, here: Collection[Seat], now: Milliseconds) -> Command | None:
        """What is to be done now, if anything."""
        if match.paused == "table" and _alone(match) in here:
            return Present()
        moment = self.moment(match, here)
        if moment is None or moment > now:
            return None
        alone = _alone(match)
        if alone is not None:
            return Absent()
        return Abandon(self._missed(match, here)[0])

    def moment(self, match: Match, here: Collection[Seat]) -> Milliseconds | None:
        """When something will have to be done, if nobody comes."""
        if not self._gone or match.over or match.waiting or match.paused or match.setup.mode == "here":
            return None
        alone = _alone(match)
        if alone is not None:
            stops = match.clock.limited and not isinstance(match.clock.setting, Correspondence)
            return self._gone[alone] + ALONE if stops and alone in self._gone else None
        grace = GRACE[type(match.clock.setting)]
        missed = self._missed(match, here)
        return self._gone[missed[0]] + grace if missed and grace is not None else None

    def _missed(self, match: Match, here: Collection[Seat]) -> list[Seat]:
        """Those whose decision others are here to wait for."""
        people = match.people
        if not any(seat in here for seat in people):
            return []
        return [seat for seat in match.to_act if seat in people and seat in self._gone]


def _alone(match: Match) -> Seat | None:
    """The only person of a match, if there is but one."""
    people = [seat for seat, player in enumerate(match.players) if player.kind == "person"]
    return people[0] if len(people) == 1 else None
