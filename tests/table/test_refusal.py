"""Refusals: a code for programs, a sentence for people, and the game's own reason where the game refused."""

from __future__ import annotations

from behemoth.games import AmbiguousText, IllegalAction
from behemoth.table.refusal import Refusal, by_the_game


def test_a_refusal_is_told_with_its_code_and_the_name_of_the_message() -> None:
    problem = Refusal("too-long", "refusal-too-long", most=7).problem("m1", "en")
    assert (problem.code, problem.id, problem.rule) == ("too-long", "m1", "")
    assert "7" in problem.text
    assert problem.text != Refusal("too-long", "refusal-too-long", most=7).problem("m1", "de").text


def test_the_game_s_own_reason_is_kept() -> None:
    error = IllegalAction("error-combat-hearts-full", rule="B10")
    refusal = by_the_game(error)
    assert refusal.code == "illegal"
    for language in ("en", "de"):
        assert refusal.sentence(language) == error.sentence(language)
    assert refusal.problem("m2", "en").rule == "B10"


def test_what_could_mean_several_things_is_no_illegal_action() -> None:
    assert by_the_game(AmbiguousText("error-not-your-turn")).code == "ambiguous"
