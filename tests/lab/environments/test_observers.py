"""Observations for data are those of the environments."""

from __future__ import annotations

from random import Random

import numpy as np

from behemoth.lab.environments import CardGame, tank_game
from behemoth.lab.observing import find_observer
from behemoth.monstercombat import Options
from behemoth.tankchess import TankOptions


def test_of_monster_combat() -> None:
    game, observer = CardGame(Options(), 3, Random(1)), find_observer("monster-combat", Options())
    for seat in range(3):
        row = np.frombuffer(observer.observe(game.state, seat), observer.dtype).reshape(observer.shape)
        assert np.array_equal(row, game.observe(seat))


def test_of_tank_chess() -> None:
    options = TankOptions(scheme="remote-mines-12")
    game, observer = tank_game(options), find_observer("tank-chess", options)
    for seat in range(2):
        planes = np.frombuffer(observer.observe(game.state, seat), observer.dtype).reshape(observer.shape)
        # Both sides lay mines at once; the game asks White first.
        differing = np.flatnonzero([not np.array_equal(*pair) for pair in zip(planes, game.observe(seat), strict=True)])
        assert differing.size == (0 if seat == 0 else 1)
