"""What happens at the table rather than in the game, as named facts with a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from behemoth.bots import bot_title
from behemoth.games import EVERYTHING, Event, Seat, Viewer
from behemoth.locale import say


class TableEvent(Event, frozen=True):
    """A fact of the table; its sentence stands in the catalogue under ``table-…``."""

    def key(self) -> str:
        return super().key().replace("event-", "table-", 1)

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        words = {field: getattr(self, field) for field in self.__struct_fields__}
        if "seat" in words:
            words["seat"] = seat_name(words["seat"], language, names)
        return words


def seat_name(seat: Seat, language: str, names: Sequence[str] = ()) -> str:
    """The name of whoever sits there, or "Seat 2"."""
    return names[seat] if seat < len(names) and names[seat] else say("table-seat", language, number=seat + 1)


class Joined(TableEvent, frozen=True):
    seat: Seat
    name: str

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        return {"name": self.name or seat_name(self.seat, language)}


class SeatCarried(TableEvent, frozen=True):
    """Somebody goes on at another device."""

    seat: Seat


class StoodIn(TableEvent, frozen=True):
    """A bot plays for somebody."""

    seat: Seat
    game: str
    bot: str

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        return {**super().arguments(language, names), "bot": bot_title(self.game, self.bot, language)}


class CameBack(TableEvent, frozen=True):
    seat: Seat


class OfferMade(TableEvent, frozen=True):
    kind: str
    seat: Seat


class OfferAccepted(TableEvent, frozen=True):
    kind: str
    seat: Seat
    why: str = ""


class OfferDeclined(TableEvent, frozen=True):
    kind: str
    seat: Seat
    why: str = ""


class OfferWithdrawn(TableEvent, frozen=True):
    kind: str
    seat: Seat


class TakenBack(TableEvent, frozen=True):
    """All log lines of the game newer than version ``keep`` (and older than this one) no longer hold."""

    keep: int
    #: Whether somebody else was asked and agreed.
    agreed: bool = True

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        return {"agreed": "yes" if self.agreed else "no"}


class MatchPaused(TableEvent, frozen=True):
    pass


class MatchResumed(TableEvent, frozen=True):
    pass


class TimeGiven(TableEvent, frozen=True):
    seat: Seat
    seconds: int


class TimeRanOut(TableEvent, frozen=True):
    """The table decided for somebody. Only they hear it: how they answered may be secret, and the default is known."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, EVERYTHING) else None


class RematchMade(TableEvent, frozen=True):
    match: str
