"""The emblems of cards and events, each in a square from -50 to 50: told apart by shape at thumbnail size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from behemoth.monstercombat.drawing.palette import (
    AMBER,
    INK,
    NIGHT,
    STEEL,
    STEEL_LIGHT,
    TEAL,
    VERMILION,
    VIOLET,
    WHITE,
    WOOD_LIGHT,
)
from behemoth.monstercombat.drawing.shapes import at, box, circle, line, path, words

_HEART: Final = "M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 9-38 21-38C46-38 52 4 0 40Z"
_BOLT: Final = "M10-50L-32 8L-5 8L-16 50L34-14L6-14L26-50Z"
_SHIELD: Final = "M0-46C14-37 27-34 39-35C41 2 28 31 0 47C-28 31-41 2-39-35C-27-34-14-37 0-46Z"
_HALF_SHIELD: Final = "M0-46C14-37 27-34 39-35C40-22 39-10 36 2L0 2ZM0 2L0 47C-21 35-33 20-36 2Z"
_HORSESHOE: Final = "M-32-38L-32 6A32 34 0 0 0 32 6L32-38L12-38L12 6A12 13 0 0 1-12 6L-12-38Z"
_STAR: Final = "M0-20L5.5-6.5L20-6L8.5 3L12.5 17L0 9L-12.5 17L-8.5 3L-20-6L-5.5-6.5Z"


def heart(fill: str = VERMILION, stroke: str = INK) -> str:
    """A full heart."""
    return path(_HEART, fill, stroke, 4) + line("M-27-20C-25-27-20-29-15-28", WHITE, 5)


def empty_heart(stroke: str = INK) -> str:
    """A heart that was lost: outline only, with a crack, so that it differs without colour."""
    return path(_HEART, "none", stroke, 5, 'stroke-dasharray="7 6"') + line("M0-20L-8-6L7 5L-3 20", stroke, 4)


def _sword() -> str:
    blade = path("M0-56L9-42L9 16L-9 16L-9-42Z", STEEL_LIGHT, width=4) + path("M0-56L9-42L9 16L0 16Z", STEEL, width=0)
    grip = box(-5.5, 20, 11, 22, 3, WOOD_LIGHT, INK, 4) + circle(0, 46, 7.5, AMBER, width=4)
    guard = path("M-27 14C-18 18 18 18 27 14L27 22C18 26-18 26-27 22Z", AMBER, width=4)
    return at(0, 0, path("M0-56L9-42L9 16L-9 16L-9-42Z", "none", width=4) + blade + grip + guard, 0.92, 38)


def _shield() -> str:
    return (
        path(_SHIELD, TEAL, width=4)
        + path(_HALF_SHIELD, WHITE, width=0)
        + path(_SHIELD, "none", width=4)
        + circle(0, 2, 9, AMBER, width=4)
    )


def _life() -> str:
    return heart() + path("M-6-14L6-14L6-4L16-4L16 8L6 8L6 18L-6 18L-6 8L-16 8L-16-4L-6-4Z", WHITE, width=3)


def _magnet() -> str:
    tips = path("M-32-38L-12-38L-12-22L-32-22ZM12-38L32-38L32-22L12-22Z", WHITE, width=4)
    pull = line("M-31-47L-35-55M-22-48L-22-57M22-48L22-57M31-47L35-55", INK, 4)
    return at(0, 6, path(_HORSESHOE, VIOLET, width=4) + tips + pull, 0.95)


def _two_magnets() -> str:
    return at(-23, -3, _magnet(), 0.66, -14) + at(23, 5, _magnet(), 0.66, 14)


def _lightning() -> str:
    return path(_BOLT, AMBER, width=4) + line("M4-32L-16 0", WHITE, 4)


def _zed(x: float, y: float, size: float) -> str:
    data = f"M{x:g} {y:g}h{size:g}l{-size:g} {size:g}h{size:g}"
    return line(data, INK, size * 0.26 + 7) + line(data, NIGHT, size * 0.26)


def _zzz() -> str:
    return _zed(-44, 26, 17) + _zed(-22, -6, 25) + _zed(6, -46, 36)


EMBLEMS: Final[dict[str, Callable[[], str]]] = {
    "sword": _sword,
    "shield": _shield,
    "life": _life,
    "thief1": _magnet,
    "thief2": _two_magnets,
    "lightning": _lightning,
    "skip": _zzz,
}


# --- events ------------------------------------------------------------------------------------------


def _all_hearts() -> str:
    return at(-27, 12, heart(), 0.5, -12) + at(27, 12, heart(), 0.5, 12) + at(0, -12, heart(), 0.66)


def _halo() -> str:
    rays = "".join(at(0, 0, line("M0-40L0-50", AMBER, 5), turn=turn) for turn in range(0, 360, 30))
    return rays + at(0, 0, path(_SHIELD, TEAL, width=5) + at(0, 0, path(_STAR, WHITE, width=3), 1.1), 0.72)


def _dropped_hand() -> str:
    fan = "".join(at(0, 20, box(-13, -52, 26, 40, 4, WHITE, INK, 3.5), turn=turn) for turn in (-34, -12, 12, 34))
    return at(0, -4, fan) + path("M-8 8L8 8L8 24L20 24L0 46L-20 24L-8 24Z", VERMILION, width=4)


def _claws() -> str:
    slash = "M-6-44C8-20 10 12-4 46C-10 20-12-14-6-44Z"
    return "".join(
        at(x, y, path(slash, VERMILION, width=4), size, 18) for x, y, size in ((-25, 3, 0.85), (2, 0, 1), (29, 3, 0.85))
    )


def _turn_around() -> str:
    arrow = path("M-38-2A38 38 0 0 1 24-30L32-40L40-8L8-14L16-22A27 27 0 0 0-26-2Z", VIOLET, width=4)
    return arrow + at(0, 0, arrow, turn=180)


EVENT_EMBLEMS: Final[dict[str, Callable[[], str]]] = {
    "heal": _all_hearts,
    "immune": _halo,
    "discard": _dropped_hand,
    "attack": _claws,
    "reverse": _turn_around,
}


def emblem(name: str, letter: str) -> str:
    """The emblem of a face; one that has none yet shows its letter."""
    return EMBLEMS[name]() if name in EMBLEMS else _lettered(letter, TEAL)


def event_emblem(name: str, letter: str) -> str:
    """The emblem of a kind of event card; one that has none yet shows its letter."""
    return EVENT_EMBLEMS[name]() if name in EVENT_EMBLEMS else _lettered(letter, VIOLET)


def _lettered(letter: str, fill: str) -> str:
    return circle(0, 0, 44, fill, INK, 5) + words(0, 21, letter.upper(), 60, WHITE, weight=700)


def exclamation(fill: str, stroke: str = INK, width: float = 4) -> str:
    """An exclamation mark: small ones mean a trigger card, one large one an event card."""
    return path("M-9-44L9-44L6 14L-6 14Z", fill, stroke, width) + circle(0, 33, 9, fill, stroke, width)
