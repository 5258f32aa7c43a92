"""Cards and the table of Monster Combat as SVG, all artwork drawn in code. A drawing shows a view, never the truth."""

from behemoth.monstercombat.drawing.cards import draw_back, draw_card, draw_event_card, draw_monster_card
from behemoth.monstercombat.drawing.game_picture import Shot, draw_game
from behemoth.monstercombat.drawing.sheet import draw_sheet
from behemoth.monstercombat.drawing.table import draw_table

__all__ = [
    "Shot",
    "draw_back",
    "draw_card",
    "draw_event_card",
    "draw_game",
    "draw_monster_card",
    "draw_sheet",
    "draw_table",
]
