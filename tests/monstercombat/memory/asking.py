"""What a seat thinks, asked again and again."""

from __future__ import annotations

from random import Random

from behemoth.monstercombat import CombatState
from behemoth.monstercombat.memory.evidence import evidence_of
from behemoth.monstercombat.memory.memory import Known
from behemoth.monstercombat.memory.whereabouts import whereabouts


def imagined(state: CombatState, seat: int, times: int = 40) -> list[CombatState]:
    rng = Random(4)
    return [state.imagine(seat, rng) for _ in range(times)]


def known_cards(state: CombatState, seat: int) -> Known:
    """Where this seat thinks the cards are that it lost."""
    return whereabouts(evidence_of(state, seat))
