"""The words of the protocol: limits and options."""

from __future__ import annotations

import pytest

from behemoth.games import GameError
from behemoth.terminal.engine_words import Go, read_go, read_option


def test_time_from_the_clock() -> None:
    soft, hard = read_go(["clock", "60000", "inc", "1000"]).seconds
    assert 2 < soft < 4
    assert soft < hard < 20
    for clock in (1, 50, 1000, 10**7):
        soft, hard = Go(clock=clock, inc=60_000).seconds
        assert soft <= hard <= clock / 1000 / 3
    assert Go(time=1000).seconds == (0.0, 1.0)
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
