"""How a match stands, as far as this client may know: the welcome, brought up to date by every update."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from behemoth.games import Outcome, Seat, State, find_game
from behemoth.table import ClockInfo, LogLine, OfferInfo, SeatInfo, Update, Welcome


class Situation(msgspec.Struct, frozen=True):
    """One moment of a match. The fields are those of ``welcome`` and ``update``."""

    match: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    #: The seats this client plays.
    yours: tuple[Seat, ...]
    version: int
    turn: int
    #: What each of one's seats sees, by its number; ``public`` for who watches and where nothing is hidden.
    views: dict[str, Any]
    to_act: tuple[Seat, ...]
    clock: ClockInfo
    offers: tuple[OfferInfo, ...]
    outcome: Outcome | None
    ending: str
    #: Everything that happened so far, and how much of it is new with this moment.
    log: tuple[LogLine, ...]
    news: tuple[LogLine, ...]
    #: The match that a rematch led to.
    rematch: str
    hints: bool
    coach: bool

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def mine(self) -> tuple[Seat, ...]:
        """One's own seats that owe a decision."""
        return tuple(seat for seat in self.to_act if seat in self.yours)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat of one's own sees, or the public; as JSON of the game's own."""
        return self.views.get(str(seat), self.views.get("public"))

    def view_bytes(self, seat: Seat | None = None) -> bytes:
        """The same as bytes, as ``Game.from_view`` takes it."""
        return msgspec.json.encode(self.view(seat))

    def imagine(self, seat: Seat, rng: Random) -> State[Any]:
        """Some full state that this seat cannot tell from the real one, for whoever has the game installed here."""
        return find_game(self.game).from_view(self.view_bytes(seat), seat, rng)


def welcomed(welcome: Welcome, before: Situation | None) -> Situation:
    """The situation a welcome tells; what was known before stays in the log."""
    known = before.log if before is not None and welcome.partial else ()
    seen = before.version if before is not None else 0
    return Situation(
        match=welcome.match,
        game=welcome.game,
        options=welcome.options,
        seats=welcome.seats,
        yours=welcome.yours,
        version=welcome.version,
        turn=welcome.turn,
        views=welcome.views,
        to_act=welcome.to_act,
        clock=welcome.clock,
        offers=welcome.offers,
        outcome=welcome.outcome,
        ending=welcome.ending,
        log=known + welcome.log,
        news=tuple(line for line in welcome.log if line.version > seen),
        rematch=welcome.rematch,
        hints=welcome.hints,
        coach=welcome.coach,
    )


def updated(now: Situation, update: Update) -> Situation:
    """The situation after an update. One that was sent again brings nothing new."""
    news = tuple(line for line in update.log if line.version > now.version)
    return msgspec.structs.replace(
        now,
        seats=update.seats,
        version=update.version,
        turn=update.turn,
        views=update.views,
        to_act=update.to_act,
        clock=update.clock,
        offers=update.offers,
        outcome=update.outcome,
        ending=update.ending,
        log=now.log + news,
        news=news,
        rematch=update.rematch or now.rematch,
    )
