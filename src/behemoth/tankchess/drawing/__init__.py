"""Positions as SVG: a printed field map with tanks seen from above. ``draw`` and ``draw_game`` are the door."""

from behemoth.tankchess.drawing.game_picture import Shot, draw_game
from behemoth.tankchess.drawing.picture import Arrow, Mark, draw
from behemoth.tankchess.drawing.svg import box, circle, element, group, line, path
from behemoth.tankchess.drawing.svg import words as label

__all__ = [
    "Arrow",
    "Mark",
    "Shot",
    "box",
    "circle",
    "draw",
    "draw_game",
    "element",
    "group",
    "label",
    "line",
    "path",
]
