"""What happens in a turn of Tank Chess, as named facts with a sentence each. Squares are names, ready to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from behemoth.games import EVERYTHING, Event, Viewer
from behemoth.locale import forms, say
from behemoth.tankchess.board.pieces import SIDE_WORDS
from behemoth.tankchess.tables.kinds import BY_CODE
from behemoth.tankchess.text.heading_text import heading_word, read_heading


class TankEvent(Event, frozen=True):
    """A fact whose words (sides, kinds, headings, armour) are said in the reader's language."""

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        found = msgspec.structs.asdict(self)
        said = {name: _WORDS[name](value, language) if name in _WORDS else value for name, value in found.items()}
        named = forms("piece", BY_CODE[found["piece"]].name_key, language) if "piece" in found else {}
        return {**said, **named}


def _side(side: str, language: str) -> str:
    return say("side-name", language, side=side)


def _winner(side: str, language: str) -> str:
    return side if side == "none" else _side(side, language)


def _heading(word: str, language: str) -> str:
    heading = read_heading(word)
    return word if heading is None else heading_word(heading, language)


#: How the value of a field is said; the others stay as they are.
_WORDS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "side": _side,
    "winner": _winner,
    "heading": _heading,
    "armour_side": lambda side, language: say("armour-side", language, side=side),
    "thing": lambda thing, language: say("wreck-name" if thing == "wreck" else f"terrain-{thing}", language),
    "reason": lambda reason, language: say(f"outcome-{reason}", language),
}


class Drove(TankEvent, frozen=True):
    """A piece went somewhere else; ``path`` lists the poses passed, such as ``C3N C4N C4NE``."""

    side: str
    piece: str
    start: str
    end: str
    heading: str
    path: str

    def key(self) -> str:
        """A Monster walks."""
        walks = type(self) is Drove and BY_CODE[self.piece].giant
        return "event-walked" if walks else super().key()


class Turned(Drove, frozen=True):
    """A piece turned in place."""


class Reversed(Drove, frozen=True):
    """A piece backed up one square (TC2.2)."""


class Stepped(Drove, frozen=True):
    """A Monster stepped aside or back without turning (TC6.1)."""


class Left(TankEvent, frozen=True):
    """The commander drove off the board (TC4.1)."""

    side: str
    piece: str
    start: str
    path: str


class Sank(TankEvent, frozen=True):
    """A piece was driven into water (TC5.1)."""

    side: str
    piece: str
    square: str
    path: str


class Blown(TankEvent, frozen=True):
    """A piece was driven onto a land mine and destroyed (TC12.8)."""

    side: str
    piece: str
    square: str
    path: str


class SetOff(TankEvent, frozen=True):
    """A land mine went off and harmed nobody (TC12.3, TC12.9)."""

    square: str


class Pushed(TankEvent, frozen=True):
    """A bulldozer pushed a wreck or an obstacle (``thing``: ``wreck`` or a terrain); ``gone`` in the water (TC12.3)."""

    thing: str
    start: str
    end: str
    gone: bool

    def key(self) -> str:
        """In water it is gone."""
        return "event-pushed-in" if self.gone else super().key()


class Felled(TankEvent, frozen=True):
    """A tree fell."""

    square: str


class Fired(TankEvent, frozen=True):
    """A shot, and the armour it met (TC3.4); ``observer`` is the square of who sees the target for a gun that does not
    aim at it itself (TC12.6)."""

    side: str
    piece: str
    start: str
    target: str
    strength: int
    armour: int
    armour_side: str
    #: Who sees the target, where the gun has no line of its own to it (TC12.6).
    observer: str = ""

    def key(self) -> str:
        """Who has seen it is said."""
        return "event-fired-seen" if self.observer else super().key()


class Swung(TankEvent, frozen=True):
    """A Monster's tail (TC6.5)."""

    start: str
    target: str


class Flamed(TankEvent, frozen=True):
    """A Monster's flame (TC6.6)."""

    start: str
    target: str


class Threw(TankEvent, frozen=True):
    """A Monster's throw (TC6.7)."""

    piece: str
    start: str
    end: str


class Stacked(TankEvent, frozen=True):
    """A thrown tank came to lie on another (TC6.7)."""

    square: str


class Splashed(TankEvent, frozen=True):
    """A thrown tank is gone in the water (TC6.7)."""

    piece: str
    square: str


class Duelled(TankEvent, frozen=True):
    """A Monster seized another from behind (TC6.11)."""

    start: str
    target: str


class Destroyed(TankEvent, frozen=True):
    """A live piece ceased to be; ``how`` is shot, stomp, tail, flame, throw, duel, crushed or mine."""

    side: str
    piece: str
    square: str
    how: str


class Toppled(TankEvent, frozen=True):
    """A destroyed Monster fell in a direction, or ``none`` (TC6.10)."""

    square: str
    heading: str


class Check(TankEvent, frozen=True):
    """The side that moved threatens the commander on this square (TC4.3)."""

    side: str
    square: str


class Escape(TankEvent, frozen=True):
    """The side that moved threatens to leave with its commander from this square (TC4.3)."""

    side: str
    square: str


class Flag(TankEvent, frozen=True):
    """The side that moved threatens to win by the flag with the piece on this square (TC12.17)."""

    side: str
    square: str


class TookFlag(TankEvent, frozen=True):
    """A piece took the enemy's flag from its home square (TC12.15)."""

    side: str
    piece: str
    square: str


class FlagBack(TankEvent, frozen=True):
    """The flag of a side is at home again (TC12.15)."""

    side: str
    square: str


class Detonated(TankEvent, frozen=True):
    """A side detonated one of its remote mines (TC12.11)."""

    side: str
    square: str


class Placed(TankEvent, frozen=True):
    """A seat laid a remote mine and has so many yet to lay; others do not hear where (TC12.12)."""

    seat: int
    square: str
    left: int

    def key(self) -> str:
        """Where it lies is said to its owner only."""
        return super().key() if self.square else "event-placed-somewhere"

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        side, more = _side(SIDE_WORDS[self.seat], language), "yes" if self.left else "no"
        return {**super().arguments(language, names), "side": side, "more": more}

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, EVERYTHING) else Placed(self.seat, "", self.left)


class Ended(TankEvent, frozen=True):
    """The game is over; the winner is ``none`` for a draw."""

    winner: str
    reason: str


#: Every event by its name.
EVENTS: Final[Mapping[str, type[TankEvent]]] = {
    event.__name__: event
    for event in (
        Drove,
        Turned,
        Reversed,
        Stepped,
        Left,
        Sank,
        Blown,
        SetOff,
        Pushed,
        Felled,
        Fired,
        Swung,
        Flamed,
        Threw,
        Stacked,
        Splashed,
        Duelled,
        Destroyed,
        Toppled,
        Check,
        Escape,
        Flag,
        TookFlag,
        FlagBack,
        Detonated,
        Placed,
        Ended,
    )
}
