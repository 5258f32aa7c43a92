"""A second try at a position where somebody went wrong."""

from __future__ import annotations

from behemoth.puzzles import judge_mistake
from behemoth.tankchess import BLACK, WHITE, TankState
from tests.tankchess.build import place

#: White can leave at once; if it dawdles, Black does.
STATE = TankState(place(8, "W CLT B5 N", "W LT G1 N", "B CLT H3 S"))
QUICK = 0.05


def test_nothing_tried() -> None:
    verdict = judge_mistake(STATE, WHITE, (), seconds=QUICK)
    assert verdict.word == "open"
    assert verdict.prompt


def test_the_best_is_good() -> None:
    verdict = judge_mistake(STATE, WHITE, ("B5>off",), seconds=QUICK)
    assert verdict.word == "done"
    assert "100" in verdict.sentence


def test_a_blunder_is_answered() -> None:
    verdict = judge_mistake(STATE, WHITE, ("G1>G2N",), seconds=QUICK)
    assert verdict.word == "wrong"
    assert [played.seat for played in verdict.played] == [WHITE, BLACK]
    assert verdict.state.outcome() is not None
    assert "H3>off" in verdict.sentence


def test_a_rule_forbids_it() -> None:
    verdict = judge_mistake(STATE, WHITE, ("G1>A8N",), seconds=QUICK)
    assert verdict.word == "wrong"
    assert verdict.state is STATE


def test_what_the_analysis_preferred_is_good_whatever_another_look_says() -> None:
    verdict = judge_mistake(STATE, WHITE, ("G1>G2N",), seconds=QUICK, best="G1>G2N")
    assert verdict.word == "done"
    assert judge_mistake(STATE, WHITE, ("B5>off",), seconds=QUICK, best="G1>G2N").word == "done"
    assert judge_mistake(STATE, WHITE, ("G1>G2N",), seconds=QUICK, best="B5>off").word == "wrong"


def test_what_was_played_in_the_game_is_wrong_whatever_another_look_says() -> None:
    verdict = judge_mistake(STATE, WHITE, ("B5>off",), seconds=QUICK, best="G1>G2N", mistake="B5>off")
    assert verdict.word == "wrong"
    assert verdict.sentence == "That is what you played in the game."
    again = judge_mistake(STATE, WHITE, ("G1>G2N",), seconds=QUICK, mistake="G1>G2N")
    assert again.word == "wrong"
    assert again.sentence.startswith("That is what you played in the game. Then comes H3>off")
