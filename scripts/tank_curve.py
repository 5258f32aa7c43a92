"""The curve of learning Tank Chess (scripts/learn_tanks.py): how well each round foretells, and what it gained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from scripts.observation_pictures import box, picture, text

_SOFT, _LINE, _COLOUR = "#52606d", "#cbd2d9", "#8a4b32"
_LEFT, _WIDTH, _TOP, _HEIGHT = 130, 560, 60, 240
#: The rows below say what each round was.
_GAMES, _NODES, _LOSS = 322, 338, 354
#: The shares of the point at the foot and at the top, and between two lines.
_LEAST, _MOST, _STEP = 30, 100, 10
_RIGHT: Final = 720


class Point(msgspec.Struct):
    """After a round: its games and the positions for each move, how badly unseen games are foretold if that was what it
    learned, and the score of the new weights against those before."""

    games: int
    nodes: int
    loss: float | None
    score: float


def draw_curve(curve: Sequence[Point]) -> str:
    """The score of each round's weights against those of the round before."""
    title = "Tank Chess: the weights of each round against those before"
    parts = [text(20, 30, title, 16)]
    for percent in range(_LEAST, _MOST + 1, _STEP):
        y = _y(percent / 100)
        parts += [box(_LEFT, y, _WIDTH, 1, _LINE), text(_LEFT - 8, y + 4, f"{percent} %", 12, _SOFT, text_anchor="end")]
    for y, row in ((_GAMES, "games"), (_NODES, "positions a move"), (_LOSS, "loss, if fitted")):
        parts.append(text(_LEFT - 8, y, row, 11, _SOFT, text_anchor="end"))
    places = [_LEFT + _WIDTH * (at + 0.5) / len(curve) for at in range(len(curve))]
    line = " ".join(f"{x:.1f},{_y(point.score):.1f}" for x, point in zip(places, curve, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="{_COLOUR}" stroke-width="2.5"/>')
    for x, point in zip(places, curve, strict=True):
        parts.append(f'<circle cx="{x:.1f}" cy="{_y(point.score):.1f}" r="4" fill="{_COLOUR}"/>')
        parts.append(text(x, _y(point.score) - 10, f"{point.score:.1%}", 12, _COLOUR, text_anchor="middle"))
        fitted = "–" if point.loss is None else f"{point.loss:.4f}"
        for y, figure in ((_GAMES, f"{point.games:,}"), (_NODES, f"{point.nodes:,}"), (_LOSS, fitted)):
            parts.append(text(x, y, figure, 11, _SOFT, text_anchor="middle"))
    return picture(_RIGHT, 370, title, parts)


def _y(share: float) -> float:
    return _TOP + _HEIGHT * (1 - (100 * share - _LEAST) / (_MOST - _LEAST))
