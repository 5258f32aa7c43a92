"""A whole game as one moving picture: every move glides, every shot is drawn, and the moves are written below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, cast

import msgspec

from behemoth.games import Frame, Moment, Part, moving_parts
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.tankchess.board.move import Action, Move
from behemoth.tankchess.board.pieces import WHITE
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.figures import figure_definitions
from behemoth.tankchess.drawing.flags import define_flags, place_carried_flags
from behemoth.tankchess.drawing.frame import WIDE, draw_coordinates, draw_rose, draw_sheet, draw_turn
from behemoth.tankchess.drawing.ground import CELL, define_ground
from behemoth.tankchess.drawing.last_move import draw_strikes, draw_trail
from behemoth.tankchess.drawing.mines import define_mines
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.picture import Picture, named_by_contents, palette_named
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.words import Words
from behemoth.tankchess.state import TankState

#: How long each move is shown, in seconds.
SECONDS: Final = 1.6
#: The height of the line of words below the board.
_LINE: Final = 34
#: From the sheet below everything to the words above it.
_SHEET, _SURFACE, _TRAIL, _REMAINS, _PIECES, _GIANTS, _STRIKES, _WORDS = range(8)


class Shot(msgspec.Struct, frozen=True):
    """A moment to be shown: the position, the action that led to it, and what is written below."""

    position: Position
    last: Action | None = None
    words: str = ""


def draw_game(
    shots: Sequence[Shot],
    *,
    flipped: bool = False,
    theme: str = "day",
    language: str = DEFAULT_LANGUAGE,
    cell: float = 32,
    seconds: float = SECONDS,
) -> str:
    """These moments as SVG text that moves. The same game always gives the same text."""
    look, plan = palette_named(theme), Plan(shots[0].position.size, flipped)
    pictures = [Picture(shot.position, plan, look, Words(language)) for shot in shots]
    surfaces: dict[str, str] = {}
    frames = [
        [*_still(picture, surfaces), *_moving(picture, shot), *_written(shot, plan, look)]
        for picture, shot in zip(pictures, shots, strict=True)
    ]
    return named_by_contents(_root(pictures[-1], _definitions(shots, look), frames, cell, seconds, language))


def shots_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> list[Shot]:
    """Every moment of a replay: who plays before the first move, then each move with its number."""
    found = [Shot(cast(TankState, moments[0].state).position, words=" – ".join(name for name in names if name))]
    for before, moment in pairwise(moments):
        state = cast(TankState, moment.state)
        if moment.entry is None or moment.seat is None:
            found.append(Shot(state.position, words=_sentence(moment, language)))
            continue
        action = before.state.read(moment.seat, moment.entry.text)
        written = before.state.write(moment.seat, action, language)
        dots = "." if moment.seat == WHITE else " …"
        found.append(Shot(state.position, action, f"{before.state.round()}{dots} {written}"))
    end = found[-1]
    if moments[-1].events:
        found[-1] = msgspec.structs.replace(end, words=f"{end.words}   {_sentence(moments[-1], language)}".strip())
    return found


def _sentence(moment: Moment, language: str) -> str:
    """What happened last."""
    return moment.events[-1].sentence(language) if moment.events else ""


def _still(picture: Picture, surfaces: dict[str, str]) -> Frame:
    """The sheet, what is printed around the board, and the ground as it is now."""
    plan, look, position = picture.plan, picture.look, picture.position
    margin = draw_coordinates(plan, look) + draw_rose(plan, look)
    turn = "" if position.result else draw_turn(plan, position.turn, look, picture.words.turn(position))
    things = define_flags(position, look) + define_mines(position, look)
    ground = svg.element("defs", define_ground(picture.areas, look) + things) + picture.surface(None)
    # The shapes of each ground have names of their own: a felled tree changes those of all the others.
    named = surfaces.setdefault(ground, ground.replace(svg.PREFIX, f"{svg.PREFIX}s{len(surfaces)}-"))
    return Part(_SHEET, draw_sheet(plan, WIDE, look) + margin), Part(_SURFACE, named), Part(_SURFACE, turn)


def _moving(picture: Picture, shot: Shot) -> Frame:
    """What lies and stands on the board and what the last move did."""
    plan, last = picture.plan, shot.last
    parts = [Part(_REMAINS, text) for text in picture.remains()]
    for layer, giants in ((_PIECES, False), (_GIANTS, True)):
        pieces = (piece for piece in shot.position.pieces if piece.kind.giant is giants)
        for piece, text in zip(pieces, picture.pieces(giants=giants), strict=True):
            came = isinstance(last, Move) and last.end == piece.square and last.start != OFF
            parts.append(Part(layer, text, _from(last, plan) if came and isinstance(last, Move) else None))
    parts += [Part(_GIANTS, text) for text in picture.falling()]
    parts.append(Part(_GIANTS, place_carried_flags(shot.position, plan, picture.words)))
    if last is not None:
        parts.append(Part(_TRAIL, draw_trail(last, shot.position, plan, picture.look)))
        parts.append(Part(_STRIKES, draw_strikes(last, plan, picture.look)))
    return [part for part in parts if part.svg]


def _from(move: Move, plan: Plan) -> tuple[float, float] | None:
    (x, y), (end_x, end_y) = plan.centre(move.start), plan.centre(move.end)
    return (x - end_x, y - end_y) if move.start != move.end else None


def _written(shot: Shot, plan: Plan, look: Palette) -> Frame:
    """The line of words below the board."""
    if not shot.words:
        return ()
    x, y = plan.side / 2, plan.side + WIDE + 16
    font: dict[str, svg.Value] = {"font_family": "sans-serif", "font_size": 17, "fill": look.ink}
    return (Part(_WORDS, svg.words(x, y, shot.words, text_anchor="middle", **font)),)


def _definitions(shots: Sequence[Shot], look: Palette) -> str:
    """Every figure of the game once."""
    figures = dict.fromkeys(text for shot in shots for text in figure_definitions(shot.position, look))
    return "".join(figures) + define_flags(shots[0].position, look)


def _root(end: Picture, definitions: str, frames: Sequence[Frame], cell: float, seconds: float, language: str) -> str:
    whole = end.plan.side + 2 * WIDE
    size = cell / CELL
    return svg.element(
        "svg",
        svg.title(end.words.whole(end.position)),
        svg.element("defs", definitions),
        svg.box(-WIDE, -WIDE, whole, whole + _LINE, fill=end.look.paper),
        moving_parts(frames, seconds),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{svg.number(-WIDE)} {svg.number(-WIDE)} {svg.number(whole)} {svg.number(whole + _LINE)}",
        width=whole * size,
        height=(whole + _LINE) * size,
        role="img",
        lang=language,
    )
