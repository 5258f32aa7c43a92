"""The gate: the engine must say of every position of Tank Chess exactly what the rules say.

BEHEMOTH_GATE=2000000 python -m pytest tests/engine/test_tanks_gate.py -n auto     # so many positions
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import islice
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from behemoth.engine import tanks
from behemoth.games import Outcome
from behemoth.tankchess.board.hashing import mix
from behemoth.tankchess.board.move import Action, EffectKind, Fall, Move
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.game import TankChess
from behemoth.tankchess.options import GOALS, TankOptions
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.perft import divide, perft
from behemoth.tankchess.state import TankState
from behemoth.tankchess.tables.kinds import KINDS
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.engine.needs import needs_engine
from tests.engine.tanks_expansion import expanded
from tests.engine.tanks_gate import sound, walks
from tests.tankchess.strategies import plain_position, small_position, small_positions

pytestmark = needs_engine("tanks")
#: How many positions are compared. They are the same each time; whoever changes rules or engine asks for more.
POSITIONS: Final = int(os.environ.get("BEHEMOTH_GATE", "40000"))
PARTS: Final = 10
#: The generator whose choices the engine's random games follow.
MASK: Final = (1 << 64) - 1


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.rule("TC2.1", "TC2.6", "TC3.1", "TC6.4", "TC6.10", "TC9.1", "TC9.3", "TC11.6")
@pytest.mark.rule("TC12.1", "TC12.2", "TC12.3", "TC12.4", "TC12.5", "TC12.6", "TC12.7", "TC12.8", "TC12.9")
@pytest.mark.rule("TC12.10", "TC12.11", "TC12.14", "TC12.15", "TC12.16", "TC12.17", "TC12.18")
def test_every_position_is_the_same(part: int) -> None:
    """Moves, keys, results, falls; in a sample lines, texts with marks, check, escape and the kills."""
    compared = sum(1 for _ in islice(walks(part), POSITIONS // PARTS))
    assert compared == POSITIONS // PARTS


def test_the_walks_meet_the_whole_expansion() -> None:
    """What is compared has every kind, goal, flag and mine of section 12 in it, and every effect happens."""
    met: Counter[str] = Counter()
    rng = Random(4)
    for _ in range(400):
        position = expanded(plain_position(rng), rng)
        if not sound(position):
            continue
        met.update({f"kind {piece.kind.code}" for piece in position.pieces})
        met.update({f"goal {position.rules.goal}"})
        met.update({"carried"} if position.flags and max(position.flags.carriers) != OFF else ())
        met.update({"covered mud"} if position.ground.covered else ())
        if position.mines is not None:
            met.update({f"owed {max(position.mines.owed)}", f"spent {any(position.mines.spent)}"})
        board = tanks.to_engine(position)
        for number in board.moves()[::7]:
            met.update(_effects(tanks.to_action(board, number)))
    expected = {f"kind {kind.code}" for kind in KINDS} | {f"goal {goal}" for goal in GOALS}
    expected |= {effect.name for effect in EffectKind} | {"carried", "covered mud", "Place", "owed 3", "spent True"}
    expected |= {"explodes", "push after trees"}
    assert not expected - met.keys()


def _effects(action: Action) -> set[str]:
    if not isinstance(action, Move):
        return {type(action).__name__}
    kinds = {effect.kind for effect in action.effects}
    found = {kind.name for kind in kinds} | ({"explodes"} if action.explodes else set())
    return found | ({"push after trees"} if {EffectKind.PUSH, EffectKind.FELL} <= kinds else set())


@pytest.mark.parametrize("name", scheme_names())
@pytest.mark.parametrize("portable", [False, True], ids=["best", "portable"])
def test_perft_of_schemes(name: str, portable: bool) -> None:
    """Depth two as the rules count, in bulk and move by move, by the code for this processor and by that for any."""
    scheme = load_scheme(name)
    position = with_mines_owed(scheme.position(scheme.rules))
    board = tanks.to_engine(position, portable=portable)
    expected = perft(position, 2)
    assert board.perft(0) == 1
    assert board.perft(2) == board.perft(2, bulk=False) == expected
    assert sum(ways for _, ways in board.divide(2)) == expected
    assert board.line() == tanks.to_engine(position).line(), "counting leaves the position as it was"


@settings(max_examples=25, deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
@given(small_positions)
def test_perft_of_random_positions(position: Position) -> None:
    if sound(position):
        for depth in (1, 2):
            assert tanks.perft(position, depth) == perft(position, depth)
        assert tanks.divide(position, 2) == divide(position, 2)
        board = tanks.to_engine(position)
        assert board.perft(3) == board.perft(3, bulk=False)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("TC12.10")
def test_perft_of_the_expansion(seed: int) -> None:
    """The same with section 12; placements are plies of their own, White's first."""
    rng = Random(seed)
    position = expanded(small_position(rng), rng)
    while not sound(position):
        position = expanded(small_position(rng), rng)
    assert tanks.divide(position, 2) == divide(position, 2)
    board = tanks.to_engine(position)
    assert board.perft(2) == board.perft(2, bulk=False) == perft(position, 2)


