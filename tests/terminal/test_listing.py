"""``behemoth schemes``, ``games``, ``check-scheme`` and ``check-lesson``."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES
from behemoth.tankchess import scheme_names
from tests.lessons.sample import LESSON, NAME
from tests.terminal.running import run


def test_lists() -> None:
    listed = run("schemes").out
    assert all(name in listed for name in scheme_names())
    assert "tank-chess" in run("games").out
    assert "throw_own" in run("games").out
    assert "the player who destroyed it. (owner | killer)" in run("games").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_titles_and_each_option_is_apart_from_its_help(language: str) -> None:
    said = run("--lang", language, "games")
    assert "monster-combat  Monster Combat" in said.lines
    assert "tank-chess  Tank Chess" in said.lines
    options = [line for line in said.lines if line.startswith("  ")]
    assert len(options) > 20
    assert all(re.fullmatch(r"  [a-z0-9_]+ {2,}\S.*", line) for line in options)
    assert re.fullmatch(r"behemoth \d+\.\d+\.\d+\n", run("--version").out)


@pytest.mark.rule("TC8.4")
def test_check_scheme(tmp_path: Path) -> None:
    text = files("behemoth.tankchess").joinpath("schemes/basic-16.txt").read_text()
    file = tmp_path / "mine.txt"
    file.write_text(text)
    said = run("check-scheme", str(file))
    assert (said.code, said.out) == (0, "The scheme is valid.\n")
    file.write_text(text.replace("16 . .", "16 # .").replace("h . . m . c", "h . . m . ."))
    said = run("check-scheme", str(file))
    assert said.code == 1
    assert "A16" in said.out
    assert "Black has no CLT. (TC8.4)" in said.lines
    assert said.err == ""
    file.write_text(text.replace("16 . .", "16 ? ."))
    said = run("check-scheme", str(file))
    assert said.code == 2
    assert "A16" in said.err
    assert said.out == ""


def test_check_lesson(tmp_path: Path) -> None:
    file = tmp_path / f"{NAME}.toml"
    file.write_text(LESSON, encoding="utf-8")
    said = run("check-lesson", str(file))
    assert (said.code, said.out) == (0, "The lesson is in order.\n")
    file.write_text(LESSON.replace("MT D6 N", "MT D7 N"), encoding="utf-8")
    said = run("--lang", "de", "check-lesson", str(file))
    assert said.code == 1
    assert "alley.toml, 1 (forward)" in said.out
    assert "erreicht das Ziel nicht" in said.out
    for data in (b"id =", b"\xff\xfe", b"id = 5"):
        file.write_bytes(data)
        said = run("check-lesson", str(file))
        assert (said.code, said.out) == (2, "")
        assert "cannot be read as a lesson" in said.err


@pytest.mark.usefixtures("example_games")
def test_the_bots_of_each_game() -> None:
    said = run("bots")
    assert said.code == 0
    blocks = said.out.split("\nkuhn-poker  Kuhn poker\n")
    assert blocks[0].startswith("connect-four  Connect Four\n  random")
    assert "  thinker  Thinker: Imagines" in blocks[0]
    assert "level-8" in blocks[1]
    only = run("--lang", "de", "bots", "kuhn-poker")
    assert only.lines[0] == "kuhn-poker  Kuhn-Poker"
    assert len(only.lines) == 3
    assert "Denker: " in only.out
    assert run("bots", "nope").code == 2


@pytest.mark.usefixtures("example_games")
def test_games_of_others_are_listed_by_their_titles() -> None:
    assert "connect-four  Vier gewinnt" in run("--lang", "de", "games").out
    assert "monster-combat  Monster Combat" in run("games").out
