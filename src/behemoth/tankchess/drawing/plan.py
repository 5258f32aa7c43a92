"""Where things are on a drawing: White's side below, or Black's when the board is turned round."""

from __future__ import annotations

import msgspec

from behemoth.tankchess.board.headings import VECTORS
from behemoth.tankchess.board.squares import Square, Squares, column_of, each, row_of, square_at
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.outline import Cell
from behemoth.tankchess.drawing.svg import Point


class Plan(msgspec.Struct, frozen=True):
    """A board of so many squares; its upper left corner is the origin."""

    size: int
    flipped: bool = False

    @property
    def side(self) -> float:
        """The length of the board's side in the drawing's units."""
        return self.size * CELL

    def cell(self, square: Square) -> Cell:
        """Column and row on the drawing, from the upper left."""
        column, row, last = column_of(square), row_of(square), self.size - 1
        return (last - column, row) if self.flipped else (column, last - row)

    def square(self, cell: Cell) -> Square:
        """The square of a column and row on the drawing."""
        (across, down), last = cell, self.size - 1
        return square_at(last - across, down) if self.flipped else square_at(across, last - down)

    def cells(self, squares: Squares) -> list[Cell]:
        """The cells of a set of squares."""
        return [self.cell(square) for square in each(squares)]

    def centre(self, square: Square) -> Point:
        """The middle of a square."""
        across, down = self.cell(square)
        return (across + 0.5) * CELL, (down + 0.5) * CELL

    def angle(self, heading: int) -> float:
        """How far something that points up has to be turned clockwise to point along a heading."""
        return (heading * 45 + (180 if self.flipped else 0)) % 360

    def ahead(self, heading: int) -> Point:
        """One step along a heading, on the drawing."""
        across, up = VECTORS[heading]
        return (-across, up) if self.flipped else (across, -up)
