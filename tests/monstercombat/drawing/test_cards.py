"""Drawings of cards: well formed, and each different by its shape."""

from __future__ import annotations

import pytest

from behemoth.locale import LANGUAGES
from behemoth.monstercombat import FACES, MONSTERS
from behemoth.monstercombat.drawing import (
    draw_back,
    draw_card,
    draw_event_card,
    draw_monster_card,
)
from behemoth.monstercombat.drawing.cards import BACKS
from behemoth.monstercombat.tables.event_cards import KINDS
from tests.monstercombat.drawing.reading import parsed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_well_formed_and_different(language: str) -> None:
    pictures = [draw_card(face.letter, variant, language) for face in FACES for variant in ("versus", "coop")]
    pictures += [draw_card(face.letter.upper(), "versus", language) for face in FACES]
    pictures += [draw_event_card(kind, language) for kind in KINDS]
    pictures += [draw_monster_card(monster.number, language=language) for monster in MONSTERS]
    pictures += [draw_back(kind, language) for kind in BACKS]
    for picture in pictures:
        parsed(picture)
    same_in_both = 1  # a shield reads the same in both variants
    assert len(set(pictures)) == len(pictures) - same_in_both


def test_cards_differ_by_shape_and_not_by_colour_alone() -> None:
    def shapes(picture: str) -> tuple[str, ...]:
        return tuple(element.get("d", "") for element in parsed(picture).iter() if element.get("d"))

    pictures = [draw_card(face.letter) for face in FACES] + [draw_event_card(kind) for kind in KINDS]
    pictures += [draw_monster_card(monster.number) for monster in MONSTERS]
    assert len({shapes(picture) for picture in pictures}) == len(pictures)


def test_a_monster_shows_hearts_sleep_and_strength() -> None:
    assert draw_monster_card(6, 6) != draw_monster_card(6, 5)
    assert draw_monster_card(6, 6) != draw_monster_card(6, 6, asleep=True)
    for monster in MONSTERS:
        assert ("×2" in draw_monster_card(monster.number)) == (monster.strength == 2)
