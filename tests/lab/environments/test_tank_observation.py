"""The planes of Tank Chess tell what the view tells: the engine's planes are those made from views."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from behemoth.engine import tank_engine
from behemoth.lab.environments.tank_numbers import Decision
from behemoth.lab.environments.tank_observation import PLANES, observe, observe_state
from behemoth.tankchess import TankOptions, position_text
from tests.engine.needs import needs_engine
from tests.lab.environments.test_tank_numbers import VARIATIONS, random_states


@needs_engine("tanks")
@pytest.mark.parametrize("number", range(len(VARIATIONS)))
def test_the_engine_paints_what_the_view_tells(number: int) -> None:
    rng = Random(number)
    for state in random_states(VARIATIONS[number], number + 7, 9, 80):
        games = tank_engine().Games(
            position_text(state.position), 1, 1, quiet=state.quiet, keys=state.history, restarts=False
        )
        side = state.to_act()[0]
        into = np.zeros(games.observations.shape[1:], np.uint8)
        games.observe(0, 1 - side, into)
        assert_same(into, observe(state.view(1 - side), 1 - side))
        decision = Decision.of(state, side)
        while not decision.decided:
            assert_same(games.observations[0], observe(state.view(side), side, decision))
            answer = rng.choice(np.flatnonzero(decision.mask()).tolist())
            decision.answer(answer)
            if not decision.decided:
                games.step(np.array([answer], np.int64))
                games.observe(0, side, into)
                assert_same(into, games.observations[0])


def assert_same(ours: np.ndarray, theirs: np.ndarray) -> None:
    assert ours.shape == theirs.shape
    differing = [PLANES[plane] for plane in range(len(PLANES)) if not np.array_equal(ours[plane], theirs[plane])]
    assert not differing


def test_the_enemy_s_mines_stay_secret() -> None:
    """States that a side cannot tell apart look alike, and one's own mines are there."""
    rng, differing = Random(3), 0
    for state in random_states(TankOptions(scheme="remote-mines-12"), 4, 3, 60):
        for side in (0, 1):
            other = state.imagine(side, rng)
            differing += other.position != state.position
            assert np.array_equal(observe_state(state, side), observe_state(other, side))
            mines = state.position.mines
            assert mines is not None
            own = observe_state(state, side)[PLANES.index("own remote mine")]
            assert int(own.sum()) == mines.left(side)
    assert differing > 10


def test_both_sides_see_the_start_alike() -> None:
    state = next(iter(random_states(TankOptions(scheme="basic-16"), 1, 1, 1)))
    white, black = observe_state(state, 0), observe_state(state, 1)
    differing = {PLANES[plane] for plane in range(len(PLANES)) if not np.array_equal(white[plane], black[plane])}
    assert differing == {"1 if Black looks"}
