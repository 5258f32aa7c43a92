"""Every lesson that comes along, checked by the validator, which plays every solution and every wrong try."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from behemoth.lessons import UnknownLesson, find_task, judge, lesson_faults, lesson_texts, lessons
from behemoth.lessons.files import in_language
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import EVENT_CARD_KINDS, FACES
from behemoth.tankchess import KINDS, TERRAINS
from tests.locale.test_catalogue import RETIRED

TEXTS = dict(lesson_texts())


@pytest.mark.parametrize("name", TEXTS)
def test_a_lesson_that_comes_along_has_no_fault(name: str) -> None:
    assert lesson_faults(TEXTS[name], name) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_come_game_by_game_in_their_order(language: str) -> None:
    found = lessons(language)
    assert {lesson.id for lesson in found} == set(TEXTS)
    games = [lesson.game for lesson in found]
    assert games == sorted(games, reverse=True)
    for game in games:
        orders = [lesson.order for lesson in found if lesson.game == game]
        assert orders == list(range(1, len(orders) + 1))


def test_a_task_is_found_by_lesson_and_number() -> None:
    task = find_task("steps", 1, "de")
    assert (task.name, task.game, task.language) == ("steps/1", "tank-chess", "de")
    assert "Norden" in task.text
    assert judge(task, task.solution).word == "done"


@pytest.mark.parametrize(("lesson", "number"), [("steps", 0), ("steps", 99), ("nothing", 1)])
def test_an_unknown_task_is_refused(lesson: str, number: int) -> None:
    with pytest.raises(UnknownLesson, match=lesson):
        find_task(lesson, number)


def test_a_text_that_is_not_translated_yet_is_told_in_english() -> None:
    assert in_language({"text": {"en": "Drive."}, "tries": [{"why": {"en": "No.", "de": "Nein."}}]}, "de") == {
        "text": "Drive.",
        "tries": [{"why": "Nein."}],
    }
    assert lessons("xx") == lessons("en")


# --- nothing is left out -----------------------------------------------------------------------------

#: What a Monster can do and its end, and what a card table has beside its cards.
ABILITIES = {f"monster-{name}" for name in ("stomp", "tail", "flame", "throw", "side-step", "fall", "duel")}


def taught(game: str) -> set[str]:
    return {word for lesson in lessons() if lesson.game == game for task in lesson.tasks for word in task.teaches}


def test_every_terrain_has_a_lesson() -> None:
    assert {terrain.name_key for terrain in TERRAINS} - taught("tank-chess") == set()


def test_every_official_piece_has_a_lesson() -> None:
    assert {kind.name_key for kind in KINDS if kind.official} - taught("tank-chess") == set()


def test_everything_a_monster_does_has_a_lesson() -> None:
    assert ABILITIES - taught("tank-chess") == set()


def test_every_card_has_a_lesson_in_both_variants() -> None:
    assert {f"card-{face.name}" for face in FACES} - taught("monster-combat") == set()
    together = {f"coop-{face.name.rstrip('12')}" for face in FACES if face.coop}
    assert together - taught("monster-combat") == set()


def test_every_event_and_the_backs_have_a_lesson() -> None:
    assert {"back-trigger", *(f"event-{kind.name}" for kind in EVENT_CARD_KINDS)} - taught("monster-combat") == set()


def test_every_word_that_is_taught_is_known() -> None:
    known = {key.name_key for table in (TERRAINS, KINDS) for key in table} | ABILITIES
    assert taught("tank-chess") - known == set()


# --- texts -------------------------------------------------------------------------------------------


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything people read in the lessons, each with its place."""
    for lesson in lessons(language):
        yield from ((lesson.id, text) for text in (lesson.title, lesson.about, lesson.end))
        for task in lesson.tasks:
            for step in task.steps:
                said = (step.text, step.right, *(one.why for one in step.tries))
                yield from ((task.name, text) for text in said if text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words_of_the_glossary_and_are_short(language: str) -> None:
    for place, text in texts(language):
        for retired, word in RETIRED[language].items():
            assert not re.search(rf"(?<!\w){re.escape(retired)}", text, re.IGNORECASE), f"{place}: {retired}: {word}"
        assert len(text) < 300, f"{place}: {text}"


def test_german_is_not_english() -> None:
    pairs = zip(texts("en"), texts("de"), strict=True)
    assert [english for english, german in pairs if english == german and len(english[1]) > 10] == []


def test_rules_that_a_task_names_are_rules() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rule-coverage.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| ([A-Z]+\d[\d.]*) \|", page, re.MULTILINE))
    known |= {f"TC{section}" for section in re.findall(r"^### (\d+)", page, re.MULTILINE)}
    assert len(known) > 100
    named = {rule for lesson in lessons() for task in lesson.tasks for rule in task.rules}
    assert named - known == set()
    assert all(task.rules for lesson in lessons() for task in lesson.tasks)
