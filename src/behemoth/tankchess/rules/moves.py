"""All legal moves of the side to move: counted, listed, those of one piece, or whether one move is among them."""

from __future__ import annotations

from collections.abc import Iterator

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import NO_EFFECTS, Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, each
from behemoth.tankchess.rules.monster import is_monster_move, monster_moves
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.movement.flood import Reach
from behemoth.tankchess.rules.shots import Shots


def count_moves(position: Position) -> int:
    """How many legal moves there are, without listing them."""
    if _waits(position):
        return 0
    shots = Shots(position, position.turn)
    total = 0
    for piece in position.armies[position.turn].values():
        total += count_of(shots, piece)
    return total


def count_of(shots: Shots, piece: Piece) -> int:
    """How many moves one piece has."""
    if piece.kind.giant:
        return sum(1 for _ in monster_moves(shots.position, piece))
    total = 0
    for reach in reaches(shots.position, piece):
        total += reach.poses + reach.leaves
        if reach.sinks:
            total += reach.sinks.bit_count()
        for _, _, squares in shots.of(piece, reach):
            total += squares.bit_count()
    return total


def list_moves(position: Position) -> list[Move]:
    """The legal moves in a fixed order: by piece, and for each first those without a shot."""
    if _waits(position):
        return []
    shots = Shots(position, position.turn)
    moves: list[Move] = []
    for piece in in_order(position.armies[position.turn]):
        add_moves(moves, shots, piece)
    return moves


def moves_of(position: Position, square: Square) -> list[Move]:
    """The legal moves of the piece on a square; none if it may not move now."""
    piece = position.armies[position.turn].get(square)
    moves: list[Move] = []
    if piece is not None and not _waits(position):
        add_moves(moves, Shots(position, position.turn), piece)
    return moves


def is_legal(position: Position, move: Move) -> bool:
    """Whether a move is among the legal ones, without listing them."""
    piece = position.armies[position.turn].get(move.start)
    if piece is None or _waits(position):
        return False
    if piece.kind.giant:
        return is_monster_move(position, piece, move)
    return any(_has(position, piece, reach, move) for reach in reaches(position, piece))


def _has(position: Position, piece: Piece, reach: Reach, move: Move) -> bool:
    """Whether a move is one of those with this reach."""
    felled = felling(reach.felled)
    if move.heading == NO_HEADING:
        sinks = move.end >= 0 and bool(reach.sinks >> move.end & 1)
        return move.effects == felled and (sinks or (move.leaves and reach.leaves))
    if move.end < 0 or not 0 <= move.heading < len(reach.planes):
        return False
    if not reach.planes[move.heading] >> move.end & 1:
        return False
    return move.effects == felled or _fires(position, piece, reach, move)


def _fires(position: Position, piece: Piece, reach: Reach, move: Move) -> bool:
    """Whether the effects of a move are one shot that destroys, fired from its end, and what its reach brings about."""
    target = position.armies[1 - piece.side].get(move.effects[0].at) if move.effects else None
    if target is None:
        return False
    return any(
        heading == move.heading and squares >> move.end & 1 and move.effects == _shot(target) + felling(reach.felled)
        for _, heading, squares in Shots(position, piece.side, (target,)).of(piece, reach)
    )


def _shot(target: Piece) -> tuple[Effect, ...]:
    return (Effect(EffectKind.SHOT, target.square),)


def felling(squares: Squares) -> tuple[Effect, ...]:
    """The effects of a movement that fells these trees."""
    return tuple(Effect(EffectKind.FELL, square) for square in each(squares)) if squares else NO_EFFECTS


def _waits(position: Position) -> bool:
    """Whether no move can be made: the game is over, or a Monster must fall first."""
    return position.result is not None or position.falling != OFF


def add_moves(moves: list[Move], shots: Shots, piece: Piece) -> None:
    """Add the moves of one piece to a list."""
    if piece.kind.giant:
        moves.extend(monster_moves(shots.position, piece))
        return
    for reach in reaches(shots.position, piece):
        _add_ends(moves, piece.square, reach, felling(reach.felled))
        moves.extend(list_shots(shots, piece, reach))


def _add_ends(moves: list[Move], start: Square, reach: Reach, felled: tuple[Effect, ...]) -> None:
    for heading, plane in enumerate(reach.planes):
        while plane:
            low = plane & -plane
            plane ^= low
            moves.append(Move(start, low.bit_length() - 1, heading, felled))
    moves.extend(Move(start, square, NO_HEADING, felled) for square in each(reach.sinks))
    if reach.leaves:
        moves.append(Move(start, OFF, NO_HEADING))  # TC11.1


def list_shots(shots: Shots, piece: Piece, reach: Reach) -> Iterator[Move]:
    """The moves of one piece that end with a shot (TC3.1)."""
    felled = felling(reach.felled)
    for target, heading, squares in shots.of(piece, reach):
        effects = _shot(target) + felled
        for square in each(squares):
            yield Move(piece.square, square, heading, effects)
