"""About how large each weight of the evaluation of Tank Chess is (used by tank_fit.py and tank_trials.py).

Learning begins from nothing, and a weight that is 0 does not say whether ones or hundreds are much for it. This table
does: a fit lets a weight go so far without a good reason, and trials raise and lower it by a share of that. It says
nothing of what a weight should be and limits none. What kinds are worth is roughly known by their figures and changes
by a share of itself.
"""

from __future__ import annotations

from typing import Final

from behemoth.engine import Weights

#: A term of kinds with the kind's code, or another term with nothing.
Name = tuple[str, str]

MATERIAL: Final = "material"
_MATERIAL_SHARE: Final = 0.3
#: In hundredths of a light tank, or in percent where the term is a share of a piece.
RANGES: Final = {
    "mobility": 8,
    "nearness": 10,
    "hanging_first": 40,
    "hanging_rest": 40,
    "loose_first": 60,
    "loose_rest": 40,
    "tempo": 30,
    "unsafe_mobility": 8,
    "fire": 10,
    "strong_fire": 10,
    "commander_danger": 80,
    "commander_trapped": 250,
    "commander_room": 12,
    "commander_unsafe": 6,
    "commander_row": 12,
    "commander_safe_row": 12,
    "commander_race": 40,
    "commander_escape": 120,
    "commander_cover": 15,
    "commander_shelled": 8,
    "safe_check": 60,
    "attackers": 20,
    "close_attackers": 20,
    "defenders": 20,
    "front": 25,
    "rear": 25,
    "advance": 8,
    "flag_near": 15,
    "flag_guard": 15,
    "flag_carried": 200,
    "flag_home": 20,
    "remote_mine": 80,
}


def value_of(weights: Weights, name: Name) -> int:
    """One of the weights."""
    term, code = name
    return weights.kinds[term][code] if code else weights.terms[term]


def range_of(weights: Weights, name: Name) -> float:
    """About how large this one is, or by how much it changes."""
    return max(1.0, _MATERIAL_SHARE * value_of(weights, name)) if name[0] == MATERIAL else RANGES[name[0]]
