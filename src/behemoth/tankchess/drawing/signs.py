"""What may be drawn over a position: arrows and marks. Each role has a line or shape of its own besides its colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import atan2, degrees, hypot
from typing import Final, Literal, TypeAlias

import msgspec

from behemoth.games import InvalidText
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.squares import Square
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.svg import Point, Value, number
from behemoth.tankchess.text.heading_text import read_heading

#: Mine or selected, can go there, danger.
Role: TypeAlias = Literal["mine", "go", "danger"]
Sign: TypeAlias = Literal["dot", "ring", "cross", "wedge"]


class Arrow(msgspec.Struct, frozen=True):
    """An arrow from one square to another."""

    start: Square
    end: Square
    role: Role = "go"


class Mark(msgspec.Struct, frozen=True):
    """A sign on a square; a wedge shows a heading. Without a role each sign has the one it is usually for."""

    square: Square
    sign: Sign
    heading: int = NO_HEADING
    role: Role | None = None


class _Line(msgspec.Struct, frozen=True):
    """How arrows of a role look."""

    width: float
    dashes: str
    head: str
    solid: bool


_LINES: Final[Mapping[Role, _Line]] = {
    "mine": _Line(3.4, "", "M0 0L-11 5.5V-5.5Z", True),
    "go": _Line(3, "7 4.5", "M-9 6L0 0L-9-6", False),
    "danger": _Line(3.4, "", "M0 0L-8 5V-5ZM-8 0L-16 5V-5Z", True),
}

_USUAL: Final[Mapping[Sign, Role]] = {"dot": "go", "ring": "mine", "cross": "danger", "wedge": "go"}


def read_marks(marks: Mapping[Square, str] | Iterable[Mark]) -> list[Mark]:
    """Marks as values; as text they are ``dot``, ``ring``, ``cross`` or ``wedge NE``."""
    if isinstance(marks, Mapping):
        return [_read_mark(square, text) for square, text in sorted(marks.items())]
    return list(marks)


def _read_mark(square: Square, text: str) -> Mark:
    word, _, rest = text.partition(" ")
    heading = read_heading(rest)
    for sign in _USUAL:
        if word == sign and (heading is not None) == (sign == "wedge"):
            return Mark(square, sign, NO_HEADING if heading is None else heading)
    raise InvalidText("error-drawing-mark", text=text, known=", ".join(_USUAL))


def role_of(mark: Mark) -> Role:
    """What a mark means."""
    return mark.role or _USUAL[mark.sign]


def _colour(role: Role, look: Palette) -> str:
    return {"mine": look.mine, "go": look.go, "danger": look.danger}[role]


def shortened(start: Point, end: Point, first: float, last: float) -> tuple[Point, Point]:
    """A line without its first and last few units."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    across, down = across / length, down / length
    return (start[0] + across * first, start[1] + down * first), (end[0] - across * last, end[1] - down * last)


def draw_arrow(arrow: Arrow, plan: Plan, look: Palette, words: str) -> str:
    """An arrow with a halo, so that it reads on any ground."""
    style, colour = _LINES[arrow.role], _colour(arrow.role, look)
    start, end = shortened(plan.centre(arrow.start), plan.centre(arrow.end), 9, 5)
    length = hypot(end[0] - start[0], end[1] - start[1])
    shaft = f"M0 0H{number(length - (8 if style.solid else 2))}"
    dashes: dict[str, Value] = {"stroke_dasharray": style.dashes} if style.dashes else {}
    head = svg.path(
        style.head,
        transform=f"translate({number(length)} 0)",
        fill=colour if style.solid else "none",
        stroke=colour,
        stroke_width=1 if style.solid else style.width,
        stroke_linejoin="round",
    )
    halo = svg.path(
        f"{shaft}M{number(length - 10)}-6L{number(length)} 0L{number(length - 10)} 6",
        fill="none",
        stroke=look.halo,
        stroke_width=style.width + 3.4,
        stroke_opacity=0.85,
        stroke_linejoin="round",
    )
    line = svg.path(shaft, stroke=colour, stroke_width=style.width, **dashes)
    turn = svg.group(halo, line, head, transform=_along(start, end))
    return svg.group(svg.title(words), turn, data_arrow=arrow.role, stroke_linecap="round")


def _along(start: Point, end: Point) -> str:
    return svg.move(*start, degrees(atan2(end[1] - start[1], end[0] - start[0])))


def draw_mark(mark: Mark, plan: Plan, look: Palette, words: str) -> str:
    """A sign on its square."""
    colour = _colour(role_of(mark), look)
    if mark.sign == "wedge":
        turn = plan.angle(mark.heading)
        drawn = svg.path("M0-18.6L5.4-9.6H-5.4Z", fill=colour, stroke=look.halo, transform=f"rotate({number(turn)})")
    else:
        drawn = _SIGNS[mark.sign](colour, look)
    return svg.group(svg.title(words), drawn, data_mark=mark.sign, transform=svg.move(*plan.centre(mark.square)))


def _dot(colour: str, look: Palette) -> str:
    return svg.circle(0, 0, 5.6, fill=colour, stroke=look.halo, stroke_width=1.6)


def _ring(colour: str, look: Palette) -> str:
    radius = CELL / 2 - 0.6
    rim = svg.circle(0, 0, radius, stroke=look.halo, stroke_width=5.2, stroke_opacity=0.8)
    return svg.group(rim, svg.circle(0, 0, radius, stroke=colour, stroke_width=2.8), fill="none")


def _cross(colour: str, look: Palette) -> str:
    """A reticle: a broken ring with four hairs, open in the middle so that the target stays visible."""
    hairs = svg.path("M0-20.5V-10M0 20.5V10M-20.5 0H-10M20.5 0H10")
    # Four arcs of 51° with gaps of 39°, the gaps where the hairs are.
    ring = svg.circle(0, 0, 15.5, stroke_dasharray="13.85 10.5", stroke_dashoffset=-5.25)
    rim = svg.group(hairs, ring, stroke=look.halo, stroke_width=5, stroke_opacity=0.8)
    return svg.group(rim, svg.group(hairs, ring, stroke=colour, stroke_width=2.4), fill="none")


_SIGNS: Final = {"dot": _dot, "ring": _ring, "cross": _cross}
