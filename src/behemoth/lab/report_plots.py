"""Plots of a tournament as SVG: values with their intervals on one scale, and how far a test is between its bounds.

They are meant to stand in a page that says the colours (``--ink``, ``--soft``, ``--rule``, ``--mark``, ``--even``) and
the font, so that they are readable by day and by night.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from behemoth.tankchess.drawing import box, circle, element, group, label, line, path

#: Where a value lies from left to right.
_Scale: TypeAlias = Callable[[float], float]

WIDTH: Final = 480
_EDGE: Final = 26
_ROW: Final = 46
_INK: Final = "var(--ink)"
_SOFT: Final = "var(--soft)"
_RULE: Final = "var(--rule)"
_MARK: Final = "var(--mark)"
_EVEN: Final = "var(--even)"
#: A scale has about so many lines.
_LINES: Final = 6


class Row(NamedTuple):
    """A value with the ends of its interval, and how it is told."""

    name: str
    value: float
    low: float
    high: float
    told: str


def plot_intervals(
    rows: Sequence[Row], title: str, unit: str = "", even: float | None = None, percent: bool = False
) -> str:
    """Each row a point with its interval, all on one scale; ``even`` is a value to compare with."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if even is None else [even])
    ticks = ticks_for(min(values), max(values))
    low, high = ticks[0], ticks[-1]
    height = 30 + _ROW * len(rows) + 34

    def x(value: float) -> float:
        return _EDGE + (WIDTH - 2 * _EDGE) * (value - low) / (high - low)

    parts = [_tick(x(tick), height, _number(tick, percent, unit)) for tick in ticks]
    if even is not None:
        parts.append(
            path(line([(x(even), 6), (x(even), height - 26)]), stroke=_EVEN, stroke_width=2, stroke_dasharray="6 4")
        )
    for number, row in enumerate(rows):
        parts.append(_whisker(row, x, 30 + _ROW * number))
    return _svg(parts, height, title, "; ".join(f"{row.name}: {row.told}" for row in rows))


def plot_test(llr: float, lower: float, upper: float, title: str, words: tuple[str, str]) -> str:
    """Where a test stands between its bounds; the words say what lies beyond each."""
    left, right, y = 40, WIDTH - 40, 44
    place = (min(max(llr, lower), upper) - lower) / (upper - lower)
    zero = left + (right - left) * -lower / (upper - lower)
    x = left + (right - left) * place
    parts = [
        box(left, y - 7, right - left, 14, rx=7, fill=_RULE),
        box(min(zero, x), y - 7, abs(x - zero), 14, fill=_MARK),
        *(path(line([(end, y - 16), (end, y + 16)]), stroke=_INK, stroke_width=3) for end in (left, right)),
        path(line([(zero, y - 11), (zero, y + 11)]), stroke=_SOFT, stroke_width=2),
        circle(x, y, 9, fill=_MARK, stroke="var(--paper)", stroke_width=3),
        label(x, y - 20, _signed(llr), fill=_INK, font_size=15, font_weight=700, text_anchor="middle"),
        label(left - 26, y + 36, _signed(lower), fill=_SOFT, font_size=13),
        label(right + 26, y + 36, _signed(upper), fill=_SOFT, font_size=13, text_anchor="end"),
        label(left - 26, y + 54, words[0], fill=_INK, font_size=13),
        label(right + 26, y + 54, words[1], fill=_INK, font_size=13, text_anchor="end"),
    ]
    return _svg(parts, 106, title, f"{_signed(lower)} … {_signed(llr)} … {_signed(upper)}")


def ticks_for(low: float, high: float) -> list[float]:
    """Round numbers that span two values: 1, 2 or 5 of some power of ten apart."""
    spread = max(high - low, 1e-3)
    rough = spread / _LINES
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    if first == last:
        last += 1
    return [round(step * number, 10) for number in range(first, last + 1)]


def _whisker(row: Row, x: _Scale, top: float) -> str:
    low, value, high, y = x(row.low), x(row.value), x(row.high), top + 14
    ends = line([(low, y - 6), (low, y + 6)]) + line([(high, y - 6), (high, y + 6)])
    return group(
        label(_EDGE, top, row.name, fill=_INK, font_size=14, font_weight=600),
        label(WIDTH - _EDGE, top, row.told, fill=_SOFT, font_size=14, text_anchor="end"),
        path(line([(low, y), (high, y)]), stroke=_MARK, stroke_width=4, stroke_linecap="round"),
        path(ends, stroke=_MARK, stroke_width=2),
        circle(value, y, 6, fill=_MARK, stroke="var(--paper)", stroke_width=2),
    )


def _tick(x: float, height: float, told: str) -> str:
    return group(
        path(line([(x, 6), (x, height - 26)]), stroke=_RULE, stroke_width=1),
        label(x, height - 8, told, fill=_SOFT, font_size=12, text_anchor="middle"),
    )


def _number(value: float, percent: bool, unit: str) -> str:
    if percent:
        return f"{100 * value:g} %"
    return f"{value:+g}".replace("-", "−").replace("+0", "0") + unit


def _signed(value: float) -> str:
    return f"{value:+.2f}".replace("-", "−")


def _svg(parts: Sequence[str], height: float, title: str, description: str) -> str:
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description)),
        group(*parts, font_family="inherit"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
    )
