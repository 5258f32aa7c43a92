"""The two ways the engine words its answers."""

from __future__ import annotations

import re

import pytest

from behemoth.terminal.engine_dialect import Dialect, Found, PlainWords, Uci
from behemoth.terminal.engine_words import OPTIONS

LINE = Found(3, 2, -120, 0, 5000, 0.5, ("A1>A2N", "B9>B8S"))


@pytest.mark.parametrize(
    ("found", "plain", "uci"),
    [
        (LINE, "points -120", "cp -120"),
        (Found(3, 1, 0, 2, 1, 1.0, ("x",)), "win 2", "mate 2"),
        (Found(3, 1, 0, -2, 1, 1.0, ("x",)), "loss 2", "mate -2"),
        (Found(3, 1, 0, 0, 1, 1.0, ("x",), chance=0.4321), "chance 0.432", "cp 43 wdl 432 0 568"),
    ],
)
def test_scores(found: Found, plain: str, uci: str) -> None:
    assert f" score {plain} nodes " in PlainWords().info(found)
    assert f" score {uci} nodes " in Uci().info(found)


def test_a_line_of_play() -> None:
    assert PlainWords().info(LINE) == (
        "info depth 3 line 2 score points -120 nodes 5000 nps 10000 time 500 pv A1>A2N B9>B8S"
    )
    assert Uci().info(LINE) == (
        "info depth 3 seldepth 3 multipv 2 score cp -120 nodes 5000 nps 10000 time 500 pv A1>A2N B9>B8S"
    )


@pytest.mark.parametrize(
    ("words", "none", "ways"), [(PlainWords(), "best none", "x 7"), (Uci(), "bestmove (none)", "x: 7")]
)
def test_the_rest(words: Dialect, none: str, ways: str) -> None:
    assert words.best("") == none
    assert words.best("x").endswith(" x")
    assert words.ways("x", 7) == ways
    assert "270" in words.all_ways(270, 0.0)
    assert words.stopped()
    assert words.error("No.").endswith("error No.")


def test_options_of_uci_have_a_type_uci_knows() -> None:
    form = re.compile(
        r"option name \w+ type (spin default \d+ min \d+ max \d+|check default (true|false)|string default \S+"
        r"|combo default \S+( var \S+)+)"
    )
    lines = Uci().options(OPTIONS)
    assert len(lines) == len(OPTIONS)
    assert [line for line in lines if not form.fullmatch(line)] == []
