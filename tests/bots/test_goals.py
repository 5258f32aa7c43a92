"""How far a move leads towards what the game is about, and which own pieces it costs."""

from __future__ import annotations

import pytest

from behemoth.bots.goals import distance, own_losses, progress
from behemoth.tankchess import Move, Position, read_action, read_position

TEN = "10_" + "-".join(["10"] * 10)


def counted(line: str, text: str) -> tuple[Position, Move]:
    position = read_position(f"{TEN}_{line}")
    action = read_action(position, text)
    assert isinstance(action, Move)
    return position, action


@pytest.mark.rule("TC12.14", "TC12.15", "TC12.16")
@pytest.mark.parametrize(("line", "text", "steps"), [
    ("CLTA1N.LTE2N_CLTJ10S_w", "E2>E5N", 3),
    ("CLTA1N.LTE5S_CLTJ10S_w", "E5>E3S", -2),
    ("CLTA1N.LTE2E_CLTJ10S_w_gA2.J2_og1", "E2>H2E", 3),
    ("CLTA1N.LTE5S_CLTJ10S_w_gA2.J9~E5_og2", "E5>E3S", 2),
    ("LTE2E_LTJ2S_w_og3", "E2>G2E", 2),
    ("LTE2E_LTJ2S.LTE10S_w_og3", "E2>E2SE", 0),
], ids=["edge", "back", "flag", "home with it", "nearest enemy", "turning"])  # fmt: skip
def test_progress_is_towards_the_goal(line: str, text: str, steps: int) -> None:
    position, move = counted(line, text)
    assert progress(position, 0, move) == steps


@pytest.mark.rule("TC12.11")
def test_own_mines_cost_own_pieces() -> None:
    line = f"CLTA1N.LTE2N_CLTJ10S.LTC8S_w_r{'f' * 25}.A1-E3-C8._od3"
    for text, lost in (("E2>E4N!(A1)", ["A1"]), ("E2>E3N!(E3)", ["E2"]), ("E2>E3N!(C8)", [])):
        position, move = counted(line, text)
        assert [position.armies[0][square].square for square in own_losses(position, 0, move)] == [
            read_position(f"{TEN}_CLT{name}N_CLTJ9S_w").pieces[0].square for name in lost
        ]


def test_distance_counts_steps() -> None:
    squares = [piece.square for piece in read_position(f"{TEN}_CLTA1N.LTD3N_CLTJ10S_w").pieces]
    assert distance(squares[0], squares[1]) == 3
