"""``behemoth show``: every scheme, a moment of a game, SVG files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from behemoth.tankchess import scheme_names
from tests.terminal.running import SHORT_GAME, play, run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "game.tcg"
    play(*SHORT_GAME, f"save {file}")
    return file


@pytest.mark.parametrize("name", scheme_names())
def test_show_every_scheme(name: str) -> None:
    said = run("show", "--scheme", name)
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80


def test_show_a_moment_of_a_game(game: Path) -> None:
    assert run("show", "--game", str(game), "--move", "0").lines[:18] == run("show").lines[:18]
    assert "*xC" in run("show", "--game", str(game)).out
    assert "White has won" in run("show", "--game", str(game)).out


def test_show_writes_svg(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert run("show", "--svg", str(file), "--flip").code == 0
    assert file.read_text().startswith("<svg")


def test_show_a_scheme_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(files("behemoth.tankchess").joinpath("schemes/basic-16.txt").read_bytes())
    assert run("show", "--scheme", str(file)).out == run("show").out
    assert "White wins" in play(*SHORT_GAME, words=("--scheme", str(file))).out


def test_a_game_as_a_moving_picture(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    said = run("show", "--game", str(game), "--animate", str(file))
    assert said.code == 0
    assert str(file) in said.out.replace("\n", "")
    assert "@keyframes" in file.read_text(encoding="utf-8")


def test_only_a_game_moves(tmp_path: Path) -> None:
    said = run("show", "--animate", str(tmp_path / "game.svg"))
    assert said.code != 0
    assert "--game" in said.err
