"""The tables shown before a game starts: cards, event cards, monsters, presets, with names in the reader's language."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from behemoth.games import changed_options
from behemoth.locale import say
from behemoth.monstercombat.queries.choices import effect_sentence
from behemoth.monstercombat.tables.cards import FACES, trigger_spread
from behemoth.monstercombat.tables.event_cards import EVENT_CARD_KINDS
from behemoth.monstercombat.tables.monsters import MONSTERS
from behemoth.monstercombat.tables.options import COOP, ONLY_IN, VERSUS, EventCounts, Options
from behemoth.monstercombat.tables.presets import PRESETS
from behemoth.monstercombat.text.words import card_name, event_card_name, monster_name


class CardInfo(msgspec.Struct, frozen=True):
    """A face: its letter (a capital has the trigger back), its name and what it does in each variant."""

    letter: str
    name: str
    title: str
    count: int
    #: How many have the trigger back as the game comes.
    triggers: int
    #: Hits on a monster, or cards a thief takes.
    power: int
    #: Whether it may be played in one's own turn; a shield only answers.
    playable: bool
    effects: dict[str, str]


class EventInfo(msgspec.Struct, frozen=True):
    """A kind of event card."""

    letter: str
    name: str
    title: str
    count: int


class MonsterInfo(msgspec.Struct, frozen=True):
    """A monster."""

    number: int
    name: str
    title: str
    hearts: int
    strength: int
    official_name: bool


class PresetInfo(msgspec.Struct, frozen=True):
    """Options under a name, with a sentence about them; only those that differ from the defaults are given."""

    variant: str
    name: str
    text: str
    options: dict[str, str]


_VARIANTS: Final = (VERSUS, COOP)


def about(language: str) -> dict[str, Any]:
    """Which options belong to one variant only; cards, events, monsters and presets, with their names in this language.

    Nothing can be taken back where cards are secret, and nobody resigns at a table of many.
    """
    spread = trigger_spread(Options().trigger_count)
    counts = EventCounts()
    return {
        "doings": (),
        "only_in": ONLY_IN,
        "variants": {variant: say(f"combat-variant-{variant}", language) for variant in _VARIANTS},
        "cards": tuple(
            CardInfo(
                face.letter,
                face.name,
                card_name(face.letter, language),
                face.count,
                marked,
                face.power,
                face.playable,
                {variant: effect_sentence(variant, face.letter, language) for variant in _VARIANTS},
            )
            for face, marked in zip(FACES, spread, strict=True)
        ),
        "events": tuple(
            EventInfo(kind.letter, kind.name, event_card_name(kind.letter, language), getattr(counts, kind.name))
            for kind in EVENT_CARD_KINDS
        ),
        "monsters": tuple(
            MonsterInfo(
                monster.number,
                monster.name,
                monster_name(monster.number, language),
                monster.hearts,
                monster.strength,
                monster.official_name,
            )
            for monster in MONSTERS
        ),
        "presets": tuple(
            PresetInfo(variant, name, say(f"combat-preset-{variant}-{name}", language), changed_options(options))
            for variant in _VARIANTS
            for name, options in PRESETS[variant].items()
        ),
    }
