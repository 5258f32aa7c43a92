"""Each action of Tank Chess is a few numbers, and masks offer exactly the legal actions: rules and engine, all schemes
and options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from behemoth.engine import tank_code, tank_engine
from behemoth.lab.environments.tank_numbers import (
    Decision,
    Facing,
    Other,
    Plane,
    Question,
    number_words,
    numbers_on,
)
from behemoth.tankchess import Action, Move, TankChess, TankOptions, TankState, move_text, position_text
from tests.engine.needs import needs_engine

VARIATIONS = tuple(TankChess().variations())


def random_states(options: TankOptions, seed: int, every: int, most: int) -> Iterator[TankState]:
    """Some states of a random game, those with something special to decide among them."""
    rng = Random(seed)
    state = TankChess().start(options)
    for ply in range(most):
        deciding = state.to_act()
        if not deciding:
            return
        if ply % every == 0 or state.position.falling >= 0 or state.position.placing:
            yield state
        actions = list(state.actions(deciding[0]))
        special = [action for action in actions if len(getattr(action, "effects", ())) > 0]
        action = rng.choice(special if special and rng.random() < 0.3 else actions)
        following = state.play(deciding[0], action, rng, events=False).state
        assert isinstance(following, TankState)
        state = following


def leaves(decision: Decision) -> Iterator[tuple[list[int], Action]]:
    """All ways to answer, to the end."""
    for number in np.flatnonzero(decision.mask()).tolist():
        copy = decision.copy()
        copy.answer(number)
        if copy.decided:
            yield [number], copy.action
        else:
            yield from (([number, *rest], action) for rest, action in leaves(copy))


@pytest.mark.parametrize("number", range(len(VARIATIONS)))
def test_masks_offer_exactly_the_legal_actions(number: int) -> None:
    for state in random_states(VARIATIONS[number], number, 25, 80):
        side = state.to_act()[0]
        decision = Decision.of(state, side)
        found = list(leaves(decision))
        legal = list(state.actions(side))
        assert sorted(map(move_text, legal)) == sorted(move_text(action) for _, action in found)
        for answers, action in found[:: max(1, len(found) // 40)]:
            assert decision.answers_to(action) == answers


class EngineLeaves:
    """The same walk in the engine."""

    def __init__(self, games: Any) -> None:
        self.games = games

    def codes(self, most: int, rng: Random) -> Iterator[tuple[list[int], list[int]]]:
        """Some whole ways to answer, with the parts of the move they led to."""
        for _ in range(most):
            games, answers = self.games.copy(0), []
            while games.made(0) == 0:
                answers.append(rng.choice(np.flatnonzero(games.masks[0]).tolist()))
                games.step(np.array(answers[-1:], np.int64))
            yield answers, games.last(0)


@needs_engine("tanks")
@pytest.mark.parametrize("number", range(len(VARIATIONS)))
def test_the_engine_asks_alike(number: int) -> None:
    """The same masks at each question, and the same action at the end."""
    rng = Random(number)
    for state in random_states(VARIATIONS[number], number + 100, 20, 60):
        side = state.to_act()[0]
        games = tank_engine().Games(
            position_text(state.position), 1, 1, quiet=state.quiet, keys=state.history, restarts=False
        )
        assert games.to_act[0] == side
        legal = list(state.actions(side))
        wanted = rng.sample(legal, min(25, len(legal)))
        wanted += [action for action in legal if len(getattr(action, "effects", ())) > 1][:10]
        for action in wanted:
            decision, copy = Decision.of(state, side), games.copy(0)
            answers = decision.answers_to(action)
            assert copy.answers_to(0, tank_code(action)) == answers
            for answer in answers:
                assert np.array_equal(copy.masks[0], decision.mask())
                decision.answer(answer)
                copy.step(np.array([answer], np.int64))
            assert decision.action == action


def test_black_sees_the_board_turned() -> None:
    """The start is the same for both after half a turn: the same numbers are possible."""
    state = TankChess().start(TankOptions(scheme="basic-16"))
    white = Decision.of(state, 0)
    first = white.actions[0]
    assert isinstance(first, Move)
    turned = Facing(16, 1)
    assert turned.square(first.start) == 255 - white.facing.square(first.start)
    assert turned.heading(0) == 4


def test_impossible_answers_are_refused() -> None:
    decision = Decision.of(TankChess().start(TankOptions(scheme="first-steps-10")), 0)
    with pytest.raises(ValueError, match="not possible"):
        decision.answer(decision.facing.other(Other.HOLD))
    with pytest.raises(ValueError, match="not possible"):
        decision.answers_to(Move(0, 0, 0))


def test_numbers_have_words() -> None:
    assert numbers_on(16) == 1581
    assert number_words(16 * 16 * Plane.END + 17, 16) == "end 1,1"
    assert number_words(16 * 16 * 6 + Other.HEADING + 3, 16) == "heading 3"
    assert number_words(16 * 16 * 6 + Other.OFF, 16) == "off"
    assert number_words(1580, 16) == "way 31"
    with pytest.raises(ValueError, match="there is no number"):
        number_words(1581, 16)


def test_questions_come_in_order() -> None:
    """A Monster with a tail and something to strike is asked for everything."""
    asked: set[Question] = set()
    for number, name in enumerate(("everything-16", "monster-16", "remote-mines-12")):
        for state in random_states(TankOptions(scheme=name), number, 3, 60):
            decision, rng = Decision.of(state, state.to_act()[0]), Random(1)
            before = -1
            while not decision.decided:
                asked.add(decision.question)
                assert decision.question > before
                before = decision.question
                decision.answer(rng.choice(np.flatnonzero(decision.mask()).tolist()))
    assert {Question.PIECE, Question.END, Question.HEADING, Question.STRIKE, Question.MINE} <= asked
