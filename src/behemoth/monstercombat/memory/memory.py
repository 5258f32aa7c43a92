"""What is remembered between turns: what everybody saw since the last reshuffle, and what each seat saw alone.

The *log* says in order where cards went, as everybody saw it:

* ``2-`` or ``2!``: seat 2 drew a card with the plain or the trigger back;
* ``2s``: seat 2 showed a sword (played, put down, discarded);
* ``2>1-``: seat 1 stole a card with the plain back from seat 2.

A seat's *own* cards are the faces behind the backs that it saw and others did not, in the order of the log: what it
drew, what it stole and what was stolen from it. At a reshuffle everything begins anew: the pile then holds what lay
open just before (*pile*), and a seat keeps only where the cards are that others stole from it (*known*).
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

from behemoth.games import Seat
from behemoth.monstercombat.memory.recent import readable
from behemoth.monstercombat.tables.cards import ORDER, PLAIN_BACK, TRIGGER_BACK, back, ordered

#: For each seat the cards a seat knows it to hold, because it lost them to a thief.
World: TypeAlias = tuple[str, ...]
#: Such worlds with how likely each is, in millionths. None at all: nothing is known.
Known: TypeAlias = tuple[tuple[World, int], ...]

STOLEN: Final = ">"
_BACK: Final = f"[{PLAIN_BACK}{TRIGGER_BACK}]"
ENTRY: Final = re.compile(rf"(\d)(?:{STOLEN}(\d))?({_BACK}|(?<!{STOLEN}\d)[{ORDER}])")
_LOG: Final = re.compile(rf"(?:{ENTRY.pattern})*".replace(r"(\d)", r"\d"))


class Memory(msgspec.Struct, frozen=True):
    """What everybody and each seat remembers. A seat whose own cards are ``None`` remembers nothing."""

    #: Which cards became the draw pile at the last reshuffle, in no order; empty before the first one.
    pile: str = ""
    log: str = ""
    own: tuple[str | None, ...] = ()
    known: tuple[Known, ...] = ()
    #: What each seat was lately seen to do (recent.py).
    recent: tuple[str, ...] = ()


def nothing_yet(seats: int) -> Memory:
    """What is remembered before anything happened."""
    return Memory(own=("",) * seats, known=((),) * seats, recent=("",) * seats)


def drew(memory: Memory, seat: Seat, card: str) -> Memory:
    """Everybody sees the back, the seat itself the face."""
    return _noted(memory, f"{seat}{back(card)}", _with_own(memory.own, seat, card))


def showed(memory: Memory, seat: Seat, cards: str) -> Memory:
    """Everybody sees these cards go to the discard pile."""
    return _noted(memory, "".join(f"{seat}{card}" for card in cards), memory.own)


def stole(memory: Memory, thief: Seat, victim: Seat, card: str) -> Memory:
    """Everybody sees the back, thief and victim the face."""
    own = _with_own(_with_own(memory.own, thief, card), victim, card)
    return _noted(memory, f"{victim}{STOLEN}{thief}{back(card)}", own)


def reshuffled(memory: Memory, pile: str, known: tuple[Known, ...]) -> Memory:
    """Everybody saw which cards were shuffled; where stolen cards are now is worked out beforehand."""
    return Memory(ordered(pile), "", ("",) * len(memory.own), known, memory.recent)


def only_of(memory: Memory, seat: Seat) -> Memory:
    """What this seat knows of it: what the others saw alone is not in it."""
    return Memory(
        memory.pile,
        memory.log,
        tuple(cards if other == seat else None for other, cards in enumerate(memory.own)),
        tuple(known if other == seat else () for other, known in enumerate(memory.known)),
        memory.recent,
    )


def is_sound(memory: Memory, seats: int) -> bool:
    """Whether such a memory can belong to so many seats."""
    lengths = {len(memory.own), len(memory.known), len(memory.recent)}
    named = [int(sign) for sign in memory.log if sign.isdigit()]
    return (
        lengths == {seats}
        and max(named, default=0) < seats
        and _LOG.fullmatch(memory.log) is not None
        and all(map(readable, memory.recent))
    )


def _noted(memory: Memory, entry: str, own: tuple[str | None, ...]) -> Memory:
    return Memory(memory.pile, memory.log + entry, own, memory.known, memory.recent)


def _with_own(own: tuple[str | None, ...], seat: Seat, card: str) -> tuple[str | None, ...]:
    mine = own[seat]
    return own if mine is None else (*own[:seat], mine + card, *own[seat + 1 :])
