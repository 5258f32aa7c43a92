"""What a line may say and no game can reach: each fault by its name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from behemoth.locale import LANGUAGES, has
from behemoth.monstercombat import CombatState
from behemoth.monstercombat.text.state_faults import _CHECKS, state_fault
from tests.monstercombat.build import coop, go, table


def changed(state: CombatState, part: str = "", **facts: Any) -> CombatState:
    """The state with something else in it, or in one of its parts."""
    if not part:
        return msgspec.structs.replace(state, **facts)
    return msgspec.structs.replace(state, **{part: msgspec.structs.replace(getattr(state, part), **facts)})


PLAIN = table("s", "d", "l")
FAULTS = [
    (changed(PLAIN, hearts=(3, 3)), "seats"),
    (changed(PLAIN, immune=(0, 0)), "seats"),
    (changed(PLAIN, "turn", current=3), "seats"),
    (changed(PLAIN, hands=("ss", "d", "l")), "cards"),
    (changed(PLAIN, "piles", discard="s"), "cards"),
    (changed(PLAIN, "piles", played="h"), "events"),
    (changed(PLAIN, hearts=(4, 3, 3)), "hearts"),
    (changed(PLAIN, hearts=(3, 0, 3)), "hearts"),
    (changed(PLAIN, "turn", phase="tea"), "phase"),
    (changed(PLAIN, "turn", phase="over"), "phase"),
    (changed(PLAIN, "turn", phase="shield"), "phase"),
    (changed(PLAIN, "attack", queue=(1,)), "phase"),
    (changed(PLAIN, ending="turn-cap"), "phase"),
    (changed(PLAIN, "monster", number=3), "monster"),
    (changed(coop("s", "d"), "monster", number=11), "monster"),
    (changed(coop("s", "d", monster=2), "monster", hearts=3), "monster"),
]


@pytest.mark.parametrize(("state", "fault"), FAULTS, ids=[f"{row[1]}-{number}" for number, row in enumerate(FAULTS)])
def test_each_fault_is_named(state: CombatState, fault: str) -> None:
    assert state_fault(state) == fault
    assert all(has(f"error-combat-state-{fault}", language) for language in LANGUAGES)


def test_every_check_is_tried() -> None:
    assert {fault for _, fault in FAULTS} == set(_CHECKS)


def test_what_play_leads_to_has_none() -> None:
    for state in (PLAIN, go(PLAIN, "sword"), go(PLAIN, "sword", "take"), coop("s", "d", hearts=(3, 2))):
        assert state_fault(state) == ""
