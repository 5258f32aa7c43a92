"""Lines of positions, and how often a line is tried."""

from __future__ import annotations

import string
from random import Random
from typing import Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from behemoth.tankchess import (
    Position,
    TankState,
)
from behemoth.tankchess.rules.position_faults import position_faults
from tests.tankchess.strategies import random_position

PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)
SEEDS: Final = st.integers(0, 2**48)
SAFE: Final = set(string.ascii_letters + string.digits + "-._~")


def often(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))


def sound_position(seed: int) -> Position:
    """A random position that play could start from; now and then one of them lacks a command tank."""
    rng = Random(seed)
    while True:
        position = random_position(rng)
        if not position_faults(position):
            return position


def random_state(seed: int) -> TankState:
    """A state some moves into a game from such a position."""
    rng = Random(seed)
    position = sound_position(seed)
    state = TankState(position, plies=2 + position.turn)
    for _ in range(rng.randrange(12)):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        following = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state
        assert isinstance(following, TankState)
        state = following
    return state


GROUND: Final = "8-8-8-8-8-8-8-8"
HEAD: Final = f"8_{GROUND}_CLTA1N_CLTH8S_w"
