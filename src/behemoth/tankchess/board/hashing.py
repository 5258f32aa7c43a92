"""Numbers that identify positions: 64 random-looking bits for each fact, combined by exclusive or.

The mixing function and the layout of the facts are part of the format of one-line states and shared with the engine.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1

#: The sorts of facts a position consists of.
PIECE, WRECK, STACK, BODY, GROUND, BLACK_TO_MOVE, FALLING, SIZE, FLAG, CARRIER, MINES = range(1, 12)


def mix(number: int) -> int:
    """A well-known 64-bit finaliser (splitmix64): neighbouring numbers in, unrelated numbers out."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ number >> 27) * 0x94D049BB133111EB) & _MASK
    return number ^ number >> 31


def fact(sort: int, square: int = 0, kind: int = 0, heading: int = 0, side: int = 0) -> int:
    """The 64 bits of one fact."""
    return mix(sort << 40 | side << 32 | kind << 24 | heading << 16 | square)
