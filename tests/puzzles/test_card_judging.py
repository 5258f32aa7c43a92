"""A choice in a card puzzle is compared with the figures."""

from __future__ import annotations

from behemoth.locale import LANGUAGES
from behemoth.puzzles import card_puzzles, judge_card

PUZZLE = card_puzzles()[0]


def test_nothing_chosen() -> None:
    verdict = judge_card(PUZZLE, ())
    assert verdict.word == "open"
    assert str(len(PUZZLE.figures)) in verdict.prompt


def test_the_best_choice_with_the_figures_of_all() -> None:
    for language in LANGUAGES:
        verdict = judge_card(PUZZLE, PUZZLE.solution[:1], language)
        assert verdict.word == "done"
        assert verdict.sentence.count("%") >= len(PUZZLE.figures)
        assert verdict.played[0].seat == PUZZLE.seat


def test_another_choice() -> None:
    verdict = judge_card(PUZZLE, PUZZLE.figures[-1].actions)
    assert verdict.word == "wrong"
    assert f"{100 * PUZZLE.figures[0].wins:.0f}" in verdict.sentence
    assert verdict.played


def test_a_rule_forbids_it() -> None:
    verdict = judge_card(PUZZLE, ["nonsense"])
    assert verdict.word == "wrong"
    assert verdict.played == ()
    assert verdict.state == PUZZLE.start()
