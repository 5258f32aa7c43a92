"""The board: what is seen of it, who has four in a row, and a drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from behemoth.games import Seat
from behemoth.locale import say

COLUMNS: Final = 7
ROWS: Final = 6
#: The colour of each disc, and of the mark in its middle, so that it is not the colour alone that tells them apart.
COLOURS: Final = {"x": ("#c8352b", "#7d1a14"), "o": ("#f2c230", "#f2c230")}
SIZE: Final = 20


class BoardView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    #: Each column from the bottom up: ``xxo``.
    columns: tuple[str, ...]
    turn: Seat | None
    #: How it was ended from outside, and by which seat: ``resigned0``.
    closed: str = ""


@lru_cache(maxsize=100_000)
def has_four(columns: tuple[str, ...], disc: str) -> bool:
    """Whether four discs of this player stand in a row; each column is given from the bottom up (``xxo``)."""
    bits = sum(1 << (ROWS + 1) * c + r for c, column in enumerate(columns) for r, d in enumerate(column) if d == disc)
    pairs = ((step, bits & bits >> step) for step in (1, ROWS, ROWS + 1, ROWS + 2))
    return any(pair & pair >> 2 * step for step, pair in pairs)


class Pictures:
    """How the game shows a view: drawn, and in lines of text."""

    def draw(self, view: BoardView, language: str = "en") -> str:
        """The board as SVG. A column says by ``data-action`` what a click on it does."""
        width, height = COLUMNS * SIZE, ROWS * SIZE
        drawn = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {width + 2} {height + 2}" role="img">'
            f"<title>{say('game-connect-four', language)}</title>"
            f'<rect x="-1" y="-1" width="{width + 2}" height="{height + 2}" rx="4" fill="#2c5d9e"/>'
        ]
        for c, column in enumerate(view.columns):
            place = f'x="{c * SIZE}" width="{SIZE}" height="{height}"'
            drawn.append(f'<g data-action="{c + 1}"><rect {place} fill="#2c5d9e"/>')
            for r, disc in enumerate(column.ljust(ROWS)):
                outer, inner = COLOURS.get(disc, ("#f7f7f5", "#f7f7f5"))
                at = f'cx="{c * SIZE + SIZE // 2}" cy="{height - r * SIZE - SIZE // 2}"'
                drawn.append(f'<circle {at} r="8.4" fill="{outer}"/><circle {at} r="3" fill="{inner}"/>')
            drawn.append("</g>")
        return "".join([*drawn, "</svg>"])

    def describe(self, view: BoardView, language: str = "en") -> str:
        """The rows from the top, and the numbers of the columns below."""
        rows = [" ".join(column.ljust(ROWS, ".")[row] for column in view.columns) for row in reversed(range(ROWS))]
        return "\n".join([*rows, " ".join(str(number) for number in range(1, COLUMNS + 1))])
