"""The Monster from above, heading N: jaws and eyes in front, a long tail behind; and the Monster when it has fallen."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess import svg
from behemoth.tankchess.palette import Coat
from behemoth.tankchess.svg import number

_TAIL: Final = "M-8 8C-9 17-6 24-1 29C3 33 8 35 13 34C9 31 6 28 5 23C4 18 7 13 8 8Z"
_TRUNK: Final = "M0-15C7-16 13-12 14-5C15 2 13 12 7 15C3 17-3 17-7 15C-13 12-15 2-14-5C-13-12-7-16 0-15Z"
_HEAD: Final = "M0-29C3-29 5-27 6-24L9.5-23L8.6-18C8-13 4-10.5 0-10.5C-4-10.5-8-13-8.6-18L-9.5-23L-6-24C-5-27-3-29 0-29Z"
_HORNS: Final = "M7.5-17.5L14-16L9-12.5ZM-7.5-17.5L-14-16L-9-12.5Z"
_ARM: Final = "M11-9C16-12 20-15 20-20L17.5-18L17-22L14.6-19L12.5-21.5C12.5-17 10-14 7-12Z"
_LEG: Final = "M10 3C17 1 22 4 22.5 9L23 13L19.4 11.6L18.6 15.6L15.6 12.4L12.8 15C12.6 12 10 10 7 10Z"
_TEETH: Final = "M-4.6-25.5l1.4-3l1.6 2.6l1.6-3l1.6 3l1.6-2.6l1.4 3Z"
_MIRROR: Final = "scale(-1 1)"

#: Plates along the back: down, half width, half length.
_PLATES: Final = ((-8, 3.6, 4.2), (-1.5, 5, 5), (5.5, 4.6, 4.6), (12, 3.4, 4), (18, 2.6, 3.4), (23.6, 1.9, 2.6))


def _plates() -> str:
    data = ""
    for down, wide, long in _PLATES:
        across = 0 if down < 16 else -0.3 if down < 20 else 1.2
        data += svg.ring([(across, down - long), (across + wide, down + 1), (across, down + long), (across - wide, down + 1)])
    return data


def _limbs(coat: Coat) -> str:
    return "".join(
        svg.path(limb, fill=coat.hull, **side)
        for limb in (_ARM, _LEG)
        for side in ({}, {"transform": _MIRROR})
    )


def draw_monster(coat: Coat, eye: str) -> str:
    """A live Monster."""
    eyes = "".join(
        svg.element("ellipse", cx=x, cy=-20, rx=2.3, ry=1.9, fill=eye, transform=f"rotate({turn} {x} -20)")
        + svg.path(f"M{number(x)}-21.6V-18.4", stroke="#111111", stroke_width=1.3)
        for x, turn in ((-4.4, 28), (4.4, -28))
    )
    return svg.group(
        svg.path(_TAIL, fill=coat.hull),
        _limbs(coat),
        svg.path(_TRUNK, fill=coat.hull),
        svg.path("M-9.5-7C-8 2-8 6-5 12M9.5-7C8 2 8 6 5 12", fill="none", stroke_width=0.8, stroke_opacity=0.6),
        svg.path(_HORNS, fill=coat.nose),
        svg.path(_HEAD, fill=coat.hull),
        svg.path(_TEETH, fill=coat.nose, stroke_width=0.8),
        svg.path("M-2-24.2h.1M2-24.2h.1", stroke_width=1.5, stroke_linecap="round"),
        eyes,
        svg.path("M-7.6-22.6L-2.4-21M7.6-22.6L2.4-21", fill="none", stroke_width=1.7),
        svg.path(_plates(), fill=coat.deck),
        stroke=coat.outline,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def draw_monster_silhouette() -> str:
    """The Monster as one area, for its shadow and its halo."""
    sides: tuple[dict[str, str], ...] = ({}, {"transform": _MIRROR})
    limbs = "".join(svg.path(limb, **side) for limb in (_ARM, _LEG) for side in sides)
    return svg.path(_TAIL + _TRUNK + _HEAD + _HORNS) + limbs


#: On its back from its own square (the origin) to the one it fell on, to the N.
_FALLEN_TAIL: Final = "M-7 4C-9 10-7 15-1 17C5 19 10 18 15 14C11 20 3 23-5 20C-13 17-15 9-13 2Z"
_FALLEN_TRUNK: Final = "M0-38C9-38 15-31 15.5-20C16-8 13 6 7 9C3 11-3 11-7 9C-13 6-16-8-15.5-20C-15-31-9-38 0-38Z"
_FALLEN_HEAD: Final = "M0-58C4-58 7-55 8-51L11-49L9.6-44C8-38 4-36 0-36C-4-36-8-38-9.6-44L-11-49L-8-51C-7-55-4-58 0-58Z"
_FALLEN_ARM: Final = "M12-30C17-32 19-36 18-41L15.5-39L13.5-42L11.5-38C11-35 9-33 7-32Z"
_FALLEN_LEG: Final = "M11-4C17-3 19 2 18.5 9L15.5 7L13.5 11L11 7.5L8 9C9 6 8 4 6 2Z"


def draw_body(coat: Coat) -> str:
    """A fallen Monster: belly up, eyes crossed out."""
    sides: tuple[dict[str, str], ...] = ({}, {"transform": _MIRROR})
    ribs = "".join(f"M-{number(wide)} {number(y)}Q0 {number(y + 4)} {number(wide)} {number(y)}" for y, wide in _RIBS)
    return svg.group(
        svg.path(_FALLEN_TAIL, fill=coat.hull),
        *(svg.path(limb, fill=coat.hull, **side) for limb in (_FALLEN_ARM, _FALLEN_LEG) for side in sides),
        svg.path(_FALLEN_TRUNK, fill=coat.hull),
        svg.path("M0-34C6-34 9.5-28 10-19C10-9 8 2 4.5 5H-4.5C-8 2-10-9-10-19C-9.5-28-6-34 0-34Z", fill=coat.turret),
        svg.path(ribs, fill="none", stroke_width=0.9),
        svg.path(_FALLEN_HEAD, fill=coat.hull),
        svg.path("M-5-55.5l1.6-3l1.7 2.8l1.7-3l1.7 3l1.7-2.8l1.6 3Z", fill=coat.nose, stroke_width=0.8),
        svg.path("M-6.4-49l4 4m0-4l-4 4M2.4-49l4 4m0-4l-4 4", fill="none", stroke_width=1.6),
        stroke=coat.outline,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


_RIBS: Final = ((-27, 8), (-20, 9.6), (-13, 9.6), (-6, 8.6), (0, 6.6))


def draw_body_silhouette() -> str:
    """The fallen Monster as one area, for its shadow."""
    return svg.path(_FALLEN_TAIL + _FALLEN_TRUNK + _FALLEN_HEAD)
