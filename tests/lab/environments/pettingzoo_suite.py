"""PettingZoo's own tests, for both environments."""

from __future__ import annotations

import warnings
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from pettingzoo.utils import parallel_to_aec

with warnings.catch_warnings():  # its tests load an environment of its own, by a way that it calls old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

#: What it says of its own environments with masks as well, unless they stand in a list of names there.
QUIET = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def check_api(module: ModuleType, options: dict[str, Any]) -> None:
    for make in (module.env, module.raw_env):
        api_test(make(**options), num_cycles=150)


def check_seeds(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=100)


def check_cycles(module: ModuleType, options: dict[str, Any]) -> None:
    """That test asks all agents in each cycle, so it is about the form in which all answer at once."""
    at_once = partial(module.parallel_env, **options)
    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda **cycles: parallel_to_aec(at_once(**cycles))))


def check_end(module: ModuleType) -> None:
    """Turns end after so many steps."""
    env = module.env(max_cycles=4)
    env.reset(seed=1)
    for step in range(4):
        assert not any(env.truncations.values()), step
        seen = env.observe(env.agent_selection)
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
    assert all(env.truncations.values())


def check_rendering(module: ModuleType, options: dict[str, Any]) -> None:
    drawn = {"svg": lambda text: text.startswith("<svg") and text.rstrip().endswith("</svg>")}
    render_test(partial(module.env, **options), custom_tests=drawn)
