"""The games as PettingZoo's environments: one agent after the other (AEC), or all at once (parallel).

What an agent sees is ``{"observation": …, "action_mask": …}``; the mask stands in ``info`` as well. Agents that are not
asked have an empty mask.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from behemoth.games import PUBLIC, InvalidOptions, missing_extra
from behemoth.lab.environments.seat_games import SeatGame
from behemoth.lab.environments.showing import state_lines, state_svg

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing_extra(error) or error from None

RENDER_MODES: Final = ("human", "ansi", "svg")
#: Starts a game from a source of chance.
Starter = Callable[[Random], SeatGame]


def demand_mode(mode: str | None) -> None:
    """Raises InvalidOptions if there is no such render mode."""
    if mode not in (None, *RENDER_MODES):
        raise InvalidOptions("error-lab-render", name=str(mode)[:40], known=", ".join(RENDER_MODES))


def spaces_of(game: SeatGame) -> tuple[spaces.Dict, spaces.Discrete]:
    """What an agent sees and what it chooses from."""
    first = game.observe(0)
    planes = first.dtype == np.uint8
    box = spaces.Box(0 if planes else -1.0, 255 if planes else 16.0, first.shape, first.dtype.type)
    mask = spaces.Box(0, 1, (game.numbers,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask}), spaces.Discrete(game.numbers)


def seen_by(game: SeatGame, seat: int) -> dict[str, Any]:
    """What a seat sees, with its mask."""
    mask = game.mask() if game.to_act() == seat else np.zeros(game.numbers, np.int8)
    return {"observation": game.observe(seat), "action_mask": mask}


def picture(game: SeatGame, mode: str | None) -> str | None:
    """The game in a render mode; ``human`` prints it."""
    if mode == "svg":
        return state_svg(game.state)
    text = state_lines(game.state, PUBLIC) if mode else None
    if mode == "human":
        print(text)
        return None
    return text


class _Table:
    """What both environments share: the agents, their spaces, the game and its chance."""

    def __init__(self, starter: Starter, name: str, max_cycles: int | None, render_mode: str | None) -> None:
        demand_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._starter = starter
        self._seeds = Random()
        self.game = starter(Random(0))
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        seen, chosen = spaces_of(self.game)
        self.observation_spaces = {agent: _copy_of(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(int(chosen.n)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent chooses from: the same object each time."""
        return self.action_spaces[agent]

    def _restart(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = Random(seed)
        self.game = self._starter(Random(self._seeds.getrandbits(64)))
        self.agents = list(self.possible_agents)
        self._cycles = 0

    def _info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": seen_by(self.game, seat)["action_mask"]}

    def render(self) -> Any:
        """The game as everybody sees it, in the render mode."""
        return picture(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _copy_of(space: spaces.Dict) -> spaces.Dict:
    return spaces.Dict(dict(space.items()))


class TurnEnv(_Table, AECEnv):  # type: ignore[misc]
    """One agent after the other; whoever has to decide is asked, in Tank Chess for each part of a move."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}  # type: ignore[misc]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same one as with that seed before."""
        self._restart(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.possible_agents[self.game.to_act() or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        return seen_by(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The choice of whoever is asked. Raises ValueError if it is not possible."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "somebody who is asked has to choose"
        self._cumulative_rewards[agent] = 0.0
        self.game.choose(int(action))
        self._cycles += 1
        self._after_step()
        self._accumulate_rewards()

    def _after_step(self) -> None:
        deciding = self.game.to_act()
        broken_off = self.game.broken_off() or (self.max_cycles is not None and self._cycles >= self.max_cycles)
        over = deciding is None and not self.game.broken_off()
        self.rewards = dict(zip(self.possible_agents, self.game.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off and not over)
        self.infos = {one: self._info(seat) for seat, one in enumerate(self.possible_agents)}
        if deciding is not None:
            self.agent_selection = self.possible_agents[deciding]


class AllAtOnceEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents answer in each cycle; only the answer of whoever is asked counts.

    For libraries that know no turns. An answer that is not possible is replaced by one drawn among the possible ones,
    since such libraries may not look at masks; ``info["replaced"]`` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}  # type: ignore[misc]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game: what all see, and their masks."""
        self._restart(seed)
        return self._seen(), self._infos(False)

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """One answer of each agent."""
        deciding = self.game.to_act()
        assert deciding is not None, "it is over: reset it"
        number, mask = int(actions[self.possible_agents[deciding]]), self.game.mask()
        replaced = not mask[number]
        self.game.choose(self._seeds.choice(np.flatnonzero(mask).tolist()) if replaced else number)
        self._cycles += 1
        broken_off = self.game.broken_off() or (self.max_cycles is not None and self._cycles >= self.max_cycles)
        over = self.game.to_act() is None and not self.game.broken_off()
        agents = self.agents
        result = (
            self._seen(),
            dict(zip(agents, self.game.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off and not over),
            self._infos(replaced),
        )
        if over or broken_off:
            self.agents = []
        return result

    def _seen(self) -> dict[str, Any]:
        return {agent: seen_by(self.game, seat) for seat, agent in enumerate(self.agents)}

    def _infos(self, replaced: bool) -> dict[str, Any]:
        return {agent: self._info(seat) | {"replaced": replaced} for seat, agent in enumerate(self.agents)}
