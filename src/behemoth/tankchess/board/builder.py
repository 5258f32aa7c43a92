"""The next position in the making: what an action's effects write to, step by step."""

from __future__ import annotations

from types import MappingProxyType

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Body, Position, Result, assemble, ground_key, squares_key
from behemoth.tankchess.board.squares import OFF, STRIDE, Square, Squares
from behemoth.tankchess.options import Goal
from behemoth.tankchess.tables.kinds import Kind


class PositionBuilder:
    """Collects changes; :meth:`done` hands out the finished position. Bits and hash are kept up step by step."""

    def __init__(self, position: Position) -> None:
        self._before = position
        self.armies = (position.armies[0].copy(), position.armies[1].copy())
        self.wrecks = dict(position.wrecks)
        #: Live pieces that ceased to be, in order.
        self.lost: list[Piece] = []
        self._bits = list(position.bits)
        self._wreck_bits = position.wreck_bits
        self._stacks = position.stacks
        self._bodies = position.bodies
        self._body_bits = position.body_bits
        self._ground = position.ground
        self._turn = position.turn
        self._falling = position.falling
        self._flags = position.flags
        self._mines = position.mines
        self._key = position.key

    def lift(self, piece: Piece) -> None:
        """Take a live piece off the board."""
        del self.armies[piece.side][piece.square]
        self._bits[piece.side] ^= piece.bit
        self._key ^= piece.fact

    def put(self, piece: Piece) -> None:
        """Place a live piece."""
        self.armies[piece.side][piece.square] = piece
        self._bits[piece.side] ^= piece.bit
        self._key ^= piece.fact

    def lose(self, piece: Piece) -> None:
        """A live piece ceases to be, without a wreck."""
        self.lift(piece)
        self.lost.append(piece)
        if self._flags is not None and self._flags.carried_by(piece.side, piece.square):
            self.change_flags(self._flags.carried(1 - piece.side, OFF))  # TC12.15

    def live_at(self, square: Square) -> Piece | None:
        """The live piece on a square as things stand."""
        return self.armies[0].get(square) or self.armies[1].get(square)

    def add_wreck(self, square: Square, kind: Kind) -> None:
        """A wreck lies here from now on (TC3.6)."""
        self.wrecks[square] = kind
        self._wreck_bits |= 1 << square
        self._key ^= hashing.fact(hashing.WRECK, square, kind.number)

    def take_wreck(self, square: Square) -> Kind:
        """Remove the wreck of a square."""
        kind = self.wrecks.pop(square)
        self._wreck_bits ^= 1 << square
        self._key ^= hashing.fact(hashing.WRECK, square, kind.number)
        return kind

    def leave_wreck(self, square: Square, kind: Kind) -> None:
        """What is left of a destroyed piece: a wreck, where one can be."""
        if self._before.keeps_wreck(square, kind):
            self.add_wreck(square, kind)

    def add_stack(self, square: Square) -> None:
        """Two wrecks lie here, a high obstacle (TC6.7)."""
        self._stacks |= 1 << square
        self._key ^= hashing.fact(hashing.STACK, square)

    def add_body(self, body: Body) -> None:
        """A fallen Monster lies here (TC6.10)."""
        self._bodies = tuple(sorted((*self._bodies, body)))
        self._body_bits |= body.squares
        self._key ^= squares_key(hashing.BODY, body.squares)

    def clear_ground(self, squares: Squares) -> None:
        """What grew or stood there is gone."""
        self._change_ground(self._ground.without(squares))

    def set_off(self, square: Square) -> None:
        """A land mine goes off, if there is one (TC12.8, TC12.9)."""
        self._change_ground(self._ground.without_mines(1 << square))

    def push_obstacle(self, start: Square, to: Square) -> None:
        """An obstacle is pushed on (TC12.3)."""
        self._change_ground(self._ground.pushed_on(start, to))

    def _change_ground(self, ground: Ground) -> None:
        before, self._ground = self._ground, ground
        if self._ground is not before:
            self._key ^= ground_key(before) ^ ground_key(self._ground)

    @property
    def flags(self) -> Flags | None:
        """The flags as things stand."""
        return self._flags

    def change_flags(self, flags: Flags) -> None:
        """A flag is taken, carried on or brought back."""
        if self._flags is not None:
            self._key ^= self._flags.key
        self._key ^= flags.key
        self._flags = flags

    def change_mines(self, mines: Mines) -> None:
        """A remote mine is laid or spent."""
        if self._mines is not None:
            self._key ^= self._mines.key
        self._key ^= mines.key
        self._mines = mines

    @property
    def mines(self) -> Mines | None:
        """The remote mines as things stand."""
        return self._mines

    def is_back_row(self, square: Square, side: int) -> bool:
        """Whether a square is on a side's own back row (TC12.15)."""
        return square // STRIDE == (0 if side == 0 else self._before.size - 1)

    @property
    def goal(self) -> Goal:
        """What the game is about."""
        return self._before.rules.aim

    def is_deep(self, square: Square) -> bool:
        """Whether there is water."""
        return bool(self._ground.deep >> square & 1)

    def pass_turn(self) -> None:
        """The other side is next."""
        self._turn ^= 1
        self._key ^= TURN_KEY

    def wait_for_fall(self, square: Square) -> None:
        """A destroyed Monster's fall is to be decided."""
        self._falling = square
        self._key ^= hashing.fact(hashing.FALLING, square)

    def end_fall(self) -> None:
        """The fall is decided."""
        self._key ^= hashing.fact(hashing.FALLING, self._falling)
        self._falling = OFF

    def done(self, result: Result | None = None) -> Position:
        """The finished position."""
        return assemble(
            size=self._before.size,
            ground=self._ground,
            armies=(MappingProxyType(self.armies[0]), MappingProxyType(self.armies[1])),
            wrecks=MappingProxyType(self.wrecks),
            stacks=self._stacks,
            bodies=self._bodies,
            turn=self._turn,
            falling=self._falling,
            rules=self._before.rules,
            result=result,
            flags=self._flags,
            mines=self._mines,
            bits=(self._bits[0], self._bits[1]),
            wreck_bits=self._wreck_bits,
            body_bits=self._body_bits,
            key=self._key,
        )
