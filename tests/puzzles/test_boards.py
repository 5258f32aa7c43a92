"""The two boards of the solver say the same."""

from __future__ import annotations

from random import Random

from behemoth import engine
from behemoth.puzzles.boards import EngineBoard, RulesBoard, board_of
from behemoth.tankchess import Position, TankChess, TankOptions, TankState
from tests.engine.needs import needs_engine
from tests.tankchess.build import place


def positions() -> list[Position]:
    found = []
    for scheme in ("first-steps-10", "monster-16"):
        state, rng = TankChess().start(TankOptions(scheme=scheme)), Random(scheme)
        for _ in range(40):
            if not state.to_act():
                break
            found.append(state.position)
            seat = state.to_act()[0]
            following = state.play(seat, state.actions(seat).sample(rng), events=False).state
            assert isinstance(following, TankState)
            state = following
    return found


@needs_engine("tanks")
def test_rules_and_engine_agree() -> None:
    for position in positions():
        rules, quick = RulesBoard(position), EngineBoard(engine.to_engine(position))
        assert {rules.text(move) for move in rules.moves()} == {quick.text(move) for move in quick.moves()}
        assert (rules.to_act(), rules.falls(), rules.winner()) == (quick.to_act(), quick.falls(), quick.winner())
        for side in (0, 1):
            assert rules.wins_now(side) == quick.wins_now(side)
        move = quick.moves()[0]
        assert quick.allows(move)
        assert rules.allows(rules.moves()[0])


def test_what_the_engine_does_not_know_is_left_to_the_rules() -> None:
    position = place(8, "W CLT B5 N", "B CLT H1 E")
    assert isinstance(board_of(position), EngineBoard if engine.can_play(position) else RulesBoard)
    won = RulesBoard(position).after(next(move for move in RulesBoard(position).moves() if str(move) == "B5>off"))
    assert won.winner() == 0
