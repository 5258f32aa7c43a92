"""Games played out: the same seed gives the same figures, and cards with the same face are one choice."""

from __future__ import annotations

from behemoth.bots.card_simulation import Effort, choice_name, simulate
from behemoth.monstercombat import PASS, Play
from behemoth.puzzles import card_puzzles
from tests.engine.needs import needs_engine


def test_the_back_of_a_card_does_not_matter() -> None:
    assert choice_name(Play("s")) == choice_name(Play("S")) != choice_name(Play("t"))
    assert choice_name(Play("l", 1)) != choice_name(Play("l", 2))
    assert choice_name(PASS) == "pass"


@needs_engine("cards")
def test_the_same_seed_gives_the_same_figures() -> None:
    state, effort = card_puzzles()[0].start(), Effort(2, 8, 400)
    one = simulate(state, effort, 5)
    assert one == simulate(state, effort, 5)
    assert one != simulate(state, effort, 6)
    assert all(0 <= wins <= 1 and error >= 0 for _, wins, error in one.choices)
    assert one.lead >= 0
