"""Tank Chess for PettingZoo: ``env(scheme="basic-16")``. Every option of the game is an argument."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.lab.environments.aec import AllAtOnceEnv, Starter, TurnEnv
from behemoth.lab.environments.seat_games import SeatGame, tank_game
from behemoth.lab.environments.vector import LONGEST
from behemoth.tankchess import TankOptions

__all__ = ["env", "parallel_env", "raw_env"]


def _starter(cap: int, options: dict[str, Any]) -> Starter:
    chosen = TankOptions(**options)

    def start(rng: Random) -> SeatGame:
        return tank_game(chosen, cap)

    return start


def raw_env(
    *, cap: int = LONGEST, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
) -> TurnEnv:
    """The environment without PettingZoo's wrappers; ``cap`` is in moves, ``max_cycles`` in steps."""
    return TurnEnv(_starter(cap, options), "tank_chess_v0", max_cycles, render_mode)


def env(**arguments: Any) -> Any:
    """The environment in PettingZoo's wrappers: an impossible number ends the game, and so does nothing else."""
    from pettingzoo.utils import wrappers

    made = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(
    *, cap: int = LONGEST, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
) -> AllAtOnceEnv:
    """All agents at once; only the answer of whoever is asked counts."""
    return AllAtOnceEnv(_starter(cap, options), "tank_chess_v0", max_cycles, render_mode)
