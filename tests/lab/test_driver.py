"""The loop of whole games: to the end or to the cap, the same by the same chance."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.games import Seat, State
from behemoth.lab import drive
from behemoth.monstercombat import MonsterCombat, Options


def _game(seed: int, **facts: Any) -> list[Any]:
    bots, luck = Random(seed), Random(seed)

    def choose(state: State[Any], seat: Seat) -> Any:
        return state.actions(seat).sample(bots)

    return list(drive(MonsterCombat().start(Options(), 3, luck), choose, luck, **facts))


def test_a_game_goes_on_to_its_end() -> None:
    decisions = _game(1)
    assert decisions[-1].step.state.outcome() is not None
    assert all(decision.step.state.outcome() is None for decision in decisions[:-1])
    assert all(decision.step.events for decision in decisions)
    assert decisions == _game(1) != _game(2)


def test_a_cap_ends_it_before() -> None:
    decisions = _game(1)
    assert [decision[:2] for decision in _game(1, cap=5, events=False)] == [decision[:2] for decision in decisions[:5]]
    assert not _game(1, cap=0)
