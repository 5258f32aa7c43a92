"""Whole random games of Tank Chess: from Python beside OpenSpiel's games, inside the engine beside the rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from behemoth import engine
from behemoth.tankchess import TankChess, TankOptions, load_scheme
from bench.peers import PeerMissing, find_openspiel, one_core
from bench.report import Line, Task, best_rates, show, without

_TITLE: Final = "Tank Chess: whole random games"
_RULES_BAR: Final = 40
#: A game is cut off here, in the engine and in Python alike.
_CAP: Final = 1_000
_ENGINE_GAMES: Final = 300
_PYTHON_GAMES: Final = 12
_RULES_GAMES: Final = 2
_SPIEL_GAMES: Final = {"chess": 10, "breakthrough": 60}


def run(*, full: bool = False) -> bool:
    """Print the rates; true if every bar holds."""
    if not engine.available():
        without(_TITLE, "the engine is not built")
        return False
    with one_core():
        return _run(full, 5 if full else 3)


def _run(full: bool, rounds: int) -> bool:
    peers: dict[str, Task] = {}
    try:
        pyspiel = find_openspiel()
        peers = {f"OpenSpiel {name}": spiel_games(pyspiel, name, count) for name, count in _SPIEL_GAMES.items()}
    except PeerMissing as why:
        without("random games of OpenSpiel", str(why))
    inside, rules, driven, *rates = best_rates(_inside, _rules, _driven, *peers.values(), rounds=rounds)
    lines = [Line("Basic 16, inside the engine", "plies/s", inside, "the rules in Python", rules, _RULES_BAR)]
    lines += [
        Line("Basic 16, the engine driven from Python", "plies/s", driven, name, rate)
        for name, rate in zip(peers, rates, strict=True)
    ]
    return show(_TITLE, lines)


def _inside() -> int:
    from behemoth.engine import to_engine

    found = to_engine(load_scheme("basic-16").position()).playouts(_ENGINE_GAMES, seed=1, cap=_CAP)
    plies: int = found.plies
    return plies


def _rules() -> int:
    rng, plies = Random(1), 0
    for _ in range(_RULES_GAMES):
        state, length = TankChess().start(TankOptions()), 0
        while (owing := state.to_act()) and length < _CAP:
            state = state.play(owing[0], state.actions(owing[0]).sample(rng), rng, events=False).state  # type: ignore[assignment]
            length += 1
        plies += length
    return plies


def _driven() -> int:
    """A loop in Python that lists the moves and plays one, as somebody's own experiment would."""
    from behemoth.engine import to_engine

    rng, plies = Random(1), 0
    start = to_engine(load_scheme("basic-16").position())
    for _ in range(_PYTHON_GAMES):
        position, length = start.copy(), 0
        while position.to_act is not None and length < _CAP:
            moves = memoryview(position.move_bytes()).cast("Q")  # hundreds of numbers, of which one is looked at
            position.play(moves[rng.randrange(len(moves))])
            length += 1
        plies += length
    return plies


def spiel_games(pyspiel: Any, name: str, count: int) -> Task:
    """The same loop over a game of OpenSpiel; decisions of players, chance not counted."""
    game = pyspiel.load_game(name)

    def task() -> int:
        rng, decisions = Random(1), 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    actions, shares = zip(*outcomes, strict=True)
                    state.apply_action(rng.choices(actions, shares)[0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                decisions += 1
        return decisions

    return task
