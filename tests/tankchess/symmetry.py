"""The board seen otherwise: turned by half with the sides exchanged, or in a mirror. The rules must not notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.move import Action, Effect, Fall, Move, Place
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
        if isinstance(action, Place):
            return Place(self.square(action.square, size))
        effects = tuple(sorted(self.effect(effect, size) for effect in action.effects))
        return Move(
            self.square(action.start, size), self.square(action.end, size), self.heading(action.heading), effects
        )

    def flags(self, position: Position) -> Flags | None:
        """The flags, each of whose it is then."""
        flags, order = position.flags, [self.owner(0), self.owner(1)]
        if flags is None:
            return None
        homes = [self.square(flags.homes[side], position.size) for side in order]
        carriers = [self.square(flags.carriers[side], position.size) for side in order]
        return Flags((homes[0], homes[1]), (carriers[0], carriers[1]))

    def mines(self, position: Position) -> Mines | None:
        """The remote mines, each of whose they are then."""
        mines, order = position.mines, [self.owner(0), self.owner(1)]
        if mines is None:
            return None
        laid = [self.squares(mines.laid[side], position.size) for side in order]
        spent = [self.squares(mines.spent[side], position.size) for side in order]
        could = self.squares(mines.could, position.size)
        owed = mines.owed[order[0]], mines.owed[order[1]]
        return Mines(could, (laid[0], laid[1]), (spent[0], spent[1]), owed)

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
            flags=self.flags(position),
            mines=self.mines(position),
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
