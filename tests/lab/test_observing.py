"""Observations for data: those of the environments, and not of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.games import InvalidOptions, State
from behemoth.lab.observing import find_observer
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankChess, TankOptions

np = pytest.importorskip("numpy")
SMALL = TankOptions(scheme="first-steps-10")


def test_cards() -> None:
    from behemoth.lab.environments import CardGame

    game = CardGame(Options(), 3, Random(1))
    observer, seat = find_observer("monster-combat", Options()), game.state.asked()
    action = next(iter(game.state.actions(seat)))
    shown = np.frombuffer(observer.observe(game.state, seat), observer.dtype).reshape(observer.shape)
    assert np.array_equal(shown, game.observe(seat))
    assert list(observer.numbers_to(game.state, seat, action)) == game.numbers_to(action)


def test_tanks() -> None:
    from behemoth.lab.environments import TankGame

    game = TankGame(TankChess().start(SMALL))
    observer = find_observer("tank-chess", SMALL)
    action = game.state.actions(0).sample(Random(1))
    planes = np.frombuffer(observer.observe(game.state, 0), observer.dtype).reshape(observer.shape)
    assert planes.shape[1:] == (10, 10)
    assert np.array_equal(planes, game.observe(0))
    for number in observer.numbers_to(game.state, 0, action):  # the answers lead to the action
        game.choose(number)
    after: State[Any] = TankChess().start(SMALL).play(0, action).state
    assert game.state.text() == after.text()


def test_nothing_hidden_is_shown() -> None:
    state = MonsterCombat().start(Options(), 3, Random(1))
    observer, seat = find_observer("monster-combat", Options()), state.asked()
    other = state.imagine(seat, Random(5))
    assert other.text() != state.text()
    assert observer.observe(other, seat) == observer.observe(state, seat)


def test_not_every_game_has_some() -> None:
    with pytest.raises(InvalidOptions) as refused:
        find_observer("matches", None)
    assert "matches" in str(refused.value)
