"""Help in the reader's language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from behemoth.locale import LANGUAGES, has, say
from behemoth.terminal.explaining import plain_sentences
from tests.terminal.running import run


@pytest.mark.parametrize("command", ["", "tanks", "show", "replay", "perft", "schemes", "check-scheme", "games"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(command: str, language: str) -> None:
    said = run(*command.split(), "--lang", language, "--help")
    assert said.code == 0
    assert "terminal-" not in said.out
    assert ("Optionen:" in said.out) == (language == "de")
    assert ("Show this message" in said.out) == (language == "en")


def test_no_words_mean_help() -> None:
    assert run().out == run("--help").out


def test_quick_help_says_what_the_catalogue_says() -> None:
    for language in LANGUAGES:
        for key, text in plain_sentences(language).items():
            assert say(key, language) == text


def test_both_languages_have_the_same_keys() -> None:
    keys = [set(re.findall(r"^(terminal-[a-z-]+) =", _catalogue(language), re.MULTILINE)) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert all(has(key, language) for key in keys[0] for language in LANGUAGES)


def _catalogue(language: str) -> str:
    return files("behemoth.locale").joinpath(language).joinpath("terminal.ftl").read_text(encoding="utf-8")
