"""Asking for advice as a worker is asked."""

from __future__ import annotations

from random import Random

from behemoth.bots.advice import advice_request, find_advice
from tests.monstercombat.build import table


def test_advice_by_name() -> None:
    """From the question to the answer, as a worker does it."""
    state = table("s", "")
    asked = advice_request("monster-combat", state, 0, "en", Random(1), ("Kim", "Alex"))
    assert find_advice(asked).sentence.startswith("Attacks Alex, who holds no card")
