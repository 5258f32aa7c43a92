"""Who could destroy whom next turn: for advice in words and for thinking without the engine."""

from __future__ import annotations

from functools import cache
from typing import Final

from behemoth.engine import material_of
from behemoth.tankchess import HARMLESS, Kind, Piece, Position, Shots, Square, as_if, monster_moves, reaches

#: The commander is the game, so here it is worth more than its fighting power, which is all the engine's table counts.
_COMMANDER: Final = 25.0


@cache
def _kind_value(kind: Kind) -> float:
    return _COMMANDER if kind.commander else material_of(kind) / 100


def piece_value(piece: Piece) -> float:
    """What a piece is worth, in light tanks."""
    return _kind_value(piece.kind)


def in_danger(position: Position, attackers: int) -> dict[Square, Piece]:
    """The pieces that ``attackers`` could destroy, were it their move now, each with one that could do it."""
    found: dict[Square, Piece] = {}
    if position.waits:
        return found
    position = as_if(position, attackers)
    enemies = position.armies[1 - attackers]
    shots = Shots(position, attackers)
    for piece in position.armies[attackers].values():
        if piece.kind.giant:
            for move in monster_moves(position, piece):
                for effect in move.effects:
                    for square in () if effect.kind in HARMLESS else (effect.at, effect.to):
                        if square in enemies:
                            found.setdefault(square, piece)
        else:
            for reach in reaches(position, piece):
                for target, _, _ in shots.of(piece, reach):
                    found.setdefault(target.square, piece)
    return found
