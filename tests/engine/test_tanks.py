"""Positions and actions on their way into the engine and back."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from behemoth.engine import tanks
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.game import TankChess
from behemoth.tankchess.options import TankOptions
from behemoth.tankchess.state import TankState
from tests.engine.needs import needs_engine
from tests.engine.tanks_gate import sound
from tests.tankchess.strategies import small_positions

pytestmark = needs_engine("tanks")


@settings(max_examples=50, deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
@given(small_positions, st.booleans())
def test_in_and_out_again(position: Position, portable: bool) -> None:
    if sound(position) and all(position.commander(side) for side in (0, 1)):
        assert tanks.from_engine(tanks.to_engine(position, portable=portable)) == position


def test_random_games_go_on_from_a_state() -> None:
    """The moves since the last destruction and the positions since then count: one more and it is a draw."""
    game = TankChess()
    state = game.start(TankOptions("basic-16", quiet_moves=1), 2, Random(0))
    (seat,) = state.to_act()
    following = state.play(seat, state.read(seat, "H1>H2N"), Random(0)).state
    assert isinstance(following, TankState)
    found = tanks.tank_playouts(following, 20, seed=3)
    assert (found.games, found.plies, found.drawn) == (20, 20, 20)
