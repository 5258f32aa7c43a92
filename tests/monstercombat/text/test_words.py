"""Names of cards, events, monsters and players."""

from __future__ import annotations

import pytest

from behemoth.locale import LANGUAGES, has
from behemoth.monstercombat import MONSTERS
from behemoth.monstercombat.tables.cards import FACES
from behemoth.monstercombat.tables.event_cards import KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_everything(language: str) -> None:
    for face in FACES:
        for key in (
            f"card-{face.name}",
            f"card-{face.name}-marked",
            *(f"effect-{v}-{face.name}" for v in ("versus", "coop")),
        ):
            assert has(f"combat-{key}", language)
    assert all(has(f"combat-event-card-{name}", language) for name in KINDS.values())
    assert all(has(f"combat-monster-{monster.name}", language) for monster in MONSTERS)
