"""Observations of single states as bytes, and actions as numbers, for games as data: the same as in environments."""

from __future__ import annotations

from typing import Any, cast

from behemoth.games import Seat, State
from behemoth.lab.environments import card_numbers, card_observation, tank_numbers, tank_observation
from behemoth.lab.environments.tank_numbers import Decision
from behemoth.monstercombat import CombatState, View
from behemoth.tankchess import TankChess, TankOptions, TankState


class CardObserver:
    """Of Monster Combat: a row."""

    version = card_observation.VERSION
    numbers_version = card_numbers.VERSION
    shape: tuple[int, ...] = (card_observation.LENGTH,)
    dtype = "float32"

    def observe(self, state: State[Any], seat: Seat) -> bytes:
        """What this seat sees."""
        return card_observation.observe(cast(View, state.view(seat))).tobytes()

    def numbers_to(self, state: State[Any], seat: Seat, action: Any) -> tuple[int, ...]:
        """An action is one number."""
        return (card_numbers.number_of(action, seat, len(cast(CombatState, state).hands)),)


class TankObserver:
    """Of Tank Chess: planes, at the first question of a decision."""

    version = tank_observation.VERSION
    numbers_version = tank_numbers.VERSION
    dtype = "uint8"

    def __init__(self, options: TankOptions) -> None:
        size = TankChess().start(options).position.size
        self.shape: tuple[int, ...] = (len(tank_observation.PLANES), size, size)

    def observe(self, state: State[Any], seat: Seat) -> bytes:
        """What this side sees."""
        tanks = cast(TankState, state)
        decision = Decision.of(tanks, seat) if seat in tanks.to_act() else None
        return tank_observation.observe_state(tanks, seat, decision).tobytes()

    def numbers_to(self, state: State[Any], seat: Seat, action: Any) -> tuple[int, ...]:
        """The answers that lead to an action, question by question."""
        return tuple(Decision.of(cast(TankState, state), seat).answers_to(action))
