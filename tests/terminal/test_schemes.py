"""Schemes by name and by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import GameError
from behemoth.tankchess import load_scheme, scheme_text
from behemoth.terminal.schemes import find_scheme, is_file


def test_names_of_ours_are_no_files_whatever_they_look_like() -> None:
    assert not is_file("basic-16")
    assert not is_file("basic-17")
    assert is_file("basic-16.txt")
    assert is_file("./basic-16")
    assert is_file("folder\\mine")


def test_a_scheme_is_found_by_name_and_in_a_file(tmp_path: Path) -> None:
    basic = load_scheme("basic-16")
    file = tmp_path / "mine.txt"
    file.write_text(scheme_text(basic), encoding="utf-8")
    assert find_scheme("basic-16") == basic == find_scheme(str(file))


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    for name in ("basic-17", str(tmp_path / "nothing.txt")):
        with pytest.raises(GameError) as caught:
            find_scheme(name)
        assert caught.value.sentence("en") != caught.value.sentence("de")
