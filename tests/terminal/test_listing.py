"""``behemoth schemes``, ``games`` and ``check-scheme``."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES
from behemoth.tankchess import scheme_names
from tests.terminal.running import run


def test_lists() -> None:
    listed = run("schemes").out
    assert all(name in listed for name in scheme_names())
    assert "tank-chess" in run("games").out
    assert "throw_own" in run("games").out


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
