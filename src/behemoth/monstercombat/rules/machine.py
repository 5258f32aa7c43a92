"""A turn as a state machine: each phase does its part and names the next one.

``run`` goes from phase to phase, so that a long row of turns without decisions is no deep recursion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from behemoth.monstercombat.rules import attack, event_card_effects, turn
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table

PHASES: Final[dict[Phase, Callable[[Table], Phase]]] = {
    Phase.TURN_START: turn.turn_start,
    Phase.DRAW: turn.draw,
    Phase.NEXT_EVENT: turn.next_event,
    Phase.EVENT_CARD: event_card_effects.carry_out,
    Phase.EVENT_DONE: turn.event_done,
    Phase.ASK_PLAY: turn.ask_play,
    Phase.ASK_SHIELD: attack.ask,
    Phase.AFTER_ATTACK: attack.after_attack,
    Phase.HAND_CHECK: turn.hand_check,
    Phase.NEXT_PLAYER: turn.next_player,
}


def run(table: Table, phase: Phase) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while phase is not Phase.STOP:
        phase = PHASES[phase](table)
