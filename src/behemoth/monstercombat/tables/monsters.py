"""The ten monsters: hearts 1 to 10, twice as strong from the sixth on (section 2).

The sheets name two of them, the dinosaur and the final boss. The other eight names are ours.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Monster(msgspec.Struct, frozen=True):
    """One row of the table; its names stand in the catalogue under ``combat-monster-<name>``."""

    number: int
    name: str
    hearts: int
    strength: int
    #: Whether the name is the publisher's; the others are our own.
    official_name: bool = False


MONSTERS: Final = (
    Monster(1, "slime", 1, 1),
    Monster(2, "bat", 2, 1),
    Monster(3, "goblin", 3, 1),
    Monster(4, "spider", 4, 1),
    Monster(5, "swamp-toad", 5, 1),
    Monster(6, "dinosaur", 6, 2, official_name=True),
    Monster(7, "ogre", 7, 2),
    Monster(8, "hydra", 8, 2),
    Monster(9, "stone-giant", 9, 2),
    Monster(10, "final-boss", 10, 2, official_name=True),
)
LAST: Final = len(MONSTERS)

HEARTS: Final = {monster.number: monster.hearts for monster in MONSTERS}
STRENGTH: Final = {monster.number: monster.strength for monster in MONSTERS}
