"""One player's place at the table: name, hearts, the fan of cards, and what is special about them."""

from __future__ import annotations

from behemoth.locale import say
from behemoth.monstercombat.drawing.cards import BACKS, HEIGHT, WIDTH, card_face
from behemoth.monstercombat.drawing.emblems import EVENT_EMBLEMS, empty_heart, heart
from behemoth.monstercombat.drawing.palette import AMBER, INK, PAPER, VERMILION, WHITE
from behemoth.monstercombat.drawing.shapes import at, box, path, words
from behemoth.monstercombat.tables.cards import PLAIN_BACK, TRIGGER_BACK, shown
from behemoth.monstercombat.view import PlayerView, View

PLACE_WIDTH = 250
PLACE_HEIGHT = 170


def place(view: View, seat: int, name: str, language: str, *, with_hand: bool = True) -> str:
    """A place in a box of its own, its middle at 0, 0."""
    player = view.players[seat]
    asked = seat in view.to_act
    parts = [_plate(player, name, seat == view.current, asked), _hearts(player, view.options.hearts)]
    if player.hearts and with_hand:
        parts.append(_hand(view, player, language))
    elif not player.hearts:
        parts.append(words(0, 42, say("combat-drawing-out", language), 20, PAPER))
    if player.immune:
        parts.append(at(140, -64, EVENT_EMBLEMS["immune"](), 0.42))
    opacity = "" if player.hearts else 'opacity="0.55"'
    return at(0, 0, "".join(parts), extra=opacity)


def _plate(player: PlayerView, name: str, current: bool, asked: bool) -> str:
    """Amber and a pointer: whose turn it is. Vermilion and a frame in dashes: who has to answer."""
    stroke, width = (AMBER, 5) if current else (INK, 2)
    plate = box(-118, -84, 236, 40, 12, "#10211e", stroke, width)
    pointer = path("M-136-74L-122-64L-136-54Z", AMBER) if current else ""
    owed = (
        f'<rect x="-125" y="-91" width="250" height="170" rx="16" fill="none" stroke="{VERMILION}" stroke-width="4" '
        f'stroke-dasharray="12 7"/>'
        if asked and not current
        else ""
    )
    size = min(20.0, 200 / max(1, len(name)) * 1.5)
    return plate + pointer + owed + words(-104, -57, name, size, WHITE, "start", 700)


def _hearts(player: PlayerView, most: int) -> str:
    gap = min(26.0, 100 / most)
    return "".join(
        at(98 - (most - 1 - number) * gap, -64, heart() if number < player.hearts else empty_heart(WHITE), gap / 115)
        for number in range(most)
    )


def _hand(view: View, player: PlayerView, language: str) -> str:
    """Backs as everybody sees them, or faces where the viewer may see them."""
    if player.hand is not None:
        cards = [card_face(card, view.options.variant, language) for card in shown(player.hand)]
    else:
        plain = player.cards - player.triggers
        cards = [BACKS[PLAIN_BACK]()] * plain + [BACKS[TRIGGER_BACK]()] * player.triggers
    return fan(cards, 220, 0.27)


def fan(cards: list[str], width: float, scale: float) -> str:
    """Cards side by side, overlapping where there are many, a little turned like in a hand."""
    count = len(cards)
    if not count:
        return ""
    step = min(WIDTH * scale * 0.92, (width - WIDTH * scale) / max(1, count - 1))
    found = []
    for number, card in enumerate(cards):
        off = number - (count - 1) / 2
        turned = at(-WIDTH / 2, -HEIGHT / 2, card)
        found.append(at(off * step, 18 + abs(off) ** 1.6 * 1.1, turned, scale, off * 2.2))
    return "".join(found)
