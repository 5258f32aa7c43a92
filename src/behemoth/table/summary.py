"""A match in short, as everybody may know it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from behemoth.games import Outcome, Seat
from behemoth.table.clock_setting import ClockSetting, Milliseconds
from behemoth.table.match import Match
from behemoth.table.messages import SeatInfo
from behemoth.table.setup import Mode
from behemoth.table.views import seat_infos


class Summary(msgspec.Struct, frozen=True):
    """A match as everybody may know it."""

    match: str
    game: str
    mode: Mode
    options: dict[str, str]
    clock: ClockSetting
    seats: tuple[SeatInfo, ...]
    created: Milliseconds
    #: When the last thing happened.
    at: Milliseconds
    version: int
    round: int
    #: The number of actions so far.
    actions: int
    #: Not everybody has sat down yet.
    waiting: bool
    paused: bool
    to_act: tuple[Seat, ...]
    outcome: Outcome | None
    rematch_of: str = ""
    rematch: str = ""
    #: Whether players may ask for a good move.
    hints: bool = False
    #: Whether players may ask the coach.
    coach: bool = False
    #: Whether anybody may join while a seat is free.
    open_to_all: bool = False
    #: The seats of the one who asked; in lists of one's own matches only.
    yours: tuple[Seat, ...] = ()


def summary_of(match: Match, here: frozenset[Seat], *, language: str = "en", yours: tuple[Seat, ...] = ()) -> Summary:
    """What everybody may know about a match."""
    return Summary(
        match=match.setup.id,
        game=match.setup.game,
        mode=match.setup.mode,
        options=match.setup.options,
        clock=match.setup.clock,
        seats=seat_infos(match, here, language),
        created=match.setup.created,
        at=match.at,
        version=match.version,
        round=match.state.round(),
        actions=len(match.actions),
        waiting=match.waiting,
        paused=bool(match.paused),
        to_act=match.to_act,
        outcome=match.outcome,
        rematch_of=match.setup.rematch_of,
        rematch=match.rematch,
        hints=match.setup.hints,
        coach=match.setup.coach,
        open_to_all=match.setup.open_to_all,
        yours=yours,
    )


def with_own_seats(summary: Summary, seat_tokens: tuple[str, ...], hashes: Collection[str]) -> Summary:
    """The same for whoever has these tokens."""
    yours = tuple(seat for seat, hashed in enumerate(seat_tokens) if hashed in hashes)
    return msgspec.structs.replace(summary, yours=yours)
