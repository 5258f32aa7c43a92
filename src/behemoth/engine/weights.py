"""The terms of the evaluation of Tank Chess and what they weigh, in hundredths of a light tank.

The engine knows the terms and this table what they mean; the figures stand in ``tank_weights.json``, so that learning
them needs no compiler. ``make learn-tanks`` plays games against itself and writes them anew.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from behemoth.tankchess import KINDS, Kind

#: What differs from kind to kind, by the kind's code.
KIND_TERMS: Final = {
    "material": "what the kind is worth; the commander is the game, its figure is what its fighting power is worth",
    "mobility": "an end pose within reach where nothing can destroy the piece; for sixteen of them",
    "nearness": "each square nearer to the enemy's command tank",
}

#: Percentages are of a piece's material.
TERMS: Final = {
    "hanging_first": "the best piece in danger of the side to move, in percent",
    "hanging_rest": "its other pieces in danger, in percent",
    "loose_first": "the same for the side that has just moved: the first is about to be lost",
    "loose_rest": "and its others",
    "tempo": "the move itself",
    "unsafe_mobility": "an end pose within reach where the piece could be destroyed; for sixteen of them",
    "fire": "squares under fire, for sixteen",
    "strong_fire": "squares under fire of guns that pierce armour of 2, for sixteen",
    "commander_danger": "the command tank in danger with the move gone",
    "commander_trapped": "in danger with no safe pose left",
    "commander_room": "each of its safe poses, up to a dozen",
    "commander_unsafe": "each of its poses under fire, up to two dozen",
    "commander_row": "each row of its progress to the far edge",
    "commander_safe_row": "each row of its furthest safe pose",
    "commander_race": "each of the last rows of that pose",
    "commander_escape": "the other side threatens to leave the board",
    "commander_cover": "obstacles and wrecks right beside it",
    "commander_shelled": "squares up to two away from the enemy's command tank under the own fire",
    "safe_check": "somebody can come to where it threatens the enemy's command tank and nothing can destroy it",
    "attackers": "a piece within five squares of the enemy's command tank",
    "close_attackers": "within three squares, in addition",
    "defenders": "a piece within three squares of the own command tank",
    "front": "the front towards the enemy's command tank",
    "rear": "the rear towards it",
    "advance": "each row ahead",
    "flag_near": "with flags (TC12.14): each square that the nearest vehicle is nearer to the enemy's",
    "flag_guard": "each square that somebody is nearer to the own one, from four on",
    "flag_carried": "carrying the enemy's flag",
    "flag_home": "each row of the carrier towards home",
    "remote_mine": "a remote mine that is not spent",
}

#: The material of a kind that is not in the table, by its figures, so that a new vehicle is not worthless.
_SPEED, _ARMOUR, _GUN = 10, 12, 22


class Weights(msgspec.Struct, frozen=True):
    """A set of weights, and where it comes from."""

    origin: str
    #: For each term of kinds the figures by the kinds' codes.
    kinds: dict[str, dict[str, int]]
    terms: dict[str, int]

    @property
    def material(self) -> dict[str, int]:
        """What kinds are worth."""
        return self.kinds["material"]


def _read() -> Weights:
    return msgspec.json.decode((files("behemoth.engine") / "tank_weights.json").read_bytes(), type=Weights)


WEIGHTS: Final = _read()


def as_engine(weights: Weights) -> tuple[dict[str, list[int]], dict[str, int]]:
    """What differs from kind to kind by the kinds' numbers, and the other terms."""
    return {name: [_of_kind(name, kind, weights) for kind in KINDS] for name in weights.kinds}, weights.terms


def material_of(kind: Kind, weights: Weights = WEIGHTS) -> int:
    """What a kind is worth, whether the table knows it or not."""
    return _of_kind("material", kind, weights)


def _of_kind(name: str, kind: Kind, weights: Weights) -> int:
    known = weights.kinds[name]
    if kind.code in known:
        return known[kind.code]
    return _guess(kind) if name == "material" else round(sum(known.values()) / max(1, len(known)))


def _guess(kind: Kind) -> int:
    strength = kind.gun.strength if kind.gun else 0
    return _SPEED * kind.speed + _ARMOUR * sum(kind.armour) + _GUN * strength
