"""The hot seat that knows no game, at the two that have seats of their own."""

from __future__ import annotations

import pytest

from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import run

__all__ = ["quick_bots"]


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("language", ["en", "de"])
def test_monster_combat_with_hands_hidden(language: str) -> None:
    words = ("--lang", language, "hotseat", "monster-combat", "--player", "Ann", "--player", "Bob", "--seed", "1")
    said = run(*words, typed="\n1\n\n\n1\n\n\nquit\n\n")
    assert said.code == 0
    assert "Ann" in said.out
    parts = said.out.split("-" * 60)
    assert len(parts) > 4, "the device went around"


@pytest.mark.usefixtures("quick_bots")
def test_help_lists_what_it_knows() -> None:
    said = run("hotseat", "tank-chess", "--option", "scheme=first-steps-10", typed="help\n")
    for command in ("list [FROM]", "find WORDS", "resign", "draw", "undo", "hint", "save FILE"):
        assert command in said.out
