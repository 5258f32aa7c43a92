"""Vehicles from above, heading N: tracks or wheels, hull with a bright nose and a dark rear, turret or casemate, barrel.

A vehicle is a row of a table of shapes; its silhouette alone says roughly what it is, heavier ones are larger.
"""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.tankchess import svg
from behemoth.tankchess.kinds import Kind
from behemoth.tankchess.palette import Coat
from behemoth.tankchess.svg import Point


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


def _disc(y: float, radius: float) -> str:
    size = svg.number(radius)
    top, bottom = svg.number(y - radius), svg.number(y + radius)
    return f"M0 {top}A{size} {size} 0 0 1 0 {bottom}A{size} {size} 0 0 1 0 {top}Z"


def _even(*right: Point) -> str:
    """A polygon from its right half, front to rear."""
    return svg.ring([*right, *((-x, y) for x, y in reversed(right))])


_LIGHT = Shape(10.5, -13.5, 14, 4.4, 0.6, _disc(1.5, 8.6), 1.5, 0.84, (Barrel(-18.5, width=2.8),))

#: By mark.
SHAPES: Final = {
    "CLT": msgspec.structs.replace(_LIGHT, extra="M7.2 11.5L12.5 18.5"),
    "LT": _LIGHT,
    "MT": Shape(
        12, -15, 15.5, 4.8, 0.66, _even((5, -8), (9, -3), (9, 6), (6, 11)), 1.4, 0.92, (Barrel(-20.5, width=3.4),)
    ),
    "HT": Shape(
        14,
        -16,
        17,
        5.4,
        0.8,
        _even((6.5, -9), (10.5, -4.5), (10.5, 7.5), (7.5, 12)),
        1.6,
        1.08,
        (Barrel(-21.5, width=4.2, brake=6.4),),
    ),
    "TD": Shape(
        12, -13.5, 15.5, 4.6, 0.9, _even((4.5, -8.5), (9.6, -1), (9.6, 12)), 4.6, 0.9, (Barrel(-22.5, -6, 3.6, brake=6),)
    ),
    "HM": Shape(
        12.5, -12, 16, 4.8, 0.85, _even((8.6, -4), (8.6, 13), (5, 15)), 6, 0.86, (Barrel(-17, -2, 9, brake=11),)
    ),
    "ST": Shape(
        16,
        -17,
        18,
        5.8,
        0.86,
        _even((7, -10), (12, -6), (12, 8), (9, 13)),
        1.6,
        1.12,
        (Barrel(-22, width=3, across=-3.6, brake=4.6), Barrel(-22, width=3, across=3.6, brake=4.6)),
    ),
    "UT": Shape(
        18.5,
        -18,
        19.5,
        6.4,
        0.92,
        _even((8, -11), (13.5, -8), (13.5, 10), (8, 15)),
        2.2,
        1.3,
        (Barrel(-23.5, width=6, brake=9),),
        extra="M-15-8V-16M15-8V-16",
    ),
    "TH": Shape(9.5, -11, 13, 3.8, 0.5, _even((3.5, -6), (7.4, 0), (7.4, 11)), 4, 0.74, (Barrel(-22, -5, 3, brake=5),)),
    "A": Shape(12, -16, 14.5, 0, 0.12, _disc(1.5, 8.4), 1.5, 0.8, (Barrel(-19, width=2.8),)),
    "HW": Shape(
        11,
        -9,
        12,
        4.6,
        0.8,
        _even((9.5, -3), (9.5, 2), (7.5, 11)),
        4,
        0.8,
        (Barrel(-23, -2, 4.6, brake=8),),
        extra="M-6 10L-12 19M6 10L12 19M-15 17.5L-9 20M15 17.5L9 20",
    ),
    "AC": Shape(8.8, -13.5, 13.5, 3.6, 0.55, _disc(2, 7.6), 2, 0.7, (Barrel(-17, width=2.6),), wheels=3),
}

_PLAIN: Final = SHAPES["MT"]


