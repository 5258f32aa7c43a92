"""A position: everything on the board and whose turn it is. A value that is quick to derive the next one from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import OPEN_GROUND, Ground
from behemoth.tankchess.board.headings import NO_HEADING, STEPS
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.pieces import BLACK, WHITE, Army, Piece, Ranks, in_order
from behemoth.tankchess.board.squares import BOARDS, OFF, Square, Squares, union
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


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The board between two decisions. A value: made by :meth:`make` or by the effects of an action.

    The last part follows from the first; it is kept up to date step by step because every rule needs it.
    """

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
    #: Where a game is about flags or played with remote mines (section 12).
    flags: Flags | None
    mines: Mines | None

    #: The squares of each side's live pieces, of wrecks and of fallen Monsters.
    bits: tuple[Squares, Squares]
    wreck_bits: Squares
    body_bits: Squares
    #: Everything that stands or lies there: live pieces, wrecks, stacks, fallen Monsters.
    standing: Squares
    #: Where vehicles can drive (TC2.3), and where it would be the end of them: in water, which is no harm to those that
    #: swim (TC11.12), and on land mines (TC12.8).
    land: Squares
    fatal: Squares
    #: The hash by which positions are compared (TC4.4).
    key: int

    @classmethod
    def make(
        cls,
        size: int,
        pieces: Iterable[Piece],
        ground: Ground = OPEN_GROUND,
        *,
        wrecks: Mapping[Square, Kind] | None = None,
        stacks: Squares = 0,
        bodies: Iterable[Body] = (),
        turn: int = WHITE,
        falling: Square = OFF,
        rules: Rules = STANDARD,
        result: Result | None = None,
        flags: Flags | None = None,
        mines: Mines | None = None,
    ) -> Position:
        """A position from its parts."""
        pieces, bodies = tuple(pieces), tuple(sorted(bodies))
        white = {piece.square: piece for piece in pieces if piece.side == WHITE}
        black = {piece.square: piece for piece in pieces if piece.side == BLACK}
        body_bits = 0
        for body in bodies:
            body_bits |= body.squares
        made = assemble(
            size=size,
            ground=ground,
            armies=(MappingProxyType(white), MappingProxyType(black)),
            wrecks=MappingProxyType(dict(wrecks or {})),
            stacks=stacks,
            bodies=bodies,
            turn=turn,
            falling=falling,
            rules=rules,
            result=result,
            flags=flags,
            mines=mines,
            bits=(union(white), union(black)),
            wreck_bits=union(wrecks or ()),
            body_bits=body_bits,
            key=0,
        )
        return msgspec.structs.replace(made, key=whole_key(made))

    def __hash__(self) -> int:
        return self.key

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (
            self.size, self.pieces, self.ground, dict(self.wrecks), self.stacks, self.bodies, self.turn,
            self.falling, self.rules, self.result, self.flags, self.mines,
        )  # fmt: skip

    def __repr__(self) -> str:
        from behemoth.tankchess.text.position_text import position_text

        return f"Position({position_text(self)!r})"

    @property
    def board(self) -> Squares:
        """All squares of the board."""
        return BOARDS[self.size]

    @property
    def live(self) -> Squares:
        """The squares of all live pieces."""
        return self.bits[WHITE] | self.bits[BLACK]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All live pieces, White's first, each side's by square."""
        white, black = self.ranks()
        return (*white, *black)

    def ranks(self) -> Ranks:
        """The live pieces of both sides, each side's by square."""
        white, black = self.armies
        return in_order(white), in_order(black)

    def piece_at(self, square: Square) -> Piece | None:
        """The live piece on a square."""
        return self.armies[WHITE].get(square) or self.armies[BLACK].get(square)

    def commander(self, side: int) -> Piece | None:
        """The command tank of a side, ``None`` once it is lost or gone, or where it is a tank like others (TC12.16)."""
        if not self.rules.aim.commander:
            return None
        for piece in self.armies[side].values():
            if piece.kind.commander:
                return piece
        return None

    @property
    def placing(self) -> bool:
        """Whether remote mines are yet to be laid (TC12.10)."""
        return self.mines is not None and self.mines.owed != (0, 0)

    @property
    def waits(self) -> bool:
        """Whether no move can be made now: it is over, a Monster must fall first, or mines are yet to be laid."""
        return self.result is not None or self.falling != OFF or (self.mines is not None and self.placing)

    def closed_to(self, piece: Piece) -> Squares:
        """Where a piece may not end its movement though it may pass: at its own flag, Monsters at both (TC12.14)."""
        if self.flags is None:
            return 0
        return self.flags.squares if piece.kind.giant else 1 << self.flags.homes[piece.side]

    def keeps_wreck(self, square: Square, kind: Kind) -> bool:
        """Whether a piece destroyed here leaves a wreck (TC12.5, TC12.14)."""
        return not kind.small and (self.flags is None or square not in self.flags.homes)

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


