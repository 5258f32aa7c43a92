"""The catalogue: the same sentences with the same variables in both languages, and a sentence for everything said."""

from __future__ import annotations

import ast
import re
import threading
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import behemoth
from behemoth import locale
from behemoth.games import Event, IllegalAction, Named
from behemoth.locale import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    LONGEST,
    MissingSentence,
    add_catalogue,
    forms,
    has,
    remove_catalogue,
    say,
    sources,
)
from behemoth.locale.languages import FORMS
from behemoth.monstercombat import MONSTERS
from behemoth.tankchess import KINDS, events
from tests.locale.words import words_missing

SOURCE = Path(behemoth.__file__).parent
#: A key as it stands in the code.
KEY = re.compile(
    r"(error|event|attack|outcome|option|kind|terrain|drawing|fault|scheme|side|armour)-[a-z0-9-]*[a-z0-9]"
)

#: A wrong or doubled article, or an argument that was not filled in.
SLIP = re.compile(r"\b[Aa] [aeiou]|\b([Tt]he|[Dd]er|[Dd]en|[Dd]em|[Dd]ie|[Dd]as) \1\b|\$|_")


@cache
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


@cache
def word_forms(language: str) -> set[str]:
    """The forms that names have in a language: its cases and articles."""
    return {attribute.id.name for message in messages(language).values() for attribute in message.attributes}


def spoken_of(message: fluent.Message) -> set[str]:
    """What a sentence speaks of, in whatever form: ``piece_acc`` is the piece."""
    known = set().union(*map(word_forms, LANGUAGES))
    parts = [(name, *name.rpartition("_")) for name in variables(message)]
    return {start if form in known else name for name, start, _, form in parts}


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
    said = {key: (spoken_of(english[key]), spoken_of(german[key])) for key in english}
    assert {key for key, (first, second) in said.items() if second - first} == set()
    # German may leave out the own piece, where everybody knows which one is meant.
    left_out = {key: first - second for key, (first, second) in said.items()}
    assert {key for key, names in left_out.items() if names - {"piece"}} == set()
    assert sum(bool(names) for names in left_out.values()) <= 5
    # A language may tell more cases apart than another, but none may forget one that the program says.
    assert {key for key in english if bool(variants(english[key])) and not variants(german[key])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_table_has_every_form(language: str) -> None:
    """A sentence may ask for any form its language has, whatever piece or monster it speaks of."""
    found = messages(language)
    for table in ([kind.name_key for kind in KINDS], [f"combat-monster-{monster.name}" for monster in MONSTERS]):
        having = [{attribute.id.name for attribute in found[key].attributes} for key in table]
        assert all(names == having[0] for names in having)
    assert set(FORMS[language]) <= {attribute.id.name for attribute in found["kind-clt"].attributes}
    for key, message in found.items():
        asked = {name.rpartition("_")[2] for name in variables(message) - spoken_of(message)}
        assert asked <= set(FORMS[language]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind.code for kind in KINDS])
def test_sentences_speak_of_every_kind_without_a_slip(kind: str, language: str) -> None:
    sentences = [events.Threw(kind, "C3", "C5").sentence(language), events.Splashed(kind, "C5").sentence(language)]
    error = IllegalAction("error-cannot-leave", piece=Named(f"kind-{kind.lower()}"))
    for sentence in (*sentences, error.sentence(language)):
        assert not SLIP.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    for key, message in messages(language).items():
        assert message.value is not None, key
        arguments = dict.fromkeys(variables(message), "x")
        assert say(key, language, **arguments).strip(), key


#: Words for which people read another one; docs/glossary.md has it.
RETIRED = {
    "en": {
        "set-up": "scheme", "ground": "terrain", "everybody against everybody": "free-for-all",
        "all together": "co-op", "out of the fight": "out", "“": '"',
    },
    "de": {
        "Kanone": "Waffe", "feindlich": "gegnerisch", "feuern": "schießen", "vernichte": "zerstört",
        "abwerfen": "ablegen",
        "Remis": "Unentschieden", "ausgeschieden": "besiegt", "Kante": "Rand", "einstecken": "hinnehmen",
        "Partiedatei": "Spieldatei", "alle zusammen": "gemeinsam", "lauschen": "Verbindungen annehmen", "„": "»",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    for key, message in messages(language).items():
        if "-command-" in key:  # what people may type: the more words the better
            continue
        texts = [node.value for node in nodes(message.value) if isinstance(node, fluent.TextElement)]
        for retired, word in RETIRED[language].items():
            found = re.compile(rf"(?<!\w){re.escape(retired)}", re.IGNORECASE)
            assert not any(map(found.search, texts)), f"{key}: {retired} is called {word}"


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
    "thing": "low",
    "seat": 1,
    "left": 2,
    "gone": False,
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


@pytest.mark.parametrize("how", ["shot", "stomp", "tail", "flame", "throw", "duel", "crushed", "mine"])
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


def test_a_name_comes_in_every_form_of_its_language() -> None:
    assert forms("piece", "kind-hw", "de")["piece_dat"] == "der Haubitze"
    assert forms("piece", "kind-a", "en")["piece_a"] == "an amphibian"
    assert forms("piece", "kind-a", "xx") == forms("piece", "kind-a", DEFAULT_LANGUAGE)
    assert set(forms("square", "terrain-mud", "de").values()) == {"Schlamm"}  # without forms, the name itself
    with pytest.raises(MissingSentence, match="nobody-wrote-this"):
        forms("piece", "nobody-wrote-this")


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


def test_a_catalogue_that_comes_while_somebody_reads_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a table reads its catalogues beside the first game that is loaded."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text("toy-late = Late\n", encoding="utf-8")
    before = list(locale.sources("en"))

    def slow(language: str) -> Iterator[Any]:
        yield from before
        monkeypatch.undo()
        add_catalogue(tmp_path)  # another thread does that now

    add_catalogue(tmp_path / "nothing")
    monkeypatch.setattr(locale, "sources", slow)
    try:
        assert not has("toy-late")
        assert say("toy-late") == "Late"
        assert say("toy-late", "de") == "Late", "nobody wrote it in German"
    finally:
        remove_catalogue(tmp_path / "nothing")
        remove_catalogue(tmp_path)


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


def test_what_is_still_being_read_is_not_taken_for_a_catalogue_that_came_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "late.ftl").write_text("late-sentence = Spät\n", encoding="utf-8")
    begun, go_on = threading.Event(), threading.Event()
    read = locale.sources

    def slowly(language: str) -> Iterator[Traversable]:
        found = list(read(language))
        begun.set()
        go_on.wait(10)
        return iter(found)

    locale._forget()
    monkeypatch.setattr(locale, "sources", slowly)
    reader = threading.Thread(target=locale.load_catalogues)
    reader.start()
    begun.wait(10)
    monkeypatch.setattr(locale, "sources", read)
    add_catalogue(tmp_path)  # while the other thread still reads what there was before
    go_on.set()
    reader.join()
    try:
        assert say("late-sentence", "de") == "Spät"
    finally:
        remove_catalogue(tmp_path)
