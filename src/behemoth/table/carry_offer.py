"""A code with which seats may be carried to another device, as a match knows it."""

from __future__ import annotations

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds


class CarryOffer(msgspec.Struct, frozen=True):
    """A code that is good, and for which seats."""

    seats: tuple[Seat, ...]
    code_hash: str
    until: Milliseconds
