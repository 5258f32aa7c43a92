"""The levels of Tank Chess: they play legally, take wins, do not throw the game away, and vary their openings."""

from __future__ import annotations

import time
from copy import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots import find_bot, job_for, plain_tanks, run_job
from behemoth.bots.advice_tanks import advise
from behemoth.bots.analysis import analyse_position
from behemoth.bots.bot import Observation
from behemoth.bots.strong_tanks import levels
from behemoth.tankchess import TankChess, TankOptions, TankState, check_moves, escape_moves
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

LEVELS = levels()
EXPANSION = ("bulldozers-12", "observers-16", "minefield-12", "carry-12", "last-tank-12", "remote-mines-12")


def state(*men: str, size: int = 10, turn: int = 0, **parts: Any) -> TankState:
    return TankState(place(size, *men, turn=turn, **parts))


def observation(start: TankState, seconds: float = 0.2) -> Observation:
    return Observation(start, start.to_act()[0], time.monotonic() + seconds)


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "rules"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "rules":
        monkeypatch.setattr(engine, "available", lambda: False)
        # A busy machine must not decide how far it looks.
        monkeypatch.setattr(plain_tanks, "time", SimpleNamespace(monotonic=lambda: 0.0))
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
@pytest.mark.parametrize("scheme", EXPANSION)
def test_every_level_plays_the_expansion(bot: Any, scheme: str, thinking: str) -> None:
    """Bulldozers, observers, mines, remote mines and their laying, every goal."""
    start: Any = TankChess().start(TankOptions(scheme=scheme))
    rng = Random(1)
    for _ in range(3):
        while start.position.placing:
            seat = start.to_act()[-1]
            chosen = bot.choose(Observation(start, seat, time.monotonic() + 0.2), rng)
            start = start.play(seat, chosen, rng).state
        if not start.to_act():  # whoever overlooks most shots may lose its command tank at once
            break
        seat = start.to_act()[0]
        start = start.play(seat, bot.choose(observation(start, 0.15), rng), rng).state


TEN = "10_" + "-".join(["10"] * 10)
WINS = {
    "flag": f"{TEN}_CLTA1N.LTE6N_CLTJ2N.LTJ5W_w_gA2.E9_og1",
    "home": f"{TEN}_CLTA5N.LTE4S_CLTJ7N.LTJ5W_w_gA2.E9~E4_og2",
    "last tank": f"{TEN}_LTA1N.LTE2N_LTE7S_w_og3",
    "remote mine": f"{TEN}_CLTA1N.LTE2N_CLTJ10W.LTJ8W_w_r{'f' * 25}.J10.C3_od3",
}


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("line", WINS.values(), ids=WINS)
@pytest.mark.rule("TC12.11", "TC12.14", "TC12.15", "TC12.16")
def test_every_level_wins_by_the_goal(bot: Any, line: str, thinking: str) -> None:
    start: Any = TankChess().start(TankOptions(position=line))
    outcome = start.play(0, bot.choose(observation(start, 1.0), Random(2)), Random(2)).state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("TC12.17")
def test_the_flag_is_defended(thinking: str) -> None:
    """Black will be on the flag next turn unless White destroys it or stands in its way."""
    line = f"{TEN}_CLTA1N.HTE6W_CLTJ10S.LTC7S_w_gC3.J8_og1"
    start: Any = TankChess().start(TankOptions(position=line))
    for bot in LEVELS[-3:]:
        following = start.play(0, bot.choose(observation(start, 1.0), Random(2)), Random(2)).state.position
        assert not escape_moves(following, 1)


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


# --- too many pieces for the engine ------------------------------------------------------------------


def crowded(rows: int) -> TankState:
    """So many full rows of each side on the largest board, turned away from each other so that nobody wins at once."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWX"
    men = [
        f"{side} {_kind(row, column)} {column}{1 + row if side == 'W' else 24 - row} {heading}"
        for side, heading in (("W", "S"), ("B", "N"))
        for row in range(rows)
        for column in letters
    ]
    return state(*men, size=24)


def _kind(row: int, column: str) -> str:
    return "CLT" if (row, column) == (0, "A") else "LT"


@needs_engine("tanks")
def test_the_engine_has_room_for_sixty_four_pieces_of_a_side() -> None:
    assert engine.can_play(crowded(2).position)
    assert not engine.can_play(crowded(3).position)


@pytest.mark.parametrize("rows", [3, 8])
@pytest.mark.parametrize("bot", [LEVELS[0], LEVELS[-1]], ids=lambda bot: bot.name)
def test_with_more_pieces_every_level_thinks_with_the_rules(bot: Any, rows: int) -> None:
    start = crowded(rows)
    action = run_job(job_for("tank-chess", bot.name, start, 0, Random(1), 0.5))
    assert start.play(0, start.read(0, action), Random(1)).state.to_act() == (1,)


def test_with_more_pieces_there_is_still_advice_and_analysis() -> None:
    start = crowded(3)
    assert advise(start, 0, seconds=0.2).action in [start.write(0, action) for action in start.actions(0)]
    assert analyse_position(start, 0.2)
