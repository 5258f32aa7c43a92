"""Live pieces: a kind, an owner, a square and a heading (TC1.3)."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from behemoth.tankchess.board.hashing import PIECE, fact
from behemoth.tankchess.board.headings import HEADINGS, STEPS, Heading, Pose
from behemoth.tankchess.board.squares import Square, Squares, name_of, zone
from behemoth.tankchess.tables.kinds import Kind

WHITE: Final = 0
BLACK: Final = 1
SIDES: Final = (WHITE, BLACK)
SIDE_WORDS: Final = ("white", "black")


class Piece(msgspec.Struct, frozen=True, eq=False):
    """A piece in a pose. There is one object for each, made by :func:`piece`, so that equal means identical."""

    kind: Kind
    side: int
    square: Square
    heading: Heading
    #: The set of its one square, all squares its steps can touch, and its share of the position's hash.
    bit: Squares
    near: Squares
    fact: int
    #: Its square and heading, and the same after one step back.
    pose: Pose
    behind: Pose

    def __repr__(self) -> str:
        return f"piece({self.kind.code} {SIDE_WORDS[self.side]} {name_of(self.square)}{self.heading.name})"

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.kind, self.side, self.square, int(self.heading))

    def at(self, square: Square, heading: int) -> Piece:
        """The same piece in another pose."""
        return piece(self.kind, self.side, square, heading)


#: The live pieces of one side by square. Nobody can write to it.
Army: TypeAlias = MappingProxyType[Square, Piece]
#: The live pieces of both sides, each side's by square.
Ranks: TypeAlias = tuple[list[Piece], list[Piece]]

_SQUARE_OF: Final = attrgetter("square")


@cache  # One object for each pose: pieces are compared by identity, and their masks are worked out once.
def piece(kind: Kind, side: int, square: Square, heading: int) -> Piece:
    """The piece of this kind and owner in this pose."""
    ahead = HEADINGS[heading]
    return Piece(
        kind=kind,
        side=side,
        square=square,
        heading=ahead,
        bit=1 << square,
        near=zone(square, kind.speed),
        fact=fact(PIECE, square, kind.number, heading, side),
        pose=(square, ahead),
        behind=(square - STEPS[heading], ahead),
    )


def in_order(army: Army) -> list[Piece]:
    """The pieces of an army by square."""
    return sorted(army.values(), key=_SQUARE_OF)
