"""The steps of a turn by name, so that each can name the next one wherever it is carried out (machine.py)."""

from __future__ import annotations

from enum import IntEnum, auto


class Phase(IntEnum):
    """What comes next."""

    TURN_START = auto()
    DRAW = auto()
    NEXT_EVENT = auto()
    EVENT_CARD = auto()
    EVENT_DONE = auto()
    ASK_PLAY = auto()
    ASK_SHIELD = auto()
    AFTER_ATTACK = auto()
    HAND_CHECK = auto()
    NEXT_PLAYER = auto()
    #: A decision is owed, or the game is over.
    STOP = auto()
