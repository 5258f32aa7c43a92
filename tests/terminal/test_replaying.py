"""``behemoth replay``: legal games, illegal ones, step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from behemoth.games import Entry, find_game, new_record, write_record
from tests.terminal.running import SHORT_GAME, play, run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game."""
    file = tmp_path / "game.tcg"
    play(*SHORT_GAME, f"save {file}")
    return file


def test_replay_a_legal_game(game: Path) -> None:
    said = run("replay", str(game))
    assert said.code == 0
    assert said.lines[-1] == "3 moves, all legal; the game is over."
    assert said.lines[0].startswith("1. H3>F4W")
    assert run("replay", str(game), "--quiet").out == ""
    assert run("replay", "-", "--quiet", typed=game.read_text()).code == 0


def test_replay_step_by_step(game: Path) -> None:
    said = run("replay", str(game), "--step", typed="\n\n\n\n")
    assert said.code == 0
    assert said.out.count("Enter: on") == 4
    assert "*xC" in said.out
    assert run("replay", str(game), "--step", typed="\nq\n").out.count("Enter: on") == 2
    assert run("replay", str(game), "--step", typed="").code == 0


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("I16>F12SW", "I16>A1SW", 1, "Move 1, I16>A1SW: .*(TC2.1)"),
        ("H3>F4W", "H3>F4W+", 1, "TC4.3"),
        ('Result "1-0"', 'Result "0-1"', 1, "0-1"),
        ("(F12)#", "(F12)# A1>A2N", 1, "already over"),
        ("H3>F4W", "H3>>F4W", 2, "cannot be read as a move"),
        ("H3>F4W", "MT>F4W", 0, ""),
        ("[Game", "Game", 2, "no tag .Game"),
        ('Rules "1"', 'Rules "77"', 2, "77"),
        ('scheme "basic-16"', 'scheme "moon"', 2, "moon"),
        ("tank-chess", "go", 2, "go"),
        ("tank-chess", "g" * 5000, 2, "ggg"),
        ("H3>F4W", "H" * 5000, 2, "cannot be read as a move"),
        ("1. ", "{ 1. ", 2, "Line 15"),
    ],
)
def test_replay_exit_codes(game: Path, old: str, new: str, code: int, words: str) -> None:
    text = game.read_text()
    assert old in text
    game.write_text(text.replace(old, new))
    said = run("replay", str(game))
    assert said.code == code, said
    assert len(said.err.splitlines()) == (code > 0)
    assert re.search(words, said.err)
    assert run("--lang", "de", "replay", str(game), "--quiet").code == code


def test_players_are_called_by_their_names(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = Path(__file__).parents[1] / "monstercombat" / "golden" / "versus-sword.txt"
    names = "".join(f'[Seat{seat} "{name}"]\n' for seat, name in enumerate(("Mathilda", "Bo", "Cy", "Di"), 1))
    text = record.read_text(encoding="utf-8").replace("[Seed ", names + "[Seed ", 1)
    file.write_text(text, encoding="utf-8")
    assert "Mathilda" in run("replay", str(file)).out


@pytest.mark.usefixtures("example_games")
@pytest.mark.parametrize(
    ("game", "actions", "shown"),
    [
        ("connect-four", ("4", "4"), ["x|||", ". . . o . . ."]),
        ("kuhn-poker", ("pass", "bet"), [":p", ":pb"]),
    ],
)
def test_any_game_is_stepped_through(game: str, actions: tuple[str, ...], shown: list[str], tmp_path: Path) -> None:
    found = find_game(game)
    record = new_record(found, found.Options(), 2, "seed")
    for action in actions:
        record = record.add(Entry(action))
    file = tmp_path / "a.game"
    file.write_text(write_record(record))
    said = run("replay", "--step", str(file), typed="\n" * 5)
    assert said.code == 0
    for text in shown:
        assert text in said.out
