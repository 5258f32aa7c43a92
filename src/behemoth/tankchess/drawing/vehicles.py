"""Vehicles from above, heading N: tracks or wheels, a hull with a bright nose and a dark rear, a turret, a barrel.

A vehicle is a row of a table of shapes; its silhouette alone says roughly what it is, heavier ones are larger.
"""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.palette import Coat
from behemoth.tankchess.drawing.svg import Point
from behemoth.tankchess.tables.kinds import Kind


class Barrel(msgspec.Struct, frozen=True):
    """A gun barrel from its root to its muzzle."""

    tip: float
    root: float = 0
    width: float = 3.2
    across: float = 0
    #: A wider piece at the muzzle.
    brake: float = 0


class Shape(msgspec.Struct, frozen=True):
    """The measures of a vehicle, from its centre; y grows towards the rear."""

    half: float
    front: float
    back: float
    track: float = 5
    #: How much of the width the very front has.
    prow: float = 0.7
    #: What stands on the hull: a turret, or a casemate that cannot turn.
    top: str = ""
    #: Where the symbol goes, and its size.
    badge: float = 1
    scale: float = 1
    barrels: tuple[Barrel, ...] = ()
    #: Wheels a side instead of tracks.
    wheels: int = 0
    #: Lines beyond the hull, such as spades.
    extra: str = ""
    #: A plate in front that pushes things: half of its width, and how far before the hull it stands.
    blade: tuple[float, float] | None = None
    #: Hull and front plate where they are not the usual boxes.
    body: str = ""
    nose: str = ""


def _disc(y: float, radius: float) -> str:
    size = svg.number(radius)
    top, bottom = svg.number(y - radius), svg.number(y + radius)
    return f"M0 {top}A{size} {size} 0 0 1 0 {bottom}A{size} {size} 0 0 1 0 {top}Z"


def _even(*right: Point) -> str:
    """A polygon from its right half, front to rear."""
    return svg.ring([*right, *((-x, y) for x, y in reversed(right))])


_LIGHT: Final = Shape(11.5, -14.5, 15, 4.6, 0.6, _disc(1.6, 9.4), 1.6, 0.92, (Barrel(-19.5, width=3.2),))

#: By code.
SHAPES: Final = {
    "CLT": msgspec.structs.replace(_LIGHT, extra="M8 12.5L14 19.5"),
    "LT": _LIGHT,
    "MT": Shape(
        13,
        -16,
        16.5,
        5.2,
        0.66,
        _even((5, -8.6), (9.8, -3.6), (9.8, 6.6), (6.4, 11.4)),
        1.4,
        1,
        (Barrel(-21.5, width=3.8),),
    ),
    "HT": Shape(
        15,
        -17,
        17.5,
        5.6,
        0.8,
        _even((6.5, -9.6), (11.4, -5), (11.4, 7.6), (8, 12.4)),
        1.4,
        1.14,
        (Barrel(-22.5, width=4.4, brake=7),),
    ),
    "TD": Shape(
        13, -14, 16.5, 5, 0.9, _even((4.5, -9), (10.4, -1), (10.4, 13)), 5, 0.98, (Barrel(-23.5, -6, 4, brake=6.6),)
    ),
    "HM": Shape(
        13.5,
        -13,
        17,
        5,
        0.85,
        _even((9.2, -3.6), (9.2, 13.6), (5.4, 16)),
        6.2,
        0.92,
        (Barrel(-18.5, -2, 9.6, brake=12),),
    ),
    "ST": Shape(
        16.5,
        -17.5,
        18.5,
        5.8,
        0.86,
        _even((7, -10), (12.4, -6), (12.4, 8), (9, 13)),
        1.4,
        1.16,
        (Barrel(-23.5, width=3.4, across=-3.8, brake=5), Barrel(-23.5, width=3.4, across=3.8, brake=5)),
    ),
    "UT": Shape(
        18.5,
        -18.5,
        19.5,
        6.2,
        0.92,
        _even((8, -11), (14, -8), (14, 10), (9, 15)),
        2,
        1.36,
        (Barrel(-25, width=6.4, brake=10), Barrel(-21, -6, 2.4, -12), Barrel(-21, -6, 2.4, 12)),
    ),
    "TH": Shape(
        10.5, -12, 14, 4.2, 0.5, _even((3.5, -7), (8.2, 0), (8.2, 11.6)), 4.2, 0.84, (Barrel(-23, -5, 3.2, brake=5.6),)
    ),
    "A": Shape(
        13,
        -17,
        15.5,
        0,
        top=_disc(1.6, 9.2),
        badge=1.6,
        scale=0.88,
        barrels=(Barrel(-20, width=3.2),),
        body="M0-17C7-17 13-8 13-2V11.5Q13 15.5 6 15.5H-6Q-13 15.5-13 11.5V-2C-13-8-7-17 0-17Z",
        nose="M0-17C6.4-17 9.8-10 11.6-6H-11.6C-9.8-10-6.4-17 0-17Z",
    ),
    "HW": Shape(
        12,
        -10,
        12.5,
        4.8,
        0.8,
        _even((10, -3.6), (10, 2), (8, 11.4)),
        4,
        0.88,
        (Barrel(-24, -2, 5, brake=9),),
        extra="M-7 10L-11 17.5M7 10L11 17.5M-14.4 16.6L-8.6 19M14.4 16.6L8.6 19",
    ),
    "B": Shape(
        11.5,
        -9,
        16,
        4.8,
        0.9,
        _even((6.4, -2.6), (7.2, -1.6), (7.2, 8.4), (6.4, 9.4)),
        3.4,
        0.84,
        blade=(14.6, 6.6),
    ),
    "HB": Shape(
        14,
        -9.5,
        18,
        6,
        0.94,
        _even((7, -4.4), (9.4, -2), (9.4, 9.6), (7, 12)),
        4,
        1.02,
        blade=(16.8, 7.6),
    ),
    "AO": Shape(
        7.6, -9.5, 9.5, 3, 0.6, _disc(1.4, 6.2), 1.4, 0.62, wheels=2, extra="M4.5-2L10.5 13M8.2 13.8L12.8 12.2"
    ),
    "AC": Shape(10, -14.5, 14.5, 4, 0.55, _disc(2, 8.4), 2, 0.8, (Barrel(-18.5, width=3),), wheels=3),
}

