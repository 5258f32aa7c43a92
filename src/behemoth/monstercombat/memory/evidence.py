"""All that a seat has to go by when it imagines hidden cards. What is not here cannot leak into an imagined state."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from behemoth.games import Seat
from behemoth.monstercombat.memory.memory import ENTRY, Known, Memory, World
from behemoth.monstercombat.tables.cards import TRIGGER_BACK, triggers

if TYPE_CHECKING:
    from behemoth.monstercombat.rules.table import Table
    from behemoth.monstercombat.state import CombatState


class Move(NamedTuple):
    """A card going from one hidden place to another or out of hiding; ``None`` is the draw pile, or out of hiding.

    The card is named where the seat saw its face: shown by another, stolen by the seat, or stolen from it.
    """

    giver: Seat | None
    taker: Seat | None
    card: str
    marked: bool


class Evidence(NamedTuple):
    """What one seat saw: the cards it cannot see now, the backs of the hidden hands, and how cards moved until now."""

    unseen: str
    #: For each seat how many plain and how many marked cards it holds; nothing for hands that lie open.
    hands: tuple[tuple[int, int], ...]
    moves: tuple[Move, ...] = ()
    #: The cards of the draw pile at the last reshuffle, less those the seat drew; ``None`` if there was none.
    pile: str | None = None
    known: Known = ()


def evidence_of(state: CombatState | Table, seat: Seat) -> Evidence:
    """What this seat has to go by."""
    from behemoth.monstercombat.view import sees_hand, unseen

    hands = tuple(
        (0, 0) if sees_hand(state, other, seat) else (len(hand) - triggers(hand), triggers(hand))
        for other, hand in enumerate(state.hands)
    )
    hidden = unseen(state, seat)
    memory = state.memory
    if state.options.open_hands or memory.own[seat] is None:
        return Evidence(hidden, hands)
    moves, pile = _recall(memory, seat)
    return Evidence(hidden, hands, moves, pile, memory.known[seat])


def without_memory(evidence: Evidence) -> Evidence:
    """The same for somebody who only sees the table as it is now."""
    return Evidence(evidence.unseen, evidence.hands)


def may_know_cards(memory: Memory, seat: Seat) -> bool:
    """Whether a thief took anything from this seat that it still remembers."""
    return bool(memory.known[seat]) or f"{seat}>" in memory.log


def _recall(memory: Memory, viewer: Seat) -> tuple[tuple[Move, ...], str | None]:
    """The log as this seat saw it, and what can be left of the pile."""
    faces, pile, moves = iter(memory.own[viewer] or ""), memory.pile, []
    for first, second, sign in ENTRY.findall(memory.log):
        seat, marked = int(first), sign.isupper() or sign == TRIGGER_BACK
        if second:
            thief, card = int(second), next(faces) if str(viewer) in first + second else ""
            moves.append(Move(None if seat == viewer else seat, None if thief == viewer else thief, card, marked))
        elif sign.isalpha():
            if seat != viewer:
                moves.append(Move(seat, None, sign, marked))
        elif seat == viewer:
            pile = pile.replace(next(faces), "", 1)
        else:
            moves.append(Move(None, seat, "", marked))
    return tuple(moves), pile if memory.pile else None


def no_cards(seats: int) -> World:
    """A world in which nothing is known."""
    return ("",) * seats
