"""One number for each decision of Monster Combat, the same in every game. Version 1; ``docs/observations.md`` has them.

Seats count from the one that decides, so that all seats see the same game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from behemoth.games import Seat
from behemoth.monstercombat import (
    LIFE,
    ORDER,
    PASS,
    SHIELDS,
    TAKE_IT,
    Action,
    CombatState,
    Discard,
    MonsterCombat,
    Pass,
    Play,
    Shield,
    TakeIt,
)

#: Raised whenever a number comes to mean something else.
VERSION: Final = 1
#: The cards in canonical order, trigger backs first.
CARDS: Final = "".join(sorted(ORDER))
SEATS: Final = MonsterCombat.seats.stop - 1

_LIVES: Final = (LIFE, LIFE.upper())
_SHIELDS: Final = tuple(sorted(SHIELDS, reverse=True))  # the plain back first
FIRST_SHIELD: Final = 2
FIRST_DISCARD: Final = FIRST_SHIELD + len(_SHIELDS)
FIRST_PLAY: Final = FIRST_DISCARD + len(CARDS)
FIRST_HEAL: Final = FIRST_PLAY + len(CARDS)
#: How many numbers there are.
NUMBERS: Final = FIRST_HEAL + len(_LIVES) * SEATS


def number_of(action: Action, seat: Seat, seats: int) -> int:
    """The number of an action of this seat."""
    match action:
        case Pass():
            return 0
        case TakeIt():
            return 1
        case Shield(card):
            return FIRST_SHIELD + _SHIELDS.index(card)
        case Discard(card):
            return FIRST_DISCARD + CARDS.index(card)
        case Play(card, None):
            return FIRST_PLAY + CARDS.index(card)
        case Play(card, int(target)):
            return FIRST_HEAL + SEATS * _LIVES.index(card) + (target - seat) % seats
    raise TypeError(f"not an action: {action!r}")


def action_of(number: int, seat: Seat, seats: int) -> Action:
    """The action of a number, which need not be legal. Raises ValueError for a number that there is not."""
    if not 0 <= number < NUMBERS:
        raise ValueError(f"there is no number {number}; there are 0 to {NUMBERS - 1}")
    if number < FIRST_SHIELD:
        return TAKE_IT if number else PASS
    if number < FIRST_DISCARD:
        return Shield(_SHIELDS[number - FIRST_SHIELD])
    if number < FIRST_PLAY:
        return Discard(CARDS[number - FIRST_DISCARD])
    if number < FIRST_HEAL:
        return Play(CARDS[number - FIRST_PLAY])
    life, after = divmod(number - FIRST_HEAL, SEATS)
    return Play(_LIVES[life], (seat + after) % seats)


def mask_of(state: CombatState, seat: Seat) -> NDArray[np.int8]:
    """1 for each number this seat may choose now."""
    mask: NDArray[Any] = np.zeros(NUMBERS, np.int8)
    for action in state.actions(seat):
        mask[number_of(action, seat, len(state.hands))] = 1
    return mask
