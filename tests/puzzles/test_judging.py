"""Tries at a puzzle: the solution in every pose, the rest of the line, wrong tries with what comes of them."""

from __future__ import annotations

from random import Random

from behemoth.locale import LANGUAGES
from behemoth.puzzles import Puzzle, judge, puzzles, right_now
from behemoth.puzzles.verifying import own_moves
from behemoth.tankchess import TankState, list_actions, move_text
from tests.engine.needs import needs_engine


def some(goal: str, moves: int) -> Puzzle:
    return next(one for one in puzzles() if one.goal == goal and one.moves == moves)


def test_nothing_tried() -> None:
    verdict = judge(some("win", 2), ())
    assert verdict.word == "open"
    assert "2" in verdict.prompt
    assert verdict.played == ()


def test_a_line_to_its_end() -> None:
    for goal, moves in (("win", 1), ("win", 2), ("win", 3), ("save", 1)):
        puzzle = some(goal, moves)
        own = own_moves(puzzle)
        words = [judge(puzzle, own[: count + 1]).word for count in range(len(own))]
        assert words == ["right"] * (len(own) - 1) + ["done"], puzzle.id
        assert judge(puzzle, [*own, "nonsense"]).word == "done"


def test_every_pose_of_a_solution_is_accepted_and_goes_on() -> None:
    puzzle = next(one for one in puzzles() if one.moves == 2 and len(one.solution) > 1)
    for move in puzzle.solution:
        verdict = judge(puzzle, [move])
        assert verdict.word == "right"
        finish = right_now(puzzle, verdict)
        assert judge(puzzle, [move, finish]).word == "done"


def test_what_is_shown_to_whoever_cannot_find_it_is_right() -> None:
    for puzzle in [some("win", 1), some("win", 2), some("win", 3), some("save", 1)]:
        done: list[str] = []
        while (verdict := judge(puzzle, done)).word != "done":
            done.append(right_now(puzzle, verdict))
            assert len(done) <= puzzle.moves
        assert right_now(puzzle, verdict) == ""


def test_a_rule_forbids_it() -> None:
    verdict = judge(some("win", 1), ["A1>A1"])
    assert verdict.word == "wrong"
    assert verdict.played == ()
    assert verdict.sentence


def test_a_wrong_rescue_loses_at_once() -> None:
    puzzle = some("save", 1)
    state = puzzle.state()
    seat = state.to_act()[0]
    wrong = [text for text in map(move_text, list_actions(state.position)) if text not in puzzle.solution]
    for text in Random(1).sample(wrong, 5):
        verdict = judge(puzzle, [text])
        assert verdict.word == "wrong"
        outcome = verdict.state.outcome()
        assert outcome is not None
        assert outcome.scores[1 - seat] == 1
        assert right_now(puzzle, verdict) == ""


@needs_engine("tanks")
def test_a_wrong_try_at_a_win_in_two_is_answered() -> None:
    puzzle = some("win", 2)
    state = puzzle.state()
    wrong = [text for text in map(move_text, list_actions(state.position)) if text not in puzzle.solution]
    for text in Random(2).sample(wrong, 5):
        verdict = judge(puzzle, [text])
        assert verdict.word == "wrong"
        assert len(verdict.played) == 2, text
        assert verdict.played[1].action.rstrip("+-#=") in verdict.sentence
        assert verdict.prompt == judge(puzzle, ()).prompt


def test_sentences_in_every_language_without_gaps() -> None:
    for language in LANGUAGES:
        for puzzle in (some("win", 1), some("win", 2), some("win", 3), some("save", 1)):
            own = own_moves(puzzle)
            for count in range(len(own) + 1):
                verdict = judge(puzzle, own[:count], language)
                assert "{" not in verdict.sentence + verdict.prompt
                assert isinstance(verdict.state, TankState)
