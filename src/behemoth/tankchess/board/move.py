"""What a player decides: a move with its effects, the direction a Monster falls in, or where a remote mine is laid.
Values without any rule."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

import msgspec

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.squares import OFF, Square


class EffectKind(IntEnum):
    """The kinds of effects; the engine knows them by the same numbers."""

    SHOT = 0
    STOMP = 1
    TAIL = 2
    FLAME = 3
    THROW = 4
    DUEL = 5
    FELL = 6
    #: A bulldozer pushes something from one square to another (TC12.1).
    PUSH = 7
    #: A land mine goes off under the piece (TC12.8, TC12.9).
    MINE = 8
    #: An own remote mine is detonated (TC12.11).
    DETONATION = 9


#: Effects that the movement itself brings about; the others follow it.
ON_THE_WAY: Final = (EffectKind.STOMP, EffectKind.FELL, EffectKind.PUSH, EffectKind.MINE)
#: Effects that strike nobody who stands on their squares.
HARMLESS: Final = (EffectKind.FELL, EffectKind.PUSH, EffectKind.MINE)


class Effect(msgspec.Struct, frozen=True, gc=False, order=True):
    """One effect of a move: its kind, on which square and, for a throw or a push, where to."""

    kind: EffectKind
    at: Square
    to: Square = OFF


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move is its start, its end pose and its effects, whatever the path (TC2.6).

    ``end`` is ``OFF`` for a piece that leaves the board; ``heading`` is ``NO_HEADING`` for one that leaves, sinks
    or drives onto a land mine, which is an effect as well.
    Effects are sorted: two moves are the same move if and only if they are equal.
    """

    start: Square
    end: Square
    heading: int
    effects: tuple[Effect, ...] = ()

    def __str__(self) -> str:
        return _written(self)

    @property
    def leaves(self) -> bool:
        """Whether the piece drives off the board (TC4.1)."""
        return self.end == OFF

    @property
    def sinks(self) -> bool:
        """Whether the piece is driven into water (TC5.1)."""
        return self.heading == NO_HEADING and self.end != OFF and not self.explodes

    @property
    def explodes(self) -> bool:
        """Whether the piece is driven onto a land mine (TC12.8)."""
        return self.heading == NO_HEADING and Effect(EffectKind.MINE, self.end) in self.effects


class Fall(msgspec.Struct, frozen=True):
    """In which direction a destroyed Monster falls; ``NO_HEADING`` where none is possible (TC6.10)."""

    direction: int

    def __str__(self) -> str:
        return _written(self)


class Place(msgspec.Struct, frozen=True):
    """A remote mine is laid on a square, before the first move (TC12.10)."""

    square: Square

    def __str__(self) -> str:
        return _written(self)


Action: TypeAlias = Move | Fall | Place

NO_EFFECTS: Final[tuple[Effect, ...]] = ()


def _written(action: Action) -> str:
    from behemoth.tankchess.text.move_text import move_text

    return move_text(action)
