"""What a match may be asked to do. What players command are the messages themselves; these are the table's own."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.messages import Act, MoreTime, Offer, Resign, Stand


class Sit(msgspec.Struct, frozen=True):
    """Somebody came with an invitation."""

    seat: Seat
    name: str
    token_hash: str


class BotAct(msgspec.Struct, frozen=True):
    """A bot has decided."""

    seat: Seat
    turn: int
    action: str


class Tick(msgspec.Struct, frozen=True):
    """Look at the clock: whoever has run out of time loses, or the table decides for them."""


class Abandon(msgspec.Struct, frozen=True):
    """Somebody has gone and did not come back in time."""

    seat: Seat


class Absent(msgspec.Struct, frozen=True):
    """The only person has gone: the match waits."""


class Present(msgspec.Struct, frozen=True):
    """The only person is back."""


class Wake(msgspec.Struct, frozen=True):
    """The table was down since then."""

    since: Milliseconds


class Rematch(msgspec.Struct, frozen=True):
    """The agreed rematch is this match."""

    match: str


PlayerCommand: TypeAlias = Act | Offer | Resign | MoreTime | Stand
Command: TypeAlias = PlayerCommand | Sit | BotAct | Tick | Abandon | Absent | Present | Wake | Rematch
