"""The table seen from above, from a view: what this viewer may see and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, cos, pi, sin

from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat.drawing.cards import BACKS, HEIGHT, WIDTH, card_face, event_face, monster_face
from behemoth.monstercombat.drawing.palette import AMBER, FELT, FELT_LIGHT, INK, PAPER, WOOD, WOOD_DARK
from behemoth.monstercombat.drawing.places import fan, place
from behemoth.monstercombat.drawing.shapes import at, box, document, ellipse, path, words
from behemoth.monstercombat.events import ended
from behemoth.monstercombat.tables.cards import PLAIN_BACK, shown
from behemoth.monstercombat.text.words import player_name
from behemoth.monstercombat.view import View

TABLE_WIDTH = 1280
TABLE_HEIGHT = 860
_MIDDLE = (TABLE_WIDTH / 2, 400)


def draw_table(view: View, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
    """The table as the viewer of this view sees it; a seated viewer sits at the bottom with the hand in front."""
    body = "".join(table_parts(view, language, names))
    return document(TABLE_WIDTH, TABLE_HEIGHT, body, say("game-monster-combat", language))


def table_parts(view: View, language: str, names: Sequence[str]) -> list[str]:
    """The same in parts, back to front: the surface, the middle, a place for each seat, what is said."""
    seats = len(view.players)
    called = [player_name(seat, language, names) for seat in range(seats)]
    seated = view.viewer if isinstance(view.viewer, int) else None
    body = [_surface(), _direction(view.direction), _middle(view, language)]
    for seat in range(seats):
        x, y = _spot(seat, seats, 0 if seated is None else seated)
        if seat == seated:
            body.append(at(x, TABLE_HEIGHT - 204, _own(view, seat, called[seat], language)))
        else:
            body.append(at(x, y, place(view, seat, called[seat], language)))
    body.append(words(TABLE_WIDTH / 2, _MIDDLE[1] + 132, _caption(view, called, language), 22, PAPER))
    return body


def _surface() -> str:
    """Felt in a frame of wood, lit from above."""
    gradient = (
        f'<defs><radialGradient id="felt" cx="50%" cy="40%" r="75%"><stop offset="0" stop-color="{FELT_LIGHT}"/>'
        f'<stop offset="1" stop-color="{FELT}"/></radialGradient></defs>'
    )
    frame = box(0, 0, TABLE_WIDTH, TABLE_HEIGHT, 26, WOOD, WOOD_DARK, 6)
    felt = box(16, 16, TABLE_WIDTH - 32, TABLE_HEIGHT - 32, 20, "url(#felt)", WOOD_DARK, 4)
    return gradient + frame + felt


def _spot(seat: int, seats: int, bottom: int) -> tuple[float, float]:
    """Places around the table, clockwise from the bottom."""
    angle = pi / 2 + 2 * pi * ((seat - bottom) % seats) / seats
    across = cos(angle)
    # A little squarer than an ellipse, so that nobody sits on the piles.
    wide = copysign(abs(across) ** 0.7, across)
    return _MIDDLE[0] + 492 * wide, _MIDDLE[1] + 285 * sin(angle) - 6


def _direction(direction: int) -> str:
    """Arrows around the middle say which way play goes."""
    x, y = _MIDDLE
    ring = ellipse(x, y, 318, 160, "none", "#3e6a60", 3)
    heads = []
    for angle in (0.25 * pi, 0.75 * pi, 1.25 * pi, 1.75 * pi):
        tangent = 180 / pi * (angle + pi / 2 * direction)
        arrow = path("M-11-10L13 0L-11 10L-5 0Z", AMBER, INK, 2)
        heads.append(at(x + 318 * cos(angle), y + 160 * sin(angle), arrow, 1.1, tangent))
    return ring + "".join(heads)


def _middle(view: View, language: str) -> str:
    """Draw pile, discard pile, events and, in co-op, the monster."""
    piles = [
        (_stack(BACKS[view.top or PLAIN_BACK](), view.draw), str(view.draw), "combat-drawing-draw"),
        (_top_of_discard(view, language), str(len(view.discard)), "combat-drawing-discard"),
        (_stack(BACKS["event"](), view.events), str(view.events), "combat-drawing-events"),
        (_top_event(view, language), "", "combat-drawing-event"),
    ]
    if view.monster is not None:
        monster = view.monster
        piles.append((monster_face(monster.number, monster.hearts, monster.asleep, language), "", ""))
    gap = 122.0 if view.monster is None else 110.0
    first = _MIDDLE[0] - gap * (len(piles) - 1) / 2 - (42 if view.monster is not None else 0)
    found = []
    for number, (picture, count, key) in enumerate(piles):
        big = number == 4
        scale = 0.62 if big else 0.4
        x = first + number * gap + (38 if big else 0)
        y = _MIDDLE[1] - HEIGHT * scale / 2 - (0 if big else 8)
        found.append(at(x - WIDTH * scale / 2, y, picture, scale))
        if key:
            found.append(words(x, _MIDDLE[1] + 84, f"{say(key, language)} {count}".strip(), 15, PAPER))
    return "".join(found)


def _stack(top: str, count: int) -> str:
    """A pile: its thickness tells how many cards are left."""
    if not count:
        return _outline()
    under = min(6, count // 6)
    sides = "".join(
        box(2 + depth * 4, 2 + depth * 4, WIDTH - 4, HEIGHT - 4, 20, "#cbbf9f", INK, 2) for depth in range(under, 0, -1)
    )
    return sides + top


def _outline() -> str:
    return (
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="20" fill="none" stroke="{PAPER}" '
        f'stroke-width="4" stroke-dasharray="14 10" opacity="0.6"/>'
    )


def _top_of_discard(view: View, language: str) -> str:
    if not view.discard:
        return _outline()
    under = "".join(
        at(WIDTH / 2, HEIGHT / 2, at(-WIDTH / 2, -HEIGHT / 2, card_face(card, view.options.variant, language)), 1, turn)
        for card, turn in zip(view.discard[-3:-1], (-9, 7), strict=False)
    )
    return under + card_face(view.discard[-1], view.options.variant, language)


def _top_event(view: View, language: str) -> str:
    kind = view.revealed or view.played[-1:]
    return event_face(kind, language) if kind else _outline()


def _own(view: View, seat: int, name: str, language: str) -> str:
    """The viewer's own place: the hand large and open."""
    hand = view.players[seat].hand or ""
    cards = [card_face(card, view.options.variant, language) for card in shown(hand)]
    return at(0, 8, place(view, seat, name, language, with_hand=False)) + at(0, 66, fan(cards, 760, 0.46))


def _caption(view: View, names: Sequence[str], language: str) -> str:
    """Whose turn it is and who is asked, in words."""
    if view.outcome is not None:
        return ended(view.outcome).sentence(language, names)
    if view.question is not None:
        return say("combat-drawing-asked", language, name=names[view.question.asked])
    return say("combat-drawing-turn", language, turn=view.turn, name=names[view.current])
