"""All legal moves of the side to move: counted, listed, or those of one piece."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import NO_EFFECTS, Effect, EffectKind, Move, one_shot
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, each
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.movement.reach import Reach
from behemoth.tankchess.rules.shots import Survey, drive_path, fells_near


def count_moves(position: Position) -> int:
    """How many legal moves there are, without listing them."""
    if _waits(position):
        return 0
    survey = Survey(position, position.turn)
    total = 0
    for piece in position.armies[position.turn].values():
        total += count_of(survey, piece)
    return total


def count_of(survey: Survey, piece: Piece) -> int:
    """How many moves one piece has."""
    if piece.kind.giant:
        return sum(1 for _ in monster_moves(survey.position, piece))
    total = 0
    for reach in survey.reaches(piece):
        total += reach.poses + reach.leaves
        if reach.sinks:
            total += reach.sinks.bit_count()
        for _, _, squares in survey.shots(piece, reach):
            total += squares.bit_count()
    return total


def list_moves(position: Position) -> list[Move]:
    """The legal moves in a fixed order: by piece, and for each first those without a shot."""
    if _waits(position):
        return []
    survey = Survey(position, position.turn)
    army = position.armies[position.turn]
    moves: list[Move] = []
    for square in sorted(army):
        add_moves(moves, survey, army[square])
    return moves


@lru_cache(maxsize=512)
def moves_of(position: Position, square: Square) -> tuple[Move, ...]:
    """The legal moves of the piece on a square; none if it may not move now.

    Remembered for a while: the same move is read, checked and offered in turn.
    """
    piece = position.armies[position.turn].get(square)
    if piece is None or _waits(position):
        return ()
    moves: list[Move] = []
    add_moves(moves, Survey(position, position.turn), piece)
    return tuple(moves)


def is_legal(position: Position, move: Move) -> bool:
    """Whether a move is among the legal ones, without listing them."""
    piece = position.armies[position.turn].get(move.start)
    if piece is None or _waits(position):
        return False
    if piece.kind.giant:
        return move in moves_of(position, move.start)
    if move.heading >= 0 and not fells_near(position, piece):
        return _drives(position, piece, move) and (not move.effects or _fires(position, piece, move))
    survey = Survey(position, position.turn)
    return any(_has(survey, piece, reach, move) for reach in survey.reaches(piece))


def _drives(position: Position, piece: Piece, move: Move) -> bool:
    """Whether a piece gets to the end of a move, on the board and without felling anything."""
    return move.end >= 0 and move.heading < 8 and bool(drive_path(position, piece, (move.end, move.heading)))


def _fires(position: Position, piece: Piece, move: Move) -> bool:
    """Whether the effects of a move are one shot that destroys, fired from its end."""
    target = position.armies[1 - piece.side].get(move.effects[0].at)
    if target is None:
        return False
    spot = 1 << move.end
    there = Reach(tuple(spot if heading == move.heading else 0 for heading in range(8)), spot, 1, 0, False, 0)
    return _has(Survey(position, piece.side, (target,)), piece, there, move)


def _has(survey: Survey, piece: Piece, reach: Reach, move: Move) -> bool:
    felled = _felled(reach)
    if move.heading == NO_HEADING:
        sinks = move.end >= 0 and bool(reach.sinks >> move.end & 1)
        return move.effects == felled and (sinks or (move.leaves and reach.leaves))
    if move.end < 0 or not 0 <= move.heading < len(reach.planes):
        return False
    if move.effects == felled:
        return bool(reach.planes[move.heading] >> move.end & 1)
    return any(
        heading == move.heading and squares >> move.end & 1 and move.effects == one_shot(target.square) + felled
        for target, heading, squares in survey.shots(piece, reach)
    )


def _felled(reach: Reach) -> tuple[Effect, ...]:
    return tuple(Effect(EffectKind.FELL, square) for square in each(reach.felled)) if reach.felled else NO_EFFECTS


def _waits(position: Position) -> bool:
    """Whether no move can be made: the game is over, or a Monster must fall first."""
    return position.result is not None or position.falling != OFF


def add_moves(moves: list[Move], survey: Survey, piece: Piece) -> None:
    """Add the moves of one piece to a list."""
    if piece.kind.giant:
        moves.extend(monster_moves(survey.position, piece))
        return
    for reach in survey.reaches(piece):
        felled = _felled(reach)
        _add_ends(moves, piece.square, reach, felled)
        moves.extend(list_shots(survey, piece, reach, felled))


def _add_ends(moves: list[Move], start: Square, reach: Reach, felled: tuple[Effect, ...]) -> None:
    for heading, plane in enumerate(reach.planes):
        while plane:
            low = plane & -plane
            plane ^= low
            moves.append(Move(start, low.bit_length() - 1, heading, felled))
    moves.extend(Move(start, square, NO_HEADING, felled) for square in each(reach.sinks))
    if reach.leaves:
        moves.append(Move(start, OFF, NO_HEADING))  # TC11.1


def list_shots(survey: Survey, piece: Piece, reach: Reach, felled: tuple[Effect, ...]) -> Iterator[Move]:
    """The moves of one piece that end with a shot (TC3.1)."""
    for target, heading, squares in survey.shots(piece, reach):
        effects = one_shot(target.square) + felled
        for square in each(squares):
            yield Move(piece.square, square, heading, effects)
