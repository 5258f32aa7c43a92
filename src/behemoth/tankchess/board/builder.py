"""A position being changed: the mutable workshop from which an action's effects make the next value."""

from __future__ import annotations

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.army import Army
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Body, Position, Result, ground_key, squares_key
from behemoth.tankchess.board.squares import OFF, Square, Squares
from behemoth.tankchess.tables.kinds import Kind


class PositionBuilder:
    """Collects changes; :meth:`done` hands out the finished position. Bits and hash are kept up step by step."""

    def __init__(self, position: Position) -> None:
        self._made = position.copy()
        self.armies = (Army(position.armies[0]), Army(position.armies[1]))
        self.wrecks = dict(position.wrecks)
        self._bits = list(position.bits)
        #: Live pieces that ceased to be, in order.
        self.lost: list[Piece] = []

    def lift(self, piece: Piece) -> None:
        """Take a live piece off the board."""
        del self.armies[piece.side][piece.square]
        self._bits[piece.side] ^= piece.bit
        self._made.key ^= piece.fact

    def put(self, piece: Piece) -> None:
        """Place a live piece."""
        self.armies[piece.side][piece.square] = piece
        self._bits[piece.side] ^= piece.bit
        self._made.key ^= piece.fact

    def lose(self, piece: Piece) -> None:
        """A live piece ceases to be, without a wreck."""
        self.lift(piece)
        self.lost.append(piece)

    def live_at(self, square: Square) -> Piece | None:
        """The live piece on a square as things stand."""
        return self.armies[0].get(square) or self.armies[1].get(square)

    def add_wreck(self, square: Square, kind: Kind) -> None:
        """A wreck lies here from now on (TC3.6)."""
        self.wrecks[square] = kind
        self._made.wreck_bits |= 1 << square
        self._made.key ^= hashing.fact(hashing.WRECK, square, kind.number)

    def take_wreck(self, square: Square) -> Kind:
        """Remove the wreck of a square."""
        kind = self.wrecks.pop(square)
        self._made.wreck_bits ^= 1 << square
        self._made.key ^= hashing.fact(hashing.WRECK, square, kind.number)
        return kind

    def add_stack(self, square: Square) -> None:
        """Two wrecks lie here, a high obstacle (TC6.7)."""
        self._made.stacks |= 1 << square
        self._made.key ^= hashing.fact(hashing.STACK, square)

    def add_body(self, body: Body) -> None:
        """A fallen Monster lies here (TC6.10)."""
        self._made.bodies = tuple(sorted((*self._made.bodies, body)))
        self._made.body_bits |= body.squares
        self._made.key ^= squares_key(hashing.BODY, body.squares)

    def clear_ground(self, squares: Squares) -> None:
        """What grew or stood there is gone."""
        before = self._made.ground
        self._made.ground = before.without(squares)
        if self._made.ground is not before:
            self._made.key ^= ground_key(before) ^ ground_key(self._made.ground)

    def is_deep(self, square: Square) -> bool:
        """Whether there is water."""
        return bool(self._made.ground.deep >> square & 1)

    def pass_turn(self) -> None:
        """The other side is next."""
        self._made.turn ^= 1
        self._made.key ^= TURN_KEY

    def wait_for_fall(self, square: Square) -> None:
        """A destroyed Monster's fall is to be decided."""
        self._made.falling = square
        self._made.key ^= hashing.fact(hashing.FALLING, square)

    def end_fall(self) -> None:
        """The fall is decided."""
        self._made.key ^= hashing.fact(hashing.FALLING, self._made.falling)
        self._made.falling = OFF

    def done(self, result: Result | None = None) -> Position:
        """The finished position."""
        made = self._made
        made.armies = self.armies
        made.wrecks = self.wrecks
        made.bits = (self._bits[0], self._bits[1])
        made.result = result
        return made
