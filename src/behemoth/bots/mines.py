"""Where bots lay their remote mines (TC12.10): where the enemy is likely to stand, and yet hard to guess.

Each square that may be mined gets a weight from what everybody can see. The set is drawn by these weights, so that two
games differ and nobody can rule a square out:

- Wherever an enemy vehicle can be after its first move it may stand when the fight begins; the more of them can, and
  the dearer they are, the better. Its command tank counts most: a mine under it wins.
- Further on, where they drive in their second move, a square counts by how many can be near it at all.
- Where the flag has to be carried home, whoever takes it stands on its home square for a whole turn; where it is only
  to be reached, they stop beside it first.
- Squares with few free neighbours are passed more often than the open field.
"""

from __future__ import annotations

from random import Random
from typing import Final

from behemoth.bots.danger import piece_value
from behemoth.bots.goals import distance
from behemoth.tankchess import STRIDE, Piece, Place, Position, Square, column_of, reaches, row_of

#: What every square weighs, so that none can be ruled out.
_ANY: Final = 0.2
#: A vehicle can be there after its first move; its command tank.
_FIRST: Final = 1.0
_COMMANDER: Final = 3.0
#: It can be near within two moves.
_SECOND: Final = 0.25
#: The home of the own flag where it must be carried off, and the squares around it where it must be reached.
_HOME: Final = 25.0
_BESIDE_HOME: Final = 4.0
#: For each neighbour of a square where nobody can drive.
_NARROW: Final = 0.08
#: No vehicle is so dear that all mines are laid for it alone.
_DEAREST: Final = 3.0


def lay_mine(position: Position, side: int, rng: Random) -> Place:
    """The next mine of a side: the first of a whole set that is drawn by the weights of the squares (TC12.10)."""
    mines = position.mines
    assert mines is not None, "mines are laid where there are any"
    choices = mines.choices(side)
    weights = mine_weights(position, side)
    later = [square for square in weights if _order(square) >= _order(choices[0])]
    drawn = _draw(later, weights, mines.owed[side], rng)
    return Place(min([square for square in drawn if square in choices] or choices, key=_order))


def mine_weights(position: Position, side: int) -> dict[Square, float]:
    """How good a mine of this side would be on each square that may be mined, by what everybody can see."""
    mines = position.mines
    assert mines is not None
    weights = dict.fromkeys(_squares(mines.could), _ANY)
    for enemy in position.armies[1 - side].values():
        if not enemy.kind.giant:  # a Monster is not harmed (TC12.11)
            _add_ends(weights, position, enemy)
    for square in weights:
        weights[square] *= 1 + _NARROW * _closed_neighbours(position, square)
    _add_flag(weights, position, side)
    return weights


def _add_ends(weights: dict[Square, float], position: Position, enemy: Piece) -> None:
    worth = _COMMANDER if _is_vital(position, enemy) else _FIRST * min(piece_value(enemy), _DEAREST) / 2
    ends = 0
    for reach in reaches(position, enemy):
        for plane in reach.planes:
            ends |= plane
    far = 2 * enemy.kind.speed - 2
    for square in weights:
        if ends >> square & 1:
            weights[square] += worth
        elif distance(square, enemy.square) <= far:
            weights[square] += worth * _SECOND


def _is_vital(position: Position, piece: Piece) -> bool:
    return piece.kind.commander and position.rules.aim.commander


def _add_flag(weights: dict[Square, float], position: Position, side: int) -> None:
    if position.flags is None:
        return
    home = position.flags.homes[side]
    if position.rules.aim.carried:
        if home in weights:
            weights[home] += _HOME
        return
    for square in weights:
        if distance(square, home) == 1:
            weights[square] += _BESIDE_HOME


def _closed_neighbours(position: Position, square: Square) -> int:
    column, row = column_of(square), row_of(square)
    beside = [(column + right, row + up) for right in (-1, 0, 1) for up in (-1, 0, 1)]
    return sum(not _is_free(position, *place) for place in beside)


def _is_free(position: Position, column: int, row: int) -> bool:
    inside = 0 <= column < position.size and 0 <= row < position.size
    return inside and not position.ground.blocks >> column + STRIDE * row & 1


def _draw(squares: list[Square], weights: dict[Square, float], number: int, rng: Random) -> list[Square]:
    """So many different squares, each time in proportion to the weights of those that are left."""
    left = list(squares)
    drawn: list[Square] = []
    while left and len(drawn) < number:
        (found,) = rng.choices(left, [weights[square] for square in left])
        left.remove(found)
        drawn.append(found)
    return drawn


def _squares(squares: int) -> list[Square]:
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def _order(square: Square) -> tuple[int, int]:
    """By column, then row, as they are laid (TC12.10)."""
    return column_of(square), row_of(square)
