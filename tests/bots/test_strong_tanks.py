"""The levels of Tank Chess and the advice: legal, awake at the decisive moment, with and without the engine."""

from __future__ import annotations

import time
from copy import copy
from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots import bot_infos, bot_names, find_bot
from behemoth.bots.advice_tanks import advise, reason
from behemoth.bots.bot import Observation
from behemoth.bots.engine_notice import notice_without_engine
from behemoth.bots.levels import TANK_LEVELS
from behemoth.bots.strong_tanks import levels
from behemoth.tankchess import TankChess, TankOptions, TankState, check_moves, read_action
from tests.engine.needs import needs_engine
from tests.tankchess.build import place

LEVELS = levels()


def state(*men: str, size: int = 10, turn: int = 0, **parts: Any) -> TankState:
    return TankState(place(size, *men, turn=turn, **parts))


def observation(start: TankState, seconds: float = 0.2) -> Observation:
    return Observation(start, start.to_act()[0], time.monotonic() + seconds)


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "law"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "law":
        monkeypatch.setattr(engine, "available", lambda: False)
    return str(request.param)


# --- levels ------------------------------------------------------------------------------------------


def test_there_are_eight_levels_and_people_see_only_them() -> None:
    assert [info.name for info in bot_infos("tank-chess")] == [f"level-{number}" for number in range(1, 9)]
    assert [info.level for info in bot_infos("tank-chess")] == list(range(1, 9))
    assert {"random", "greedy"} < set(bot_names("tank-chess"))  # for the laboratory


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_has_a_name_a_character_and_a_promise(language: str) -> None:
    infos = bot_infos("tank-chess", language)
    assert len({info.title for info in infos}) == len({info.about for info in infos}) == 8
    assert all(0 < info.promise <= 5 for info in infos)
    assert not any(info.title.startswith("level-") for info in infos)


def test_the_table_grows_from_friendly_to_full_strength() -> None:
    strengths = [level.strength for level in TANK_LEVELS]
    assert [level.number for level in TANK_LEVELS] == list(range(1, 9))
    assert [level.promise for level in TANK_LEVELS] == sorted(level.promise for level in TANK_LEVELS)
    for weakness in ("noise", "oversight"):
        figures = [getattr(strength.weakness, weakness) for strength in strengths]
        assert figures == sorted(figures, reverse=True)
        assert figures[-1] == 0


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
    if thinking == "engine":  # the law looks as far as the time allows
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


def test_people_are_told_once_where_bots_are_weaker(thinking: str) -> None:
    for language in ("en", "de"):
        assert (notice_without_engine(language) is None) == (thinking == "engine")


# --- advice ------------------------------------------------------------------------------------------

REASONS = [
    (state("W CLT E8 N", "B CLT J9 S"), "E8>off", "Wins: the command tank leaves the board."),
    (state("W CLT A1 N", "W MT E2 N", "B CLT E9 S"), "E2>E3N(E9)", "Wins: destroys the command tank on E9."),
    (
        state("W CLT A1 N", "W HT C2 E", "B CLT J10 W", "B MT H2 N"),
        "C2>D2E(H2)",
        "Destroys the medium tank on H2: gun 3 against side armour 1.",
    ),
    (
        state("W CLT E2 N", "W HT D4 E", "B CLT J10 S", "B TD E9 S", high="D1 D2 E1 F1 F2 I10 I9 J9"),
        "D4>E4E",
        "Saves the command tank from the tank destroyer on E9.",
    ),
    (state("W CLT C4 N", "B CLT J9 S", high="I9 I10 J8 I8"), "C4>C6N", "Threatens to leave the board"),
    (state("W CLT A1 N", "W HT C2 E", "B CLT J10 W", high="I10 J9 I9"), "C2>D3NE", "closer to the enemy's command"),
    (state("W CLT A1 N", "W HT C2 E", "B CLT J10 W", high="I10 J9 I9"), "C2>C2SE", "Turns the heavy tank on C2"),
    (state("W CLT C2 N", "B CLT J10 W", high="I10 J9 I9", size=16), "C2>C4N", "closer to the enemy's edge"),
]


@pytest.mark.parametrize(("start", "text", "sentence"), REASONS)
def test_the_reason_is_told_in_words(start: TankState, text: str, sentence: str) -> None:
    action = read_action(start.position, text)
    assert sentence in reason(start.position, 0, action, "en")
    assert reason(start.position, 0, action, "de") != reason(start.position, 0, action, "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_advice_is_a_legal_move_with_a_reason(language: str, thinking: str) -> None:
    for scheme in ("basic-16", "monster-16"):
        start = TankChess().start(TankOptions(scheme=scheme))
        found = advise(start, 0, language, 0.2)
        start.play(0, start.read(0, found.action), Random(0))
        assert found.sentence.endswith(".")


def test_advice_finds_the_win(thinking: str) -> None:
    start = state("W CLT E8 N", "W LT A1 N", "B CLT J9 S", "B LT J1 W")
    assert advise(start, 0).sentence == "Wins: the command tank leaves the board."
