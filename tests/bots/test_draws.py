"""Whether a bot agrees to a draw: by how it stands, and how late it is."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots import answer_draw, draw_request
from behemoth.bots.draws import DrawAnswer, judge
from behemoth.games import find_game
from behemoth.monstercombat import MonsterCombat, Options

#: The small board as it starts, but Black has only a light tank left beside the commander.
AHEAD = "10_10-5h4-2h7-2h4hh1-4hh2h1-1h2hh4-1hh4h2-7h2-4h5-10_HTC1N.CLTF1N.MTH1N.LTB2N.LTI2N_LTB9S.CLTE10S_w"


def asked(line: str, seat: int) -> DrawAnswer:
    state = find_game("tank-chess").parse(line)
    return answer_draw(draw_request("tank-chess", state, seat, Random(1)))


@pytest.mark.parametrize("turn", ["w", "b"])
def test_who_is_behind_takes_it_and_who_is_ahead_plays_on(turn: str) -> None:
    line = AHEAD[:-1] + turn
    assert asked(line, 1) == DrawAnswer(True, "worse")
    assert asked(line, 0) == DrawAnswer(False, "better")


def test_a_level_game_is_drawn_late_or_when_nothing_happens() -> None:
    assert judge(0, 5, 3) == DrawAnswer(False, "early")
    assert judge(0, 30, 3) == DrawAnswer(True, "level")
    assert judge(-40, 10, 24) == DrawAnswer(True, "level")
    assert judge(41, 90, 90) == DrawAnswer(False, "better")
    assert judge(-100, 1, 0) == DrawAnswer(True, "worse")


def test_bots_of_games_that_nobody_can_judge_play_on() -> None:
    state = MonsterCombat().start(Options(), 2, Random(3))
    assert answer_draw(draw_request("monster-combat", state, 0, Random(1))) == DrawAnswer(False)
