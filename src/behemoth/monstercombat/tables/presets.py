"""Sets of options with names players understand. The figures measured for them stand in docs/monster-combat.md."""

from __future__ import annotations

from typing import Final

from behemoth.games import InvalidOptions
from behemoth.monstercombat.tables.options import COOP, EventCounts, Options

GRIM_EVENTS: Final = EventCounts(heal=2, immune=3, discard=4, attack=8, reverse=3)

#: Name to options, for each variant; the sentence about each is ``combat-preset-<variant>-<name>`` in the catalogue.
PRESETS: Final[dict[str, dict[str, Options]]] = {
    "versus": {
        "classic": Options(),
        "fresh-hand": Options(discard_redraw=5),
        "secret-lightning": Options(lightning_secret=True),
        "quick": Options(hearts=2, turn_cap=200, turn_cap_v1="most_hearts"),
    },
    "coop": {
        "classic": Options(variant=COOP),
        "gentle": Options(variant=COOP, v2_immunity="through_next_turn"),
        "hard": Options(variant=COOP, attack_target="all"),
        "grim": Options(variant=COOP, event_counts=GRIM_EVENTS),
    },
}


def preset(variant: str, name: str) -> Options:
    """The options of a preset. Raises InvalidOptions with the names there are."""
    named = PRESETS.get(variant, {})
    if name not in named:
        raise InvalidOptions("error-combat-preset", name=name, known=", ".join(named) or ", ".join(PRESETS))
    return named[name]
