"""Environments for learners: steps a second by chance, ours beside those of PettingZoo, RLCard and OpenSpiel.

A decision by chance is part of each step, on both sides: what may be done is read from the mask or the list, one of it
is taken, and the next observation is made. A move of Tank Chess is several answers; whole moves are compared with whole
moves of chess.
"""

from __future__ import annotations

import warnings
from typing import Any, Final

import numpy as np

from behemoth.engine import available, cards_available
from behemoth.lab.environments import VectorGames, card_games, tank_games
from bench.monster_combat import uno_games
from bench.peers import PeerMissing, find_openspiel, one_core
from bench.report import Line, Task, best_rates, show, without

_TITLE: Final = "Environments: steps a second with a decision by chance in each"
_CHESS_BAR: Final = 20
_UNO_BAR: Final = 20
_TANKS, _CARDS = 64, 256
_STEPS: Final = {"tanks": 400, "cards": 800}
_PEER_STEPS: Final = {"chess_v6": 800, "connect_four_v3": 8_000}
#: OpenSpiel's games driven from Python, with how many are played for one measurement.
_SPIEL: Final = {"chess": 2, "connect_four": 60, "hearts": 20}


def run() -> bool:
    """Print the rates; true if every bar holds."""
    if not (available() and cards_available()):
        without(_TITLE, "the engine is not built")
        return False
    with one_core():
        return _run()


def _run() -> bool:
    peers: dict[str, Task] = {f"PettingZoo {name}": _pettingzoo(name, steps) for name, steps in _PEER_STEPS.items()}
    try:
        pyspiel = find_openspiel()
        peers |= {f"OpenSpiel {name}": _openspiel(pyspiel, name, count) for name, count in _SPIEL.items()}
    except PeerMissing as why:
        without("OpenSpiel", str(why))
    tanks, cards = tank_games(_TANKS), card_games(_CARDS)
    moves, answers, decisions, uno, *rest = best_rates(
        lambda: _moves(tanks),
        lambda: _stepped(tanks, _STEPS["tanks"]),
        lambda: _stepped(cards, _STEPS["cards"]),
        uno_games(),
        *peers.values(),
        rounds=3,
    )
    found = dict(zip(peers, rest, strict=True))
    chess, four = found.pop("PettingZoo chess_v6"), found.pop("PettingZoo connect_four_v3")
    lines = [
        Line("Tank Chess, whole moves", "moves/s", moves, "PettingZoo chess_v6", chess, _CHESS_BAR),
        Line("Tank Chess, answers", "steps/s", answers, "PettingZoo chess_v6", chess),
        Line("Tank Chess, answers", "steps/s", answers, "PettingZoo connect_four_v3", four),
        Line("Monster Combat", "steps/s", decisions, "RLCard UNO", uno, _UNO_BAR),
        Line("Monster Combat", "steps/s", decisions, "PettingZoo connect_four_v3", four),
    ]
    for name, rate in found.items():
        cards_peer = "hearts" in name
        what, unit = ("Monster Combat", "steps/s") if cards_peer else ("Tank Chess, whole moves", "moves/s")
        lines.append(Line(what, unit, decisions if cards_peer else moves, f"{name}, from Python", rate))
    return show(_TITLE, lines)


def _stepped(games: VectorGames, steps: int) -> int:
    """So many steps of all games."""
    rng = np.random.default_rng(1)
    for _ in range(steps):
        games.step(games.sample(rng))
    return steps * games.count


def _moves(games: VectorGames) -> int:
    """The whole moves in as many steps."""
    rng = np.random.default_rng(1)
    moves = 0
    for _ in range(_STEPS["tanks"]):
        before = games.lengths.copy()
        games.step(games.sample(rng))
        moves += int(np.where(games.over > 0, 1, games.lengths - before).sum())  # the move that ended a game is one
    return moves


def _openspiel(pyspiel: Any, name: str, count: int) -> Task:
    """Random play in a game of OpenSpiel's, with mask and observation at each decision; chance is not counted."""
    game = pyspiel.load_game(name)

    def play() -> int:
        rng, done = np.random.default_rng(1), 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(rng.choice(outcomes, p=shares)))
                    continue
                _tensor(state)
                mask = np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(int(rng.choice(np.flatnonzero(mask))))
                done += 1
        return done

    return play


def _tensor(state: Any) -> Any:
    """What the deciding player sees, in the form the game has."""
    kind = state.get_game().get_type()
    seen = state.observation_tensor() if kind.provides_observation_tensor else state.information_state_tensor()
    return np.array(seen, np.float32)


def _pettingzoo(name: str, steps: int) -> Task:
    """Random play in an environment of PettingZoo's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6, connect_four_v3
    modules: dict[str, Any] = {"chess_v6": chess_v6, "connect_four_v3": connect_four_v3}

    def play() -> int:
        env, rng, done = modules[name].env(), np.random.default_rng(1), 0
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                seen, _, over, broken_off, _ = env.last()
                if over or broken_off or done >= steps:
                    break
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done

    return play
