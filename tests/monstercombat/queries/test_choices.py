"""What interfaces ask about Monster Combat, what the table does when time is over, and the tables before a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.games import PUBLIC, InvalidText
from behemoth.monstercombat import CombatState, MonsterCombat, Options


def moments(seed: int, **options: Any) -> list[CombatState]:
    """All states of a random game."""
    rng = Random(seed)
    state: Any = MonsterCombat().start(Options(**options), 3, rng)
    found = [state]
    while state.outcome() is None and len(found) < 150:
        seat = state.to_act()[0]
        step = state.play(seat, state.actions(seat).sample(rng), rng)
        assert step.final, "what chance decided or a card told cannot be taken back"
        state = step.state
        found.append(state)
    return found


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_the_actions_offered_are_the_legal_ones_with_words(variant: str) -> None:
    for number, state in enumerate(moments(3, variant=variant)):
        language = ("en", "de")[number % 2]
        for viewer in (0, 1, 2, PUBLIC):
            answer: Any = state.query(viewer, "actions", language)
            if viewer not in state.to_act():
                assert answer.actions == ()
                continue
            legal = list(state.actions(viewer))
            assert [state.read(viewer, choice.text) for choice in answer.actions] == legal
            assert all(choice.label and choice.help for choice in answer.actions)
            assert all(choice.card in state.hands[viewer] for choice in answer.actions)


@pytest.mark.rule("B8", "B11", "B17", "B26")
def test_the_default_depends_on_the_question_and_not_on_the_hand() -> None:
    words = {"play": "pass", "shield": "take"}
    phases = set()
    for seed in range(12):
        for state in moments(seed):
            if not state.to_act():
                continue
            seat = state.to_act()[0]
            default = state.default(seat)
            assert default in state.actions(seat)
            phases.add(state.turn.phase)
            if state.turn.phase in words:
                assert default is not None
                assert state.write(seat, default) == words[state.turn.phase]
            assert state.default((seat + 1) % 3) is None
    assert phases >= {"play", "shield", "discard"}


def test_questions_nobody_knows_are_refused() -> None:
    with pytest.raises(InvalidText):
        moments(1)[0].query(0, "the hand of seat 2")
