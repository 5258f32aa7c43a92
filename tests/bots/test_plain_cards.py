"""The levels of Monster Combat without the engine."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from behemoth import engine
from behemoth.bots import Observation, find_bot
from behemoth.bots.advice_cards import advise
from behemoth.bots.plain_cards import plain_card_choice
from behemoth.games import view_bytes
from behemoth.monstercombat import COOP, CombatState, MonsterCombat, Options, Shield
from tests.monstercombat.build import go, table

GAME = MonsterCombat()


def observation(state: CombatState, seat: int, seconds: float = 5.0) -> Observation:
    made = GAME.from_view(view_bytes(state, seat), seat, Random(1))
    return Observation(made, seat, time.monotonic() + seconds)


def choice(state: CombatState, level: int) -> Any:
    return find_bot("monster-combat", f"level-{level}").choose(observation(state, state.to_act()[0]), Random(1))


@pytest.mark.parametrize("level", [1, 5, 6, 8])
def test_without_the_engine_every_level_plays_on(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "cards_available", lambda: False)
    for options in (Options(), Options(variant=COOP)):
        rng = Random(level)
        state = GAME.start(options, 3, rng)
        for _ in range(6):
            (seat,) = state.to_act()
            action = plain_card_choice(state, seat, level, 0.05, rng)
            assert action in state.actions(seat)
            state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    assert choice(go(table("s", "d", hearts=(3, 1)), "sword"), level) == Shield("d")
    assert advise(go(table("s", "d", hearts=(3, 1)), "sword"), 1, seconds=0.1).action == "shield"
