"""The Monster from above, heading N: jaws and eyes in front, a long tail behind; and the Monster when it has fallen."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.palette import Coat
from behemoth.tankchess.drawing.svg import Value, number

_TAIL: Final = "M-9 10C-10 19-7 26-2 31C3 36 9 38 16 36C12 34 9 31 7.5 27C6 22 8 16 9 10Z"
_STING: Final = "M13.5 33.5L22 30L19.5 35.5L25 39L15.5 39.5Z"
_TRUNK: Final = (
    "M0-17C8-19 16-15 17-7C17.5 0 14 5 13 10C12 16 6 18 0 18C-6 18-12 16-13 10C-14 5-17.5 0-17-7C-16-15-8-19 0-17Z"
)
_HEAD: Final = "M0-33C6-33 9-30 9.6-26L11.6-21C12-15.5 7-10.5 0-10.5C-7-10.5-12-15.5-11.6-21L-9.6-26C-9-30-6-33 0-33Z"
_MAW: Final = "M-7.8-25C-7.6-29.4-4.4-31.6 0-31.6C4.4-31.6 7.6-29.4 7.8-25C4-23.4-4-23.4-7.8-25Z"
_TEETH: Final = "M-7-25L-5.4-29.4L-3.4-24.4L-1.7-28.4L0-24.2L1.7-28.4L3.4-24.4L5.4-29.4L7-25C4-23.8-4-23.8-7-25Z"

#: One of a pair each; the other is its mirror image.
_HORN: Final = "M10-20.5L20-17.5L9.5-12.5Z"
_ARM: Final = "M11-14.5C17-15.5 20-19 20.5-24L27-22C27.5-14 22-6 14-5Z"
_LEG: Final = "M11 4C18 2.6 24.5 7 25.5 14L18 17.4C16 14 13 13 9 14Z"
_CLAWS: Final = (
    "M20-23L20-30L23-24.4ZM22.6-24L25-30.4L25.8-23.2ZM25-22.6L30.4-26.6L27.4-20.4Z"
    "M25.6 13L30.4 17L24.4 16.8ZM22.8 15.8L25.4 21.6L20.8 17ZM20 16.8L19.8 22.6L17.4 16.8Z"
)
_MIRROR: Final = "scale(-1 1)"

#: Plates along the back: across, down, half width, half length.
_PLATES: Final = (
    (0, -8.5, 4.2, 4.6),
    (0, -1, 6, 5.8),
    (0, 7.4, 5.6, 5.4),
    (0, 15, 4.4, 4.8),
    (-0.4, 21.6, 3.4, 3.8),
    (1.6, 27.2, 2.6, 3),
)


def _plates() -> str:
    data = ""
    for across, down, wide, long in _PLATES:
        right = [(0.0, -long), (wide, 0.0), (wide * 0.5, long * 0.25), (wide * 0.6, long * 0.9), (0.0, long * 0.6)]
        left = [(-x, y) for x, y in reversed(right[1:-1])]
        data += svg.ring((across + x, down + y) for x, y in right + left)
    return data


def _pair(data: str, **attributes: Value) -> str:
    return svg.path(data, **attributes) + svg.path(data, transform=_MIRROR, **attributes)


def draw_monster(coat: Coat, eye: str) -> str:
    """A live Monster."""
    folds = "M-12-9C-10-2-9 4-7.5 12M12-9C10-2 9 4 7.5 12M-14.5-4L-10.5-2M14.5-4L10.5-2M-13 3L-9.4 4M13 3L9.4 4"
    return svg.group(
        svg.path(_STING, fill=coat.nose),
        svg.path(_TAIL, fill=coat.hull),
        _pair(_CLAWS, fill=coat.nose),
        _pair(_ARM, fill=coat.hull),
        _pair(_LEG, fill=coat.hull),
        svg.path(_TRUNK, fill=coat.hull),
        svg.path(folds, fill="none", stroke_width=0.8, stroke_opacity=0.65),
        _pair(_HORN, fill=coat.nose),
        svg.path(_HEAD, fill=coat.hull),
        svg.path(_MAW, fill="#7a1d10", stroke_width=1),
        svg.path(_TEETH, fill="#ffffff", stroke="none"),
        _pair("M2.2-19.6L8.6-22.4C9-18.4 5.4-16.8 2.2-19.6Z", fill=eye, stroke_width=1),
        _pair("M5.8-20.8V-18", fill="none", stroke="#111111"),
        _pair("M1.4-20.4L9.6-24", fill="none", stroke_width=2),
        svg.path(_plates(), fill=coat.tread),
        stroke=coat.outline,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def draw_monster_silhouette() -> str:
    """The Monster as one area, for its shadow and its halo."""
    return svg.path(_TAIL) + svg.path(_STING) + svg.path(_TRUNK) + svg.path(_HEAD) + _pair(_ARM + _LEG + _HORN)


#: On its back from its own square (the origin) to the one it fell on, to the N.
_FALLEN_TAIL: Final = "M-8 4C-10 9-8 13-2 14.5C4 16 10 15 17 9C14 18 4 22-5 20C-15 18-18 9-16 0Z"
_FALLEN_TRUNK: Final = "M0-39C10-40 17-32 17-22C17.4-8 14 5 8 8C3 10-3 10-8 8C-14 5-17.4-8-17-22C-17-32-10-40 0-39Z"
_FALLEN_HEAD: Final = "M0-58C4-58 7-56 8.4-52L11-48.6C11.6-41 7-36 0-36C-7-36-11.6-41-11-48.6L-8.4-52C-7-56-4-58 0-58Z"
_FALLEN_PLATES: Final = "M15-33L20.4-31L16.6-26ZM16.4-23L21.6-20L16.8-15ZM15.6-12L20-8L14-4Z"
_FALLEN_ARM: Final = "M11-33C16-33 19-37 19-44L14.6-43.4C14-39 11-37 8-36Z"
_FALLEN_LEG: Final = "M10-5C17-5 19.4 1 18.6 9L12.6 10.6C12 7 10 5 6.4 4.6Z"
_FALLEN_CLAWS: Final = (
    "M14.6-43L14-48.4L17-44ZM17-44L18.6-49L19.2-43.4ZM13 10L12.8 15L15.6 10ZM16 9.6L18 14.4L18.6 8.6Z"
)
_FALLEN_BELLY: Final = "M0-35C7-35 10.6-29 11-20C11-9 9 1 5 4.6H-5C-9 1-11-9-11-20C-10.6-29-7-35 0-35Z"

#: Folds across the belly: down, half width.
_RIBS: Final = ((-28, 9), (-21, 10.6), (-14, 10.6), (-7, 9.8), (-0.5, 8))


def draw_body(coat: Coat) -> str:
    """A fallen Monster: belly up, eyes crossed out."""
    ribs = "".join(f"M-{number(wide)} {number(y)}Q0 {number(y + 4)} {number(wide)} {number(y)}" for y, wide in _RIBS)
    return svg.group(
        svg.path(_FALLEN_TAIL, fill=coat.hull),
        _pair(_FALLEN_PLATES, fill=coat.tread),
        _pair(_FALLEN_CLAWS, fill=coat.nose),
        svg.path(_FALLEN_TRUNK, fill=coat.hull),
        svg.path(_FALLEN_BELLY, fill=coat.turret),
        svg.path(ribs, fill="none", stroke_width=0.9),
        _pair(_FALLEN_ARM, fill=coat.hull),
        _pair(_FALLEN_LEG, fill=coat.hull),
        svg.path(_FALLEN_HEAD, fill=coat.hull),
        _pair("M8-40L16-43L10-47Z", fill=coat.nose),
        svg.path("M-6-54L-4-58.5L-2-55L0-59.5L2-55L4-58.5L6-54C3-52.6-3-52.6-6-54Z", fill=coat.nose, stroke_width=0.9),
        _pair("M2.6-49.6l5 5m0-5l-5 5", fill="none", stroke_width=1.8),
        stroke=coat.outline,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def draw_body_silhouette() -> str:
    """The fallen Monster as one area, for its shadow."""
    return svg.path(_FALLEN_TAIL) + svg.path(_FALLEN_TRUNK) + svg.path(_FALLEN_HEAD)
