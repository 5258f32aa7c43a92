"""What happens in a turn of Tank Chess, as named facts with a sentence each. Squares are names, ready to be shown."""

from __future__ import annotations

from typing import Any

from behemoth.games import Event
from behemoth.locale import say
from behemoth.tankchess.headings import read_heading
from behemoth.tankchess.kinds import BY_MARK


class TankEvent(Event, frozen=True):
    """A fact whose words (sides, kinds, headings, armour) are said in the reader's language."""

    def arguments(self, language: str) -> dict[str, Any]:
        return {field: _in_words(field, getattr(self, field), language) for field in self.__struct_fields__}


def _in_words(field: str, value: Any, language: str) -> Any:
    match field:
        case "side":
            return say("side-name", language, side=value)
        case "winner":
            return value if value == "none" else say("side-name", language, side=value)
        case "piece":
            return say(BY_MARK[value].name_key, language)
        case "heading":
            heading = read_heading(value)
            return value if heading is None else heading.word(language)
        case "armour_side":
            return say("armour-side", language, side=value)
        case "reason":
            return say(f"outcome-{value}", language)
        case _:
            return value


class Drove(TankEvent, frozen=True):
    """A piece went somewhere else; ``path`` lists the poses passed, such as ``C3N C4N C4NE``."""

    side: str
    piece: str
    start: str
    end: str
    heading: str
    path: str


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


class Felled(TankEvent, frozen=True):
    """A tree fell."""

    square: str


class Fired(TankEvent, frozen=True):
    """A shot, and the armour it met (TC3.4)."""

    side: str
    piece: str
    start: str
    target: str
    strength: int
    armour: int
    armour_side: str


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
    """A live piece ceased to be; ``how`` is shot, stomp, tail, flame, throw, duel or crushed."""

    side: str
    piece: str
    square: str
    how: str


class Toppled(TankEvent, frozen=True):
    """A destroyed Monster fell to a side, or ``none`` (TC6.10)."""

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


class Ended(TankEvent, frozen=True):
    """The game is over; the winner is ``none`` for a draw."""

    winner: str
    reason: str
