"""What is said of a try at a prepared position: a lesson's task or a puzzle. Whoever judges it brings the sentences."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from behemoth.games.event import Event
from behemoth.games.game import State
from behemoth.games.seats import Seat

#: Nothing tried yet; right, and there is more to do; wrong; all done.
Word: TypeAlias = Literal["open", "right", "wrong", "done"]
OPEN: Final = "open"
RIGHT: Final = "right"
WRONG: Final = "wrong"
DONE: Final = "done"


class Played(msgspec.Struct, frozen=True):
    """One action that was carried out, by whom, and what happened."""

    seat: Seat
    action: str
    events: tuple[Event, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """How it stands after the tries so far. Sentences are in the language of whoever asked."""

    word: Word
    #: After a wrong try the state it led to, or the one before if a rule forbids it.
    state: State[Any]
    #: Everything since the start, replies of the other side included.
    played: tuple[Played, ...] = ()
    #: Where in ``played`` the last try begins; nothing from there on if a rule forbade it.
    latest: int = 0
    #: Why it was right or wrong; empty while nothing was tried.
    sentence: str = ""
    #: What to do now; the same as before after a wrong try, empty when all is done.
    prompt: str = ""