def as_if(position: Position, side: int) -> Position:
    """The same board with this side to move."""
    if position.turn == side:
        return position
    return msgspec.structs.replace(position, turn=side, key=position.key ^ TURN_KEY)


def assemble(
    *,
    size: int,
    ground: Ground,
    armies: tuple[Army, Army],
    wrecks: Mapping[Square, Kind],
    stacks: Squares,
    bodies: tuple[Body, ...],
    turn: int,
    falling: Square,
    rules: Rules,
    result: Result | None,
    flags: Flags | None,
    mines: Mines | None,
    bits: tuple[Squares, Squares],
    wreck_bits: Squares,
    body_bits: Squares,
    key: int,
) -> Position:
    """A position from its parts (mappings that nobody can write to) and the bits and hash that belong to them."""
    standing = bits[0] | bits[1] | wreck_bits | stacks | body_bits
    return Position(
        size=size,
        ground=ground,
        armies=armies,
        wrecks=wrecks,
        stacks=stacks,
        bodies=bodies,
        turn=turn,
        falling=falling,
        rules=rules,
        result=result,
        flags=flags,
        mines=mines,
        bits=bits,
        wreck_bits=wreck_bits,
        body_bits=body_bits,
        standing=standing,
        land=BOARDS[size] & ~(standing | ground.blocks | ground.fatal),
        fatal=ground.fatal & ~standing,
        key=key,
    )


def with_armies(
    position: Position, *, armies: tuple[Army, Army], bits: tuple[Squares, Squares], turn: int, key: int
) -> Position:
    """The same board with its pieces elsewhere, and the bits, the turn and the hash that belong to them."""
    ground = position.ground
    standing = bits[0] | bits[1] | position.wreck_bits | position.stacks | position.body_bits
    return msgspec.structs.replace(
        position,
        armies=armies,
        turn=turn,
        bits=bits,
        standing=standing,
        land=BOARDS[position.size] & ~(standing | ground.blocks | ground.fatal),
        fatal=ground.fatal & ~standing,
        key=key,
    )


def _unpickled(
    size: int,
    pieces: tuple[Piece, ...],
    ground: Ground,
    wrecks: dict[Square, Kind],
    stacks: Squares,
    bodies: tuple[Body, ...],
    turn: int,
    falling: Square,
    rules: Rules,
    result: Result | None,
    flags: Flags | None,
    mines: Mines | None,
) -> Position:
    return Position.make(
        size, pieces, ground, wrecks=wrecks, stacks=stacks, bodies=bodies, turn=turn, falling=falling, rules=rules,
        result=result, flags=flags, mines=mines,
    )  # fmt: skip


def whole_key(position: Position) -> int:
    """The hash of a position from scratch; actions keep it up to date step by step."""
    key = hashing.fact(hashing.SIZE, position.size)
    for piece in position.pieces:
        key ^= piece.fact
    for square, kind in position.wrecks.items():
        key ^= hashing.fact(hashing.WRECK, square, kind.number)
    key ^= squares_key(hashing.STACK, position.stacks) ^ squares_key(hashing.BODY, position.body_bits)
    key ^= ground_key(position.ground)
    if position.turn == BLACK:
        key ^= TURN_KEY
    if position.falling != OFF:
        key ^= hashing.fact(hashing.FALLING, position.falling)
    if position.flags is not None:
        key ^= position.flags.key
    if position.mines is not None:
        key ^= position.mines.key
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
