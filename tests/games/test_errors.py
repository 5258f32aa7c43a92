"""Errors are read by people: a sentence in each language, the rule, and they survive being sent elsewhere."""

from __future__ import annotations

import pickle

import pytest

from behemoth.games import (
    AmbiguousText,
    BrokenRecord,
    GameError,
    IllegalAction,
    InvalidOptions,
    InvalidText,
    Named,
    SecretView,
    UnknownGame,
)
from behemoth.locale import LANGUAGES, MissingSentence

KINDS = (AmbiguousText, BrokenRecord, GameError, IllegalAction, InvalidOptions, InvalidText, SecretView, UnknownGame)


@pytest.mark.parametrize("kind", KINDS)
def test_a_sentence_in_each_language(kind: type[GameError]) -> None:
    error = kind("error-seats", rule="TC1.2", seats=3, least=2, most=2)
    assert error.sentence("en") == str(error) == "3 seats do not fit this game: it needs 2 to 2. (TC1.2)"
    assert error.sentence("de") != error.sentence("en")
    assert all(error.sentence(language).endswith("(TC1.2)") for language in LANGUAGES)


def test_no_rule_no_brackets() -> None:
    assert GameError("error-game-over").sentence() == "The game is over."


@pytest.mark.parametrize("kind", KINDS)
def test_errors_are_value_errors_that_can_be_caught_apart(kind: type[GameError]) -> None:
    assert issubclass(kind, ValueError)
    assert [other for other in KINDS if issubclass(kind, other)] == ([kind] if kind is GameError else [*_order(kind)])


def _order(kind: type[GameError]) -> list[type[GameError]]:
    return [other for other in KINDS if other in (kind, GameError)]


@pytest.mark.parametrize("kind", KINDS)
def test_pickling(kind: type[GameError]) -> None:
    error = kind("error-blocked", rule="TC2.3", square="C3", terrain=Named("terrain-high"))
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is kind
    assert (back.key, back.rule, back.arguments["square"]) == ("error-blocked", "TC2.3", "C3")
    for language in LANGUAGES:
        assert back.sentence(language) == error.sentence(language)


def test_pickling_a_broken_record_keeps_place_and_cause() -> None:
    cause = IllegalAction("error-occupied", rule="TC2.3", square="C3")
    error = BrokenRecord("error-record-action", index=4, number=3, action="C1>C3N", cause=cause)
    back = pickle.loads(pickle.dumps(error))
    assert isinstance(back, BrokenRecord)
    assert back.index == 4
    assert isinstance(back.cause, IllegalAction)
    for language in LANGUAGES:
        assert back.sentence(language) == error.sentence(language)


def test_a_cause_is_said_in_the_same_language() -> None:
    cause = IllegalAction("error-occupied", rule="TC2.3", square="C3")
    error = BrokenRecord("error-record-action", index=4, number=3, action="C1>C3N", cause=cause)
    assert error.sentence("de").endswith(cause.sentence("de"))
    assert error.sentence("en").endswith(cause.sentence("en"))
    assert error.sentence("en") == "Move 3, C1>C3N: C3 is occupied. (TC2.3)"


def test_words_of_the_catalogue_as_arguments() -> None:
    error = GameError("error-blocked", square="C3", terrain=Named("terrain-water"))
    assert "water" in error.sentence("en")
    assert "Wasser" in error.sentence("de")
    assert str(Named("side-name", side="white")) == "White"


def test_an_unknown_key_is_a_mistake_of_the_program() -> None:
    with pytest.raises(MissingSentence):
        GameError("error-nobody-wrote").sentence()
    with pytest.raises(MissingSentence):
        GameError("error-seats").sentence()


def test_arguments_of_any_length_are_said() -> None:
    for language in LANGUAGES:
        text = UnknownGame("error-unknown-game", name="x" * 5000, known="y" * 2000).sentence(language)
        assert "x" * 5000 in text
        assert "y" * 2000 in text
