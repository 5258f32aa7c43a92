"""One seat against bots: Gymnasium's own checks, masks as MaskablePPO asks for them, any bot by name."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from behemoth.bots import UnknownBot
from behemoth.lab.environments.single import SingleEnv, single_monster_combat, single_tank_chess


@pytest.mark.parametrize(
    "env",
    [
        single_monster_combat(("greedy", "random")),
        single_monster_combat(("careful",), seats=3, variant="coop"),
        single_tank_chess("greedy", scheme="first-steps-10"),
        single_tank_chess("random", scheme="remote-mines-12"),
    ],
)
def test_gymnasium_s_checks(env: SingleEnv) -> None:
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", ["Behemoth/MonsterCombat-v0", "Behemoth/TankChess-v0"])
@pytest.mark.filterwarnings("ignore:.*render method returns a string")
def test_by_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name, render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.render(), str)
    check_env(gymnasium.make(name).unwrapped)


def test_a_game_to_its_end() -> None:
    env = single_monster_combat(("random",), seats=3)
    rng, seats, rewards = np.random.default_rng(1), set(), []
    for game in range(12):
        seen, info = env.reset(seed=5 if game == 0 else None)
        seats.add(env.seat)
        over, reward = False, 0.0
        while not over:
            mask = env.action_masks()
            assert mask.any()
            assert np.array_equal(mask, seen["action_mask"])
            assert np.array_equal(mask, info["action_mask"])
            assert env.observation_space.contains(seen)
            seen, reward, over, broken_off, info = env.step(rng.choice(np.flatnonzero(mask)))
            assert not broken_off
            assert "illegal" not in info
        rewards.append(reward)
        assert not env.action_masks().any()
    assert seats == {0, 1, 2}
    assert set(rewards) == {2.0, -1.0}


def test_the_seat_can_be_chosen_and_the_impossible_loses() -> None:
    env = single_tank_chess("random", scheme="first-steps-10")
    env.reset(seed=1, options={"seat": 1})
    assert env.seat == 1 == env.game.to_act()
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert over
    assert reward == -1
    assert info["illegal"]


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        single_monster_combat(("genius",))
