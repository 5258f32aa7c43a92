"""The greedy bot of Tank Chess looks one move ahead: win, do not lose at once, capture, advance.

It is for the laboratory and decides for a bot that was late; people choose among the levels.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, cast

from behemoth.bots.bot import Observation
from behemoth.bots.goals import own_losses, progress
from behemoth.bots.mines import lay_mine
from behemoth.engine import material_of
from behemoth.tankchess import (
    HARMLESS,
    Action,
    Kind,
    Move,
    Position,
    TankState,
    after,
    check_moves,
    escape_moves,
    list_actions,
    threatened,
)

#: What a kind is worth, by its code. Figures of its own, not those of the engine's tuned table: other bots are measured
#: against this one, so it must not become stronger with them.
_VALUES: Final = {"HT": 9, "TD": 8, "MT": 6, "LT": 4, "HM": 7, "M": 15, "ST": 10, "UT": 12, "TH": 6,
                  "A": 4, "HW": 7, "AC": 3}  # fmt: skip
#: The commander is the game, whatever it is called.
_COMMANDER: Final = 100
#: A kind that is not in the table is worth what its figures say; a light tank is 100 there and 4 here.
_OF_MATERIAL: Final = 0.04
_WIN: Final = 10_000.0
#: So many of the best looking moves are looked at closely: is the commander safe after them?
_CLOSELY: Final = 24


class GreedyTankBot:
    """Takes wins, does not leave its commander to be taken, captures by value, otherwise advances."""

    name = "greedy"
    game = "tank-chess"
    level = 3
    character = "bot-greedy"
    hidden = True

    def choose(self, observation: Observation, rng: Random) -> Action:
        position = cast(TankState, observation.imagine(rng)).position
        side = observation.seat
        if position.placing:
            return lay_mine(position, side, rng)
        actions = list_actions(position)
        if len(actions) == 1:
            return actions[0]
        danger = threatened(position, 1 - side)
        first = {action: _first_look(position, side, action, danger) + rng.random() * 0.5 for action in actions}
        best = sorted(first, key=first.__getitem__, reverse=True)
        return _safest(position, side, best, first, observation)


@cache
def kind_value(kind: Kind) -> float:
    """What a kind is worth to this bot, whether its table has it or not."""
    if kind.commander:
        return _COMMANDER
    return _VALUES.get(kind.code) or material_of(kind) * _OF_MATERIAL


def _safest(
    position: Position, side: int, best: list[Action], value_of: dict[Action, float], observation: Observation
) -> Action:
    """The best of the likely moves once the enemy's answer is considered; all moves if every likely one loses."""
    chosen, value = best[0], -_WIN * 2
    for number, action in enumerate(best):
        if number >= _CLOSELY and (value > -_WIN / 2 or observation.seconds_left() < 0.2):
            break
        found = value_of[action] + _second_look(position, side, action)
        if found > value:
            chosen, value = action, found
    return chosen


def _first_look(position: Position, side: int, action: Action, danger: dict[int, int]) -> float:
    if not isinstance(action, Move):
        return 0.0
    value = sum(
        _taken(position, side, effect.at) + _taken(position, side, effect.to)
        for effect in action.effects
        if effect.kind not in HARMLESS
    )
    if action.leaves:
        return _WIN
    mover = position.armies[side][action.start]
    if action.sinks or action.explodes:
        return value - 3 * kind_value(mover.kind)
    forward = progress(position, side, action)
    value -= 2 * sum(kind_value(position.armies[side][square].kind) for square in own_losses(position, side, action))
    value += 0.2 * forward * (0.3 if mover.kind.commander else 1)
    if danger.get(action.end, 0) > min(mover.kind.armour):
        value -= 0.4 * kind_value(mover.kind)
    if danger.get(action.start, 0) > min(mover.kind.armour):
        value += 0.3 * kind_value(mover.kind)
    return value


def _taken(position: Position, side: int, square: int) -> float:
    enemy = position.armies[1 - side].get(square)
    return kind_value(enemy.kind) if enemy is not None else 0.0


def _second_look(position: Position, side: int, action: Action) -> float:
    following: Any = after(position, action)
    if following.result is not None:
        return _WIN if following.result.winner == side else -_WIN
    if check_moves(following, 1 - side) or escape_moves(following, 1 - side):
        return -_WIN
    bonus = 3.0 if isinstance(action, Move) and check_moves(following, side) else 0.0
    return bonus + (2.0 if escape_moves(following, side) else 0.0)
