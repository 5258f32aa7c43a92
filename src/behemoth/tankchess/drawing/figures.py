"""Figures on the board: each kind in each coat is defined once and used wherever it stands."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.pieces import SIDE_WORDS, Piece
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.badges import draw_badge
from behemoth.tankchess.drawing.monster import draw_body, draw_body_silhouette, draw_monster, draw_monster_silhouette
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.svg import Point
from behemoth.tankchess.drawing.vehicles import draw_silhouette, draw_vehicle, draw_wreck, shape_of
from behemoth.tankchess.tables.kinds import BY_CODE, Kind

#: A stack is drawn as two medium hulls: which wrecks lie in it is no part of the position.
STACKED = BY_CODE["MT"]

#: Scorched ground.
_SCORCH = "M-4-18C4-22 12-17 15-11C21-8 20 0 17 4C18 12 10 17 4 15C-2 21-12 18-14 11C-21 8-19-1-16-5C-16-12-10-16-4-18Z"

#: How far a Monster and the wreck it stands on are moved apart, each its own way.
_ASIDE = 12

#: Wrecks never lie along a heading. Which way one lies depends on its square alone (TC11.13).
_TIPPED = (22, -28, 67, 112, -68, 158, 200, -112)


def define_figures(position: Position, look: Palette) -> str:
    """Everything the figures of this position use."""
    return "".join(figure_definitions(position, look))


def figure_definitions(position: Position, look: Palette) -> list[str]:
    """The same one by one: equal texts define the same figure."""
    live = {(piece.kind.number, piece.side): piece.kind for piece in position.pieces}
    if position.falling >= 0:
        live.update({(kind.number, position.turn): kind for kind in _giants()})
    wrecked = {kind.number: kind for kind in position.wrecks.values()}
    if position.stacks:
        wrecked[STACKED.number] = STACKED
    kinds = {kind.number: kind for kind in live.values()} | wrecked
    parts = [_define(f"shape-{_word(kind)}", _silhouette(kind)) for _, kind in sorted(kinds.items(), key=_number)]
    parts += [_define_live(kind, side, look) for (_, side), kind in sorted(live.items(), key=_number)]
    parts += [_define_wreck(kind, look) for _, kind in sorted(wrecked.items(), key=_number)]
    if wrecked:
        parts.append(svg.path(_SCORCH, id=svg.named("scorch"), fill_opacity=0.2))
    if position.bodies:
        parts += [_define("body", draw_body(look.wreck)), _define("shape-body", draw_body_silhouette())]
    return parts


def _number(item: tuple[object, Kind]) -> str:
    return str(item[0])


def _giants() -> Iterable[Kind]:
    return (kind for kind in BY_CODE.values() if kind.giant)


def _word(kind: Kind) -> str:
    return kind.code.lower()


def _define(name: str, drawn: str) -> str:
    return svg.group(drawn, id=svg.named(name))


def _silhouette(kind: Kind) -> str:
    return draw_monster_silhouette() if kind.giant else draw_silhouette(kind)


def _define_live(kind: Kind, side: int, look: Palette) -> str:
    coat, name = look.coats[side], f"{_word(kind)}-{SIDE_WORDS[side]}"
    if kind.giant:
        return _define(name, draw_monster(coat, look.eye))
    return _define(name, draw_vehicle(kind, coat)) + _define(f"badge-{name}", draw_badge(kind, coat.badge))


def _define_wreck(kind: Kind, look: Palette) -> str:
    badge = svg.group(draw_badge(kind, look.wreck.badge), transform=svg.move(2, shape_of(kind).badge, 0, 0.8))
    return _define(f"wreck-{_word(kind)}", draw_wreck(kind, look.wreck, look.soot) + badge)


def _grounded(shape: str, turn: float, look: Palette, halo: str, lift: float = 1) -> str:
    """Shadow and rim: what sets a figure off from the ground."""
    shadow = svg.use(shape, svg.move(1.9 * lift, 2.6 * lift, turn), fill=look.shadow, fill_opacity=0.32)
    return shadow + svg.use(shape, svg.turned(turn), fill=halo, stroke=halo, stroke_width=3.6, stroke_linejoin="round")


def place_piece(piece: Piece, place: Point, turn: float, look: Palette, words: str, *, over: bool) -> str:
    """A live piece: its figure turned along its heading, its symbol upright. Over a wreck it stands a little aside."""
    kind, name = piece.kind, f"{_word(piece.kind)}-{SIDE_WORDS[piece.side]}"
    drawn = _grounded(f"shape-{_word(kind)}", turn, look, look.coats[piece.side].halo, 1.7 if kind.giant else 1)
    drawn += svg.use(name, svg.turned(turn))
    if not kind.giant:
        shape = shape_of(kind)
        across, down = -shape.badge * sin(radians(turn)), shape.badge * cos(radians(turn))
        drawn += svg.use(f"badge-{name}", svg.move(across, down, 0, shape.scale))
    aside = _ASIDE / 2 if over else 0
    return svg.group(svg.title(words), drawn, data_piece=name, transform=svg.move(place[0] - aside, place[1] - aside))


def place_wreck(kind: Kind, square: int, place: Point, look: Palette, words: str, *, under: bool) -> str:
    """A wreck on its scorched ground; under a Monster it is pushed aside so that a corner of it shows (TC6.13)."""
    (x, y), turn = place, _TIPPED[(square * 7 + square // 25 * 3) % len(_TIPPED)]
    if under:
        x, y = x + _ASIDE, y + _ASIDE
    name, rim = _word(kind), look.wreck.halo
    return svg.group(
        svg.title(words),
        svg.use("scorch", svg.move(x, y, turn), fill=look.soot),
        svg.use(f"shape-{name}", svg.move(x, y, turn, 0.9), fill=rim, stroke=rim, stroke_width=3) if under else "",
        svg.use(f"wreck-{name}", svg.move(x, y, turn, 0.9)),
        data_wreck=name,
    )


def place_stack(place: Point, look: Palette, words: str) -> str:
    """Two wrecks thrown one upon the other, crossed."""
    x, y = place
    slim = "scale(.64 1.14)"
    return svg.group(
        svg.title(words),
        svg.use("scorch", svg.move(x, y, 20), fill=look.soot),
        svg.use("wreck-mt", svg.move(x + 0.5, y + 1, 52) + slim),
        svg.use("shape-mt", svg.move(x + 2, y + 2.4, -40) + slim, fill=look.soot, fill_opacity=0.65),
        svg.use("wreck-mt", svg.move(x - 0.5, y - 1, -40) + slim),
        data_stack="two",
    )


def place_body(body: Body, place: Point, turn: float, look: Palette, words: str) -> str:
    """A fallen Monster over its two squares; where it had no side to fall to it lies curled up on its own."""
    (x, y), scale, turn = (
        (place, 1.0, turn) if body.direction != NO_HEADING else ((place[0] + 5, place[1] + 9), 0.58, 330)
    )
    shadow = svg.use("shape-body", svg.move(x + 3, y + 4, turn, scale), fill=look.shadow, fill_opacity=0.35)
    rim = look.wreck.halo
    edge = svg.use("shape-body", svg.move(x, y, turn, scale), fill=rim, stroke=rim, stroke_width=4)
    return svg.group(svg.title(words), shadow, edge, svg.use("body", svg.move(x, y, turn, scale)), data_body="fallen")


def place_falling(side: int, place: Point, sides: Iterable[float], look: Palette, words: str) -> str:
    """A destroyed Monster that still stands: tilted, with a broken ring and a pointer to each side it may fall to."""
    name = next(f"{_word(kind)}-{SIDE_WORDS[side]}" for kind in _giants())
    shape = name.rsplit("-", 1)[0]
    pointers = "".join(svg.path("M0-38L6.4-30H-6.4Z", fill=look.danger, transform=svg.turned(turn)) for turn in sides)
    return svg.group(
        svg.title(words),
        _grounded(f"shape-{shape}", 18, look, look.coats[side].halo, 2),
        svg.use(name, svg.turned(18)),
        svg.circle(0, 0, 27, fill="none", stroke=look.halo, stroke_width=5),
        svg.circle(0, 0, 27, fill="none", stroke=look.danger, stroke_width=2.6, stroke_dasharray="7 4"),
        svg.group(pointers, stroke=look.halo, stroke_width=1.2),
        data_falling=name,
        transform=svg.move(*place),
    )