_PLAIN: Final = SHAPES["MT"]


def shape_of(kind: Kind) -> Shape:
    """The shape of a kind; one the table does not have looks like a medium tank."""
    return SHAPES.get(kind.code, _PLAIN)


def _body(shape: Shape) -> str:
    """The hull between the tracks."""
    wide = shape.half - shape.track + 1.4
    return shape.body or _even(
        (wide * shape.prow, shape.front), (wide, shape.front + 5), (wide, shape.back - 2), (wide - 2, shape.back)
    )


def _nose(shape: Shape) -> str:
    """The bright front plate."""
    wide = shape.half - shape.track + 1.4
    return shape.nose or _even((wide * shape.prow, shape.front), (wide, shape.front + 5), (wide, shape.front + 8))


def _runners(shape: Shape, coat: Coat) -> str:
    """Tracks with their treads, or wheels."""
    if not shape.track:
        return ""
    middle, draw = shape.half - shape.track / 2, _wheels if shape.wheels else _track
    return draw(shape, coat, -middle) + draw(shape, coat, middle)


def _wheels(shape: Shape, coat: Coat, across: float) -> str:
    left, step = across - shape.track / 2, (shape.back - shape.front - 8.5) / (shape.wheels - 1)
    return "".join(
        svg.box(left, shape.front + 1.5 + index * step, shape.track, 6.5, 1.6, fill=coat.track)
        for index in range(shape.wheels)
    )


def _track(shape: Shape, coat: Coat, across: float) -> str:
    left, length = across - shape.track / 2, shape.back - shape.front - 2.5
    treads = f"M{svg.number(across)} {svg.number(shape.front + 3)}V{svg.number(shape.back - 3)}"
    return svg.box(left, shape.front + 1, shape.track, length, 2, fill=coat.track) + svg.path(
        treads, fill="none", stroke=coat.tread, stroke_width=shape.track - 1.4, stroke_dasharray="1.1 2"
    )


