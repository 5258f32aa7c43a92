"""Finding card puzzles."""

from __future__ import annotations

from behemoth.monstercombat import PASS, TAKE_IT, Play
from behemoth.puzzles import card_puzzle_faults, card_puzzles, make_card_puzzles
from behemoth.puzzles.card_making import CardQuota, holds, theme_of
from tests.engine.needs import needs_engine


def test_the_theme_is_the_right_card() -> None:
    assert [theme_of(Play("S")), theme_of(PASS), theme_of(TAKE_IT)] == ["card-sword", "card-pass", "card-other"]


@needs_engine("cards")
def test_one_is_found_and_holds() -> None:
    found = list(make_card_puzzles(1, 200, CardQuota(total=1)))
    assert [puzzle.id for puzzle in found] == ["cards-0001"]
    assert card_puzzle_faults(found[0]) == []


@needs_engine("cards")
def test_the_worst_choice_does_not_hold() -> None:
    puzzle = card_puzzles()[0]
    assert holds(puzzle.start(), puzzle.solution)
    assert not holds(puzzle.start(), puzzle.figures[-1].actions)
