"""A whole game as one moving picture: the table from above, with what happened written below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from behemoth.games import EVERYTHING, PUBLIC, Moment, Part, moving_parts
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat.drawing.cards import BACKS, card_face, event_face
from behemoth.monstercombat.drawing.emblems import heart
from behemoth.monstercombat.drawing.palette import PAPER
from behemoth.monstercombat.drawing.shapes import box, document, words
from behemoth.monstercombat.drawing.table import TABLE_HEIGHT, TABLE_WIDTH, table_parts
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.tables.cards import FACE_OF
from behemoth.monstercombat.tables.event_cards import KIND_OF
from behemoth.monstercombat.view import View

#: How long each moment is shown, in seconds.
SECONDS: Final = 1.8
#: The height of the line of words below the table.
_LINE: Final = 64
_INK: Final = "#10211e"
#: So many letters fit into that line.
_WIDEST: Final = 95


class Shot(msgspec.Struct, frozen=True):
    """A moment to be shown: what may be seen of it, and what is written below."""

    view: View
    words: str = ""


def draw_game(
    shots: Sequence[Shot],
    *,
    language: str = DEFAULT_LANGUAGE,
    names: Sequence[str] = (),
    seconds: float = SECONDS,
) -> str:
    """These moments as SVG text that moves. The same game always gives the same text."""
    shared = _Shared(shots[0].view.options.variant, language)
    frames = []
    for shot in shots:
        parts = [shared.shorten(part) for part in table_parts(shot.view, language, names)]
        said = words(TABLE_WIDTH / 2, TABLE_HEIGHT + 40, shot.words, 24, PAPER)
        frames.append([Part(layer, part) for layer, part in enumerate((*parts, said))])
    ground = box(0, TABLE_HEIGHT - 30, TABLE_WIDTH, _LINE + 30, 0, _INK)
    body = shared.definitions() + ground + moving_parts(frames, seconds)
    return document(TABLE_WIDTH, TABLE_HEIGHT + _LINE, body, say("game-monster-combat", language))


def shots_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> list[Shot]:
    """Every moment of a replay with all hands open, and the sentences of what happened last."""
    return [Shot(_open(cast(CombatState, moment.state)), _last_words(moment, names, language)) for moment in moments]


def _open(state: CombatState) -> View:
    """What everybody sees, with each hand as its player sees it."""
    seen = state.view(PUBLIC)
    seats = enumerate(seen.players)
    hands = (msgspec.structs.replace(player, hand=state.view(seat).players[seat].hand) for seat, player in seats)
    return msgspec.structs.replace(seen, players=tuple(hands))


def _last_words(moment: Moment, names: Sequence[str], language: str) -> str:
    """As many of the last sentences as fit into a line."""
    line = ""
    for event in reversed(moment.events):
        seen = event.seen_by(EVERYTHING)
        longer = f"{seen.sentence(language, names)} {line}".strip() if seen is not None else line
        if line and len(longer) > _WIDEST:
            break
        line = longer
    return line


class _Shared:
    """Cards and hearts that are drawn again and again: each is written once and used wherever it lies."""

    def __init__(self, variant: str, language: str) -> None:
        faces = [card_face(card, variant, language) for card in FACE_OF]
        events = [event_face(kind, language) for kind in KIND_OF]
        drawings = (*faces, *events, *(back() for back in BACKS.values()), heart())
        # The longest first: a card is not to be taken apart for the heart on it.
        self._drawings = sorted(dict.fromkeys(drawings), key=len, reverse=True)
        self._used: set[int] = set()

    def shorten(self, part: str) -> str:
        """The part with uses instead of whole drawings."""
        for number, drawing in enumerate(self._drawings):
            if drawing in part:
                self._used.add(number)
                part = part.replace(drawing, f'<use href="#d{number}"/>')
        return part

    def definitions(self) -> str:
        """What the parts use."""
        written = (f'<g id="d{number}">{self._drawings[number]}</g>' for number in sorted(self._used))
        return f"<defs>{''.join(written)}</defs>"
