"""The options of Tank Chess: those that are rules, and how a game starts."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta


class Rules(msgspec.Struct, frozen=True):
    """The rules a position is played by (TC4.4, TC6.7, TC6.10)."""

    repetition: Annotated[int, Meta(ge=2, le=9)] = 3
    quiet_moves: Annotated[int, Meta(ge=1, le=500)] = 50
    throw_own: bool = False
    fall_choice: Literal["owner", "killer"] = "owner"


class TankOptions(msgspec.Struct, frozen=True):
    """What people choose before a game; the texts that explain each are in the catalogue (``option-…``)."""

    #: The name of a scheme; not used if a position is given.
    scheme: str = "basic-16"
    #: A one-line position to start from instead (TC9.3).
    position: str | None = None
    repetition: Annotated[int, Meta(ge=2, le=9)] = 3
    quiet_moves: Annotated[int, Meta(ge=1, le=500)] = 50
    throw_own: bool = False
    fall_choice: Literal["owner", "killer"] = "owner"

    @property
    def rules(self) -> Rules:
        """The part of them that is rules of play."""
        return Rules(self.repetition, self.quiet_moves, self.throw_own, self.fall_choice)


STANDARD: Final = Rules()
