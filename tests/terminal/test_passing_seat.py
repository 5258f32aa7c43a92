"""Handing one device around: everybody hears what happened since they looked last, as they may know it."""

from __future__ import annotations

import pytest

from tests.terminal.running import run


@pytest.mark.usefixtures("example_games")
def test_the_second_hears_what_the_first_did_and_not_what_they_hold() -> None:
    said = run("hotseat", "kuhn-poker", "--player", "Ada", "--player", "Bo", "--seed", "x", typed="\npass\n\n\nlog\n")
    second = said.out.split("-" * 60)[-1]
    assert second.count("Ada passes.") == 2, "told once, and again by the log"
    assert "Ada is dealt a card." in second
    assert "Bo is dealt the" in second


@pytest.mark.usefixtures("example_games")
def test_undo_is_possible_until_the_screen_is_hidden() -> None:
    said = run("hotseat", "kuhn-poker", "--player", "Ada", "--player", "Bo", typed="\npass\nundo\nbet\n\n\nundo\n")
    second = said.out.split("-" * 60)[-1]
    assert "Ada bets a chip." in second
    assert "Ada passes." not in second
    assert "cannot be taken back" in second
