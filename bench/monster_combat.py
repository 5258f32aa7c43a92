"""Monster Combat: whole random games of four, beside RLCard's UNO with random players in the same run.

RLCard makes its UNO for two players and no other number; a decision is a decision all the same."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from behemoth.monstercombat import COOP, VERSUS, MonsterCombat, Options
from bench.report import Line, best_rates, show

_PLAYERS: Final = 4
_GAMES: Final = {VERSUS: 60, COOP: 16}
_UNO_GAMES: Final = 30
_PEER: Final = "RLCard UNO"


def random_games(variant: str, *, events: bool) -> Callable[[], int]:
    """A task: whole random games, each action one of the legal ones; how many decisions that were."""
    game, options = MonsterCombat(), Options(variant=variant)  # type: ignore[arg-type]

    def task() -> int:
        rng, decisions = Random(1), 0
        for _ in range(_GAMES[variant]):
            state = game.start(options, _PLAYERS, rng)
            while owing := state.to_act():
                seat = owing[0]
                state = state.play(seat, state.actions(seat).sample(rng), rng, events=events).state  # type: ignore[assignment]
                decisions += 1
        return decisions

    return task


def uno_games() -> Callable[[], int]:
    """The same for UNO as RLCard plays it: its environment with its own random agents."""
    rlcard: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def task() -> int:
        decisions = 0
        for _ in range(_UNO_GAMES):
            trajectories, _payoffs = env.run(is_training=False)
            # A trajectory is state, action, state, …: every second item is a decision.
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return decisions

    return task


def run() -> bool:
    """Print the rates; true if every bar holds."""
    tasks = {
        "versus, no events": random_games(VERSUS, events=False),
        "versus, all events": random_games(VERSUS, events=True),
        "co-op, no events": random_games(COOP, events=False),
        "co-op, all events": random_games(COOP, events=True),
    }
    *ours, uno = best_rates(*tasks.values(), uno_games())
    lines = [Line(what, "decisions/s", rate, _PEER, uno, bar=1.0) for what, rate in zip(tasks, ours, strict=True)]
    return show("Monster Combat: whole random games, 4 players", lines)
