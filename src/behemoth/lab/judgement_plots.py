"""A judgement of a map as one picture: shares with their intervals, lengths, endings, and the board with a heat map of
where pieces die."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final
from xml.sax.saxutils import escape

from behemoth.lab.judgement import Judgement
from behemoth.lab.judgement_table import ending_words, verdict
from behemoth.lab.scoring import Share
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.tankchess import read_position, to_square
from behemoth.tankchess.drawing import box, circle, draw, element, group, label, line, path

WIDTH: Final = 1180
BOARD: Final = 620
_LEFT: Final = 680
_PLOT: Final = WIDTH - _LEFT - 40
_PAPER: Final = "#f6f1e3"
_INK: Final = "#2a2924"
_SOFT: Final = "#5f5b50"
_RULE: Final = "#cfc6ae"
_BAR: Final = "#8a4b32"
_FONT: Final = "Inter, 'DejaVu Sans', Arial, sans-serif"
#: So many bars the lengths are told in at most.
BINS: Final = 12


def plot_judgement(judgement: Judgement, name: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The whole picture as SVG text."""
    say_it = partial(say, language=language)
    title = say_it("judge-title", name=name, games=judgement.games, bot=judgement.bot or "–", seed=judgement.seed)
    parts = [
        box(0, 0, WIDTH, 780, fill=_PAPER),
        label(30, 44, title, fill=_INK, font_size=24, font_weight=700),
        _board(judgement, language),
        label(30, 720, say_it("judge-plot-heat"), fill=_SOFT, font_size=14),
        _shares(judgement, language, 90),
        _lengths(judgement, say_it("judge-plot-length"), 330),
        _endings(judgement, language, 560),
    ]
    parts += [
        label(30, 742 + 20 * n, text, fill=_INK, font_size=14)
        for n, text in enumerate(verdict(judgement, language)[:2])
    ]
    return element(
        "svg",
        element("title", escape(title)),
        group(*parts, font_family=_FONT),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} 780",
        width=WIDTH,
        height=780,
        role="img",
        lang=language,
    )


def heat_of(judgement: Judgement) -> dict[int, float]:
    """How many pieces died on each square."""
    return {to_square(one.square): float(one.white + one.black) for one in judgement.deaths}


def _board(found: Judgement, language: str) -> str:
    drawn = draw(read_position(found.position), heat=heat_of(found), language=language)
    # A drawing within a drawing: it keeps its own measure and gets a place and a size.
    head, rest = drawn.split(">", 1)
    head = re.sub(r' (width|height)="[^"]*"', rf' \1="{BOARD}"', head)
    return f'{head} x="30" y="70">{rest}'


def _shares(found: Judgement, language: str, top: float) -> str:
    rows = ("first", "white", "black", "white_begins")
    parts = [_heading(say("judge-plot-shares", language), top)]
    for number in range(0, 101, 25):
        x = _LEFT + _PLOT * number / 100
        parts.append(path(line([(x, top + 20), (x, top + 190)]), stroke=_INK if number == 50 else _RULE))
        parts.append(label(x, top + 208, f"{number} %", fill=_SOFT, font_size=12, text_anchor="middle"))
    for number, name in enumerate(rows):
        parts.append(
            _share(getattr(found, name), say(f"judge-{name.replace('_', '-')}", language), top + 36 + 42 * number)
        )
    return group(*parts)


def _share(share: Share, name: str, y: float) -> str:
    low, value, high = (_LEFT + _PLOT * number for number in (share.low, share.value, share.high))
    return group(
        label(_LEFT, y, f"{name}: {share}", fill=_INK, font_size=13),
        path(line([(low, y + 14), (high, y + 14)]), stroke=_BAR, stroke_width=3),
        path(line([(low, y + 8), (low, y + 20)]) + line([(high, y + 8), (high, y + 20)]), stroke=_BAR, stroke_width=2),
        circle(value, y + 14, 5, fill=_BAR),
    )


def bins_of(lengths: Sequence[int], most: int = BINS) -> list[tuple[int, int, int]]:
    """Lengths in steps that are easily read: from, to (included), how many."""
    if not lengths:
        return []
    step = next(step for step in (5, 10, 20, 25, 50, 100) if max(lengths) // step < most)
    last = max(lengths) // step
    return [
        (step * number, step * (number + 1) - 1, sum(length // step == number for length in lengths))
        for number in range(min(lengths) // step, last + 1)
    ]


def _lengths(found: Judgement, title: str, top: float) -> str:
    bins = bins_of(found.lengths)
    parts = [_heading(title, top)]
    most, wide = max((count for *_, count in bins), default=1), _PLOT / max(1, len(bins))
    for number, (first, _, count) in enumerate(bins):
        tall = 130 * count / most
        x = _LEFT + wide * number
        parts.append(box(x + 2, top + 165 - tall, wide - 4, tall, fill=_BAR))
        if count:
            parts.append(
                label(x + wide / 2, top + 160 - tall, str(count), fill=_INK, font_size=12, text_anchor="middle")
            )
        parts.append(label(x + 2, top + 182, str(first), fill=_SOFT, font_size=12))
    parts.append(path(line([(_LEFT, top + 166), (_LEFT + _PLOT, top + 166)]), stroke=_INK))
    return group(*parts)


def _endings(found: Judgement, language: str, top: float) -> str:
    parts = [_heading(say("judge-plot-endings", language), top)]
    most = max(found.endings.values(), default=1)
    for number, (reason, count) in enumerate(found.endings.items()):
        y = top + 22 + 30 * number
        parts.append(label(_LEFT, y, f"{ending_words(reason, language)}: {count}", fill=_INK, font_size=13))
        parts.append(box(_LEFT, y + 5, _PLOT * count / most, 8, fill=_BAR))
    return group(*parts)


def _heading(text: str, y: float) -> str:
    return label(_LEFT, y, text, fill=_INK, font_size=16, font_weight=700)
