"""CHECK and ESCAPE (TC4.3): what a side threatens to do next turn, with the moves that carry it out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING, STEPS
from behemoth.tankchess.board.move import NO_EFFECTS, Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Position
from behemoth.tankchess.board.squares import OFF, STRIDE, each
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.moves import list_shots
from behemoth.tankchess.rules.shots import Survey


def as_if(position: Position, side: int) -> Position:
    """The same board with this side to move."""
    if position.turn == side:
        return position
    made = position.copy()
    made.turn = side
    made.key ^= TURN_KEY
    return made


def check_moves(position: Position, side: int) -> tuple[Move, ...]:
    """The moves by which ``side``, were it to move now, would destroy the enemy commander."""
    return tuple(_threats(position, side))


def gives_check(position: Position, side: int) -> bool:
    """Whether ``side`` threatens to destroy the enemy commander next turn."""
    return next(_threats(position, side), None) is not None


def escape_moves(position: Position, side: int) -> tuple[Move, ...]:
    """The move by which ``side``, were it to move now, would leave the board and win; there is one at most (TC11.1)."""
    commander = position.commander(side)
    if commander is None or position.result is not None or position.falling != OFF:
        return ()
    leaves = _near_the_gate(position, commander) and any(
        reach.leaves for reach in Survey(position, side, ()).reaches(commander)
    )
    return (Move(commander.square, OFF, NO_HEADING),) if leaves else ()


def _near_the_gate(position: Position, commander: Piece) -> bool:
    """Whether a commander has the steps to its far edge at all (TC4.1)."""
    row = commander.square // STRIDE
    return (row + 1 if commander.side else position.size - row) <= commander.kind.speed


def threats_of(position: Position) -> tuple[bool, bool]:
    """CHECK and ESCAPE for the side that moved; asked for the notation and again for the telling of a move."""
    if position.kept_threats is None:
        position.kept_threats = _announced(position)
    return position.kept_threats


@lru_cache(maxsize=1024)
def _announced(position: Position) -> tuple[bool, bool]:
    mover = 1 - position.turn
    return gives_check(position, mover), bool(escape_moves(position, mover))


def _threats(position: Position, side: int) -> Iterator[Move]:
    commander = position.commander(1 - side)
    if commander is None or position.result is not None or position.falling != OFF:
        return
    giants = _giants_beside(position, commander)
    survey = Survey(position, side, (commander, *giants))
    for piece in survey.strikers():
        for move in _strikes(survey, piece):
            if _strikes_at(move, commander) or _drops_on(position, side, move, commander, giants):
                yield move


def _strikes(survey: Survey, piece: Piece) -> Iterator[Move]:
    """The moves of a piece that might strike the survey's targets."""
    if piece.kind.giant:
        yield from monster_moves(survey.position, piece)
        return
    for reach in survey.reaches(piece):
        felled = tuple(Effect(EffectKind.FELL, square) for square in each(reach.felled)) if reach.felled else NO_EFFECTS
        yield from list_shots(survey, piece, reach, felled)


def _strikes_at(move: Move, commander: Piece) -> bool:
    return any(
        effect.kind is not EffectKind.FELL and commander.square in (effect.at, effect.to) for effect in move.effects
    )


def _giants_beside(position: Position, commander: Piece) -> tuple[Piece, ...]:
    """Own Monsters that could fall on the commander."""
    beside = (position.armies[commander.side].get(commander.square + STEPS[side]) for side in FALL_DIRECTIONS)
    return tuple(piece for piece in beside if piece is not None and piece.kind.giant)


def _drops_on(position: Position, side: int, move: Move, commander: Piece, giants: tuple[Piece, ...]) -> bool:
    """TC11.11: the move kills a Monster that the killer may drop on the commander, or that can fall nowhere else."""
    if not any(effect.at == giant.square for effect in move.effects for giant in giants):
        return False
    fallen = after(as_if(position, side), move)
    crushed = [_crushes(fallen, commander, fall.direction) for fall in list_falls(fallen)]
    return any(crushed) if position.rules.fall_choice == "killer" else all(crushed) and bool(crushed)


def _crushes(position: Position, commander: Piece, side: int) -> bool:
    return side != NO_HEADING and position.falling + STEPS[side] == commander.square
