"""What people draw on a board while they talk about a position: arrows and marked squares.

This room knows no board. A square is a word; whether there is such a square, whoever draws it knows.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

from behemoth.games.errors import InvalidText

#: The first is not written.
COLOURS: Final = ("green", "red", "blue", "yellow")

_SQUARE: Final = r"[A-Za-z0-9]{1,8}"
_COLOUR: Final = "|".join(COLOURS[1:])
_ARROW: Final = re.compile(rf"({_SQUARE})>({_SQUARE})(?::({_COLOUR}))?")
_MARK: Final = re.compile(rf"({_SQUARE})(?::({_COLOUR}))?")


class Arrow(msgspec.Struct, frozen=True):
    """From one square to another."""

    start: str
    end: str
    colour: str = COLOURS[0]


class Mark(msgspec.Struct, frozen=True):
    """A square with a frame around it."""

    square: str
    colour: str = COLOURS[0]


Arrows: TypeAlias = tuple[Arrow, ...]
Marks: TypeAlias = tuple[Mark, ...]


def arrow_text(arrow: Arrow) -> str:
    """``C3>E5``, or ``C3>E5:red``. Raises InvalidText if it could not be read back."""
    return _checked(_ARROW, f"{arrow.start}>{arrow.end}{_colour_text(arrow.colour)}")


def mark_text(mark: Mark) -> str:
    """``C3``, or ``C3:red``. Raises InvalidText if it could not be read back."""
    return _checked(_MARK, f"{mark.square}{_colour_text(mark.colour)}")


def read_arrow(text: str) -> Arrow:
    """What ``arrow_text`` wrote. Raises InvalidText."""
    start, end, colour = _found(_ARROW, text).groups()
    return Arrow(start, end, colour or COLOURS[0])


def read_mark(text: str) -> Mark:
    """What ``mark_text`` wrote. Raises InvalidText."""
    square, colour = _found(_MARK, text).groups()
    return Mark(square, colour or COLOURS[0])


def _colour_text(colour: str) -> str:
    return "" if colour == COLOURS[0] else f":{colour}"


def _checked(pattern: re.Pattern[str], text: str) -> str:
    _found(pattern, text)
    return text


def _found(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise InvalidText("error-record-drawing", text=text[:40])
    return found
