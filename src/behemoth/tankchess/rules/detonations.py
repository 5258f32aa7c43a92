"""Remote mines (TC12.10, TC12.11): where they may be laid, and which a side may detonate after a movement."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.move import Effect, EffectKind, Place
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import Square, Squares, each, union
from behemoth.tankchess.rules.movement.flood import Reach


def with_mines_owed(position: Position) -> Position:
    """The position before the mines of its rules are laid; as it is if there are none to lay or they are given."""
    number = position.rules.remote_mines
    if number == 0 or position.mines is not None:
        return position
    could = minable(position)
    owed = min(number, could.bit_count())
    mines = Mines(could, owed=(owed, owed))
    return msgspec.structs.replace(position, mines=mines, key=position.key ^ mines.key)


def minable(position: Position) -> Squares:
    """Free ground without any piece, wreck, stack or body (TC12.10)."""
    ground = position.ground
    return position.board & ~(position.standing | ground.blocks | ground.fatal)


def list_places(position: Position, side: int) -> tuple[Place, ...]:
    """Where a side may lay its next mine; none if it owes none."""
    if position.mines is None or position.result is not None:
        return ()
    return tuple(Place(square) for square in position.mines.choices(side))


def standing_targets(position: Position, piece: Piece) -> Squares:
    """Own mines under a vehicle of either side other than the one that moves."""
    assert position.mines is not None
    found = position.mines.laid[piece.side] & position.live & ~piece.bit
    return union(square for square in each(found) if not _is_giant(position, square)) if found else 0


def _is_giant(position: Position, square: Square) -> bool:
    piece = position.piece_at(square)
    return piece is not None and piece.kind.giant


def count_detonations(position: Position, piece: Piece, reach: Reach) -> int:
    """How many moves of this reach detonate a mine."""
    assert position.mines is not None
    total = reach.poses * standing_targets(position, piece).bit_count()
    under = position.mines.laid[piece.side]
    return total + sum((plane & under).bit_count() for plane in reach.planes)


def detonations(position: Position, piece: Piece, reach: Reach) -> Iterator[tuple[Effect, int, Squares]]:
    """Every detonation of this reach: the effect, the heading of the piece that moved and the squares it may be on."""
    assert position.mines is not None
    for square in each(standing_targets(position, piece)):
        for heading, plane in enumerate(reach.planes):
            if plane:
                yield Effect(EffectKind.DETONATION, square), heading, plane
    for square in each(position.mines.laid[piece.side] & reach.anywhere):  # the piece that moved counts, too
        for heading, plane in enumerate(reach.planes):
            if plane >> square & 1:
                yield Effect(EffectKind.DETONATION, square), heading, 1 << square


def can_detonate(position: Position, piece: Piece, end: Square, square: Square) -> bool:
    """Whether a piece that ends its movement here may detonate the mine of a square."""
    mines = position.mines
    if mines is None or square < 0 or not mines.laid[piece.side] >> square & 1:
        return False
    return square == end or bool(standing_targets(position, piece) >> square & 1)
