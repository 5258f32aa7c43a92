"""What a player decides: a move with its deeds, or the side a Monster falls to. Values without any rule."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, TypeAlias

import msgspec

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.squares import OFF, Square


class What(IntEnum):
    """The sorts of deeds, in the order in which they are written (TC9.1)."""

    SHOT = 0
    STOMP = 1
    TAIL = 2
    FLAME = 3
    THROW = 4
    DUEL = 5
    FELL = 6


#: Deeds that the movement itself brings about; the others follow it.
ON_THE_WAY: Final = (What.STOMP, What.FELL)


class Deed(msgspec.Struct, frozen=True, gc=False, order=True):
    """One effect of a move: what, on which square and, for a throw, where it lands."""

    what: What
    at: Square
    to: Square = OFF


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move is its start, its end pose and its effects, whatever the path (TC2.6).

    ``end`` is ``OFF`` for a piece that leaves the board; ``heading`` is ``NO_HEADING`` for one that leaves or sinks.
    Deeds are sorted: two moves are the same move if and only if they are equal.
    """

    start: Square
    end: Square
    heading: int
    deeds: tuple[Deed, ...] = ()

    @property
    def leaves(self) -> bool:
        """Whether the piece drives off the board (TC4.1)."""
        return self.end == OFF

    @property
    def sinks(self) -> bool:
        """Whether the piece is driven into water (TC5.1)."""
        return self.heading == NO_HEADING and self.end != OFF


class Fall(msgspec.Struct, frozen=True):
    """To which side a destroyed Monster falls; ``NO_HEADING`` where no side is possible (TC6.10)."""

    side: int


Action: TypeAlias = Move | Fall

NO_DEEDS: Final[tuple[Deed, ...]] = ()


@cache
def one_shot(at: Square) -> tuple[Deed, ...]:
    """The deeds of a move that only fires at this square; one object for each, since there are so many of them."""
    return (Deed(What.SHOT, at),)
