"""What people ask about tanks at the keyboard: moves, threats, the board, a fall."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import SHORT_GAME, boards, play

__all__ = ["quick_bots"]


def test_short_moves_and_german_headings() -> None:
    said = play("MT>F4W", "CLT>F12SW", "F7NO(F12)")
    assert "light tank C3 drives to F7, heading NE." in said.out
    assert "White wins" in said.out


@pytest.mark.rule("TC4.3")
def test_check_and_escape_are_announced_and_again_on_request() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTE4N_CLTJ10S_w"
    said = play("E4>E5E", "board", words=("--position", line))
    state = TankChess().parse(line)
    events = state.play(0, state.read(0, "E4>E5E"), Random(0)).events
    assert any(event.key() == "event-check" for event in events)
    assert all(event.sentence("en") in said.out for event in events)
    assert said.out.count("CHECK! White threatens to destroy the command tank on J10.") == 2
    said = play("board", words=("--position", line.replace("_w", "_b").replace("CLTA1N", "CLTA7N")))
    assert "ESCAPE! White threatens to drive off the board from A7." in said.out


def test_draw_asks_the_other_player() -> None:
    said = play("draw", "n", "draw", "yes", "draw")
    assert said.out.count("Black, do you agree to a draw?") == 2
    assert "No draw: the game goes on." in said.out
    assert "The game is drawn: the players agreed on a draw." in said.out
    assert "The game is over. (TC4.4)" in said.out


def test_flip_turns_board_and_arrows() -> None:
    upright, flipped = boards(play("flip"))[:2]
    assert upright.splitlines()[1].startswith("16 ")
    assert flipped.splitlines()[1].startswith(" 1 ")
    assert "C↑" in upright
    assert "C↓" in flipped


def test_threats_name_the_piece_and_the_move() -> None:
    said = play(*SHORT_GAME[:2], "threats white")
    assert "  command tank F12: C3>F7NE(F12)" in said.lines
    assert "!c↙" in said.out
    assert "Were it Black's turn now" in play("threats").out
    assert '"pink" is not a side' in play("threats pink").out


def test_svg(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert f"Drawn as {file}." in play("F7NE", f"svg {file}").out
    assert file.read_text().startswith("<svg")


def test_position_is_one_line_that_can_be_played() -> None:
    line = next(line for line in play("position").lines if line.startswith("16_"))
    assert TankChess().parse(line) == TankChess().start(TankOptions())


@pytest.mark.rule("TC6.10")
def test_a_fall_is_asked_for() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.ME5N_CLTJ10S.TDE9S_b"
    said = play("E9>E8S(E5)", "threats", "/NE", "/S", "board", words=("--position", line))
    assert "White decides to which side the Monster on E5 falls: /N /E /S /W" in said.out
    assert "*G?" in said.out
    assert "First decide to which side the Monster on E5 falls. (TC6.10)" in said.out
    assert said.out.count("@@") >= 2
    assert "The destroyed Monster on E5 falls towards S." in said.out


def test_illegal_moves_are_explained() -> None:
    said = play("C3>C9N", "D16>D15S", "C3>C3N", "xyz", "C3>E5", "C3>C5N(D14)", "off")
    for sentence in ("C9 is blocked", "is not yours", "must change square or heading", "cannot be read as a move"):
        assert sentence in said.out
    assert said.out.count("(TC") >= 6
    assert said.code == 0
