"""The 20 event cards: five kinds (B4). A kind is one letter, a pile a string of them."""

from __future__ import annotations

from typing import Final

import msgspec


class EventCard(msgspec.Struct, frozen=True):
    """One row of the table; its name is the field of ``EventCounts`` and part of ``combat-event-card-<name>``."""

    letter: str
    name: str
    #: What it does, by the name of a row in ``rules/event_card_effects.py``; by default its own name.
    does: str = ""

    @property
    def effect(self) -> str:
        """The name of what it does."""
        return self.does or self.name


EVENT_CARD_KINDS: Final = (
    EventCard("h", "heal"),
    EventCard("i", "immune"),
    EventCard("d", "discard"),
    EventCard("a", "attack"),
    EventCard("r", "reverse"),
)
KIND_OF: Final = {kind.letter: kind for kind in EVENT_CARD_KINDS}
#: Letter to name.
KINDS: Final = {kind.letter: kind.name for kind in EVENT_CARD_KINDS}
HEAL, IMMUNE, DISCARD, ATTACK, REVERSE = (kind.letter for kind in EVENT_CARD_KINDS[:5])
EVENT_CARDS: Final = 20
