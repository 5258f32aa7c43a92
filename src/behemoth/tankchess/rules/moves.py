"""All legal moves of the side to move: counted, listed, those of one piece, or whether one move is among them."""

from __future__ import annotations

from collections.abc import Iterator

from behemoth.tankchess.board.headings import NO_HEADING, Path
from behemoth.tankchess.board.move import NO_EFFECTS, Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, each
from behemoth.tankchess.rules.detonations import can_detonate, count_detonations, detonations
from behemoth.tankchess.rules.monster import drive_of, is_monster_move, monster_moves
from behemoth.tankchess.rules.movement.ends import path_to, reaches
from behemoth.tankchess.rules.movement.flood import Reach
from behemoth.tankchess.rules.shots import Shots


def count_moves(position: Position) -> int:
    """How many legal moves there are, without listing them."""
    if position.waits:
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
        if reach.fatal:
            total += reach.fatal.bit_count()
        for _, _, squares in shots.of(piece, reach):
            total += squares.bit_count()
        if shots.position.mines is not None:
            total += count_detonations(shots.position, piece, reach)
    return total


def list_moves(position: Position) -> list[Move]:
    """The legal moves in a fixed order: by piece, and for each first those without a shot."""
    if position.waits:
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
    if piece is not None and not position.waits:
        add_moves(moves, Shots(position, position.turn), piece)
    return moves


def is_legal(position: Position, move: Move) -> bool:
    """Whether a move is among the legal ones, without listing them."""
    piece = position.armies[position.turn].get(move.start)
    if piece is None or position.waits:
        return False
    if piece.kind.giant:
        return is_monster_move(position, piece, move)
    return any(_has(position, piece, reach, move) for reach in reaches(position, piece))


def path_of(position: Position, move: Move) -> Path:
    """One shortest path of a move; empty if the move is not legal. One without effects is legal if there is a path."""
    piece = position.armies[position.turn].get(move.start)
    if piece is None or position.waits or (move.effects and not is_legal(position, move)):
        return ()
    return path_to(position, piece, drive_of(move))


def _has(position: Position, piece: Piece, reach: Reach, move: Move) -> bool:
    """Whether a move is one of those with this reach."""
    crossed = way_effects(reach)
    if move.heading == NO_HEADING:
        if move.leaves:
            return move.effects == crossed and reach.leaves
        return (
            move.end >= 0
            and bool(reach.fatal >> move.end & 1)
            and move == _last_move(position, piece, move.end, crossed)
        )
    if move.end < 0 or not 0 <= move.heading < len(reach.planes):
        return False
    if not reach.planes[move.heading] >> move.end & 1:
        return False
    return move.effects == crossed or _fires(position, piece, reach, move) or _detonates(position, piece, reach, move)


def _fires(position: Position, piece: Piece, reach: Reach, move: Move) -> bool:
    """Whether the effects of a move are one shot that destroys, fired from its end, and what its reach brings about."""
    target = position.armies[1 - piece.side].get(move.effects[0].at) if move.effects else None
    if target is None:
        return False
    return any(
        heading == move.heading and squares >> move.end & 1 and move.effects == _shot(target) + way_effects(reach)
        for _, heading, squares in Shots(position, piece.side, (target,)).of(piece, reach)
    )


def _detonates(position: Position, piece: Piece, reach: Reach, move: Move) -> bool:
    """Whether the effects of a move are what its reach brings about and one own mine detonated (TC12.11)."""
    if position.mines is None or not move.effects:
        return False
    last = move.effects[-1]
    if last != Effect(EffectKind.DETONATION, last.at) or move.effects[:-1] != way_effects(reach):
        return False
    return can_detonate(position, piece, move.end, last.at)


def _last_move(position: Position, piece: Piece, end: Square, crossed: tuple[Effect, ...]) -> Move:
    """The move that is the end of a piece: into water, or onto a land mine, which goes off (TC11.1, TC12.8)."""
    mined = (Effect(EffectKind.MINE, end),) if position.ground.explodes >> end & 1 else NO_EFFECTS
    return Move(piece.square, end, NO_HEADING, crossed + mined)


def _shot(target: Piece) -> tuple[Effect, ...]:
    return (Effect(EffectKind.SHOT, target.square),)


def felling(squares: Squares) -> tuple[Effect, ...]:
    """The effects of a movement that fells these trees."""
    return tuple(Effect(EffectKind.FELL, square) for square in each(squares)) if squares else NO_EFFECTS


def way_effects(reach: Reach) -> tuple[Effect, ...]:
    """What the movements of a reach do on the way."""
    felled = felling(reach.felled)
    return felled if reach.pushed == OFF else (*felled, Effect(EffectKind.PUSH, reach.pushed, reach.pushed_to))


def add_moves(moves: list[Move], shots: Shots, piece: Piece) -> None:
    """Add the moves of one piece to a list."""
    if piece.kind.giant:
        moves.extend(monster_moves(shots.position, piece))
        return
    for reach in reaches(shots.position, piece):
        crossed = way_effects(reach)
        _add_ends(moves, piece.square, reach, crossed)
        if reach.fatal:
            moves.extend(_last_move(shots.position, piece, square, crossed) for square in each(reach.fatal))
        if reach.leaves:
            moves.append(Move(piece.square, OFF, NO_HEADING, crossed))  # TC11.1
        moves.extend(list_shots(shots, piece, reach))
        if shots.position.mines is not None:
            moves.extend(_list_detonations(shots.position, piece, reach))


def _add_ends(moves: list[Move], start: Square, reach: Reach, crossed: tuple[Effect, ...]) -> None:
    for heading, plane in enumerate(reach.planes):
        while plane:
            low = plane & -plane
            plane ^= low
            moves.append(Move(start, low.bit_length() - 1, heading, crossed))


def _list_detonations(position: Position, piece: Piece, reach: Reach) -> Iterator[Move]:
    """The moves of one piece that detonate an own mine (TC12.11)."""
    crossed = way_effects(reach)
    for effect, heading, squares in detonations(position, piece, reach):
        for square in each(squares):
            yield Move(piece.square, square, heading, (*crossed, effect))


def list_shots(shots: Shots, piece: Piece, reach: Reach) -> Iterator[Move]:
    """The moves of one piece that end with a shot (TC3.1)."""
    crossed = way_effects(reach)
    for target, heading, squares in shots.of(piece, reach):
        effects = _shot(target) + crossed
        for square in each(squares):
            yield Move(piece.square, square, heading, effects)
