"""Why a game ended, in a sentence."""

from __future__ import annotations

from behemoth.games import Outcome
from behemoth.locale import has, say


def ending_sentence(outcome: Outcome, last_event: str, language: str) -> str:
    """What people read at the end: the sentence of the game's last event, where it gives the reason. Otherwise what
    the catalogue says about the reason (``outcome-…``), if it says anything."""
    key = f"outcome-{outcome.reason}"
    if not has(key, language):
        return last_event
    reason = say(key, language)
    return last_event if reason in last_event else reason
