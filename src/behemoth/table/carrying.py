"""Carrying a seat to another device: a short code, good once and for a few minutes.

Who holds the seat asks for a code; who types it in elsewhere gets a new token, and the old one holds nothing any more.
So a seat has one owner at any time, and somebody whose code was used by another notices at once. The code is kept as a
hash, in the log of its match: the log decides who came first, whichever process they asked.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.making import Taken
from behemoth.table.setup import Mode, hash_of

#: How long a code is good.
GOOD_FOR: Final[Milliseconds] = 10 * 60_000
#: Digits and letters that nobody takes for another (Crockford's base 32), and how many of them: 40 bits.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 8
_MISREAD: Final = str.maketrans("OIL", "011")


class CarryCode(msgspec.Struct, frozen=True):
    """A code for another device, and until when it is good. Told once, to who holds the seat."""

    code: str
    until: Milliseconds


class CarriedSeats(msgspec.Struct, frozen=True):
    """The seats that a code brought here, with their new token."""

    match: str
    game: str
    mode: Mode
    seats: tuple[Taken, ...]


def new_code() -> str:
    """A code that nobody can guess while it is good."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it was meant, however somebody typed it."""
    return "".join(letter for letter in text.upper().translate(_MISREAD) if letter in _LETTERS)


def hash_of_code(text: str) -> str:
    """What is kept of a code. No token has this hash: they are longer."""
    return hash_of(f"carry:{tidy_code(text)}")
