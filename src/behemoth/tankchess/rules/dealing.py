"""Remote mines nobody may know: dealt so that every set is equally likely (TC12.13)."""

from __future__ import annotations

from random import Random

from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.move import Place
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import union


def deal_mines(mines: Mines, side: int, number: int, rng: Random) -> Mines:
    """The mines with so many unspent ones of a side anywhere they may lie. Raises ValueError if there is no room.

    Where some are yet to be laid the whole set is drawn, of which the first are laid.
    """
    pool = by_column(mines.could & ~mines.spent[side])
    drawn = rng.sample(range(len(pool)), number + mines.owed[side])
    return mines.dealt(side, union(pool[place] for place in sorted(drawn)[:number]))


def draw_place(position: Position, side: int, rng: Random) -> Place:
    """Where a side lays its next mine if it leaves it to chance: every set it can end with is equally likely."""
    mines = position.mines
    assert mines is not None, "mines are laid where there are any"
    first = mines.choices(side)[0]
    pool = by_column(mines.could)
    later = pool[pool.index(first) :]
    return Place(later[min(rng.sample(range(len(later)), mines.owed[side]))])
