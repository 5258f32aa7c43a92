"""``behemoth new-game``: what it makes keeps the contract at once, installed like any package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from behemoth.games import check_game, find_game
from tests.installed_examples import installed, on_the_path
from tests.terminal.running import run


@pytest.mark.parametrize(("flags", "name"), [((), "my-heap"), (("--hidden",), "my-cards")])
def test_what_it_makes_keeps_the_contract(flags: tuple[str, ...], name: str, tmp_path: Path) -> None:
    said = run("new-game", name, *flags, "--in", str(tmp_path))
    assert said.code == 0
    assert str(tmp_path / name) in said.out
    with on_the_path(installed(tmp_path / name)):
        game = find_game(name)
        assert check_game(game, games=3, clocks=True).clocks
        assert game.secrets is bool(flags)
        played = run("hotseat", name, "--bot", "random", "--bot", "random", typed="quit\n\n")
        assert "Scores: " in played.out
        test = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
        done = subprocess.run(test, cwd=tmp_path / name, capture_output=True, text=True, check=False)
        assert "1 passed" in done.stdout, done.stdout


def test_names_that_cannot_be_and_folders_that_are_there(tmp_path: Path) -> None:
    for name in ("My-Game", "1st", "a b", "-x", "game-"):
        said = run("new-game", "--in", str(tmp_path), "--", name)
        assert said.code == 2
        assert "tic-tac-toe" in said.err
    assert "already" in run("new-game", "tank-chess", "--in", str(tmp_path)).err
    assert run("new-game", "mine", "--in", str(tmp_path)).code == 0
    assert "exists already" in run("new-game", "mine", "--in", str(tmp_path)).err
    file = tmp_path / "file"
    file.write_text("")
    assert "gibt es schon" in run("--lang", "de", "new-game", "mine", "--in", str(tmp_path)).err
    assert "cannot be written" in run("new-game", "mine", "--in", str(file)).err
    assert not list(tmp_path.glob("**/@*"))


def test_everything_is_filled_in(tmp_path: Path) -> None:
    run("new-game", "red-dog", "--in", str(tmp_path))
    texts = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert len(texts) == 7
    for text in texts:
        assert not any(f"@{word}@" in text for word in ("id", "package", "Class", "title", "kind"))
    assert "class RedDog(Game[" in (tmp_path / "red-dog" / "red_dog" / "game.py").read_text()
