"""Environments for learners: numbers for decisions, observations, and games as PettingZoo, Gymnasium and OpenSpiel want
them. A door of its own, since it needs numpy: ``pip install "behemoth[lab]"``.

``tank_chess_v0`` and ``monster_combat_v0`` are PettingZoo's modules; they and ``single`` need its packages as well::

    from behemoth.lab.environments import monster_combat_v0
    env = monster_combat_v0.env(seats=4)
"""

from __future__ import annotations

from behemoth.games import missing_extra

try:
    import numpy as _numpy  # noqa: F401
except ImportError as error:
    raise missing_extra(error) or error from None

from behemoth.lab.environments import card_numbers, card_observation, tank_numbers, tank_observation
from behemoth.lab.environments.seat_games import CardGame, EngineTankGame, SeatGame, TankGame, tank_game
from behemoth.lab.environments.vector import VectorGames, card_games, sample, tank_games

__all__ = [
    "CardGame",
    "EngineTankGame",
    "SeatGame",
    "TankGame",
    "VectorGames",
    "card_games",
    "card_numbers",
    "card_observation",
    "sample",
    "tank_game",
    "tank_games",
    "tank_numbers",
    "tank_observation",
]
