"""Which cards a viewer sees: open hands and the discard pile, and so which it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from behemoth.games import EVERYTHING, Seat, Viewer
from behemoth.monstercombat.tables.cards import without
from behemoth.monstercombat.tables.options import deck_for

if TYPE_CHECKING:
    from behemoth.monstercombat.rules.table import Table
    from behemoth.monstercombat.state import CombatState


def sees_hand(state: CombatState | Table, seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer sees the faces of this hand."""
    return viewer in (seat, EVERYTHING) or state.options.open_hands


def unseen(state: CombatState | Table, viewer: Viewer) -> str:
    """All cards whose place the viewer does not see, in canonical order."""
    open_cards = [hand for seat, hand in enumerate(state.hands) if sees_hand(state, seat, viewer)]
    return without(deck_for(state.options), state.piles.discard + "".join(open_cards))
