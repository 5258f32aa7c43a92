"""The table of terrain as the rules tell it."""

from __future__ import annotations

#: Section 5 as it stands: may a vehicle end there, does direct fire pass, does a Monster cross, does it hide a Monster.
TABLE = {
    "high": (False, False, False, True),
    "low": (False, True, True, False),
    "water": (False, True, True, False),
    "hedge": (True, False, True, False),
    "mud": (True, True, True, False),
    "tree": (False, False, True, False),
    "mine": (False, True, True, False),
}