class Chance:
    """The engine's own random numbers, a second time."""

    def __init__(self, seed: int) -> None:
        self._value = mix(0) ^ (seed * 0x9E3779B97F4A7C15 & MASK) or 1

    def below(self, bound: int) -> int:
        value = self._value
        value ^= value >> 12
        value ^= value << 25 & MASK
        value ^= value >> 27
        self._value = value
        return ((value * 0x2545F4914F6CDD1D & MASK) >> 32) * bound >> 32


def play_by_rules(state: TankState, chance: Chance, cap: int) -> tuple[int, int, Outcome | None, int]:
    """One random game by the rules, with the engine's chance: plies, legal actions seen, outcome, last key."""
    plies = seen = 0
    board = tanks.to_engine(state.position)
    while state.outcome() is None and plies < cap:
        numbers = board.moves()
        number = numbers[chance.below(len(numbers))]
        action = tanks.to_action(board, number)
        assert isinstance(action, Fall) == board.falling
        seat = board.to_act
        assert seat is not None
        board.play(number)
        assert seat in state.to_act()
        following = state.play(seat, action, Random(0), events=False).state
        assert isinstance(following, TankState)
        state, plies, seen = following, plies + 1, seen + len(numbers)
    return plies, seen, state.outcome(), state.position.key


def word_for(outcome: Outcome | None) -> str:
    """The name under which the engine counts such games."""
    if outcome is None:
        return "capped"
    return "drawn" if outcome.drawn else ("white", "black")[outcome.winners[0]]


@pytest.mark.parametrize("options", [
    TankOptions("first-steps-10"),
    TankOptions("first-steps-10", repetition=2, quiet_moves=5),
    TankOptions("monster-16", quiet_moves=12, throw_own=True, fall_choice="killer"),
    TankOptions("monster-20", quiet_moves=9),
    TankOptions("first-steps-10", quiet_moves=8, remote_mines=3),
    TankOptions("monster-16", quiet_moves=8, remote_mines=1, goal="last_tank"),
], ids=lambda options: f"{options.scheme}-{options.quiet_moves}-{options.remote_mines}")  # fmt: skip
@pytest.mark.rule("TC4.4", "TC11.5", "TC11.6")
def test_random_games_end_as_the_law_says(options: TankOptions) -> None:
    """Wins, repetition, quiet moves, the cap: game by game what the rules make of the same choices."""
    game = TankChess()
    start = game.start(options, 2, Random(0))
    assert isinstance(start, TankState)
    chance, cap, check = Chance(7), 60, 0
    counts = {"white": 0, "black": 0, "drawn": 0, "capped": 0, "plies": 0, "moves": 0}
    games = 6
    for _ in range(games):
        plies, seen, outcome, key = play_by_rules(start, chance, cap)
        counts["plies"] += plies
        counts["moves"] += seen
        counts[word_for(outcome)] += 1
        check = (check ^ key) * 0x9E3779B97F4A7C15 & MASK
    found = tanks.tank_playouts(start, games, seed=7, cap=cap)
    assert {name: getattr(found, name) for name in counts} == counts
    assert found.check == check
    assert found.games == games
