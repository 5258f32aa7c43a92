"""The 20 event cards: five kinds (B4). A kind is one letter, a pile a string of them."""

from __future__ import annotations

from typing import Final

HEAL, IMMUNE, DISCARD, ATTACK, REVERSE = "hidar"

#: Letter to name; the name is the field of ``EventCounts`` and part of the catalogue key ``combat-event-card-<name>``.
KINDS: Final = {HEAL: "heal", IMMUNE: "immune", DISCARD: "discard", ATTACK: "attack", REVERSE: "reverse"}
EVENT_CARDS: Final = 20
