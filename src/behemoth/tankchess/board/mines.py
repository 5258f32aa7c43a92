"""The remote mines of both sides (TC12.10 to TC12.13): secret squares, those that are spent, and what is owed."""

from __future__ import annotations

import msgspec

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.squares import STRIDE, Square, Squares, each


class Mines(msgspec.Struct, frozen=True):
    """A value of a position that is played with remote mines; White's come first."""

    #: Where mines could have been laid before the first move, by either side.
    could: Squares
    #: The unspent ones: nobody but the owner may know them.
    laid: tuple[Squares, Squares] = (0, 0)
    #: The spent ones, which everybody has seen.
    spent: tuple[Squares, Squares] = (0, 0)
    #: How many each side has yet to lay.
    owed: tuple[int, int] = (0, 0)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The sides that have yet to lay mines."""
        return tuple([side for side in SIDES if self.owed[side]])

    def left(self, side: int) -> int:
        """How many unspent mines a side has on the board."""
        return self.laid[side].bit_count()

    def choices(self, side: int) -> list[Square]:
        """Where a side may lay its next mine: after the last one by column, then row, with room for the others."""
        if not self.owed[side]:
            return []
        placed = by_column(self.laid[side])
        later = [square for square in by_column(self.could) if not placed or _order(square) > _order(placed[-1])]
        return later[: len(later) - self.owed[side] + 1]

    def placed(self, side: int, square: Square) -> Mines:
        """One more is laid."""
        return self._with(side, self.laid[side] | 1 << square, self.spent[side], self.owed[side] - 1)

    def detonated(self, side: int, square: Square) -> Mines:
        """One is spent."""
        return self._with(side, self.laid[side] & ~(1 << square), self.spent[side] | 1 << square, self.owed[side])

    def dealt(self, side: int, squares: Squares) -> Mines:
        """The same with the unspent ones of a side elsewhere."""
        return self._with(side, squares, self.spent[side], self.owed[side])

    def _with(self, side: int, laid: Squares, spent: Squares, owed: int) -> Mines:
        return Mines(
            self.could, _replaced(self.laid, side, laid), _replaced(self.spent, side, spent),
            _replaced(self.owed, side, owed),
        )  # fmt: skip

    @property
    def key(self) -> int:
        """Their share of the position's hash: numbers only, for a hash is no secret (TC12.12)."""
        key = 0
        for side in SIDES:
            key ^= hashing.fact(hashing.MINES, self.left(side), self.owed[side], side=side)
        return key


def by_column(squares: Squares) -> list[Square]:
    """The squares of a set by column, then row (TC12.10)."""
    return sorted(each(squares), key=_order)


def _order(square: Square) -> tuple[int, int]:
    return square % STRIDE, square // STRIDE


def _replaced(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
