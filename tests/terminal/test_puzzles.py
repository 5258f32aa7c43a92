"""``behemoth puzzles``: make and check."""

from __future__ import annotations

import json
from pathlib import Path

from behemoth.puzzles import read_puzzles
from tests.engine.needs import needs_engine
from tests.terminal.running import run

pytestmark = needs_engine("tanks")


def test_found_puzzles_are_written_and_hold(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    assert run("puzzles", "make", "first-steps-10", "--games", "6", "--seed", "4", "--out", str(file)).code == 0
    assert read_puzzles(file.read_bytes())
    checked = run("puzzles", "check", str(file))
    assert (checked.code, checked.out) == (0, "Faults: 0\n")


def test_a_puzzle_that_is_none_is_told(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    run("puzzles", "make", "first-steps-10", "--games", "6", "--seed", "4", "--out", str(file))
    puzzle = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    file.write_text(json.dumps(puzzle | {"solution": ["A1>A2N"]}) + "\n", encoding="utf-8")
    checked = run("puzzles", "check", str(file))
    assert checked.code == 1
    assert "the right moves are" in checked.out


def test_what_cannot_be_read() -> None:
    assert "neither" in run("puzzles", "bake").err
    assert run("puzzles", "make", "nowhere").code == 2
