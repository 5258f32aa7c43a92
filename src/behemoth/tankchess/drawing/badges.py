"""The symbol every vehicle carries. It stands upright whatever the heading: a turned diamond would be a square."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import msgspec

from behemoth.tankchess.drawing import svg
from behemoth.tankchess.tables.kinds import Kind


class Badge(msgspec.Struct, frozen=True):
    """A symbol about 13 units wide around its centre: lines, and filled shapes."""

    lines: str = ""
    solid: str = ""


_STAR: Final = svg.ring(
    (radius * sin(pi * index / 5), 0.6 - radius * cos(pi * index / 5))
    for index in range(10)
    for radius in ((7.4, 3.1)[index % 2],)
)

#: By code. The first six are those of the official pieces, the others are ours.
BADGES: Final = {
    "CLT": Badge(lines="M0 7V-.4M-5.8-6.4L0-.4L5.8-6.4"),
    "LT": Badge(lines="M-5.8-.6L0-5.8L5.8-.6M-5.8 5.6L0 .4L5.8 5.6"),
    "MT": Badge(solid="M0-7.6L6.2 0L0 7.6L-6.2 0Z"),
    "HT": Badge(solid="M-5.6-5.6H5.6V5.6H-5.6Z"),
    "TD": Badge(solid="M0-6.8L6.8 5.2H-6.8Z"),
    "HM": Badge(lines="M-5.2 6V-.4A5.2 5.2 0 0 1 5.2-.4V6"),
    "ST": Badge(lines="M-6-6H6V6H-6Z", solid="M-2.6-2.6H2.6V2.6H-2.6Z"),
    "UT": Badge(solid=_STAR),
    "TH": Badge(lines="M0 6.2L6-4.6H-6Z"),
    "A": Badge(lines="M-7-2.6q3.5-4 7 0t7 0M-7 3.6q3.5-4 7 0t7 0"),
    "HW": Badge(lines="M-6.4 6V-.6A6.4 6.4 0 0 1 6.4-.6V6M-2.2 6V.4A2.2 2.2 0 0 1 2.2.4V6"),
    "B": Badge(lines="M-6.6-1.4V-5.2H6.6V-1.4M0-5.2V6.6"),
    "HB": Badge(lines="M-6.8-1.6V-5.6H6.8V-1.6", solid="M-4-1.8H4V6.4H-4Z"),
    "AO": Badge(
        lines="M-6.8 1A3 3 0 1 1-.8 1A3 3 0 1 1-6.8 1M.8 1A3 3 0 1 1 6.8 1A3 3 0 1 1 .8 1M-5-2.6V-5.4M5-2.6V-5.4"
    ),
    "AC": Badge(lines="M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6", solid="M0-2.2A2.2 2.2 0 0 1 0 2.2A2.2 2.2 0 0 1 0-2.2"),
}


def draw_badge(kind: Kind, colour: str) -> str:
    """The symbol of a kind; a kind the table does not have shows its letter."""
    badge = BADGES.get(kind.code)
    if badge is None:
        return svg.words(0, 5, kind.letter, fill=colour, font_size=14, font_weight="bold", text_anchor="middle")
    drawn = ""
    if badge.solid:
        drawn += svg.path(badge.solid, fill=colour)
    if badge.lines:
        drawn += svg.path(badge.lines, fill="none", stroke=colour, stroke_width=2.3, stroke_linejoin="round")
    return drawn
