"""The registry of these tests: what one test offers, the next does not find."""

from __future__ import annotations

import pytest

from behemoth.games import offer_game, registry
from tests.games.toys import RaceGame


@pytest.fixture(autouse=True)
def fresh_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only installed games can be found."""
    monkeypatch.setattr(registry, "_own", {})


@pytest.fixture
def race() -> RaceGame:
    """The toy game, which can be found like any other."""
    game = RaceGame()
    offer_game(game)
    return game
