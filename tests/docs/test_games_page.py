"""docs/games.md names every member of the contract."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from behemoth.games import Game, Outcome, State, Step

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "games.md").read_text(encoding="utf-8")
#: Every word in code on the page: `play(seat, action, rng)` names play.
NAMED: Final = set(re.findall(r"`(\w+)", PAGE))


def _members(part: type) -> list[str]:
    declared = {*vars(part), *getattr(part, "__annotations__", {})}
    return sorted(name for name in declared if not name.startswith("_"))


@pytest.mark.parametrize("part", [Game, State, Step, Outcome])
def test_every_member_is_named(part: type) -> None:
    assert [name for name in _members(part) if name not in NAMED] == []


def test_members_are_found() -> None:
    assert {"secrets", "chance", "about", "seat_tag", "from_view"} <= set(_members(Game))
    assert {"query", "default", "close", "imagine", "hides"} <= set(_members(State))
    assert _members(Step) == ["events", "final", "open", "state", "text"]


def test_what_a_game_says_by_not_saying_it() -> None:
    assert Game.secrets
    assert Game.chance
    assert "true unless the game says otherwise" in PAGE
