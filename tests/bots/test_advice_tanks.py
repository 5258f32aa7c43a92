"""Advice at Tank Chess: a legal move, the win where there is one, and the reason in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots.advice_tanks import advise, reason
from behemoth.tankchess import TankChess, TankOptions, TankState, read_action
from tests.engine.needs import needs_engine
from tests.tankchess.build import place


def state(*men: str, size: int = 10, turn: int = 0, **parts: Any) -> TankState:
    return TankState(place(size, *men, turn=turn, **parts))


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "rules"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "rules":
        monkeypatch.setattr(engine, "available", lambda: False)
    return str(request.param)


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
