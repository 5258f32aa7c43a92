"""CHECK, ESCAPE and FLAG (TC4.3, TC12.17): what a side threatens to do next turn, with the moves that carry it out.

None of them heeds remote mines (TC12.12).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING, STEPS
from behemoth.tankchess.board.move import HARMLESS, Move
from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position, as_if
from behemoth.tankchess.board.squares import OFF, STRIDE, Squares, each, zone
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.moves import list_shots, way_effects
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.tables.kinds import FLAME, THROW

#: How far the second square of a fallen Monster is from its own (TC6.10).
_FALLS: Final = tuple(STEPS[direction] for direction in FALL_DIRECTIONS)


def check_moves(position: Position, side: int) -> tuple[Move, ...]:
    """The moves by which ``side``, were it to move now, would destroy the enemy commander."""
    commander = position.commander(1 - side)
    return () if commander is None else tuple(move for _, move in destroying_moves(position, side, (commander,)))


def gives_check(position: Position, side: int) -> bool:
    """Whether ``side`` threatens to destroy the enemy commander next turn."""
    commander = position.commander(1 - side)
    if commander is None:
        return False
    return next(_destroying(position, side, (commander,), position.armies[side].values()), None) is not None


def escape_moves(position: Position, side: int) -> tuple[Move, ...]:
    """The moves by which ``side``, were it to move now, would leave the board (one, TC11.1) or win by the flag."""
    if position.waits:
        return ()
    if position.flags is not None:
        return tuple(_flag_moves(position, position.flags, side))
    commander = position.commander(side)
    if commander is None or not position.rules.aim.leaves:
        return ()
    leaves = _near_the_gate(position, commander) and any(reach.leaves for reach in reaches(position, commander))
    return (Move(commander.square, OFF, NO_HEADING),) if leaves else ()


def _flag_moves(position: Position, flags: Flags, side: int) -> Iterator[Move]:
    """The movements that win by the flag (TC12.14, TC12.15)."""
    home = 1 << flags.homes[1 - side]
    back_row = back_row_of(position, side)
    free = flags.carriers[1 - side] == OFF
    goals = home if not position.rules.aim.carried else home & back_row if free else 0
    for piece in in_order(position.armies[side]):
        carries = flags.carried_by(side, piece.square)
        wanted = back_row if carries else goals
        if not piece.kind.giant and wanted & piece.near:
            for reach in reaches(position, piece):
                for heading, plane in enumerate(reach.planes):
                    for square in each(plane & wanted):
                        yield Move(piece.square, square, heading, way_effects(reach))


def back_row_of(position: Position, side: int) -> Squares:
    """The row from which a side starts."""
    row = (1 << position.size) - 1
    return row << STRIDE * (position.size - 1) if side else row


def _near_the_gate(position: Position, commander: Piece) -> bool:
    """Whether a commander has the steps to its far edge at all (TC4.1)."""
    row = commander.square // STRIDE
    return (row + 1 if commander.side else position.size - row) <= commander.kind.speed


class Threats(NamedTuple):
    """What the side that moved threatens (TC4.3)."""

    check: bool
    #: To leave the board, or to win by the flag (TC12.17).
    escape: bool


def threats_of(position: Position) -> Threats:
    """CHECK and ESCAPE or FLAG for the side that moved; neither while a Monster has yet to fall (TC11.11)."""
    mover = 1 - position.turn
    return Threats(gives_check(position, mover), bool(escape_moves(position, mover)))


def destroying_moves(position: Position, side: int, targets: Sequence[Piece]) -> Iterator[tuple[Piece, Move]]:
    """The moves by which ``side``, were it to move now, would destroy one of these enemies, each with its target."""
    return _destroying(position, side, targets, in_order(position.armies[side]))


def _destroying(
    position: Position, side: int, targets: Sequence[Piece], pieces: Iterable[Piece]
) -> Iterator[tuple[Piece, Move]]:
    if position.waits:
        return
    beside = [_monsters_beside(position, target) for target in targets]
    shots = Shots(position, side, _each_once(targets, beside) if any(beside) else targets)
    for piece in pieces:
        if not (_may_strike(piece, targets) if piece.kind.giant else shots.may_fire(piece)):
            continue  # most are too far away
        for move in _strikes(shots, piece):
            for target, monsters in zip(targets, beside, strict=True):
                if strikes_at(move, target) or (monsters and _drops_on(position, side, move, target, monsters)):
                    yield target, move


def _each_once(targets: Sequence[Piece], beside: Sequence[tuple[Piece, ...]]) -> tuple[Piece, ...]:
    """The targets and the Monsters that may fall on them."""
    return tuple({piece.square: piece for group in (targets, *beside) for piece in group}.values())


def _may_strike(piece: Piece, targets: Sequence[Piece]) -> bool:
    """Whether a Monster is near enough: nothing it does goes farther than its flame or its throw."""
    near = zone(piece.square, piece.kind.speed + max(FLAME.most, THROW.most))
    return any(near & target.bit for target in targets)


def _strikes(shots: Shots, piece: Piece) -> Iterator[Move]:
    """The moves of a piece that end with a shot, or all moves of a Monster."""
    if piece.kind.giant:
        yield from monster_moves(shots.position, piece)
        return
    for reach in reaches(shots.position, piece):
        yield from list_shots(shots, piece, reach)


def strikes_at(move: Move, target: Piece) -> bool:
    """Whether a move destroys this enemy by itself: shot, stomped, struck or thrown, or thrown upon."""
    square = target.square
    return any(effect.kind not in HARMLESS and square in (effect.at, effect.to) for effect in move.effects)


def _monsters_beside(position: Position, target: Piece) -> tuple[Piece, ...]:
    """Monsters of its own side that could fall on a piece."""
    army, square = position.armies[target.side], target.square
    beside = [army[square + step] for step in _FALLS if square + step in army]
    return tuple([piece for piece in beside if piece.kind.giant])


def _drops_on(position: Position, side: int, move: Move, target: Piece, monsters: tuple[Piece, ...]) -> bool:
    """TC11.11: the move kills a Monster that the killer may drop on the target, or that can fall nowhere else."""
    if not any(effect.at == monster.square for effect in move.effects for monster in monsters):
        return False
    fallen = after(as_if(position, side), move)
    crushed = [_crushes(fallen, target, fall.direction) for fall in list_falls(fallen)]
    return any(crushed) if position.rules.fall_choice == "killer" else all(crushed) and bool(crushed)


def _crushes(position: Position, target: Piece, direction: int) -> bool:
    return direction != NO_HEADING and position.falling + STEPS[direction] == target.square
