"""The sheet the map is printed on: margin, divided border, coordinates, compass rose and whose turn it is."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.pieces import WHITE
from behemoth.tankchess.board.squares import COLUMNS, column_of, row_of
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.svg import Point

#: The margin with and without coordinates.
WIDE: Final = 40.0
NARROW: Final = 10.0

#: The divided border around the board.
_BAND: Final = 5.0
_FONT: Final = "Georgia,'DejaVu Serif','Times New Roman',serif"


def draw_sheet(plan: Plan, margin: float, look: Palette) -> str:
    """Paper, board and divided border."""
    side, rim = plan.side, _BAND
    divided = "".join(
        f"M{svg.number(start)} {svg.number(-rim / 2)}h40M{svg.number(start)} {svg.number(side + rim / 2)}h40"
        f"M{svg.number(-rim / 2)} {svg.number(start)}v40M{svg.number(side + rim / 2)} {svg.number(start)}v40"
        for start in (index * CELL for index in range(0, plan.size, 2))
    )
    return "".join(
        (
            svg.box(-margin, -margin, side + 2 * margin, side + 2 * margin, 6, fill=look.paper),
            svg.box(-rim, -rim, side + 2 * rim, side + 2 * rim, fill=look.board, stroke=look.ink, stroke_width=1.2),
            svg.path(divided, stroke=look.ink, stroke_width=rim - 2.4),
        )
    )


#: Hills of the contour lines as shares of the board: across, down, how wide, and two numbers for their form.
_HILLS: Final = (
    (0.3, 0.36, 0.36, 0.4, 1.9),
    (0.72, 0.68, 0.4, 2.6, 0.3),
    (0.86, 0.1, 0.26, 1.2, 2.8),
    (0.06, 0.92, 0.24, 0.2, 0.9),
)
_RINGS: Final = 6
_CORNERS: Final = 18


def draw_contours(plan: Plan, look: Palette) -> str:
    """Contour lines, printed on the map and so turned with it; they mean nothing in play."""
    data = "".join(
        _contour(across * plan.side, down * plan.side, wide * plan.side * (ring + 0.5) / _RINGS, first, second)
        for across, down, wide, first, second in _HILLS
        for ring in range(_RINGS)
    )
    middle = svg.number(plan.side / 2)
    turn = {"transform": f"rotate(180 {middle} {middle})"} if plan.flipped else {}
    edge = svg.element("clipPath", svg.box(0, 0, plan.side, plan.side), id=svg.named("map"))
    lines = svg.path(data, fill="none", stroke=look.contour, stroke_width=1.3, **turn)
    return edge + svg.group(lines, clip_path=svg.fill_of("map"), data_contours="decoration")


def _contour(x: float, y: float, radius: float, first: float, second: float) -> str:
    """A closed wavy line around a hill top."""
    corners = []
    for index in range(_CORNERS):
        angle = 2 * pi * index / _CORNERS
        reach = radius * (1 + 0.2 * sin(2 * angle + first) + 0.1 * sin(3 * angle + second + radius / 90))
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    curves = (f"Q{_round(corner)} {_round(middle)}" for corner, middle in zip(corners, middles, strict=True))
    return f"M{_round(middles[-1])}{''.join(curves)}Z"


def _round(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def draw_grid(plan: Plan, look: Palette) -> str:
    """Thin lines between the squares and the board's edge."""
    length = svg.number(plan.side)
    data = "".join(
        f"M{svg.number(at)} 0V{length}M0 {svg.number(at)}H{length}" for at in (i * CELL for i in range(1, plan.size))
    )
    edge = svg.box(0, 0, plan.side, plan.side, fill="none", stroke=look.ink, stroke_width=1.2)
    return svg.path(data, stroke=look.grid, stroke_width=0.9) + edge


def draw_coordinates(plan: Plan, look: Palette) -> str:
    """Letters above and below, numbers at both sides."""
    off = _BAND + (WIDE - _BAND) / 2 - 1
    texts = []
    for index in range(plan.size):
        square = plan.square((index, index))
        middle = (index + 0.5) * CELL
        letter, figure = COLUMNS[column_of(square)], str(row_of(square) + 1)
        for away in (-off, plan.side + off):
            texts += [svg.words(middle, away + 5.2, letter), svg.words(away, middle + 5.2, figure)]
    return svg.group(*texts, fill=look.ink, font_family=_FONT, font_size=15.5, text_anchor="middle")


def draw_rose(plan: Plan, look: Palette) -> str:
    """A compass rose in the upper right corner of the margin; its red needle shows N."""
    turn = plan.angle(Heading.N)
    place = svg.move(plan.side + WIDE / 2 - 1, -WIDE / 2 + 1, 0, 1.12)
    dark = "M0-15L3-3L0 0ZM15 0L3 3L0 0ZM0 15L-3 3L0 0ZM-15 0L-3-3L0 0Z"
    light = "M0-15L-3-3L0 0ZM15 0L3-3L0 0ZM0 15L3 3L0 0ZM-15 0L-3 3L0 0Z"
    needle = svg.group(
        svg.circle(0, 0, 9.4, fill="none", stroke=look.ink, stroke_width=0.8),
        svg.path("M7-7L2.4 0L7 7L0 2.4L-7 7L-2.4 0L-7-7L0-2.4Z", fill=look.grid, stroke=look.ink, stroke_width=0.6),
        svg.path(dark, fill=look.ink),
        svg.path(light, fill=look.paper),
        svg.path(dark + light, fill="none", stroke=look.ink, stroke_width=0.7, stroke_linejoin="round"),
        svg.path("M0-16L3.2-7.4H-3.2Z", fill=look.danger),
        transform=svg.turned(turn),
    )
    return svg.group(needle, transform=place, data_rose=Heading.N.name)


def draw_turn(plan: Plan, side: int, look: Palette, words: str) -> str:
    """A roundel in the colour of the side to move, in the corner on its side of the board."""
    coat = look.coats[side]
    below = (side == WHITE) is not plan.flipped
    place = svg.move(-WIDE / 2 + 0.5, plan.side + WIDE / 2 - 0.5 if below else -WIDE / 2 + 0.5, 0 if below else 180)
    return svg.group(
        svg.title(words),
        svg.circle(0, 2, 10, fill=coat.hull, stroke=coat.outline, stroke_width=1.6),
        svg.circle(0, 2, 6.4, fill="none", stroke=coat.badge, stroke_width=1.1),
        svg.path("M0-16L7-9.4H-7Z", fill=look.ink),
        transform=place,
        data_turn=str(side),
    )
