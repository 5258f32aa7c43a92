"""Which clock a match is played with, as people choose it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

#: Times are whole milliseconds throughout, so that a record of them is exact.
Milliseconds: TypeAlias = int


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    """All the time in the world."""


class Countdown(msgspec.Struct, frozen=True, tag="countdown"):
    """A chess clock: so much for each player, and more with each move (TC4.5). A fallen flag loses."""

    minutes: Annotated[float, Meta(gt=0, le=600)] = 30
    increment: Annotated[float, Meta(ge=0, le=600)] = 0


class PerDecision(msgspec.Struct, frozen=True, tag="decision"):
    """So many seconds for each decision; then the table does the default action. "More time" can be asked for."""

    seconds: Annotated[float, Meta(ge=3, le=3600)] = 45


class Correspondence(msgspec.Struct, frozen=True, tag="days"):
    """Days for a move. A fallen flag loses, or the default action is done where the game has one."""

    days: Annotated[float, Meta(gt=0, le=60)] = 3


ClockSetting: TypeAlias = NoClock | Countdown | PerDecision | Correspondence
