"""CHECK and ESCAPE (TC4.3): what a side threatens to do next turn, with the moves that carry it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING, STEPS
from behemoth.tankchess.board.move import EffectKind, Move
from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position, as_if
from behemoth.tankchess.board.squares import OFF, STRIDE, zone
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.moves import list_shots
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.tables.kinds import FLAME, THROW


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
    leaves = _near_the_gate(position, commander) and any(reach.leaves for reach in reaches(position, commander))
    return (Move(commander.square, OFF, NO_HEADING),) if leaves else ()


def _near_the_gate(position: Position, commander: Piece) -> bool:
    """Whether a commander has the steps to its far edge at all (TC4.1)."""
    row = commander.square // STRIDE
    return (row + 1 if commander.side else position.size - row) <= commander.kind.speed


class Threats(NamedTuple):
    """What the side that moved threatens (TC4.3)."""

    check: bool
    escape: bool


def threats_of(position: Position) -> Threats:
    """CHECK and ESCAPE for the side that moved; neither while a Monster has yet to fall (TC11.11)."""
    mover = 1 - position.turn
    return Threats(gives_check(position, mover), bool(escape_moves(position, mover)))


def _threats(position: Position, side: int) -> Iterator[Move]:
    commander = position.commander(1 - side)
    if commander is None or position.result is not None or position.falling != OFF:
        return
    beside = _monsters_beside(position, commander)
    shots = Shots(position, side, (commander, *beside))
    for piece in in_order(position.armies[side]):
        for move in _strikes(shots, piece) if _may_strike(shots, piece, commander) else ():
            if _strikes_at(move, commander) or _drops_on(position, side, move, commander, beside):
                yield move


def _may_strike(shots: Shots, piece: Piece, commander: Piece) -> bool:
    """Whether a piece is near enough to strike the commander or a Monster beside it: most are not."""
    if not piece.kind.giant:
        return shots.may_fire(piece)
    # Nothing a Monster does goes farther than its flame or its throw.
    return bool(zone(piece.square, piece.kind.speed + max(FLAME.most, THROW.most)) & commander.bit)


def _strikes(shots: Shots, piece: Piece) -> Iterator[Move]:
    """The moves of a piece that end with a shot, or all moves of a Monster."""
    if piece.kind.giant:
        yield from monster_moves(shots.position, piece)
        return
    for reach in reaches(shots.position, piece):
        yield from list_shots(shots, piece, reach)


def _strikes_at(move: Move, commander: Piece) -> bool:
    return any(
        effect.kind is not EffectKind.FELL and commander.square in (effect.at, effect.to) for effect in move.effects
    )


def _monsters_beside(position: Position, commander: Piece) -> tuple[Piece, ...]:
    """Own Monsters that could fall on the commander."""
    beside = (position.armies[commander.side].get(commander.square + STEPS[way]) for way in FALL_DIRECTIONS)
    return tuple(piece for piece in beside if piece is not None and piece.kind.giant)


def _drops_on(position: Position, side: int, move: Move, commander: Piece, monsters: tuple[Piece, ...]) -> bool:
    """TC11.11: the move kills a Monster that the killer may drop on the commander, or that can fall nowhere else."""
    if not any(effect.at == monster.square for effect in move.effects for monster in monsters):
        return False
    fallen = after(as_if(position, side), move)
    crushed = [_crushes(fallen, commander, fall.direction) for fall in list_falls(fallen)]
    return any(crushed) if position.rules.fall_choice == "killer" else all(crushed) and bool(crushed)


def _crushes(position: Position, commander: Piece, direction: int) -> bool:
    return direction != NO_HEADING and position.falling + STEPS[direction] == commander.square
