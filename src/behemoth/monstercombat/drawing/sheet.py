"""All cards on one sheet, for the documentation and for looking at them side by side."""

from __future__ import annotations

from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat.drawing.cards import BACKS, HEIGHT, WIDTH, card_face, event_face, monster_face
from behemoth.monstercombat.drawing.palette import FELT
from behemoth.monstercombat.drawing.shapes import at, box, document
from behemoth.monstercombat.tables.cards import FACES
from behemoth.monstercombat.tables.event_cards import KINDS
from behemoth.monstercombat.tables.monsters import MONSTERS


def draw_sheet(variant: str = "versus", language: str = DEFAULT_LANGUAGE, scale: float = 0.6) -> str:
    """Playing cards and backs in the first rows, then events, then the ten monsters."""
    rows = [
        [*(card_face(face.letter, variant, language) for face in FACES)],
        [*(back() for back in BACKS.values()), *(event_face(kind, language) for kind in KINDS)],
        [monster_face(monster.number, language=language) for monster in MONSTERS[:5]],
        [monster_face(monster.number, language=language) for monster in MONSTERS[5:]],
    ]
    step_x, step_y = (WIDTH + 18) * scale, (HEIGHT + 22) * scale
    wide, high = max(map(len, rows)) * step_x + 20, len(rows) * step_y + 20
    placed = "".join(
        at(14 + column * step_x, 14 + row * step_y, card, scale)
        for row, cards in enumerate(rows)
        for column, card in enumerate(cards)
    )
    return document(wide, high, box(0, 0, wide, high, 0, FELT) + placed, say("game-monster-combat", language))
