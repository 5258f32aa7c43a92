"""Flags: the stand on a home square, the flag that flies there, and the one a piece carries (TC12.14, TC12.15)."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess.board.pieces import SIDE_WORDS
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.palette import Coat, Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.words import Words

#: Cloth in the wind, and the fold in it.
_CLOTH: Final = "M-5-17C0-20.5 4-13.5 13-17V-4.5C4-1 0-8-5-4.5Z"
_FOLD: Final = "M-5-10.7C0-14.2 4-7.2 13-10.7"
_POLE: Final = "M-6-19V13"

#: A carried flag stands beside the turret, small: its size, and where from the middle of the square.
CARRIED_SIZE: Final = 0.74
CARRIED_AT: Final = (11.0, -9.0)


def draw_stand(coat: Coat) -> str:
    """The home square of a flag, whether it flies there or not: a ring of eight stones around a socket."""
    return svg.group(
        svg.circle(0, 0, 16.4, fill=coat.hull, fill_opacity=0.28, stroke=coat.halo, stroke_width=6.6),
        svg.circle(0, 0, 16.4, fill="none", stroke=coat.outline, stroke_width=5.2, stroke_dasharray="9.4 3.48"),
        svg.circle(0, 0, 16.4, fill="none", stroke=coat.turret, stroke_width=2.4, stroke_dasharray="9.4 3.48"),
        svg.circle(-6, 12, 3.6, fill=coat.turret, stroke=coat.outline, stroke_width=1.2),
    )


def draw_flag(coat: Coat) -> str:
    """A flag on its pole."""
    return svg.group(
        svg.path(_POLE, stroke=coat.halo, stroke_width=5.6, stroke_linecap="round"),
        svg.path(_CLOTH, fill=coat.halo, stroke=coat.halo, stroke_width=4.4, stroke_linejoin="round"),
        svg.path(_POLE, stroke=coat.outline, stroke_width=2.6, stroke_linecap="round"),
        svg.path(_CLOTH, fill=coat.turret, stroke=coat.outline, stroke_width=1.6, stroke_linejoin="round"),
        svg.path(_FOLD, fill="none", stroke=coat.badge, stroke_width=1.6),
    )


def define_flags(position: Position, look: Palette) -> str:
    """Both flags and their stands, where a game is about them."""
    if position.flags is None:
        return ""
    return "".join(
        svg.group(draw(coat), id=svg.named(f"{name}-{side}"))
        for side, coat in zip(SIDE_WORDS, look.coats, strict=True)
        for name, draw in (("flag", draw_flag), ("stand", draw_stand))
    )


def place_homes(position: Position, plan: Plan, words: Words) -> str:
    """The home squares: with the flag, or only its stand while somebody carries it."""
    if position.flags is None:
        return ""
    parts = []
    for side, (home, carrier) in enumerate(zip(position.flags.homes, position.flags.carriers, strict=True)):
        if home == OFF:
            continue
        place, name = svg.move(*plan.centre(home)), SIDE_WORDS[side]
        parts.append(
            svg.group(
                svg.title(words.flag(side, home, carrier)),
                svg.use(f"stand-{name}", place),
                svg.use(f"flag-{name}", place) if carrier == OFF else "",
                data_flag=name,
            )
        )
    return "".join(parts)


def place_carried_flags(position: Position, plan: Plan, words: Words) -> str:
    """Each flag that is carried, over the piece that carries it."""
    if position.flags is None:
        return ""
    parts = []
    for side, carrier in enumerate(position.flags.carriers):
        if carrier != OFF:
            x, y = plan.centre(carrier)
            drawn = svg.use(f"flag-{SIDE_WORDS[side]}", svg.move(x + CARRIED_AT[0], y + CARRIED_AT[1], 0, CARRIED_SIZE))
            title = svg.title(words.flag(side, position.flags.homes[side], carrier))
            parts.append(svg.group(title, drawn, data_carried=SIDE_WORDS[side]))
    return "".join(parts)
