"""What the engine can do with the rules: counting, playing and searching at a speed that Python cannot reach.

The engine is a package of its own, ``behemoth_engine``, in C++. It is built where there is a compiler; where it is not
there everything works without it, only slower. This room knows both: it hands the engine the tables of the rules, and
turns the rules' positions into the engine's and back.
"""

from __future__ import annotations

from functools import cache

from behemoth.engine.cards import (
    Mind,
    RatedAction,
    best_rated,
    can_play_cards,
    card_engine,
    card_playouts,
    card_rules,
    cards_available,
    lean,
    search_cards,
)
from behemoth.engine.search import (
    BENCH_DEPTH,
    FULL_STRENGTH,
    Analysis,
    Limits,
    Line,
    Weakness,
    analyse,
    new_searcher,
    new_stop,
)
from behemoth.engine.tanks import divide, perft, tank_engine, to_engine
from behemoth.engine.weights import WEIGHTS, Weights, as_engine, material_of
from behemoth.tankchess import Position

__all__ = [
    "BENCH_DEPTH",
    "FULL_STRENGTH",
    "WEIGHTS",
    "Analysis",
    "Limits",
    "Line",
    "Mind",
    "RatedAction",
    "Weakness",
    "Weights",
    "analyse",
    "as_engine",
    "available",
    "best_rated",
    "can_play",
    "can_play_cards",
    "card_engine",
    "card_playouts",
    "card_rules",
    "cards_available",
    "divide",
    "lean",
    "material_of",
    "missing",
    "new_searcher",
    "new_stop",
    "perft",
    "search_cards",
    "tank_engine",
    "to_engine",
]


@cache
def missing() -> str:
    """Why there is no engine, in a few words for logs; empty if there is one."""
    try:
        import behemoth_engine.tanks  # noqa: F401
    except ImportError as error:
        return str(error) or "behemoth_engine is not installed"
    return ""


def available() -> bool:
    """Whether the engine is here."""
    return not missing()


def can_play(position: Position) -> bool:
    """Whether the engine is here, knows the rules of this Tank Chess position and has room for it."""
    if not available():
        return False
    try:
        to_engine(position)
    except ValueError:
        return False
    return True
