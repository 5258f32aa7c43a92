"""``behemoth verify``: what it says, and that a tampered record fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import Record, commitment, write_record
from tests.games.test_verifying import played
from tests.terminal.running import run


@pytest.fixture(scope="module")
def record() -> Record:
    return played("monster-combat", 3)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(record))
    return path


def test_a_true_record(file: Path, record: Record) -> None:
    said = run("verify", str(file), "--commitment", commitment("a seed").upper())
    assert said.code == 0
    assert [line[0] for line in said.lines] == ["+", "+", "+", "+", "-"]
    assert f"All {len(record.entries)} moves" in said.lines[0]
    assert commitment("a seed") in said.out


def test_without_the_commitment_it_says_what_is_left_to_compare(file: Path) -> None:
    said = run("verify", str(file))
    assert said.code == 0
    assert [line[0] for line in said.lines] == ["+", "+", "+", "-", "-"]
    german = run("--lang", "de", "verify", str(file))
    assert "Prüfsumme" in german.out


def test_another_commitment(file: Path) -> None:
    said = run("verify", str(file), "--commitment", commitment("another"))
    assert said.code == 1
    assert "not the seed" in said.err


def test_something_that_is_no_commitment(file: Path) -> None:
    said = run("verify", str(file), "--commitment", "abc")
    assert said.code == 2
    assert "64" in said.err


@pytest.mark.parametrize(
    ("old", "new"), [('Seed "a seed"', 'Seed "a seeD"'), ('Result "', 'Result "7-'), ('Seats "3"', 'Seats "4"')]
)
def test_a_tampered_record(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    said = run("verify", str(file))
    assert said.code == 1
    assert "not what happened" in said.err


def test_an_action_that_was_left_out(file: Path) -> None:
    lines = file.read_text().rstrip().splitlines()
    file.write_text("\n".join([*lines[:-1], lines[-1].rpartition(" ")[0]]) + "\n")
    assert run("verify", str(file)).code == 1
