"""Advice at Tank Chess: a legal move, the win where there is one, and the reason in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots.advice_tanks import advise, reason
from behemoth.tankchess import TankChess, TankOptions, TankState, read_action, read_position
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


TEN = "10_" + "-".join(["10"] * 10)
OF_THE_EXPANSION = [
    ("CLTA1N.LTE6N_CLTJ2N_w_gA2.E9_og1", "E6>E9N", "Wins by the flag."),
    ("CLTA1N.HTD5W_CLTJ10S.LTC8S_w_gC3.J8_og1", "D5>C5W", "Keeps the enemy from winning by the flag."),
    ("CLTA1N.LTE2N_CLTJ2N_w_gA2.J10_og1", "E2>E3N", "closer to winning by the flag"),
    (f"CLTA1N.LTE2N_CLTJ10W.MTJ8W_w_r{'f' * 25}.J8.C3_od3", "E2>E3N!(J8)", "Destroys the medium tank on J8."),
    (f"CLTA1N.LTE2N_CLTJ10W.MTJ8W_w_r{'f' * 25}.1.1_od1", "!C4", "A remote mine on C4"),
    ("CLTA1N.BE2N_CLTJ10W_w_xLTE3", "E2>E3Np(E3>E4)", "bulldozer"),
]


@pytest.mark.parametrize(("line", "text", "sentence"), OF_THE_EXPANSION)
def test_reasons_of_the_expansion(line: str, text: str, sentence: str) -> None:
    position = read_position(f"{TEN}_{line}")
    action = read_action(position, text)
    assert sentence in reason(position, 0, action, "en")
    assert reason(position, 0, action, "de") != reason(position, 0, action, "en")


@pytest.mark.parametrize(("start", "text", "sentence"), REASONS)
def test_the_reason_is_told_in_words(start: TankState, text: str, sentence: str) -> None:
    action = read_action(start.position, text)
    assert sentence in reason(start.position, 0, action, "en")
    assert reason(start.position, 0, action, "de") != reason(start.position, 0, action, "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_advice_is_a_legal_move_with_a_reason(language: str, thinking: str) -> None:
    for scheme in ("basic-16", "monster-16", "remote-mines-12", "carry-12", "bulldozers-12", "last-tank-12"):
        start = TankChess().start(TankOptions(scheme=scheme))
        found = advise(start, 0, language, 0.2)
        start.play(0, start.read(0, found.action), Random(0))
        assert found.sentence.endswith(".")


def test_advice_finds_the_win(thinking: str) -> None:
    start = state("W CLT E8 N", "W LT A1 N", "B CLT J9 S", "B LT J1 W")
    assert advise(start, 0).sentence == "Wins: the command tank leaves the board."
