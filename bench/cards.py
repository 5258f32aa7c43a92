"""Monster Combat in the engine: decisions a second inside it and driven from Python, beside OpenSpiel and RLCard.

Inside OpenSpiel its own ``evaluate_bots`` plays with uniformly random bots; only decisions of players are counted, on
both sides, not what chance does.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from behemoth.engine import card_engine, card_playouts, card_rules, cards_available
from behemoth.monstercombat import COOP, VERSUS, Options
from bench.games import spiel_games
from bench.monster_combat import uno_games
from bench.peers import PeerMissing, find_openspiel, one_core
from bench.report import Line, Task, Timed, best_rates, show, without

_TITLE: Final = "Monster Combat, the engine: whole random games, 4 players"
_PLAYERS: Final = 4
_SPIEL_BAR: Final = 1.5
_UNO_BAR: Final = 100
_GAMES: Final = {VERSUS: 20_000, COOP: 5_000}
_DRIVEN_GAMES: Final = 300
#: OpenSpiel's games inside C++, with how many are played for one measurement, and those driven from Python.
_INSIDE: Final = {"crazy_eights(players=4)": 1_000, "hearts": 1_000}
_OUTSIDE: Final = {"gin_rummy": 20, "hearts": 100}


def run(*, full: bool = False) -> bool:
    """Print the rates; true if every bar holds."""
    if not cards_available():
        without(_TITLE, "the engine is not built")
        return False
    with one_core():
        return _run(full, 5 if full else 3)


def _run(full: bool, rounds: int) -> bool:
    inside: dict[str, Task] = {}
    outside: dict[str, Task] = {}
    try:
        pyspiel = find_openspiel()
        inside = {name: inside_openspiel(pyspiel, name, count) for name, count in _INSIDE.items()}
        outside = {name: spiel_games(pyspiel, name, count) for name, count in _OUTSIDE.items()}
    except PeerMissing as why:
        without("cards of OpenSpiel", str(why))
    versus, coop, driven, uno, *rest = best_rates(
        lambda: _played(VERSUS),
        lambda: _played(COOP),
        _driven,
        uno_games(),
        *inside.values(),
        *outside.values(),
        rounds=rounds,
    )
    found, driven_peers = rest[: len(inside)], rest[len(inside) :]
    ours = (("versus, inside the engine", versus), ("co-op, inside the engine", coop))
    lines = [
        Line(what, "decisions/s", rate, f"OpenSpiel {name}, inside", peer, _SPIEL_BAR)
        for what, rate in ours
        for name, peer in zip(inside, found, strict=True)
    ]
    lines += [Line(what, "decisions/s", rate, "RLCard UNO", uno, _UNO_BAR) for what, rate in ours]
    lines += [
        Line("versus, driven from Python", "decisions/s", driven, f"OpenSpiel {name}", peer)
        for name, peer in zip(outside, driven_peers, strict=True)
    ]
    return show(_TITLE, [*lines, Line("versus, driven from Python", "decisions/s", driven, "RLCard UNO", uno)])


def _played(variant: str) -> int:
    options = Options(variant=variant)  # type: ignore[arg-type]
    return card_playouts(options, _PLAYERS, _GAMES[variant], seed=1).decisions


def _driven() -> int:
    """A loop in Python that lists the actions and plays one."""
    engine = card_engine()
    rules, chance, rng = card_rules(Options()), engine.FastChance(1), Random(1)
    decisions = 0
    for _ in range(_DRIVEN_GAMES):
        position = engine.Position.start(rules, _PLAYERS, chance)
        while not position.over:
            actions = position.actions()
            position.play(actions[rng.randrange(len(actions))], chance)
            decisions += 1
    return decisions


def inside_openspiel(pyspiel: Any, name: str, count: int) -> Task:
    """Whole games inside OpenSpiel; the counting afterwards is not timed."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def task() -> Timed:
        seconds, decisions = 0.0, 0
        for number in range(count):
            state = game.new_initial_state()
            begin = time.process_time()
            pyspiel.evaluate_bots(state, bots, number)
            seconds += time.process_time() - begin
            decisions += sum(step.player >= 0 for step in state.full_history())
        return Timed(decisions, seconds)

    return task
