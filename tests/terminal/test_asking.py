"""Questions at the keyboard."""

from __future__ import annotations

import io

import pytest

from behemoth.terminal.asking import Asker, command_words, words
from behemoth.terminal.trouble import Gone
from behemoth.terminal.voice import Voice


def asker(monkeypatch: pytest.MonkeyPatch, typed: str, language: str = "en") -> Asker:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return Asker(Voice(language, colour=False))


def test_an_answer_is_heard_and_stands_in_the_transcript(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = asker(monkeypatch, "  C3>C4N \x1b[2J\n")
    assert asked.ask("Move> ").startswith("C3>C4N")
    shown = capsys.readouterr().out
    assert shown.startswith("Move>   C3>C4N")
    assert "\x1b" not in shown
    with pytest.raises(Gone):
        asked.ask("Move> ")


def test_a_line_that_was_no_answer_is_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asker(monkeypatch, "first\nsecond\n")
    line = asked.ask("?")
    asked.hand_back(line)
    assert [asked.ask("?"), asked.ask("?")] == ["first", "second"]


@pytest.mark.parametrize(
    ("language", "typed", "yes"),
    [
        ("en", "YES", True),
        ("en", "y", True),
        ("en", "", False),
        ("en", "ja", False),
        ("de", "Ja", True),
        ("de", "nein", False),
    ],
)
def test_yes_is_a_word_of_the_language(monkeypatch: pytest.MonkeyPatch, language: str, typed: str, yes: bool) -> None:
    assert asker(monkeypatch, f"{typed}\n", language).agrees("?") is yes


def test_commands_are_known_in_the_reader_s_language_and_in_english() -> None:
    german = command_words(("quit", "undo"), "de")
    english = command_words(("quit", "undo"), "en")
    assert set(english) < set(german)
    assert all(german[word] == name for word, name in english.items())
    assert words("y, yes ,j") == ("y", "yes", "j")
