"""What a match may be asked to do. What players command are the messages themselves; these are the table's own."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.messages import Act, MoreTime, Offer, OfferKind, Resign, Stand


class Sit(msgspec.Struct, frozen=True):
    """Somebody came with an invitation."""

    seat: Seat
    name: str
    token_hash: str


class OfferCarry(msgspec.Struct, frozen=True):
    """Who holds these seats wants to go on at another device."""

    seats: tuple[Seat, ...]
    code_hash: str


class Carry(msgspec.Struct, frozen=True):
    """Somebody came with a code; this token holds their seats from now on."""

    code_hash: str
    token_hash: str


class BotAct(msgspec.Struct, frozen=True):
    """A bot has decided."""

    seat: Seat
    turn: int
    action: str


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot answers an offer."""

    seat: Seat
    kind: OfferKind
    accept: bool
    why: str = ""


class Tick(msgspec.Struct, frozen=True):
    """Look at the clock: whoever has run out of time loses, or the table decides for them."""


class Abandon(msgspec.Struct, frozen=True):
    """Somebody has gone and did not come back in time."""

    seat: Seat


class Absent(msgspec.Struct, frozen=True):
    """Nobody who plays is here: the match waits, from this moment on if it is told (the table may have slept)."""

    since: Milliseconds | None = None


class Present(msgspec.Struct, frozen=True):
    """One of those who play is back."""


class Wake(msgspec.Struct, frozen=True):
    """Nobody looked after the match since then, until now or until a moment that is past."""

    since: Milliseconds
    until: Milliseconds | None = None


class Rematch(msgspec.Struct, frozen=True):
    """The agreed rematch is this match."""

    match: str


class End(msgspec.Struct, frozen=True):
    """Whoever runs the table ends the match."""


PlayerCommand: TypeAlias = Act | Offer | Resign | MoreTime | Stand
Command: TypeAlias = (
    PlayerCommand
    | Sit
    | OfferCarry
    | Carry
    | BotAct
    | BotAnswer
    | Tick
    | Abandon
    | Absent
    | Present
    | Wake
    | Rematch
    | End
)