def _deck(shape: Shape, coat: Coat) -> str:
    """The engine deck with its louvres."""
    wide = shape.half - max(shape.track, 3.5) - 0.4
    top = shape.back - 7
    bars = "".join(f"M{svg.number(-wide + 2)} {svg.number(top + y)}H{svg.number(wide - 2)}" for y in (2, 4, 6))
    return svg.box(-wide, top, wide * 2, 6.4, 1.2, fill=coat.deck, stroke="none") + svg.path(
        bars, stroke_width=0.7, stroke_opacity=0.7
    )


def _plate(shape: Shape) -> str:
    """The blade: a shallow bow with a lip at both ends."""
    if shape.blade is None:
        return ""
    half, ahead = shape.blade
    y = shape.front - ahead
    return _even((half * 0.5, y + 0.6), (half, y - 2.4), (half + 0.8, y + 0.6), (half * 0.5, y + 4.6))


def _blade(shape: Shape, coat: Coat) -> str:
    """The plate on its two arms."""
    if shape.blade is None:
        return ""
    half, ahead = shape.blade[0] * 0.55, shape.blade[1]
    left, front, down = svg.number(half), svg.number(shape.front - ahead + 3), svg.number(shape.front + 8)
    arms = svg.path(f"M-{left} {front}V{down}M{left} {front}V{down}", fill="none", stroke=coat.track, stroke_width=3.2)
    return arms + svg.path(_plate(shape), fill=coat.nose)


def _barrels(shape: Shape, coat: Coat) -> str:
    parts = []
    for barrel in shape.barrels:
        half = barrel.width / 2
        parts.append(
            svg.box(barrel.across - half, barrel.tip, barrel.width, barrel.root - barrel.tip, 0.8, fill=coat.turret)
        )
        if barrel.brake:
            left = barrel.across - barrel.brake / 2
            parts.append(svg.box(left, barrel.tip, barrel.brake, 3.4, 1, fill=coat.turret))
    return "".join(parts)


def draw_vehicle(kind: Kind, coat: Coat) -> str:
    """A live vehicle, without its symbol."""
    shape = shape_of(kind)
    extra = svg.path(shape.extra, fill="none", stroke_width=2.4, stroke_linecap="round") if shape.extra else ""
    return svg.group(
        extra,
        _blade(shape, coat),
        _runners(shape, coat),
        svg.path(_body(shape), fill=coat.hull),
        svg.path(_nose(shape), fill=coat.nose),
        _deck(shape, coat),
        _barrels(shape, coat),
        svg.path(shape.top, fill=coat.turret),
        stroke=coat.outline,
        stroke_width=1.2,
        stroke_linejoin="round",
    )


def draw_silhouette(kind: Kind) -> str:
    """The whole vehicle as one area, for its shadow and its halo."""
    shape = shape_of(kind)
    half, length = shape.half, shape.back - shape.front
    area = svg.path(_body(shape)) + (svg.box(-half, shape.front + 1, half * 2, length - 2.5, 2) if shape.track else "")
    if shape.extra:
        area += svg.path(shape.extra, stroke_width=6)
    if shape.blade is not None:
        area += svg.path(_plate(shape))
    for barrel in shape.barrels:
        width = max(barrel.width, 3.4)
        area += svg.box(barrel.across - width / 2, barrel.tip, width, barrel.root - barrel.tip)
    return area


def draw_wreck(kind: Kind, coat: Coat, soot: str) -> str:
    """A burnt-out hull: no barrel, the turret off its ring, holes and soot."""
    shape = shape_of(kind)
    wide, rear = svg.number(shape.half), svg.number(shape.back - 4)
    burns = f"M-{wide} {rear}q5-7 9-2q5 4 1 7q-7 3-10-5ZM{wide}-7q-7-3-8 2q0 4 4 4q4 0 4-6Z"
    return svg.group(
        svg.path(_plate(shape), fill=coat.deck, transform="rotate(9)") if shape.blade else "",
        _runners(shape, coat),
        svg.path(_body(shape), fill=coat.hull),
        _deck(shape, coat),
        svg.path(f"M-3 {svg.number(shape.front + 1)}l3 5l-4 3l3 4", fill="none", stroke=soot, stroke_width=1.6),
        svg.path(shape.top, fill=soot, fill_opacity=0.55, stroke="none"),
        svg.path(shape.top, fill=coat.turret, transform="translate(2.6 2)rotate(20)"),
        svg.path(burns, fill=soot, fill_opacity=0.85, stroke="none"),
        stroke=coat.outline,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
