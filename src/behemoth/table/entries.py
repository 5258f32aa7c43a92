"""What is logged of a match, in order. A match is the fold of its setup and these; its version is their number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from behemoth.games import Ending, Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.messages import OfferKind


class Logged(msgspec.Struct, frozen=True, gc=False, tag_field="is", kw_only=True, omit_defaults=True):
    """One thing that happened, when, and the client's name for the message that asked for it."""

    at: Milliseconds
    id: str = ""


class Acted(Logged, frozen=True, tag="acted", kw_only=True):
    """A decision of a seat, as a record writes it."""

    seat: Seat
    action: str
    #: What the seat has left on its clock after it, and how much of its thinking was forgiven as lag.
    left: Milliseconds = 0
    lag: Milliseconds = 0
    by: Literal["seat", "table", "bot"] = "seat"


class Closed(Logged, frozen=True, tag="closed", kw_only=True):
    """The match was ended from outside the rules: resigned, agreed, flag, abandoned."""

    ending: Ending
    seat: Seat | None = None


class TookBack(Logged, frozen=True, tag="took-back", kw_only=True):
    """Everything from this action on (counted from 0) is undone."""

    to_index: int


class Offered(Logged, frozen=True, tag="offered", kw_only=True):
    """Somebody offers something."""

    kind: OfferKind
    seat: Seat


class Answered(Logged, frozen=True, tag="answered", kw_only=True):
    """Somebody answers an offer; the one who made it takes it back by refusing it."""

    kind: OfferKind
    seat: Seat
    accept: bool
    #: Why a bot says so (``behemoth.bots.DrawAnswer``); people need not say.
    why: str = ""


class SatDown(Logged, frozen=True, tag="sat-down", kw_only=True):
    """A person takes a seat for good."""

    seat: Seat
    name: str
    token_hash: str


class CarryOffered(Logged, frozen=True, tag="carry-offered", kw_only=True):
    """Somebody may carry their seats to another device with a code; an older code of theirs is void."""

    seats: tuple[Seat, ...]
    code_hash: str
    until: Milliseconds


class Carried(Logged, frozen=True, tag="carried", kw_only=True):
    """The code was used: from now on another token holds these seats."""

    seats: tuple[Seat, ...]
    code_hash: str
    token_hash: str


class StoodUp(Logged, frozen=True, tag="stood-up", kw_only=True):
    """A bot plays for this person until they return."""

    seat: Seat
    bot: str
    by: Literal["seat", "table"] = "seat"


class Returned(Logged, frozen=True, tag="returned", kw_only=True):
    """The person is back and plays again."""

    seat: Seat


class Paused(Logged, frozen=True, tag="paused", kw_only=True):
    """The clocks stand still and nobody may act. ``by`` the table: because nobody is there."""

    by: Literal["seat", "table"] = "seat"


class Resumed(Logged, frozen=True, tag="resumed", kw_only=True):
    """It goes on."""

    seat: Seat | None = None


class GaveTime(Logged, frozen=True, tag="gave-time", kw_only=True):
    """A seat gets more time for its decision."""

    seat: Seat
    ms: Milliseconds


class Woke(Logged, frozen=True, tag="woke", kw_only=True):
    """The table was not running since then; that time counts for nobody."""

    since: Milliseconds


class Rematched(Logged, frozen=True, tag="rematched", kw_only=True):
    """The same people play again there."""

    match: str


Entry: TypeAlias = (
    Acted
    | Closed
    | TookBack
    | Offered
    | Answered
    | SatDown
    | CarryOffered
    | Carried
    | StoodUp
    | Returned
    | Paused
    | Resumed
    | GaveTime
    | Woke
    | Rematched
)


def hashes_in(entries: Iterable[Entry]) -> list[str]:
    """The hashes by which a match with these entries is to be found: of tokens and of codes."""
    found = []
    for entry in entries:
        if isinstance(entry, (SatDown, Carried)):  # quicker than a union, and every move comes by
            found.append(entry.token_hash)
        elif isinstance(entry, CarryOffered):
            found.append(entry.code_hash)
    return found
