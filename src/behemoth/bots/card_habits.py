"""What people get wrong at Monster Combat, as habits of a level: each leaves some of the actions to choose from.

A habit strikes in so many of a thousand decisions (``CardHabits``). The last heart is always defended (B11).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from behemoth.bots.greedy_cards import keep_last_heart
from behemoth.bots.levels import CardHabits, struck_habits
from behemoth.monstercombat import (
    FACE_OF,
    HIT_MONSTER,
    STRIKE_ALL,
    STRIKE_NEXT,
    Action,
    CombatState,
    Discard,
    Pass,
    Play,
    Shield,
)

_Sort: TypeAlias = Callable[[Action], bool]


def spends_shield(action: Action) -> bool:
    """Whether this puts a shield down or throws one away."""
    return isinstance(action, Shield) or (isinstance(action, Discard) and FACE_OF[action.card].shields)


def strikes(action: Action) -> bool:
    """Whether this attacks somebody, the monster included."""
    if not isinstance(action, Play):
        return False
    face = FACE_OF[action.card]
    return face.versus in (STRIKE_NEXT, STRIKE_ALL) or face.coop == HIT_MONSTER


#: Which actions are left when a habit strikes; where none is left, it does not strike.
LEFT: Final[Mapping[str, _Sort]] = {
    "forgets_shields": lambda action: not isinstance(action, Shield),
    "wastes_shields": spends_shield,
    "hoards": lambda action: isinstance(action, Pass),
    "strikes": strikes,
}


def thought_of(state: CombatState, actions: Sequence[Action], habits: CardHabits, rng: Random) -> list[Action]:
    """The actions that come to the mind of whoever has these habits; at least one."""
    left = list(actions)
    for name in struck_habits(habits, rng):
        left = [action for action in keep_last_heart(state, left) if LEFT[name](action)] or left
    return left
