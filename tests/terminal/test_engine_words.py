"""The words of the protocol: limits and options."""

from __future__ import annotations

import pytest

from behemoth.games import GameError
from behemoth.terminal.engine_words import Go, read_go, read_option, read_uci_go


def test_time_from_the_clock() -> None:
    soft, hard = read_go(["clock", "60000", "inc", "1000"]).seconds
    assert 2 < soft < 4
    assert soft < hard < 20
    for clock in (1, 50, 1000, 10**7):
        soft, hard = Go(clock=clock, inc=60_000).seconds
        assert soft <= hard <= clock / 1000 / 3
    assert Go(time=1000).seconds == (1.0, 1.0), "all of a time that was given"
    assert Go(depth=3).seconds == (0, 0)


@pytest.mark.parametrize(
    "words",
    ["", "inc 5", "depth", "depth 0", "depth -1", "depth 100", "nodes 1e5", "perft 2 depth 1", "perft 2 infinite",
     "soon", "time 99999999999999999999"],
)  # fmt: skip
def test_what_go_does_not_understand(words: str) -> None:
    with pytest.raises(GameError):
        read_go(words.split())


def test_options() -> None:
    assert read_option(["lines", "3"]) == ("lines", 3)
    assert read_option(["name", "lines", "value", "3"]) == ("lines", 3)
    for wrong in (["lines"], ["lines", "0"], ["moon", "1"], [], ["lines", "x"], ["lines", "1", "2"]):
        with pytest.raises(GameError):
            read_option(wrong)


def test_names_of_uci() -> None:
    assert read_option(["name", "Hash", "value", "64"]) == ("memory", 64)
    assert read_option(["name", "multipv", "value", "2"]) == ("lines", 2)
    assert read_option(["name", "Python", "value", "true"]) == ("python", 1)
    assert read_option(["name", "UCI_Variant", "value", "monster-combat"]) == ("game", "monster-combat")
    assert read_option(["name", "Seed", "value", "abc"]) == ("seed", "abc")
    with pytest.raises(GameError):
        read_option(["name", "UCI_Variant", "value", "chess"])


def test_go_in_uci() -> None:
    words = ["wtime", "1000", "btime", "2000", "winc", "10", "binc", "20", "movestogo", "5"]
    assert (read_uci_go(words, 0).clock, read_uci_go(words, 0).inc) == (1000, 10)
    assert (read_uci_go(words, 1).clock, read_uci_go(words, 1).inc) == (2000, 20)
    assert read_uci_go(["movetime", "50"], 0) == Go(time=50)
    assert read_uci_go(["perft", "3"], 0) == Go(perft=3)
    assert read_uci_go([], 0).infinite
    assert read_uci_go(["ponder", "depth", "4", "nonsense"], 0) == Go(depth=4)
    assert read_uci_go(["wtime", "-20"], 0).clock == 1
    with pytest.raises(GameError):
        read_uci_go(["depth", "deep"], 0)
