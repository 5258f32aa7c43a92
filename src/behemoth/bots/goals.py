"""How far a move leads towards what the game is about (TC4.1, TC12.14 to TC12.16), and what it costs its own side."""

from __future__ import annotations

from behemoth.tankchess import OFF, EffectKind, Move, Position, Square, column_of, row_of


def progress(position: Position, side: int, move: Move) -> int:
    """So many squares nearer: to the far edge, to the flag, home with it, or to the nearest enemy."""
    if position.flags is not None and not position.armies[side][move.start].kind.giant:
        return _to_flag(position, side, move.start) - _to_flag(position, side, move.end, move.start)
    if not position.rules.aim.commander:
        enemies = position.armies[1 - side]
        ends = [min((distance(square, enemy) for enemy in enemies), default=0) for square in (move.start, move.end)]
        return ends[0] - ends[1]
    return (row_of(move.end) - row_of(move.start)) * (1 if side == 0 else -1)


def _to_flag(position: Position, side: int, square: Square, start: Square = OFF) -> int:
    """How far it is from a square to where the piece that stands there, or started elsewhere, is wanted."""
    flags = position.flags
    assert flags is not None
    if flags.carried_by(side, square if start == OFF else start):
        return row_of(square) if side == 0 else position.size - 1 - row_of(square)
    return distance(square, flags.homes[1 - side])


def own_losses(position: Position, side: int, move: Move) -> list[Square]:
    """The squares where own pieces stand now that this move destroys by a remote mine (TC12.11)."""
    found = []
    for effect in move.effects:
        if effect.kind is EffectKind.DETONATION:
            square = move.start if effect.at == move.end else effect.at
            if square in position.armies[side]:
                found.append(square)
    return found


def distance(one: Square, other: Square) -> int:
    """As many steps straight or diagonally."""
    return max(abs(column_of(one) - column_of(other)), abs(row_of(one) - row_of(other)))
