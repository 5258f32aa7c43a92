"""How a position stands: wins are seen, losses too, and the line that is told can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots.analysis import AnalysisRequest, analyse_position, run_analysis
from behemoth.games import Closing, Ending, find_game

EMPTY = "16_" + "-".join(["16"] * 16)


def state_of(text: str) -> Any:
    return find_game("tank-chess").parse(text)


@pytest.fixture(params=["with what there is", "with the rules alone"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the engine, if it is built, and without it in any case."""
    if request.param == "with the rules alone":
        monkeypatch.setattr(engine, "available", lambda: False)


@pytest.mark.usefixtures("thinking")
class TestAnalysis:
    def test_a_win_at_once_is_found(self) -> None:
        # Worked example 6: the black HT turns and fires at the white CLT.
        state = state_of(f"{EMPTY}_CLTI4N_CLTP16S.HTE5NE_b")
        best = analyse_position(state, 0.3)[0]
        assert best.mate == 1
        assert best.score > 0
        action = state.read(1, best.moves[0])
        assert state.play(1, action, Random(1)).state.outcome().winners == (1,)

    def test_before_the_mines_are_laid_the_game_is_even(self) -> None:
        state = state_of(f"{EMPTY}_CLTI4N_CLTP16S.HTE5NE_b_od2")
        (line,) = analyse_position(state, 0.1, lines=3)
        assert (line.score, line.mate) == (0, 0)
        state.play(0, state.read(0, line.moves[0]), Random(1))

    def test_who_has_more_stands_better_whoever_moves(self) -> None:
        for mover, sign in (("w", 1), ("b", -1)):
            state = state_of(f"{EMPTY}_CLTA1N.HTB3N.HTC3N_CLTP16S_{mover}")
            line = analyse_position(state, 0.3)[0]
            assert line.score * sign > 100, (mover, line)

    def test_every_line_can_be_played(self) -> None:
        game = find_game("tank-chess")
        state: Any = game.start(game.Options(scheme="first-steps-10"), 2, Random(1))
        rng = Random(5)
        for _ in range(10):
            if state.outcome() is not None:
                break
            lines = analyse_position(state, 0.05, lines=2)
            assert len(lines) == min(2, len(state.actions(state.to_act()[0])))
            assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
            for line in lines:
                following = state
                for text in line.moves:
                    seat = following.to_act()[0]
                    following = following.play(seat, following.read(seat, text), rng).state
            seat = state.to_act()[0]
            state = state.play(seat, state.actions(seat).sample(rng), rng).state

    def test_a_game_that_is_over_has_no_lines(self) -> None:
        state = state_of(f"{EMPTY}_CLTA1N_CLTP16S_w")
        over = state.close(Closing(Ending.RESIGNED, 0)).state
        assert analyse_position(over, 0.1) == ()

    def test_a_worker_gets_a_line_of_text(self) -> None:
        state = state_of(f"{EMPTY}_CLTA1N.LTD4N_CLTP16S_w")
        assert run_analysis(AnalysisRequest("tank-chess", state.text(), 0.1))[0].moves


def test_the_law_alone_sees_a_piece_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is part of the line: a heavy tank left before a mightier gun is counted as gone."""
    monkeypatch.setattr(engine, "available", lambda: False)
    state = state_of(f"{EMPTY}_CLTA1N.MTH8N_CLTP16S.HTH14S_w")
    worst = min(analyse_position(state, 5, lines=200), key=lambda line: line.score)
    assert len(worst.moves) == 2
    assert "(" in worst.moves[1]
