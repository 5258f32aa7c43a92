"""The flags of both sides (TC12.14, TC12.15): where they belong and who carries them."""

from __future__ import annotations

import msgspec

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.squares import OFF, Square, Squares


class Flags(msgspec.Struct, frozen=True):
    """A value of a position that is played for flags; White's comes first."""

    #: ``OFF`` for one that is missing, on a map that somebody is still drawing (``position_faults``).
    homes: tuple[Square, Square]
    #: By whose flag it is, the square of the enemy that carries it, or ``OFF`` while it is at home.
    carriers: tuple[Square, Square] = (OFF, OFF)

    @property
    def squares(self) -> Squares:
        """Both home squares."""
        return 1 << self.homes[0] | 1 << self.homes[1]

    def carried_by(self, side: int, square: Square) -> bool:
        """Whether the piece of this side on this square has the enemy's flag."""
        return square != OFF and self.carriers[1 - side] == square

    def carried(self, side: int, square: Square) -> Flags:
        """The same with the flag of this side carried by the enemy on a square, or at home (``OFF``)."""
        return Flags(self.homes, (square, self.carriers[1]) if side == 0 else (self.carriers[0], square))

    @property
    def key(self) -> int:
        """Their share of the position's hash (TC12.17)."""
        key = 0
        for side in (0, 1):
            key ^= hashing.fact(hashing.FLAG, self.homes[side], side=side)
            if self.carriers[side] != OFF:
                key ^= hashing.fact(hashing.CARRIER, self.carriers[side], side=side)
        return key
