"""A bot that is loaded when it first decides: known by name before, and not there where it could not think."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Any

import pytest

from behemoth.bots import Observation, later
from behemoth.bots.later import LaterBot
from behemoth.monstercombat import MonsterCombat, Options


def test_it_is_loaded_once_and_only_when_it_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Quick:
        def __init__(self) -> None:
            made.append(1)

        def choose(self, observation: Observation, rng: Random) -> Any:
            return observation.actions().sample(rng)

    module = ModuleType("made_for_a_test")
    module.Quick = Quick  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "made_for_a_test", module)
    bot = LaterBot("quick", "monster-combat", 1, "bot-random", "made_for_a_test:Quick")
    assert not made
    state = MonsterCombat().start(Options(), 3, Random(1))
    for _ in range(2):
        assert bot.choose(Observation(state, state.asked()), Random(1)) in state.actions(state.asked())
    assert made == [1]


def test_without_numpy_nobody_has_learned_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [bot.name for bot in later.learned()] == ["learned"]

    def nothing(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(later, "find_spec", nothing)
    assert later.learned() == ()
