"""The board seen otherwise: turned by half with the sides exchanged, or in a mirror. The rules must not notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, Fall, Move
from behemoth.tankchess.board.pieces import piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import OFF, Square, Squares, column_of, each, row_of, square_at, union


class Symmetry(msgspec.Struct, frozen=True):
    """What becomes of a column and row, of a heading and of a side."""

    name: str
    spot: Callable[[int, int, int], tuple[int, int]]
    turn: Callable[[int], int]
    owner: Callable[[int], int]

    def square(self, square: Square, size: int) -> Square:
        """A square of a board of this size; ``OFF`` stays."""
        return OFF if square == OFF else square_at(*self.spot(column_of(square), row_of(square), size - 1))

    def squares(self, squares: Squares, size: int) -> Squares:
        return union(self.square(square, size) for square in each(squares))

    def heading(self, heading: int) -> int:
        """A heading; none stays none."""
        return NO_HEADING if heading == NO_HEADING else self.turn(heading) % 8

    def effect(self, effect: Effect, size: int) -> Effect:
        return Effect(effect.kind, self.square(effect.at, size), self.square(effect.to, size))

    def action(self, action: Action, size: int) -> Action:
        if isinstance(action, Fall):
            return Fall(self.heading(action.direction))
        effects = tuple(sorted(self.effect(effect, size) for effect in action.effects))
        return Move(
            self.square(action.start, size), self.square(action.end, size), self.heading(action.heading), effects
        )

    def position(self, position: Position) -> Position:
        size, result = position.size, position.result
        return Position.make(
            size,
            [
                piece(one.kind, self.owner(one.side), self.square(one.square, size), self.heading(one.heading))
                for one in position.pieces
            ],
            Ground(tuple(self.squares(area, size) for area in position.ground.areas)),
            wrecks={self.square(square, size): kind for square, kind in position.wrecks.items()},
            stacks=self.squares(position.stacks, size),
            bodies=[Body(self.square(body.square, size), self.heading(body.direction)) for body in position.bodies],
            turn=self.owner(position.turn),
            falling=self.square(position.falling, size),
            rules=position.rules,
            result=None if result is None else Result(self.owner(result.winner), result.reason),
        )


#: Rotated by half, White and Black exchanged.
HALF_TURN: Final = Symmetry(
    "half turn",
    lambda column, row, last: (last - column, last - row),
    lambda heading: heading + 4,
    lambda side: 1 - side,
)
#: Left and right exchanged.
MIRROR: Final = Symmetry(
    "mirror", lambda column, row, last: (last - column, row), lambda heading: -heading, lambda side: side
)
SYMMETRIES: Final = (HALF_TURN, MIRROR)
