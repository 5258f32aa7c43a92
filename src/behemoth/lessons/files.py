"""Reading lessons: TOML files in which every text is a table of languages, ``text.en`` and ``text.de``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from behemoth.games import GameError
from behemoth.lessons.lesson import Lesson, Task
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, known_language

#: The games in the order in which they are taught.
TAUGHT: Final = ("tank-chess", "monster-combat")
_DATA: Final = "data"
_ENDING: Final = ".toml"


class UnknownLesson(GameError):
    """There is no such lesson, or no task of this number in it."""


class BrokenLesson(GameError):
    """The file cannot be read as a lesson."""


def lesson_texts() -> Iterator[tuple[str, str]]:
    """Every lesson that comes along: the name of its file without the ending, and what stands in it."""
    for entry in sorted(files(__package__).joinpath(_DATA).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(_ENDING):
            yield entry.name.removesuffix(_ENDING), entry.read_text(encoding="utf-8")


def lessons(language: str = DEFAULT_LANGUAGE) -> tuple[Lesson, ...]:
    """All lessons in a language, game by game, each game's in their order."""
    return _lessons(known_language(language))


@cache
def _lessons(language: str) -> tuple[Lesson, ...]:
    found = [read_lesson(text, language, name) for name, text in lesson_texts()]
    return tuple(sorted(found, key=lambda lesson: (TAUGHT.index(lesson.game), lesson.order)))


def find_task(lesson: str, number: int, language: str = DEFAULT_LANGUAGE) -> Task:
    """A task by its lesson and its number, counted from 1. Raises UnknownLesson."""
    for one in lessons(language):
        if one.id == lesson and 1 <= number <= len(one.tasks):
            return one.tasks[number - 1]
    raise UnknownLesson("error-lesson-unknown", lesson=lesson[:40], number=number)


def read_lesson(text: str | bytes, language: str = DEFAULT_LANGUAGE, name: str = "") -> Lesson:
    """A lesson in a language. Raises BrokenLesson with the place in the file."""
    tree = read_tree(text, name)
    try:
        lesson = msgspec.convert(in_language(tree, language), Lesson)
    except msgspec.ValidationError as error:
        raise BrokenLesson("error-lesson-broken", file=name, reason=str(error)) from None
    tasks = tuple(
        msgspec.structs.replace(task, game=lesson.game, lesson=lesson.id, number=number, language=language)
        for number, task in enumerate(lesson.tasks, 1)
    )
    return msgspec.structs.replace(lesson, tasks=tasks)


def read_tree(text: str | bytes, name: str = "") -> dict[str, Any]:
    """The file as it stands, with its texts in all languages. Raises BrokenLesson."""
    try:
        return tomllib.loads(text if isinstance(text, str) else text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenLesson("error-lesson-broken", file=name, reason=str(error)) from None


def is_text(tree: object) -> bool:
    """Whether this is a text: a table of languages."""
    return isinstance(tree, dict) and bool(tree) and all(key in LANGUAGES for key in tree)


def in_language(tree: Any, language: str) -> Any:
    """The tree with each text in one language; where it lacks that one, in the default language."""
    if is_text(tree):
        return str(tree.get(language) or tree.get(DEFAULT_LANGUAGE, "")).strip()
    if isinstance(tree, dict):
        return {key: in_language(value, language) for key, value in tree.items()}
    return [in_language(value, language) for value in tree] if isinstance(tree, list) else tree
