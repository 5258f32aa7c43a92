"""Whether a game can be played with a clock is asked of its states, not of its author."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import find_game, takes_clocks
from behemoth.games.chance import rng_for
from tests.games.toys import RaceGame


@pytest.mark.parametrize("name", ["tank-chess", "monster-combat"])
def test_both_games_take_clocks_from_start_to_end(name: str) -> None:
    game = find_game(name)
    rng = Random(3)
    state = game.start(game.Options(), 2, rng_for("x", -1))
    for _ in range(200):
        assert takes_clocks(state)
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state


def test_a_game_without_default_whose_flag_cannot_fall_takes_none() -> None:
    assert not takes_clocks(RaceGame().parse("race/0/0/6/1/2"))
