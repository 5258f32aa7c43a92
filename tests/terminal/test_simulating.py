"""The command: the same figures twice, any game, JSON, going on later, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.running import run

CARDS = ("simulate", "monster-combat", "--workers", "1")
TANKS = ("simulate", "tank-chess", "--option", "scheme=first-steps-10", "--bots", "greedy,random", "--workers", "1")


def test_the_same_figures_twice() -> None:
    first, second = (run(*CARDS, "--games", "30") for _ in range(2))
    assert first.code == 0
    assert first.out == second.out
    assert "30 (100.0%)" in first.out
    assert "wins of Player 4" in first.out


def test_any_game() -> None:
    said = run(*TANKS, "--games", "6")
    assert said.code == 0
    assert "Tank Chess (first-steps-10): 2 players, 6 games" in said.out
    assert "the command tank" in said.out
    assert "score of greedy" in said.out
    assert "Ergebnis von Platz 2" in run("--lang", "de", *TANKS, "--games", "2").out


@pytest.mark.parametrize("words", [CARDS, TANKS])
def test_it_goes_on_later(words: tuple[str, ...], tmp_path: Path) -> None:
    journal = ("--resume", str(tmp_path / "journal"))
    whole = json.loads(run(*words, "--games", "12", "--json", "-").out)
    assert len(json.loads(run(*words, "--games", "5", "--json", "-", *journal).out)["games"]) == 5
    assert json.loads(run(*words, "--games", "12", "--json", "-", *journal).out) == whole
    other = run(*words, "--games", "12", "--seed", "2", *journal)
    assert (other.code, len(other.err.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("monster-combat", "--players", "8"),
        ("monster-combat", "--players", "1"),
        ("monster-combat", "--games", "0"),
        ("monster-combat", "--variant", "solo"),
        ("monster-combat", "--preset", "soft"),
        ("monster-combat", "--bots", "nobody"),
        ("monster-combat", "--option", "hearts"),
        ("monster-combat", "--option", "open_hands=true"),
        ("monster-combat", "--json", "/nowhere/at/all.json"),
        ("tank-chess", "--option", "scheme=moon"),
        ("tank-chess", "--bots", "nobody"),
    ],
)
def test_a_wrong_command_line_ends_with_one_sentence(words: tuple[str, ...]) -> None:
    for language in ("en", "de"):
        said = run("--lang", language, "simulate", *words, "--workers", "1")
        assert said.code == 2
        assert len(said.err.strip().splitlines()) == 1
        assert "Traceback" not in said.err
