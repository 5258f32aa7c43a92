"""The ground in text: row by row for position lines, and square by square for views."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.squares import each, name_of, square_at
from behemoth.tankchess.tables.terrain import TERRAINS


class GroundText(NamedTuple):
    """Both forms."""

    #: From the top row, a number for so many open squares and a letter for each other one.
    rows: str
    #: The squares of each terrain that is there.
    squares: Mapping[str, tuple[str, ...]]


@lru_cache(maxsize=256)  # The ground hardly ever changes in a game, and every view holds both forms.
def ground_text(ground: Ground, size: int) -> GroundText:
    """The ground of a board in both forms."""
    rows = "-".join(_row_text(ground, size, row) for row in reversed(range(size)))
    areas = zip(TERRAINS, ground.areas, strict=True)
    return GroundText(
        rows, {terrain.name: tuple(name_of(one) for one in each(area)) for terrain, area in areas if area}
    )


def _row_text(ground: Ground, size: int, row: int) -> str:
    text, run = "", 0
    for column in range(size):
        terrain = ground.at(square_at(column, row))
        if terrain is None:
            run += 1
        else:
            text += (str(run) if run else "") + terrain.letter
            run = 0
    return text + (str(run) if run else "")
