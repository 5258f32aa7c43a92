"""What the engine does in the background: counting, the bench, the check."""

from __future__ import annotations

import re

import pytest

from behemoth import engine
from behemoth.tankchess import TankChess, TankOptions, load_scheme, perft
from tests.engine.needs import needs_engine
from tests.terminal.conversation import Conversation


def test_counting(conversation: Conversation) -> None:
    expected = perft(load_scheme("first-steps-10").position(), 2)
    said = conversation.ask("position scheme first-steps-10", "go perft 2")
    assert said[-1].startswith(f"perft {expected} ")
    assert sum(int(line.split()[1]) for line in said[:-1]) == expected
    assert conversation.ask("go perft 0")[-1].startswith("perft 1 ")


def test_the_bench_is_always_the_same(conversation: Conversation) -> None:
    counts = [conversation.ask("bench")[-1].split()[:2] for _ in range(2)]
    assert counts[0] == counts[1]
    assert counts[0][0] == "bench"


@needs_engine("tanks")
def test_the_bench_is_the_searchs_own() -> None:
    from behemoth.engine.search import bench

    assert Conversation("engine").ask("bench")[-1].split()[1] == str(bench())


@needs_engine("tanks")
def test_law_and_engine_agree() -> None:
    assert Conversation("engine").ask("check 60") == ["check 60 positions 0 differ"]


@needs_engine("tanks")
def test_information_about_a_search() -> None:
    talk = Conversation("engine")
    said = talk.ask("setoption name lines value 2", "position scheme basic-16", "go depth 3")
    pattern = re.compile(
        r"info depth \d+ line [12] score (points -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ time \d+ pv \S+( \S+)*"
    )
    assert all(pattern.fullmatch(line) for line in said[:-1])
    assert {line.split()[4] for line in said[:-1]} == {"1", "2"}
    state = TankChess().start(TankOptions())
    for text in said[-3].split(" pv ")[1].split():
        (seat,) = state.to_act()
        state = state._after(state.read(seat, text))


def test_a_check_needs_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "available", lambda: False)
    (said,) = Conversation().ask("check")
    assert said.startswith("error The engine is not installed")
