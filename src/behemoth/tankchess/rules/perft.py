"""Counting the tree of actions: the signature by which two implementations of the rules are compared.

A fall decision is a ply of its own (TC11.5), and so is each mine that is laid (TC12.10). The
draws of TC4.4 belong to a whole game and are not looked at here.
"""

from __future__ import annotations

from collections.abc import Sequence

from behemoth.tankchess.board.move import Action
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.rules.detonations import list_places
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.moves import count_moves, list_moves


def list_actions(position: Position) -> Sequence[Action]:
    """What can be decided now: where a mine is laid, White's first (TC12.10), how a Monster falls, or the moves."""
    if position.mines is not None and position.placing:
        return list_places(position, position.mines.waiting[0])
    return list_moves(position) if position.falling == OFF else list_falls(position)


def count_actions(position: Position) -> int:
    """How many decisions there are, without listing the moves."""
    if position.mines is not None and position.placing:
        return len(list_actions(position))
    return count_moves(position) if position.falling == OFF else len(list_falls(position))


def perft(position: Position, depth: int) -> int:
    """The number of ways to play ``depth`` actions; the last ply is counted in bulk."""
    if depth <= 0:
        return 1
    if depth == 1:
        return count_actions(position)
    return sum(perft(after(position, action), depth - 1) for action in list_actions(position))


def divide(position: Position, depth: int) -> dict[Action, int]:
    """The same, apart by first action: where two implementations differ, this shows where."""
    return {action: perft(after(position, action), depth - 1) for action in list_actions(position)}
