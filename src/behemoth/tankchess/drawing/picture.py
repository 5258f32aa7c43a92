"""A position as a picture: an SVG that looks like a printed field map.

>>> from behemoth.tankchess import load_scheme
>>> from behemoth.tankchess.drawing import draw
>>> draw(load_scheme("basic-16").position())[:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from behemoth.games import InvalidText
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import Action
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, each
from behemoth.tankchess.drawing import figures, svg
from behemoth.tankchess.drawing.flags import define_flags, place_carried_flags, place_homes
from behemoth.tankchess.drawing.frame import (
    NARROW,
    WIDE,
    draw_contours,
    draw_coordinates,
    draw_grid,
    draw_rose,
    draw_sheet,
    draw_turn,
)
from behemoth.tankchess.drawing.ground import CELL, define_ground, draw_ground
from behemoth.tankchess.drawing.heat import draw_heat
from behemoth.tankchess.drawing.last_move import draw_strikes, draw_trail
from behemoth.tankchess.drawing.mines import define_mines, place_mines
from behemoth.tankchess.drawing.outline import Cell
from behemoth.tankchess.drawing.palette import THEMES, Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.signs import Arrow, Mark, draw_arrow, draw_mark, read_marks
from behemoth.tankchess.drawing.words import Words
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.tables.terrain import TERRAINS

__all__ = ["Arrow", "Mark", "draw"]


def draw(
    position: Position,
    *,
    flipped: bool = False,
    mines_of: Iterable[int] = (),
    last: Action | None = None,
    arrows: Iterable[Arrow] = (),
    marks: Mapping[Square, str] | Iterable[Mark] = (),
    heat: Mapping[Square, float] | None = None,
    coordinates: bool = True,
    theme: str = "day",
    language: str = DEFAULT_LANGUAGE,
    cell: float = 40,
) -> str:
    """The position as SVG text: the same position always gives the same text.

    ``last`` is the move that led here, ``flipped`` shows the board as Black sees it, ``cell`` is the size of a square
    in pixels, ``heat`` how much of something happens on which squares. Remote mines that nobody knows of are drawn
    for those sides only that ``mines_of`` names (TC12.12). All ids start with a name made from the contents, so that
    several drawings fit on one page.
    """
    picture = Picture(position, Plan(position.size, flipped), palette_named(theme), Words(language), tuple(mines_of))
    margin = WIDE if coordinates else NARROW
    layers = (
        draw_sheet(picture.plan, margin, picture.look),
        picture.margin() if coordinates else "",
        picture.surface(last),
        draw_heat(heat or {}, picture.plan, picture.look),
        picture.figures(),
        picture.signs(last, arrows, read_marks(marks)),
    )
    return named_by_contents(picture.root(margin, cell, "".join(layers), language))


def palette_named(theme: str) -> Palette:
    """The colours of a theme. Raises InvalidText for one that does not exist."""
    if theme not in THEMES:
        raise InvalidText("error-drawing-theme", name=theme, known=", ".join(THEMES))
    return THEMES[theme]


def named_by_contents(text: str) -> str:
    """The drawing with its ids named after what it shows."""
    return text.replace(svg.PREFIX, f"t{sha256(text.encode()).hexdigest()[:8]}-")


class Picture:
    """A position to be drawn: what all layers need, and the layers."""

    def __init__(
        self, position: Position, plan: Plan, look: Palette, words: Words, mines_of: tuple[int, ...] = ()
    ) -> None:
        self.position = position
        self.plan = plan
        self.look = look
        self.words = words
        self.mines_of = mines_of
        areas = zip(TERRAINS, position.ground.areas, strict=True)
        self.areas: Mapping[str, list[Cell]] = {terrain.name: plan.cells(area) for terrain, area in areas}

    def root(self, margin: float, cell: float, content: str, language: str) -> str:
        """The document around the layers."""
        whole = self.plan.side + 2 * margin
        pixels = whole * cell / CELL
        corner = svg.number(-margin)
        definitions = define_ground(self.areas, self.look) + figures.define_figures(self.position, self.look)
        definitions += define_flags(self.position, self.look) + define_mines(self.position, self.look)
        return svg.element(
            "svg",
            svg.element("title", svg.plain(self.words.whole(self.position)), id=svg.named("title")),
            svg.element("desc", svg.plain(self.words.everything(self.position, self.mines_of)), id=svg.named("desc")),
            svg.element("defs", definitions),
            content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{corner} {corner} {svg.number(whole)} {svg.number(whole)}",
            width=pixels,
            height=pixels,
            role="img",
            aria_labelledby=f"{svg.named('title')} {svg.named('desc')}",
            lang=language,
        )

    def margin(self) -> str:
        """What is printed around the board."""
        parts = draw_coordinates(self.plan, self.look) + draw_rose(self.plan, self.look)
        if self.position.result is None:
            parts += draw_turn(self.plan, self.position.turn, self.look, self.words.turn(self.position))
        return parts

    def surface(self, last: Action | None) -> str:
        """Ground, grid and the trail of the last move."""
        parts = draw_contours(self.plan, self.look)
        parts += draw_ground(self.areas, self.look, self._ground_words, flat=True)
        parts += draw_grid(self.plan, self.look)
        parts += draw_ground(self.areas, self.look, self._ground_words, flat=False)
        parts += place_mines(self.position, self.plan, self.words, self.mines_of)
        parts += place_homes(self.position, self.plan, self.words)
        if last is not None:
            trail = draw_trail(last, self.position, self.plan, self.look)
            parts += svg.group(svg.title(self.words.last(last)), trail, data_last="trail")
        return parts

    def _ground_words(self, name: str, cells: list[Cell]) -> str:
        return self.words.ground(name, map(self.plan.square, cells))

    def figures(self) -> str:
        """What lies and stands on the board; the tallest last."""
        pieces = (*self.pieces(giants=False), *self.pieces(giants=True))
        carried = place_carried_flags(self.position, self.plan, self.words)
        return "".join((*self.remains(), *pieces, carried, *self.falling()))

    def falling(self) -> Iterable[str]:
        """A Monster of which it is not yet decided where it falls."""
        square = self.position.falling
        if square != OFF:
            falls = list_falls(self.position)
            ways = [self.plan.angle(fall.direction) for fall in falls if fall.direction != NO_HEADING]
            place, text = self.plan.centre(square), self.words.falling(square)
            yield figures.place_falling(self.position.turn, place, ways, self.look, text)

    def remains(self) -> Iterable[str]:
        """Wrecks, stacks and bodies, one by one."""
        position, plan, look, words = self.position, self.plan, self.look, self.words
        for square, kind in sorted(position.wrecks.items()):
            text, under = words.wreck(kind, square), position.piece_at(square) is not None
            yield figures.place_wreck(kind, square, plan.centre(square), look, text, under=under)
        for square in each(position.stacks):
            yield figures.place_stack(plan.centre(square), look, words.stack(square))
        for body in position.bodies:
            turn = plan.angle(max(body.direction, 0)) if body.direction != NO_HEADING else 0
            yield figures.place_body(body, plan.centre(body.square), turn, look, words.body(body))

    def pieces(self, *, giants: bool) -> Iterable[str]:
        """Live pieces one by one: Monsters, or everything else."""
        for piece in self.position.pieces:
            if piece.kind.giant is giants:
                place, turn = self.plan.centre(piece.square), self.plan.angle(piece.heading)
                text, over = self.words.piece(piece), piece.square in self.position.wrecks
                yield figures.place_piece(piece, place, turn, self.look, text, over=over)

    def signs(self, last: Action | None, arrows: Iterable[Arrow], marks: Iterable[Mark]) -> str:
        """What is drawn over everything."""
        parts = [] if last is None else [draw_strikes(last, self.plan, self.look)]
        parts += [draw_mark(mark, self.plan, self.look, self.words.mark(mark)) for mark in marks]
        parts += [draw_arrow(arrow, self.plan, self.look, self.words.arrow(arrow)) for arrow in arrows]
        return "".join(parts)
