"""Tank Chess without the engine: a search in Python two moves deep, over the enemy's strikes only.

It is weaker than the engine by far and stronger than the greedy player: it weighs what the enemy can destroy in answer.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from behemoth.bots.danger import in_danger, piece_value
from behemoth.bots.goals import own_losses, progress
from behemoth.bots.mines import lay_mine
from behemoth.bots.tank_habits import Mood
from behemoth.tankchess import (
    HARMLESS,
    Action,
    Fall,
    Move,
    Position,
    after,
    check_moves,
    escape_moves,
    list_actions,
)

WIN: Final = 1_000.0
#: So many moves that look good are looked at closely, and all if each of those loses.
CLOSELY: Final = 60


def plain_tank_choice(
    position: Position, side: int, rng: Random, seconds: float, noise: float = 0.0, mood: Mood | None = None
) -> Action:
    """The best action found in this time, mistaken by up to ``noise`` light tanks, but never about a win or a loss;
    a mood is heeded as it is with the engine."""
    if position.placing:
        return lay_mine(position, side, rng)
    deadline = time.monotonic() + seconds
    tempting = mood.temptation(rng) if mood else None
    if tempting is not None:
        return tempting
    actions = list_actions(position)
    if mood and mood.blind:
        actions = [action for action in actions if not mood.overlooks(action)] or actions
    if len(actions) == 1:
        return actions[0]
    danger = in_danger(position, 1 - side) if not isinstance(actions[0], Fall) else {}
    first = [
        (_first_look(position, side, action, frozenset(danger)) + rng.random() * 0.02, action) for action in actions
    ]
    first.sort(key=lambda found: found[0], reverse=True)
    chosen, value = first[0][1], -2 * WIN
    for number, (hope, action) in enumerate(first):
        if time.monotonic() > deadline or (number >= CLOSELY and value > -WIN / 2):
            break
        found = hope + look(after(position, action), side) + rng.uniform(-noise, noise)
        if found > value:
            chosen, value = action, found
    return chosen


def look(position: Position, side: int) -> float:
    """What a position after a move of ``side`` is worth to it: nothing lost at once, little in danger, threats."""
    if position.result is not None:
        return WIN if position.result.winner == side else -WIN
    if check_moves(position, 1 - side) or escape_moves(position, 1 - side):
        return -WIN
    ours, theirs = position.armies[side], position.armies[1 - side]
    lost = sorted((piece_value(ours[square]) for square in in_danger(position, 1 - side)), reverse=True)
    hoped = sorted((piece_value(theirs[square]) for square in in_danger(position, side)), reverse=True)
    value = -sum(lost[:1]) - 0.3 * sum(lost[1:])
    value += 0.1 * sum(min(found, 3.0) for found in hoped[:1]) + 0.4 * sum(min(found, 3.0) for found in hoped[1:2])
    return value + (0.3 if escape_moves(position, side) else 0.0)


def _first_look(position: Position, side: int, action: Action, danger: frozenset[int]) -> float:
    if not isinstance(action, Move):
        return 0.0
    if action.leaves:
        return WIN
    piece, enemies = position.armies[side][action.start], position.armies[1 - side]
    if action.sinks or action.explodes:
        return -2 * piece_value(piece)
    value = sum(
        piece_value(enemies[square])
        for effect in action.effects
        for square in (effect.at, effect.to)
        if effect.kind not in HARMLESS and square in enemies
    )
    value -= 2 * sum(piece_value(position.armies[side][square]) for square in own_losses(position, side, action))
    value += 0.02 * progress(position, side, action) * (0.3 if piece.kind.commander else 1.0)
    return value + (0.4 * min(piece_value(piece), 4.0) if action.start in danger else 0.0)
