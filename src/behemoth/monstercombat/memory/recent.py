"""What each seat did lately, as everybody saw it, so that others may think about what it holds.

All of it is public, and none of it is certain: to pass, to take a hit or to keep a card back is always allowed (B8,
B11). It is only written down; what to make of it is up to whoever watches.

They are signs for each seat, the latest last:

* a small letter: it played this face in PLAY, or ``p``: it passed; a capital, where a life card would have been legal;
  before it ``~``, where the next player was immune;
* ``x``: it took a hit it was asked about; ``d``: it put down a shield;
* ``+`` a card came to its hand; ``<`` one was stolen, or discarded because there were too many.

They begin anew whenever the hand is empty.
"""

from __future__ import annotations

import re
from typing import Final

from behemoth.monstercombat.tables.cards import PLAYABLE

PASSED, HIT, SHIELDED, CAME, GONE, IN_VAIN = "p", "x", "d", "+", "<", "~"
assert not set(PASSED + HIT + SHIELDED) & set(PLAYABLE.lower()), "a card has the letter of another sign"
#: So many signs are kept for each seat: what is older is mostly about cards that are gone.
MOST: Final = 32
_SIGNS: Final = re.compile(rf"[{CAME}{GONE}{HIT}{SHIELDED}{IN_VAIN}{PASSED}{PASSED.upper()}{PLAYABLE}]{{0,{MOST}}}")


def noted(recent: str, sign: str) -> str:
    """The signs with one more."""
    return (recent + sign)[-MOST:]


def readable(recent: str) -> bool:
    """Whether these are such signs."""
    return _SIGNS.fullmatch(recent) is not None
