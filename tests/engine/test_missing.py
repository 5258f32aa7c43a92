"""An engine that is built while we run is used from then on."""

from __future__ import annotations

import sys

import pytest

from behemoth import engine
from tests.engine.needs import needs_engine


@needs_engine("tanks")
def test_tank_chess_finds_an_engine_that_came_late(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "behemoth_engine.tanks", None)
        assert engine.missing()
        assert not engine.available()
    assert not engine.missing()
    assert engine.available()


@needs_engine("cards")
def test_monster_combat_finds_an_engine_that_came_late(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.card_engine.cache_clear()
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "behemoth_engine.cards", None)
        assert not engine.cards_available()
    assert engine.cards_available()
