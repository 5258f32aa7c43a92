"""Files are written whole or not at all, and faults of the file system are sentences."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.terminal.running import SHORT_GAME, play, run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "game.tcg"
    play(*SHORT_GAME, f"save {file}")
    return file


def test_permission_denied(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", _denied)  # the tests may run as root, who may do everything
    for words in (("replay", str(game)), ("show", "--svg", str(game.with_name("a.svg")))):
        said = run(*words)
        assert said.code == 2
        assert said.err.startswith("You have no permission for the file")


def test_a_failed_save_leaves_the_old_file(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game.read_bytes()
    monkeypatch.setattr(os, "fsync", _disk_full)
    said = play("F7NE", f"save {game}", "quit", "")
    assert "There is no room left" in said.out
    assert game.read_bytes() == before
    assert list(game.parent.iterdir()) == [game]


def _denied(*arguments: object, **named: object) -> None:
    raise PermissionError(13, "Permission denied")


def _disk_full(number: int) -> None:
    raise OSError(28, "No space left on device")


def test_saving_keeps_the_mode_and_follows_links(game: Path) -> None:
    game.chmod(0o640)
    link = game.with_name("link")
    link.symlink_to(game)
    play("F7NE", f"save {link}")
    assert link.is_symlink()
    assert game.stat().st_mode & 0o777 == 0o640
    assert "C3>F7NE" in game.read_text()
