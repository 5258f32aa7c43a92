"""Chance comes from outside: the driver makes a random source from the match seed and the index of the action."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Final

from behemoth.games.errors import GameError

#: The index of the random source that a game's start is given; actions count from 0.
START: Final = -1


def new_seed() -> str:
    """A fresh secret seed for a match."""
    import secrets  # late: only whoever starts a match needs it

    return secrets.token_hex(16)


def rng_for(seed: str, index: int) -> Random:
    """The random source of one action (or of the start). The same seed and index give the same chance for ever."""
    digest = hashlib.sha256(f"{seed}/{index}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


class ChanceNeeded(GameError):
    """Chance decides here, and whoever drives the game gave no random source."""


def needed(rng: Random | None) -> Random:
    """The random source that was given; for games, where something is drawn or shuffled. Raises ChanceNeeded."""
    if rng is None:
        raise ChanceNeeded("error-chance-needed")
    return rng


def commitment(seed: str) -> str:
    """The hash to publish at the start, so that everybody can check the shuffles once the seed is published."""
    return hashlib.sha256(seed.encode()).hexdigest()
