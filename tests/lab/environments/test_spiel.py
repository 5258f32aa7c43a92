"""Both games in OpenSpiel: its own simulation tests and playthroughs, and its MCTS, IS-MCTS and CFR."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

if find_spec("pyspiel") is None:
    pytest.skip("OpenSpiel (open_spiel) has no wheel for this Python and machine", allow_module_level=True)

import numpy as np
import pyspiel
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

from behemoth.games import InvalidOptions
from behemoth.lab.environments import spiel

GAMES = (
    "tank_chess(scheme=first-steps-10,cap=8)",
    "tank_chess(scheme=remote-mines-12,cap=4)",
    "monster_combat(players=2,hearts=1,deals=20)",
    "monster_combat(players=4,deals=20,turn_cap=12)",
    "monster_combat(players=3,variant=coop,deals=20,turn_cap=12)",
)
#: Small enough for whole trees: one heart each, one turn.
TINY = "monster_combat(players=2,hearts=1,deals=3,turn_cap=2)"


@pytest.fixture(autouse=True)
def registered() -> None:
    spiel.register()
    spiel.register()  # once more changes nothing


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_s_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [GAMES[0], GAMES[2]])
def test_playthroughs_can_be_played_again(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    actions = [int(line.split(": ")[1]) for line in text.splitlines() if line.startswith("action: ")]
    again = generate_playthrough.playthrough(name, action_sequence=actions, seed=1)
    assert again == text
    assert "IsTerminal() = True" in text


def evaluator() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def test_mcts_plays_tank_chess() -> None:
    game = pyspiel.load_game(GAMES[0])
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 2.0, 10, evaluator(), random_state=np.random.RandomState(2))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES[1:4])
def test_ismcts_plays_with_secrets(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator(), uct_c=2.0, max_simulations=8, random_state=np.random.RandomState(3)
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_cfr_learns_a_tiny_monster_combat() -> None:
    """The whole tree: what it has learned can be exploited less than playing by chance."""
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2


def test_sampling_cfr_runs() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.load_game(TINY), external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy() is not None


def test_what_a_player_cannot_know_is_in_no_string() -> None:
    """Two deals that differ only in hidden cards look alike to who cannot know."""
    state = pyspiel.load_game(GAMES[3]).new_initial_state()
    state.apply_action(5)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert str(other) != str(state)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)


def test_cfr_solves_kuhn_poker(example_games: tuple[str, ...]) -> None:
    """A game of somebody else, by its contract alone: its value is known, a chip in eighteen for the second player."""
    name = spiel.register_game("kuhn-poker", ("bet", "pass"), deals=30, longest=3)
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.02
    assert len(policy.state_lookup) == 12  # three cards, four moments


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises((InvalidOptions, pyspiel.SpielError), match=r"seats|players|9"):
        pyspiel.load_game("monster_combat(players=9)")
