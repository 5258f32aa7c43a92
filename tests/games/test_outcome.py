"""Outcomes: who won."""

from __future__ import annotations

from behemoth.games import (
    Outcome,
)


def test_outcomes() -> None:
    won = Outcome("left", (0.0, 1.0))
    assert (won.winners, won.drawn) == ((1,), False)
    drawn = Outcome("agreed", (0.5, 0.5))
    assert (drawn.winners, drawn.drawn) == ((), True)
