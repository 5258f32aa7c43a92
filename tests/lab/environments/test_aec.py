"""What both PettingZoo environments share: masks, turns, ends. The outside suites are in the tests of each game."""

from __future__ import annotations

import numpy as np
import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.environments import monster_combat_v0, tank_chess_v0


def test_only_who_is_asked_has_a_mask() -> None:
    env = monster_combat_v0.raw_env(seats=5)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert np.array_equal(seen["action_mask"], env.infos[agent]["action_mask"])
        assert env.observation_space(agent).contains(seen)


def test_rewards_come_at_the_end() -> None:
    env = monster_combat_v0.env(seats=3)
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, broken_off, _ = env.last()
        total[agent] += reward
        env.step(None if over or broken_off else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(total.values()) == [-1.0, -1.0, 2.0]


def test_an_impossible_number_loses_in_pettingzoo_s_wrapper() -> None:
    env = tank_chess_v0.env(scheme="first-steps-10")
    env.reset(seed=1)
    first = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(first)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[first] == -1


def test_all_at_once_replaces_what_is_impossible() -> None:
    env = monster_combat_v0.parallel_env(seats=3)
    seen, _ = env.reset(seed=2)
    asked = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
    impossible = int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])
    *_, infos = env.step(dict.fromkeys(env.agents, impossible))
    assert infos[asked]["replaced"]


def test_a_render_mode_that_there_is_not() -> None:
    with pytest.raises(InvalidOptions, match="ansi"):
        monster_combat_v0.env(render_mode="hologram")
