"""The kinds of pieces, as one table (TC1.3, section 7). A new vehicle is a new row.

Nothing else in the program names a kind: rules ask for a trait.
"""

from __future__ import annotations

from typing import Final

import msgspec

#: Firing directions as 45° turns from the heading.
AHEAD: Final = (0,)
FAN: Final = (-1, 0, 1)

#: As far as the board goes.
ENDLESS: Final = 99


class Gun(msgspec.Struct, frozen=True, cache_hash=True):
    """A weapon: its strength, where it points, how far it reaches, and whether it fires over things (TC3.2, TC3.3)."""

    strength: int
    arc: tuple[int, ...] = FAN
    least: int = 2
    most: int = ENDLESS
    indirect: bool = False


class Kind(msgspec.Struct, frozen=True, cache_hash=True):
    """A kind of piece: figures and traits."""

    #: What notation and positions call it: ``MT``.
    code: str
    #: One letter for drawings of schemes: capital White, small Black.
    letter: str
    speed: int
    #: Front, side, rear (TC3.4).
    armour: tuple[int, int, int]
    gun: Gun | None = None
    #: Whether its figures are the publisher's; all others are ours and shown as unofficial.
    official: bool = True
    #: Losing it loses the game, and it may leave the board (TC4.1).
    commander: bool = False
    #: A Monster: it moves and fights by section 6.
    giant: bool = False
    #: Drives into a tree and fells it (section 5).
    fells: bool = False
    #: Crosses water instead of sinking (section 5).
    swims: bool = False
    #: Too heavy to be thrown (TC6.7).
    heavy: bool = False
    #: The tail does nothing to it (TC6.5).
    tailproof: bool = False
    #: As tall as a high obstacle, alive or wrecked: hides a Monster, cannot be stomped or thrown upon (TC6.2, TC6.9).
    tall: bool = False
    #: Pushes a wreck or an obstacle that is not high as it drives (TC12.1, TC12.2). It has no gun: nobody asks what a
    #: push opens to its own fire.
    pushes: bool = False
    #: Pushes a printed high obstacle that stands alone, too (TC12.2).
    pushes_high: bool = False
    #: Own indirect guns may fire at what it sees (TC12.6).
    observes: bool = False
    #: Too small to leave a wreck or to be thrown (TC12.5).
    small: bool = False
    #: Its place in the table; stable, for hashes and for the engine.
    number: int = -1

    @property
    def name_key(self) -> str:
        """The catalogue's name for it."""
        return f"kind-{self.code.lower()}"


def _table(*rows: Kind) -> tuple[Kind, ...]:
    return tuple(msgspec.structs.replace(row, number=number) for number, row in enumerate(rows))


_DIRECT = [Gun(strength) for strength in range(6)]
_UNOFFICIAL: Final = False

KINDS: Final = _table(
    Kind("CLT", "C", 5, (1, 0, 0), _DIRECT[1], commander=True),
    Kind("LT", "L", 5, (1, 0, 0), _DIRECT[1]),
    Kind("MT", "M", 4, (2, 1, 0), _DIRECT[2]),
    Kind("HT", "H", 3, (3, 2, 1), _DIRECT[3], heavy=True, fells=True),
    Kind("TD", "D", 4, (2, 1, 0), Gun(4, AHEAD)),
    Kind("HM", "R", 3, (1, 0, 0), Gun(5, AHEAD, 3, 5, indirect=True)),
    Kind("M", "G", 2, (2, 3, 4), giant=True),
    Kind("ST", "S", 2, (4, 3, 2), _DIRECT[4], _UNOFFICIAL, heavy=True, fells=True, tailproof=True),
    Kind("UT", "U", 1, (5, 4, 3), _DIRECT[5], _UNOFFICIAL, heavy=True, fells=True, tailproof=True, tall=True),
    Kind("TH", "T", 5, (1, 0, 0), Gun(3, AHEAD), _UNOFFICIAL),
    Kind("A", "A", 4, (1, 0, 0), _DIRECT[1], _UNOFFICIAL, swims=True),
    Kind("HW", "W", 2, (1, 0, 0), Gun(4, FAN, 4, 8, indirect=True), _UNOFFICIAL),
    Kind("AC", "K", 6, (0, 0, 0), _DIRECT[1], _UNOFFICIAL),
    Kind("B", "B", 4, (2, 1, 0), None, _UNOFFICIAL, fells=True, pushes=True),
    Kind("HB", "Z", 3, (3, 2, 1), None, _UNOFFICIAL, heavy=True, fells=True, pushes=True, pushes_high=True),
    Kind("AO", "O", 3, (0, 0, 0), None, _UNOFFICIAL, observes=True, small=True),
)

BY_CODE: Final = {kind.code: kind for kind in KINDS}
BY_LETTER: Final = {kind.letter: kind for kind in KINDS}

#: The Monster's weapons (TC6.6, TC6.7): the flame is a gun of 1, the throw has a reach of its own.
FLAME: Final = Gun(1, FAN, 2, 4, indirect=True)
THROW: Final = Gun(0, FAN, 2, 3, indirect=True)
