"""The parts of a state, each declared here once: whose turn it is, an attack under way, the piles, the monster."""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.games import Seat

#: What is asked, or that nothing is asked any more.
PLAY, SHIELD, DISCARD, OVER = "play", "shield", "discard", "over"
PHASES: Final = (PLAY, SHIELD, DISCARD, OVER)


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is and how far it has come."""

    current: Seat
    number: int = 0
    #: +1 clockwise, -1 anticlockwise.
    direction: int = 1
    #: What is asked: play, shield, discard; or over.
    phase: str = PLAY
    #: Events still owed (C1), whether PLAY is over, whether the next player is passed over (C15).
    owed: int = 0
    acted: bool = False
    skips: bool = False


class Attack(msgspec.Struct, frozen=True):
    """An attack under way, or none."""

    #: The letter of the playing card or of the event card; empty when there is none.
    kind: str = ""
    #: Who is still to answer, the first one now.
    queue: tuple[Seat, ...] = ()
    damage: int = 0
    #: Whether everybody so far put down a shield (C5).
    every: bool = True
    #: The secret answers (C4): seat and card, seat and card, …
    answers: str = ""


class Piles(msgspec.Struct, frozen=True):
    """The cards that lie on the table."""

    #: Top card first.
    draw: str
    #: Top card last.
    discard: str = ""
    #: Event cards, top first; the revealed one that is under way; those played.
    events: str = ""
    revealed: str = ""
    played: str = ""


class MonsterState(msgspec.Struct, frozen=True):
    """The active monster (V2); number 0 where there are none."""

    number: int = 0
    hearts: int = 0
    #: 0 awake; else see rules/turn.py.
    sleep: int = 0


NO_ATTACK: Final = Attack()
NO_MONSTER: Final = MonsterState()
#: What a secret answer (C4) notes for "take it".
TAKEN: Final = "-"


def secret_answers(attack: Attack) -> tuple[tuple[Seat, str], ...]:
    """Secret answers, seat by seat."""
    noted = attack.answers
    return tuple((int(seat), answer) for seat, answer in zip(noted[::2], noted[1::2], strict=True))