def shape_of(kind: Kind) -> Shape:
    """The shape of a kind; one the table does not have looks like a medium tank."""
    return SHAPES.get(kind.mark, _PLAIN)


def _body(shape: Shape) -> str:
    """The hull between the tracks; a hull without tracks is a boat."""
    if not shape.track:
        wide, front, back = (svg.number(value) for value in (shape.half, shape.front, shape.back))
        low = svg.number(shape.back - 4)
        return f"M0 {front}C7 {front} {wide}-8 {wide}-2L{wide} {low}Q{wide} {back} 6 {back}H-6Q-{wide} {back}-{wide} {low}L-{wide}-2C-{wide}-8-7 {front} 0 {front}Z"
    wide = shape.half - shape.track + 1.4
    return _even(
        (wide * shape.prow, shape.front), (wide, shape.front + 5), (wide, shape.back - 2), (wide - 2, shape.back)
    )


def _nose(shape: Shape) -> str:
    """The bright front plate."""
    if not shape.track:
        front = svg.number(shape.front)
        return f"M0 {front}C6.4 {front} 9.8-10 10.6-6H-10.6C-9.8-10-6.4 {front} 0 {front}Z"
    wide = shape.half - shape.track + 1.4
    return _even((wide * shape.prow, shape.front), (wide, shape.front + 5), (wide, shape.front + 8))


def _runners(shape: Shape, coat: Coat) -> str:
    """Tracks with their treads, or wheels."""
    if not shape.track:
        return ""
    middle, length = shape.half - shape.track / 2, shape.back - shape.front - 2.5
    parts = []
    for across in (-middle, middle):
        left = across - shape.track / 2
        if shape.wheels:
            step = (length - 6) / (shape.wheels - 1)
            parts += [
                svg.box(left, shape.front + 1.5 + index * step, shape.track, 6.5, 1.6, fill=coat.track)
                for index in range(shape.wheels)
            ]
            continue
        parts.append(svg.box(left, shape.front + 1, shape.track, length, 2, fill=coat.track))
        treads = f"M{svg.number(across)} {svg.number(shape.front + 3)}V{svg.number(shape.back - 3)}"
        width = shape.track - 1.4
        parts.append(svg.path(treads, stroke=coat.tread, stroke_width=width, stroke_dasharray="1.1 2", fill="none"))
    return "".join(parts)


def _deck(shape: Shape, coat: Coat) -> str:
    """The engine deck with its louvres."""
    wide = shape.half - max(shape.track, 3.5) - 0.4
    top = shape.back - 7
    bars = "".join(f"M{svg.number(-wide + 2)} {svg.number(top + y)}H{svg.number(wide - 2)}" for y in (2, 4, 6))
    return svg.box(-wide, top, wide * 2, 6.4, 1.2, fill=coat.deck, stroke="none") + svg.path(
        bars, stroke_width=0.7, stroke_opacity=0.7
    )


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
    extra = svg.path(shape.extra, fill="none", stroke_width=2) if shape.extra else ""
    return svg.group(
        extra,
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
    for barrel in shape.barrels:
        width = max(barrel.width, 3.4)
        area += svg.box(barrel.across - width / 2, barrel.tip, width, barrel.root - barrel.tip)
    return area


def draw_wreck(kind: Kind, coat: Coat, soot: str) -> str:
    """A burnt-out hull: no barrel, the turret off its ring, holes and soot."""
    shape = shape_of(kind)
    burns = "M-9 5q4-6 8-1q5-1 4 4q-3 6-7 4q-6 1-5-7ZM2-10q4-3 7 1q0 4-4 4q-4 0-3-5Z"
    return svg.group(
        _runners(shape, coat),
        svg.path(_body(shape), fill=coat.hull),
        _deck(shape, coat),
        svg.path(shape.top, fill=coat.turret, transform="translate(2 1.5)rotate(24)"),
        svg.path(burns, fill=soot, fill_opacity=0.78, stroke="none"),
        svg.path("M-6-12L-2-6L-5-2L1 2", fill="none", stroke=soot, stroke_width=1.4),
        stroke=coat.outline,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
