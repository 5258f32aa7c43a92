"""The catalogue: the same sentences with the same variables in both languages, and a sentence for everything said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import behemoth
from behemoth.games import Event
from behemoth.locale import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    LONGEST,
    MissingSentence,
    add_catalogue,
    has,
    remove_catalogue,
    say,
    sources,
)
from behemoth.tankchess import events
from tests.locale.words import words_missing

SOURCE = Path(behemoth.__file__).parent
#: A key as it stands in the code.
KEY = re.compile(
    r"(error|event|attack|outcome|option|kind|terrain|drawing|fault|scheme|side|armour)-[a-z0-9-]*[a-z0-9]"
)


def messages(language: str) -> dict[str, fluent.Message]:
    """Every message of a language."""
    found: dict[str, fluent.Message] = {}
    for source in sources(language):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{source.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} comes twice"
                found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    """The node and everything in it."""
    yield node
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, fluent.BaseNode) else ()
    for part in parts:
        if isinstance(part, list | fluent.BaseNode):
            yield from nodes(part)


def variables(message: fluent.Message) -> set[str]:
    return {node.id.name for node in nodes(message.value) if isinstance(node, fluent.VariableReference)}


def variants(message: fluent.Message) -> set[str]:
    """The cases a sentence tells apart."""
    keys = [node.key for node in nodes(message.value) if isinstance(node, fluent.Variant)]
    return {key.name if isinstance(key, fluent.Identifier) else key.value for key in keys}


# --- both languages ----------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) - set(german) == set()
    assert set(german) - set(english) == set()


def test_both_languages_have_the_same_files() -> None:
    names = {language: [source.name for source in sources(language)] for language in LANGUAGES}
    assert names["en"] == names["de"]
    for name in names["en"]:
        keys = [
            [entry.id.name for entry in parsed(language, name) if isinstance(entry, fluent.Message)]
            for language in LANGUAGES
        ]
        assert set(keys[0]) == set(keys[1]), name


def parsed(language: str, name: str) -> list[Any]:
    text = next(source for source in sources(language) if source.name == name).read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def test_sentences_have_the_same_variables_and_cases() -> None:
    english, german = messages("en"), messages("de")
    assert {key for key in english if variables(german[key]) - variables(english[key])} == set()
    # German may leave out the name of the own piece, where it would need an article that fits each of them.
    left_out = {key: variables(english[key]) - variables(german[key]) for key in english}
    assert {key for key, names in left_out.items() if names - {"piece"}} == set()
    assert sum(bool(names) for names in left_out.values()) <= 5
    # A language may tell more cases apart than another, but none may forget one that the program says.
    assert {key for key in english if bool(variants(english[key])) and not variants(german[key])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    for key, message in messages(language).items():
        assert message.value is not None, key
        arguments = dict.fromkeys(variables(message), "x")
        assert say(key, language, **arguments).strip(), key


def test_most_german_sentences_are_not_the_english_ones() -> None:
    english, german = messages("en"), messages("de")
    same = []
    for key, message in english.items():
        arguments = dict.fromkeys(variables(message) | variables(german[key]), "x")
        if len(say(key, "en", **arguments)) > 25 and say(key, "en", **arguments) == say(key, "de", **arguments):
            same.append(key)
    assert same == []


# --- everything that is said -------------------------------------------------------------------------


def keys_in_source() -> set[str]:
    """Every literal in the program that looks like a key; parts of f-strings are left to the tests below."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                found |= {node.value} if KEY.fullmatch(node.value) else set()
    return found


def test_every_key_in_the_program_is_in_the_catalogue() -> None:
    found = {key for key in keys_in_source() if key.startswith(("error-", "attack-", "drawing-", "side-", "armour-"))}
    assert len(found) > 60
    missing = {(key, language) for key in found for language in LANGUAGES if not has(key, language)}
    assert missing == set()


def event_classes(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        if below.__module__ == events.__name__:
            yield below
        yield from event_classes(below)


SAMPLES: dict[str, Any] = {
    "side": "white",
    "winner": "black",
    "piece": "HT",
    "heading": "NE",
    "armour_side": "rear",
    "reason": "left",
    "how": "tail",
    "strength": 3,
    "armour": 1,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in event_classes() if kind is not events.TankEvent])
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    event = kind(**{field: SAMPLES.get(field, "C3") for field in kind.__struct_fields__})
    sentence = event.sentence(language)
    assert sentence[-1] in ".!"
    assert "{" not in sentence
    assert "NE" not in sentence or language == "en"


def test_every_word_the_tables_need() -> None:
    assert words_missing() == []


@pytest.mark.parametrize("how", ["shot", "stomp", "tail", "flame", "throw", "duel", "crushed"])
def test_every_way_to_die_has_its_words(how: str) -> None:
    said = {language: events.Destroyed("black", "LT", "C3", how).sentence(language) for language in LANGUAGES}
    plain = events.Destroyed("black", "LT", "C3", "shot").sentence("en")
    assert (said["en"] == plain) == (how == "shot")
    assert said["en"] != said["de"]


# --- say ---------------------------------------------------------------------------------------------


def test_say() -> None:
    assert say("side-name", side="white") == "White"
    assert say("side-name", "de", side="white") == "Weiß"
    assert say("side-name", "xx", side="black") == say("side-name", DEFAULT_LANGUAGE, side="black")
    assert has("side-name")
    assert not has("nobody-wrote-this")


@pytest.mark.parametrize("language", LANGUAGES)
def test_say_refuses_what_it_cannot_say(language: str) -> None:
    with pytest.raises(MissingSentence, match="nobody-wrote-this"):
        say("nobody-wrote-this", language)
    with pytest.raises(MissingSentence, match="error-occupied"):
        say("error-occupied", language)  # without its square


def test_numbers_keep_their_digits() -> None:
    assert "1234567" in say("error-occupied", "de", square=1234567)
    assert "0.5" in say("error-occupied", "de", square=0.5)


@pytest.mark.parametrize("length", [LONGEST - 1, LONGEST, LONGEST + 1, 1001, 20000])
def test_arguments_of_any_length(length: int) -> None:
    """Fluent itself refuses long ones."""
    assert say("error-occupied", square="x" * length) == say("error-occupied", square="!").replace("!", "x" * length)


def test_arguments_are_no_sentences() -> None:
    """Braces and quotes of an argument stay what they are."""
    assert "{ $square }" in say("error-occupied", square="{ $square }")


def test_another_package_brings_its_own(tmp_path: Path) -> None:
    for language, text in (("en", "toy-hello = Hello { $name }"), ("de", "toy-hello = Hallo { $name }")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text + "\n", encoding="utf-8")
    add_catalogue(tmp_path)
    try:
        assert say("toy-hello", "de", name="Ada") == "Hallo Ada"
        assert say("toy-hello", name="Ada") == "Hello Ada"
    finally:
        remove_catalogue(tmp_path)
    assert not has("toy-hello")
    with pytest.raises(MissingSentence):
        say("toy-hello", name="Ada")
