"""All that a seat has to go by when it imagines hidden cards. What is not here cannot leak into an imagined state."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from behemoth.games import Seat
from behemoth.monstercombat.memory.memory import ENTRY, STOLEN, Known, Memory, World
from behemoth.monstercombat.sight import sees_hand, unseen
from behemoth.monstercombat.tables.cards import PLAIN_BACK, TRIGGER_BACK, triggers, without

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
    hands, hidden, memory = _hidden_hands(state, seat), unseen(state, seat), state.memory
    if state.options.open_hands or memory.own[seat] is None:
        return Evidence(hidden, hands)
    moves, drawn = _recall(memory, seat)
    return Evidence(hidden, hands, moves, without(memory.pile, drawn) if memory.pile else None, memory.known[seat])


def moves_since_loss(state: CombatState | Table, seat: Seat) -> tuple[Move, ...] | None:
    """How cards moved since this seat first lost one to a thief; ``None`` if it knows of no card it lost."""
    memory = state.memory
    start = 0 if memory.known[seat] else memory.log.find(f"{seat}{STOLEN}")
    if start < 0 or state.options.open_hands or memory.own[seat] is None:
        return None
    return _recall(memory, seat, start)[0]


def losses_of(state: CombatState | Table, seat: Seat, moves: tuple[Move, ...]) -> Evidence:
    """What this seat has to go by about the cards it lost; this does not say which cards are old or new."""
    return Evidence(unseen(state, seat), _hidden_hands(state, seat), moves, None, state.memory.known[seat])


def without_memory(evidence: Evidence) -> Evidence:
    """The same for somebody who only sees the table as it is now."""
    return Evidence(evidence.unseen, evidence.hands)


def _hidden_hands(state: CombatState | Table, seat: Seat) -> tuple[tuple[int, int], ...]:
    return tuple(
        (0, 0) if sees_hand(state, other, seat) else (len(hand) - triggers(hand), triggers(hand))
        for other, hand in enumerate(state.hands)
    )


def _recall(memory: Memory, viewer: Seat, start: int = 0) -> tuple[tuple[Move, ...], str]:
    """The log as this seat saw it, from the beginning or its first loss, and what the seat drew."""
    # Before its first loss a seat saw the faces of what it drew or stole, and no others.
    seen = sum(memory.log.count(f"{viewer}{sign}", 0, start) for sign in (PLAIN_BACK, TRIGGER_BACK))
    faces, drawn, moves = iter((memory.own[viewer] or "")[seen:]), "", []
    for first, second, sign in ENTRY.findall(memory.log, start):
        seat, marked = int(first), sign.isupper() or sign == TRIGGER_BACK
        if second:
            thief, card = int(second), next(faces) if str(viewer) in first + second else ""
            moves.append(Move(None if seat == viewer else seat, None if thief == viewer else thief, card, marked))
        elif sign.isalpha():
            if seat != viewer:
                moves.append(Move(seat, None, sign, marked))
        elif seat == viewer:
            drawn += next(faces)
        else:
            moves.append(Move(None, seat, "", marked))
    return tuple(moves), drawn


def no_cards(seats: int) -> World:
    """A world in which nothing is known."""
    return ("",) * seats
