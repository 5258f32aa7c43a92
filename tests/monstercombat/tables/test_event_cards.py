"""The event cards: five kinds, twenty cards."""

from __future__ import annotations

import pytest

from behemoth.monstercombat import EventCounts
from behemoth.monstercombat.rules.event_card_effects import EFFECTS
from behemoth.monstercombat.tables.event_cards import EVENT_CARD_KINDS, EVENT_CARDS, KIND_OF, EventCard


@pytest.mark.rule("B4")
def test_the_kinds_are_those_that_can_be_counted_and_carried_out() -> None:
    assert [kind.name for kind in EVENT_CARD_KINDS] == list(EventCounts.__struct_fields__)
    assert {kind.effect for kind in EVENT_CARD_KINDS} == set(EFFECTS)
    assert len(KIND_OF) == len(EVENT_CARD_KINDS)
    assert len(EventCounts().pile()) == EVENT_CARDS


def test_a_kind_may_do_what_another_does() -> None:
    assert EventCard("x", "feast").effect == "feast"
    assert EventCard("x", "feast", does="heal").effect == "heal"
