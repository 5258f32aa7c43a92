"""The terms of the evaluation of Tank Chess and their weights, in hundredths of a light tank.

The engine knows the terms, this table what they weigh: tuning it needs no compiler. ``scripts/tune.py`` plays games
against itself and proposes better figures.
"""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.tankchess import KINDS, Kind

#: What a kind is worth, by its code. The commander is the game; its figure is what its fighting power is worth.
MATERIAL: Final = {
    "CLT": 100,
    "LT": 100,
    "MT": 158,
    "HT": 246,
    "TD": 190,
    "HM": 170,
    "M": 500,
    "ST": 270,
    "UT": 300,
    "TH": 150,
    "A": 95,
    "HW": 170,
    "AC": 90,
    "B": 80,
    "HB": 110,
    "AO": 60,
}

#: Of a kind that is not in the table: by its figures, so that a new vehicle is not worthless.
_SPEED, _ARMOUR, _GUN = 10, 12, 22


class Weights(msgspec.Struct, frozen=True):
    """A set of weights."""

    material: dict[str, int]
    terms: dict[str, int]


#: Percentages are of a piece's material.
TERMS: Final = {
    # The best piece in danger of the side to move, and its others, in percent.
    "hanging_first": 10,
    "hanging_rest": 32,
    # The same for the side that has just moved: the first is about to be lost.
    "loose_first": 48,
    "loose_rest": 27,
    # The move itself.
    "tempo": 11,
    # An end pose within reach where nothing can destroy the piece; for sixteen of them.
    "safe_mobility": 5,
    # Squares under fire, for sixteen.
    "fire": 7,
    # The command tank: in danger with the move gone; in danger with no safe pose left; each safe pose up to a dozen.
    "commander_danger": 35,
    "commander_trapped": 180,
    "commander_room": 6,
    # Each row of its progress to the far edge, of its furthest safe pose, and the square of the latter for a race.
    "commander_row": 5,
    "commander_safe_row": 5,
    "commander_race": 18,
    # The other side threatens to leave the board.
    "commander_escape": 40,
    # Obstacles and wrecks right beside it.
    "commander_cover": 6,
    # Each square nearer to the enemy's command tank, for a piece that can fire.
    "nearness": 5,
    # The front towards the enemy's command tank; the rear towards it.
    "front": 10,
    "rear": -10,
    # Each row ahead.
    "advance": -1,
    # With flags (TC12.14): each square the nearest vehicle is nearer to the enemy's; each square that somebody is
    # nearer to the own one, from four on; carrying the enemy's; each row of the carrier towards home.
    "flag_near": 9,
    "flag_guard": 8,
    "flag_carried": 160,
    "flag_home": 12,
    # A remote mine that is not spent.
    "remote_mine": 35,
}

WEIGHTS: Final = Weights(MATERIAL, TERMS)


def as_engine(weights: Weights) -> tuple[list[int], dict[str, int]]:
    """The material by the kinds' numbers, and the terms by name."""
    return [material_of(kind, weights) for kind in KINDS], weights.terms


def material_of(kind: Kind, weights: Weights = WEIGHTS) -> int:
    """What a kind is worth, whether the table knows it or not."""
    return weights.material.get(kind.code, _guess(kind))


def _guess(kind: Kind) -> int:
    strength = kind.gun.strength if kind.gun else 0
    return _SPEED * kind.speed + _ARMOUR * sum(kind.armour) + _GUN * strength
