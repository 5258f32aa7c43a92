"""What a line may say and no game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from behemoth.monstercombat.memory.memory import is_sound
from behemoth.monstercombat.parts import OVER, PHASES, SHIELD
from behemoth.monstercombat.tables.monsters import HEARTS
from behemoth.monstercombat.tables.options import deck_for

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


def state_fault(state: CombatState) -> str:
    """The name of the first fault of a state, or nothing: part of the catalogue key that tells it."""
    return next((name for name, holds in _CHECKS.items() if not holds(state)), "")


def _all_cards(state: CombatState) -> bool:
    piles = state.piles
    return Counter(piles.draw + piles.discard + "".join(state.hands)) == Counter(deck_for(state.options))


def _all_events(state: CombatState) -> bool:
    piles = state.piles
    return Counter(piles.events + piles.revealed + piles.played) == Counter(state.options.event_counts.pile())


def _hearts_fit(state: CombatState) -> bool:
    return max(state.hearts) <= state.options.hearts and _dead_hold_nothing(state)


def _seats_agree(state: CombatState) -> bool:
    seats = len(state.hearts)
    in_range = all(seat < seats for seat in (state.turn.current, *state.attack.queue))
    lengths = {len(state.hands), len(state.immune)}
    return 2 <= seats <= 7 and lengths == {seats} and in_range and is_sound(state.memory, seats)


def _dead_hold_nothing(state: CombatState) -> bool:
    return not any(hand for hand, hearts in zip(state.hands, state.hearts, strict=True) if not hearts)


def _phase_fits(state: CombatState) -> bool:
    phase, queue = state.turn.phase, state.attack.queue
    if phase not in PHASES:
        return False
    over = phase == OVER
    asked = queue or (state.turn.current,)
    each_once = len(set(queue)) == len(queue)
    standing = over or all(state.hearts[seat] > 0 for seat in asked)
    return over == bool(state.ending) and (phase == SHIELD) == bool(queue) and each_once and standing


def _monster_fits(state: CombatState) -> bool:
    monster = state.monster
    if not state.options.coop:
        return monster.number == monster.hearts == monster.sleep == 0
    return monster.number in HEARTS and monster.hearts <= HEARTS[monster.number]


#: In this order, so that each check may rely on those before it.
_CHECKS: Final[dict[str, Callable[[CombatState], bool]]] = {
    "seats": _seats_agree,
    "cards": _all_cards,
    "events": _all_events,
    "hearts": _hearts_fit,
    "phase": _phase_fits,
    "monster": _monster_fits,
}
