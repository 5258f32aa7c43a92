"""Drawings: well formed, each card different, and of a state only what everybody may see."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from behemoth.games import PUBLIC
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import FACES, MONSTERS, MonsterCombat, preset
from behemoth.monstercombat.drawing import (
    draw_back,
    draw_card,
    draw_event_card,
    draw_monster_card,
    draw_sheet,
    draw_table,
)
from behemoth.monstercombat.drawing.cards import BACKS
from behemoth.monstercombat.drawing.shapes import wrap
from behemoth.monstercombat.tables.event_cards import KINDS
from tests.monstercombat.build import coop, go, table


def _parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{http://www.w3.org/2000/svg}title") is not None, "a title for screen readers"
    return root


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_well_formed_and_different(language: str) -> None:
    pictures = [draw_card(face.letter, variant, language) for face in FACES for variant in ("versus", "coop")]
    pictures += [draw_card(face.letter.upper(), "versus", language) for face in FACES]
    pictures += [draw_event_card(kind, language) for kind in KINDS]
    pictures += [draw_monster_card(monster.number, language=language) for monster in MONSTERS]
    pictures += [draw_back(kind, language) for kind in BACKS]
    for picture in pictures:
        _parsed(picture)
    same_in_both = 1  # a shield reads the same in both variants
    assert len(set(pictures)) == len(pictures) - same_in_both


def test_cards_differ_by_shape_and_not_by_colour_alone() -> None:
    def shapes(picture: str) -> tuple[str, ...]:
        return tuple(element.get("d", "") for element in _parsed(picture).iter() if element.get("d"))

    pictures = [draw_card(face.letter) for face in FACES] + [draw_event_card(kind) for kind in KINDS]
    pictures += [draw_monster_card(monster.number) for monster in MONSTERS]
    assert len({shapes(picture) for picture in pictures}) == len(pictures)


def test_a_monster_shows_hearts_sleep_and_strength() -> None:
    assert draw_monster_card(6, 6) != draw_monster_card(6, 5)
    assert draw_monster_card(6, 6) != draw_monster_card(6, 6, asleep=True)
    for monster in MONSTERS:
        assert ("×2" in draw_monster_card(monster.number)) == (monster.strength == 2)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_the_table_for_every_viewer(variant: str, seats: int) -> None:
    rng = Random(seats)
    state = MonsterCombat().start(preset(variant, "classic"), seats, rng)
    for _ in range(60):
        if state.ending:
            break
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    for viewer in (PUBLIC, 0, seats - 1):
        for language in LANGUAGES:
            _parsed(draw_table(state.view(viewer), language, ("Kim & Co", "<b>", "Alex")))


def test_the_picture_of_a_state_is_the_public_one() -> None:
    state = table("sS", "dl", "tz")
    assert state._repr_svg_() == draw_table(state.view(PUBLIC))
    for seat in range(3):
        assert state.imagine(seat, Random(3))._repr_svg_() == state._repr_svg_()
    hidden = [picture.count("Sword") for picture in (state._repr_svg_(), draw_table(state.view(0)))]
    assert hidden == [0, 2]


def test_the_end_and_the_question_are_told_in_the_picture() -> None:
    asked = go(table("s", "d"), "sword")
    assert "Player 2 is attacked" in asked._repr_svg_()
    assert "wins!" in go(table("s", "", hearts=(3, 1)), "sword", "take")._repr_svg_()
    won = go(coop("s", "", monster=10, monster_hearts=1), "sword")
    assert "you have won together" in won._repr_svg_()


def test_the_sheet_and_wrapping() -> None:
    _parsed(draw_sheet())
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("", 5) == [""]


def test_the_picture_in_the_documentation_is_up_to_date() -> None:
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "monster-combat-cards.svg"
    assert picture.read_text(encoding="utf-8") == draw_sheet(scale=0.6) + "\n"
