"""The last move on a drawing, in violet: its start (broken frame), its end (whole frame) and what it struck."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import msgspec

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, each
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.signs import shortened
from behemoth.tankchess.drawing.svg import Point, Value, number


class _Trace(msgspec.Struct, frozen=True):
    """What a sort of effect leaves: a line from the mover, and a sign where it struck."""

    dashes: str | None
    sign: str


#: A star with eight rays, open in the middle so that what it struck stays visible.
_BURST: Final = svg.ring(
    (radius * sin(pi * index / 9), -radius * cos(pi * index / 9))
    for index in range(18)
    for radius in ((20.5, 15)[index % 2],)
)
_FELLED: Final = "M-9-9L9 9M9-9L-9 9"
#: Corners around what was pushed here, and a ring around what was set off from afar.
_SHOVED: Final = "M-15-9V-15H-9M9-15H15V-9M15 9V15H9M-9 15H-15V9"
_RING: Final = "M0-11.5A11.5 11.5 0 0 1 0 11.5A11.5 11.5 0 0 1 0-11.5"

_TRACES: Final = {
    EffectKind.SHOT: _Trace("", _BURST),
    EffectKind.STOMP: _Trace(None, _BURST),
    EffectKind.TAIL: _Trace("1 4", _BURST),
    EffectKind.FLAME: _Trace("9 3 2 3", _BURST),
    EffectKind.THROW: _Trace("1 4", _BURST),
    EffectKind.DUEL: _Trace("", _BURST),
    EffectKind.FELL: _Trace(None, _FELLED),
    EffectKind.PUSH: _Trace("5 3", _SHOVED),
    EffectKind.MINE: _Trace(None, _BURST),
    EffectKind.DETONATION: _Trace(None, _BURST + _RING),
}


def _frame(place: Point, look: Palette, dashes: str = "") -> str:
    more: dict[str, Value] = {"stroke_dasharray": dashes} if dashes else {}
    x, y, half = *place, CELL / 2 - 1.4
    colours: dict[str, Value] = {"fill": look.last, "fill_opacity": 0.16, "stroke": look.last, "stroke_width": 2.8}
    return svg.box(x - half, y - half, half * 2, half * 2, 3, **colours, **more)


def _dotted(start: Point, end: Point, look: Palette, width: float, dashes: str) -> str:
    data = svg.line([start, end])
    more: dict[str, Value] = {"stroke_dasharray": dashes} if dashes else {}
    halo = svg.path(data, stroke=look.halo, stroke_width=width + 3, stroke_opacity=0.7)
    return halo + svg.path(data, stroke=look.last, stroke_width=width, **more)


def draw_trail(last: Action, position: Position, plan: Plan, look: Palette) -> str:
    """What lies under the figures: the frames and the way from start to end."""
    if isinstance(last, Place):
        return ""  # where it lies is nobody else's business
    if isinstance(last, Fall):
        fallen = [body for body in position.bodies if body.direction == last.direction]
        return "".join(_frame(plan.centre(square), look) for body in fallen for square in each(body.squares))
    start = plan.centre(last.start)
    parts = [_frame(start, look, "5.4 3.6")]
    end = _exit(last, position, plan) if last.leaves else plan.centre(last.end)
    if last.end != last.start:
        parts.append(_dotted(*shortened(start, end, 8, 0), look, 3.2, "0.1 6.4"))
    if not last.leaves:
        parts.append(_frame(end, look))
    return svg.group(*parts, stroke_linecap="round")


def _exit(last: Move, position: Position, plan: Plan) -> Point:
    """Beyond the edge the mover left over: White over the last row, Black over the first (TC4.1)."""
    mover = position.result.winner if position.result else BLACK if position.turn == WHITE else WHITE
    x = plan.centre(last.start)[0]
    ahead = plan.ahead(Heading.N if mover == WHITE else Heading.S)[1]
    return x, plan.side + 14 if ahead > 0 else -14


def draw_strikes(last: Action, plan: Plan, look: Palette) -> str:
    """What lies over the figures: lines of fire and what was struck."""
    if not isinstance(last, Move):
        return ""
    return svg.group(
        *(_strike(effect, last, plan, look) for effect in last.effects), fill="none", stroke_linecap="round"
    )


def _strike(effect: Effect, last: Move, plan: Plan, look: Palette) -> str:
    trace, parts = _TRACES[effect.kind], []
    struck = plan.centre(effect.at)
    if effect.to != OFF:
        landed = plan.centre(effect.to)
        parts.append(_arc(struck, landed, look, trace.dashes or ""))
        parts.append(svg.circle(*struck, 9, stroke=look.last, stroke_width=2, stroke_dasharray="3 3"))
        struck = landed
    elif trace.dashes is not None and last.end != OFF:
        parts.append(_dotted(*shortened(plan.centre(last.end), struck, 19, 17), look, 2.2, trace.dashes))
    place = svg.move(*struck)
    parts.append(svg.path(trace.sign, transform=place, stroke=look.halo, stroke_width=5, stroke_opacity=0.75))
    parts.append(svg.path(trace.sign, transform=place, stroke=look.last, stroke_width=2.4, stroke_linejoin="round"))
    return svg.group(*parts, data_effect=effect.kind.name.lower())


def _arc(start: Point, end: Point, look: Palette, dashes: str) -> str:
    """The flight of something thrown."""
    (x, y), (u, v) = start, end
    middle = (x + u) / 2 + (v - y) * 0.25, (y + v) / 2 - (u - x) * 0.25 - 6
    data = f"M{number(x)} {number(y)}Q{number(middle[0])} {number(middle[1])} {number(u)} {number(v)}"
    return svg.path(data, stroke=look.halo, stroke_width=5.4, stroke_opacity=0.7) + svg.path(
        data, stroke=look.last, stroke_width=2.6, stroke_dasharray=dashes
    )
