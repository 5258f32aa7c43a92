"""The curve of learning Monster Combat (scripts/learn_cards.py): how strong the instinct is after each stage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import msgspec

from scripts.observation_pictures import box, picture, text

_SOFT, _LINE = "#52606d", "#cbd2d9"
_LEFT, _WIDTH, _TOP, _HEIGHT = 70, 640, 60, 270
#: The shares at the foot and at the top, and between two lines.
_LEAST, _MOST, _STEP = 0, 40, 5

#: From so many seconds on, minutes are told.
_MINUTES: Final = 120


class Point(msgspec.Struct):
    """After a stage: its games, whether every action was tried, and what came of it."""

    games: int
    tried: bool
    strength: float
    loss: float
    seconds: float


def draw_curve(versus: Sequence[Point], coop: Sequence[Point]) -> str:
    """Both variants over the share of the time; hollow points are stages in which every action was tried."""
    title = "Monster Combat: the instinct alone after each stage of learning"
    parts = [text(20, 30, title, 16)]
    for percent in range(_LEAST, _MOST + 1, _STEP):
        y = _y(percent / 100)
        parts += [box(_LEFT, y, _WIDTH, 1, _LINE), text(62, y + 4, f"{percent} %", 12, _SOFT, text_anchor="end")]
    for curve, name, colour in ((versus, "among three greedy", "#8a4b32"), (coop, "two together, hard", "#2f6f4f")):
        if not curve:
            continue
        whole = curve[-1].seconds or 1.0
        points = [(_LEFT + _WIDTH * point.seconds / whole, _y(point.strength)) for point in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        for (x, y), point in zip(points, curve, strict=True):
            fill = "#ffffff" if point.tried else colour
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="{colour}" stroke-width="2"/>')
        parts.append(text(718, points[-1][1] + 4, f"{name}: {curve[-1].strength:.1%}", 12, colour))
        games = list(accumulate(point.games for point in curve))[-1]
        took = f"{whole / 60:.0f} min" if whole >= _MINUTES else f"{whole:.0f} s"
        parts.append(text(718, points[-1][1] + 20, f"{games:,} games, {took}", 11, _SOFT))
    for part in range(5):
        parts.append(text(_LEFT + 160 * part, 350, f"{25 * part} %", 11, _SOFT, text_anchor="middle"))
    under = "of the time on one core; hollow points: every action is tried"
    parts.append(text(390, 370, under, 12, _SOFT, text_anchor="middle"))
    return picture(900, 385, title, parts)


def _y(share: float) -> float:
    return _TOP + _HEIGHT * (1 - (100 * share - _LEAST) / (_MOST - _LEAST))
