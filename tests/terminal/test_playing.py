"""``behemoth tanks``: what newcomers are asked, and how a game is started from the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from behemoth.games import read_record
from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import SHORT_GAME, play, run, run_really

__all__ = ["quick_bots"]


def test_a_whole_game_of_basic_16_from_asking_to_the_end() -> None:
    typed = "\nAnna\nBert\n" + "".join(f"{move}\n" for move in SHORT_GAME)
    said = run_really("tanks", typed=typed.encode())
    assert said.code == 0
    assert said.err == ""
    assert "Move 1, White (Anna)>" in said.out
    assert "Move 1, Black (Bert)>" in said.out
    assert "White light tank F7 fires at F12: gun 1 against side armour 0." in said.out
    assert "Black command tank on F12 is destroyed." in said.out
    assert "White wins: the command tank was destroyed." in said.out
    assert "Black: 9 pieces, lost: 1 CLT" in said.out
    assert said.out.rstrip().endswith("Goodbye.")  # nothing to go on from


def test_scheme_may_be_chosen_by_number_or_name() -> None:
    for answer in ("7", "first-steps-10"):
        said = run("tanks", typed=f"nope\n{answer}\n\n\nposition\n")
        assert 'There is no scheme "nope".' in said.out
        assert any(line.startswith("10_") for line in said.lines)


def test_a_move_instead_of_an_answer_starts_the_game() -> None:
    said = run("tanks", typed="\n".join(SHORT_GAME))
    assert "White wins" in said.out
    assert "White wins" in run("tanks", typed="\nAnna\n" + "\n".join(SHORT_GAME)).out


def test_quit_instead_of_an_answer() -> None:
    said = run("tanks", typed="quit\n")
    assert said.code == 0
    assert "Goodbye." in said.out


def test_end_of_input_at_a_question_is_polite() -> None:
    assert run("tanks", typed="").code == 0
    assert run("tanks", typed="2\n").code == 0


def test_a_scheme_given_means_no_questions() -> None:
    assert "Who plays" not in play("board").out


def test_rules_of_the_position_line_stay_and_options_go_before() -> None:
    line = TankChess().start(TankOptions(scheme="monster-16", throw_own=True)).text()
    own = play("position", words=("--position", line))
    assert line in own.lines
    other = play("position", words=("--position", line, "--option", "throw-own=false"))
    assert line not in other.lines


BOT = ("--scheme", "first-steps-10", "--opponent", "greedy")


@pytest.mark.usefixtures("quick_bots")
def test_the_bot_begins_where_one_plays_black() -> None:
    for side, language in (("black", "en"), ("Schwarz", "de")):
        said = play("position", words=(*BOT, "--seat", side), lang=language)
        assert "Move 1, Black> " in said.out or "Zug 1, Schwarz> " in said.out
        assert said.out.index("    J  I  H") < said.out.index("> "), "seen from Black's side"
        assert any(line.endswith("_b") or "_b_" in line for line in said.lines if line.startswith("10_"))


@pytest.mark.usefixtures("quick_bots")
def test_names_of_bots_are_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("C1>C2N", f"save {file}", words=(*BOT, "--white", "Ann"))
    record = read_record(file.read_text())
    assert record.names == ("Ann", "Magpie")
    assert len(record.entries) == 2
    again = run("tanks", "--load", str(file), "--opponent", "random", typed=f"C2>C3N\nload {file}\nC2>C3N\n")
    assert len(re.findall(r"^Black \w+ tank \w+ (drives|turns|backs up)", again.out, re.MULTILINE)) == 2


@pytest.mark.parametrize(
    "words",
    [("--opponent", "nobody"), ("--opponent", "greedy", "--seat", "pink"), ("--clock", "soon"), ("--clock", "1s")],
)
def test_who_and_what_does_not_exist_is_refused(words: tuple[str, ...]) -> None:
    said = run("tanks", "--scheme", "first-steps-10", *words)
    assert said.code == 2
    assert said.err.count("\n") == 1
