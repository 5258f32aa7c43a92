"""The words that the tables of the games need from every language: ``python -m tests.locale.words`` names the missing.

Whoever adds a row to a table finds here which names it wants.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from behemoth.games import Ending, find_game, game_names, help_texts
from behemoth.locale import LANGUAGES, has
from behemoth.monstercombat import COOP, FACES, MONSTERS, VERSUS
from behemoth.monstercombat.tables.event_cards import EVENT_CARD_KINDS
from behemoth.tankchess import KINDS, TERRAINS, EffectKind
from behemoth.tankchess.text.position_text import REASONS


def words_needed() -> Iterator[str]:
    """The keys, table by table."""
    yield from (kind.name_key for kind in KINDS)
    yield from (terrain.name_key for terrain in TERRAINS)
    yield from (f"outcome-{reason}" for reason in (*REASONS, "repetition", "quiet"))
    yield from (f"outcome-{ending.value}" for ending in Ending)
    yield from (f"attack-{verdict}" for verdict in ("destroys", "armour", "blocked", "near", "reach", "immune"))
    yield from (f"error-{kind.name.lower()}" for kind in EffectKind)
    for face in FACES:
        yield from (f"combat-card-{face.name}", f"combat-card-{face.name}-marked")
        yield from (f"combat-effect-{variant}-{face.name}" for variant in (VERSUS, COOP))
    yield from (f"combat-event-card-{kind.name}" for kind in EVENT_CARD_KINDS)
    yield from (f"combat-monster-{monster.name}" for monster in MONSTERS)
    for name in game_names():
        yield from help_texts(find_game(name).Options).values()


def words_missing() -> list[str]:
    """What a translator has still to write, in sentences."""
    lacking = [(key, language) for key in words_needed() for language in LANGUAGES if not has(key, language)]
    return [f"{key} is missing in {language}" for key, language in lacking]


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in words_missing())
