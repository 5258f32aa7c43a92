"""Monster Combat for PettingZoo: ``env(seats=4, variant="coop")``. Every option of the game is an argument."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.lab.environments.aec import AllAtOnceEnv, Starter, TurnEnv
from behemoth.lab.environments.seat_games import CardGame, SeatGame
from behemoth.monstercombat import Options, checked

__all__ = ["env", "parallel_env", "raw_env"]


def _starter(seats: int, options: dict[str, Any]) -> Starter:
    chosen = checked(Options(**options))

    def start(rng: Random) -> SeatGame:
        return CardGame(chosen, seats, rng)

    return start


def raw_env(
    *, seats: int = 4, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
) -> TurnEnv:
    """The environment without PettingZoo's wrappers."""
    return TurnEnv(_starter(seats, options), "monster_combat_v0", max_cycles, render_mode)


def env(**arguments: Any) -> Any:
    """The environment in PettingZoo's wrappers: an impossible number ends the game, and so does nothing else."""
    from pettingzoo.utils import wrappers

    made = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(
    *, seats: int = 4, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
) -> AllAtOnceEnv:
    """All agents at once; only the answer of whoever is asked counts."""
    return AllAtOnceEnv(_starter(seats, options), "monster_combat_v0", max_cycles, render_mode)
