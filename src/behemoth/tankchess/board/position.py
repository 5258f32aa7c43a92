"""A position: everything on the board and whose turn it is. A value that is quick to derive the next one from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.army import Army
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING, STEPS
from behemoth.tankchess.board.pieces import BLACK, WHITE, Piece
from behemoth.tankchess.board.squares import OFF, Square, Squares, board, union
from behemoth.tankchess.options import STANDARD, Rules
from behemoth.tankchess.tables.kinds import Kind
from behemoth.tankchess.tables.terrain import TERRAINS


class Body(msgspec.Struct, frozen=True, order=True):
    """A fallen Monster: its own square and the direction it fell in, ``NO_HEADING`` where there was none (TC6.10)."""

    square: Square
    direction: int = NO_HEADING

    @property
    def squares(self) -> Squares:
        """The one or two squares it covers."""
        own = 1 << self.square
        return own if self.direction == NO_HEADING else own | 1 << self.square + STEPS[self.direction]


class Result(msgspec.Struct, frozen=True):
    """A decision on the board: who won, and by what (a word of ``outcome-…`` in the catalogue)."""

    winner: int
    reason: str


class Masks(NamedTuple):
    """What vehicles meet on a board."""

    #: Everything that stands or lies there: live pieces, wrecks, stacks, fallen Monsters.
    standing: Squares
    #: Where they can drive (TC2.3), and where they would sink (TC11.12).
    land: Squares
    water: Squares


class Position:
    """The board between two decisions. Never changed; made by :meth:`make` or by the effects of an action.

    ``armies`` and ``wrecks`` are dictionaries nobody writes to. ``bits`` (live pieces of each side), ``wreck_bits``,
    ``body_bits`` and ``key`` (the hash of TC4.4's comparison) follow from the rest and are kept because they are
    needed all the time.
    """

    __slots__ = (
        "armies",
        "bits",
        "bodies",
        "body_bits",
        "falling",
        "ground",
        "kept_masks",
        "kept_threats",
        "key",
        "result",
        "rules",
        "size",
        "stacks",
        "turn",
        "wreck_bits",
        "wrecks",
    )

    size: int
    ground: Ground
    armies: tuple[Army, Army]
    wrecks: Mapping[Square, Kind]
    stacks: Squares
    bodies: tuple[Body, ...]
    #: Whose move is next; while a Monster is falling, whose move follows the fall.
    turn: int
    #: The square of a destroyed Monster whose fall is still to be decided, or ``OFF``.
    falling: Square
    rules: Rules
    result: Result | None
    bits: tuple[Squares, Squares]
    wreck_bits: Squares
    body_bits: Squares
    key: int
    #: Kept by :attr:`masks` and by ``announce.announced``; None as long as nobody asked.
    kept_masks: Masks | None
    kept_threats: tuple[bool, bool] | None

    @classmethod
    def make(
        cls,
        size: int,
        pieces: Iterable[Piece],
        ground: Ground | None = None,
        *,
        wrecks: Mapping[Square, Kind] | None = None,
        stacks: Squares = 0,
        bodies: Iterable[Body] = (),
        turn: int = WHITE,
        falling: Square = OFF,
        rules: Rules = STANDARD,
        result: Result | None = None,
    ) -> Position:
        """A position from its parts."""
        made = cls()
        pieces = tuple(pieces)
        made.size = size
        made.ground = EMPTY_GROUND if ground is None else ground
        white = Army((piece.square, piece) for piece in pieces if piece.side == WHITE)
        black = Army((piece.square, piece) for piece in pieces if piece.side == BLACK)
        made.armies = (white, black)
        made.wrecks = dict(wrecks or {})
        made.stacks = stacks
        made.bodies = tuple(sorted(bodies))
        made.turn = turn
        made.falling = falling
        made.rules = rules
        made.result = result
        made.bits = (union(white), union(black))
        made.wreck_bits = union(made.wrecks)
        made.body_bits = 0
        for body in made.bodies:
            made.body_bits |= body.squares
        made.key = whole_key(made)
        made.kept_masks = made.kept_threats = None
        return made

    def copy(self) -> Position:
        """A second object with the same parts, for whoever builds the next position from it."""
        made = Position.__new__(Position)
        made.size = self.size
        made.ground = self.ground
        made.armies = self.armies
        made.wrecks = self.wrecks
        made.stacks = self.stacks
        made.bodies = self.bodies
        made.turn = self.turn
        made.falling = self.falling
        made.rules = self.rules
        made.result = self.result
        made.bits = self.bits
        made.wreck_bits = self.wreck_bits
        made.body_bits = self.body_bits
        made.key = self.key
        made.kept_masks = made.kept_threats = None
        return made

    def _parts(self) -> tuple[object, ...]:
        return (
            self.turn,
            self.armies,
            self.wrecks,
            self.ground,
            self.stacks,
            self.bodies,
            self.falling,
            self.size,
            self.rules,
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.key == other.key and self._parts() == other._parts()

    def __hash__(self) -> int:
        return self.key

    def __repr__(self) -> str:
        from behemoth.tankchess.text.position_text import position_text

        return f"Position({position_text(self)!r})"

    @property
    def board(self) -> Squares:
        """All squares of the board."""
        return board(self.size)

    @property
    def live(self) -> Squares:
        """The squares of all live pieces."""
        return self.bits[WHITE] | self.bits[BLACK]

    @property
    def masks(self) -> Masks:
        """What vehicles meet; kept, because it is needed again and again."""
        if self.kept_masks is None:
            ground = self.ground
            standing = self.live | self.wreck_bits | self.stacks | self.body_bits
            land = self.board & ~(standing | ground.blocks | ground.deep)
            self.kept_masks = Masks(standing, land, ground.deep & ~standing)
        return self.kept_masks

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All live pieces, White's first, each side's by square."""
        return self.armies[WHITE].ordered + self.armies[BLACK].ordered

    def piece_at(self, square: Square) -> Piece | None:
        """The live piece on a square."""
        return self.armies[WHITE].get(square) or self.armies[BLACK].get(square)

    def commander(self, side: int) -> Piece | None:
        """The command tank of a side, ``None`` once it is lost or gone."""
        return self.armies[side].commander

    def tall_bits(self) -> Squares:
        """What hides a Monster and stops a flame besides high ground (TC6.9): stacks, bodies, a UT alive or wrecked."""
        found = self.stacks | self.body_bits | self.ground.high
        for army in self.armies:
            for piece in army.values():
                if piece.kind.tall:
                    found |= piece.bit
        for square, kind in self.wrecks.items():
            if kind.tall:
                found |= 1 << square
        return found

    def _repr_svg_(self) -> str:
        from behemoth.tankchess.drawing import draw

        return draw(self)


EMPTY_GROUND: Final = Ground()


def whole_key(position: Position) -> int:
    """The hash of a position from scratch; effects keep it up to date step by step."""
    key = hashing.fact(hashing.SIZE, position.size)
    for army in position.armies:
        for piece in army.values():
            key ^= piece.fact
    for square, kind in position.wrecks.items():
        key ^= hashing.fact(hashing.WRECK, square, kind.number)
    key ^= squares_key(hashing.STACK, position.stacks) ^ squares_key(hashing.BODY, position.body_bits)
    key ^= ground_key(position.ground)
    if position.turn == BLACK:
        key ^= TURN_KEY
    if position.falling != OFF:
        key ^= hashing.fact(hashing.FALLING, position.falling)
    return key


def squares_key(sort: int, squares: Squares, kind: int = 0) -> int:
    """The share of a set of squares in the hash."""
    key = 0
    while squares:
        low = squares & -squares
        key ^= hashing.fact(sort, low.bit_length() - 1, kind)
        squares ^= low
    return key


def ground_key(ground: Ground) -> int:
    """The share of the ground in the hash."""
    key = 0
    for terrain in TERRAINS:
        key ^= squares_key(hashing.GROUND, ground.areas[terrain.number], terrain.number)
    return key


TURN_KEY: Final = hashing.fact(hashing.BLACK_TO_MOVE)
