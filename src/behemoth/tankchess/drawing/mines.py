"""Remote mines: the one its owner knows of, and the crater of one that is spent (TC12.10, TC12.11)."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess.board.pieces import SIDE_WORDS
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import each
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.words import Words

#: A torn rim, and cracks that run out of it.
_RIM: Final = "M-3-14L3-11L9-13L11-6L15-2L12 4L13 10L6 11L1 15L-5 12L-11 12L-12 5L-15 0L-11-5L-10-11L-5-10Z"
_PIT: Final = "M-2-8L3-6.5L7-6L8 0L7 6L1 8.5L-5 7L-8 2L-7-4Z"
_CRACKS: Final = "M11-6L17-10M-12 5L-18 8M1 15L3 19M-10-11L-14-16"

#: A plate with an aerial, and the waves it hears.
_PLATE: Final = "M-10 2.5H10L7.5 12H-7.5Z"
_WAVES: Final = (
    "M-5.2-9.2A6.5 6.5 0 0 0-5.2 0M5.2-9.2A6.5 6.5 0 0 1 5.2 0M-9.3-13A12 12 0 0 0-9.3 3.5M9.3-13A12 12 0 0 1 9.3 3.5"
)


def draw_remote(look: Palette) -> str:
    """An own mine: amber, in a broken ring, so that nobody takes it for one that lies open."""
    return svg.group(
        svg.circle(0, 0, 17.4, fill=look.halo, fill_opacity=0.72),
        svg.circle(0, 0, 17.4, fill="none", stroke=look.mine, stroke_width=2, stroke_dasharray="4 3"),
        svg.path(_PLATE, fill=look.mine, stroke=look.soot, stroke_width=1.2, stroke_linejoin="round"),
        svg.path("M0 2.5V-4", stroke=look.soot, stroke_width=2.2),
        svg.circle(0, -4.8, 2.6, fill=look.mine, stroke=look.soot, stroke_width=1.2),
        svg.path(_WAVES, fill="none", stroke=look.mine, stroke_width=1.8, stroke_linecap="round"),
    )


def draw_crater(look: Palette) -> str:
    """Where a mine went off. Nothing is left of it but the hole, which hinders nobody."""
    return svg.group(
        svg.path(_CRACKS, fill="none", stroke=look.mud_line, stroke_width=1.4),
        svg.path(_RIM, fill=look.mud, stroke=look.mud_line, stroke_width=1.6, stroke_linejoin="round"),
        svg.path(_PIT, fill=look.soot, fill_opacity=0.72),
    )


def define_mines(position: Position, look: Palette) -> str:
    """Mine and crater, where a game is played with them."""
    if position.mines is None:
        return ""
    return svg.group(draw_remote(look), id=svg.named("remote-mine")) + svg.group(
        draw_crater(look), id=svg.named("crater")
    )


def place_mines(position: Position, plan: Plan, words: Words, mines_of: tuple[int, ...]) -> str:
    """The craters, and the unspent mines of those sides that may be shown (TC12.12)."""
    mines = position.mines
    if mines is None:
        return ""
    parts = []
    for square in each(mines.spent[0] | mines.spent[1]):
        crater = svg.use("crater", svg.move(*plan.centre(square)))
        parts.append(svg.group(svg.title(words.crater(square)), crater, data_crater="spent"))
    for side in mines_of:
        for square in each(mines.laid[side]):
            drawn = svg.use("remote-mine", svg.move(*plan.centre(square)))
            parts.append(svg.group(svg.title(words.remote_mine(side, square)), drawn, data_mine=SIDE_WORDS[side]))
    return "".join(parts)
