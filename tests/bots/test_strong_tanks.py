"""The levels of Tank Chess: they play legally, take wins, do not throw the game away, and vary their openings."""

from __future__ import annotations

import time
from copy import copy
from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots import find_bot
from behemoth.bots.bot import Observation
from behemoth.bots.strong_tanks import levels
from behemoth.tankchess import TankChess, TankOptions, TankState, check_moves
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

LEVELS = levels()


def state(*men: str, size: int = 10, turn: int = 0, **parts: Any) -> TankState:
    return TankState(place(size, *men, turn=turn, **parts))


def observation(start: TankState, seconds: float = 0.2) -> Observation:
    return Observation(start, start.to_act()[0], time.monotonic() + seconds)


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "rules"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "rules":
        monkeypatch.setattr(engine, "available", lambda: False)
    return str(request.param)


# --- levels ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_every_level_plays_legally(bot: Any, thinking: str) -> None:
    start: Any = TankChess().start(TankOptions(scheme="monster-16"))
    rng = Random(1)
    for _ in range(3):
        seat = start.to_act()[0]
        start = start.play(seat, bot.choose(observation(start), rng), rng).state


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("seed", range(3))
def test_every_level_takes_a_free_win(bot: Any, seed: int, thinking: str) -> None:
    leaves = state("W CLT E8 N", "W LT A1 N", "B CLT J9 S", "B LT J1 W")
    assert bot.choose(observation(leaves), Random(seed)).leaves
    shoots = state("W CLT A1 N", "W MT E2 N", "B CLT E9 S", "B HT J10 S")
    assert "(E9)" in shoots.write(0, bot.choose(observation(shoots), Random(seed)))


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_no_level_sinks_its_command_tank_nor_leaves_it_in_check(bot: Any, thinking: str) -> None:
    start = state("W CLT E2 N", "W HT D4 E", "B CLT J10 S", "B MT E9 S", high="D1 D2 F1 F2 I10 I9 J9", water="E1 D3 F3")
    for seed in range(3):
        action = bot.choose(observation(start), Random(seed))
        assert not action.sinks
        following = start.play(0, action, Random(0)).state
        assert isinstance(following, TankState)
        assert not check_moves(following.position, 1)


def test_openings_vary_and_the_seed_decides(thinking: str) -> None:
    start = TankChess().start(TankOptions())
    bot = find_bot("tank-chess", "level-2")
    chosen = [bot.choose(observation(start), Random(seed)) for seed in (1, 1, 2, 3, 4, 5)]
    assert len(set(chosen)) > 1
    if thinking == "engine":  # the rules look as far as the time allows
        assert chosen[0] == chosen[1]


@needs_engine("tanks")
def test_copies_of_a_level_do_not_share_their_memory() -> None:
    bot = LEVELS[-1]
    bot.choose(observation(TankChess().start(TankOptions())), Random(1))
    other = copy(bot)
    other.choose(observation(TankChess().start(TankOptions())), Random(1))
    assert bot._searcher is not None
    assert other._searcher is not None
    assert bot._searcher is not other._searcher
