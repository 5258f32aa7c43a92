"""What the engine can do with the rules: counting, playing and searching at a speed that Python cannot reach.

The engine is a package of its own, ``behemoth_engine``, in C++. It is built where there is a compiler; where it is not
there everything works without it, only slower. This room knows both: it hands the engine the tables of the rules, and
turns the rules' positions into the engine's and back.
"""

from __future__ import annotations

from importlib import invalidate_caches

from behemoth.engine.card_worlds import CardDealer, Suspicion, card_dealer, search_dealt
from behemoth.engine.cards import (
    BEST,
    Mind,
    RatedAction,
    Settings,
    best_rated,
    can_play_cards,
    card_engine,
    card_playouts,
    card_rules,
    cards_available,
    lean,
    mind_of,
    new_card_stop,
    rank_of,
    search_cards,
    search_settings,
)
from behemoth.engine.package import OtherVersion, engine_module
from behemoth.engine.search import (
    BENCH_DEPTH,
    BENCH_SCHEMES,
    FULL_STRENGTH,
    Analysis,
    Limits,
    Line,
    Weakness,
    analyse,
    new_searcher,
    new_stop,
)
from behemoth.engine.tanks import code_of as tank_code
from behemoth.engine.tanks import divide, perft, tank_engine, to_engine
from behemoth.engine.weights import WEIGHTS, Weights, as_engine, material_of
from behemoth.tankchess import Position

__all__ = [
    "BENCH_DEPTH",
    "BENCH_SCHEMES",
    "BEST",
    "FULL_STRENGTH",
    "WEIGHTS",
    "Analysis",
    "CardDealer",
    "Limits",
    "Line",
    "Mind",
    "OtherVersion",
    "RatedAction",
    "Settings",
    "Suspicion",
    "Weakness",
    "Weights",
    "analyse",
    "as_engine",
    "available",
    "best_rated",
    "can_play",
    "can_play_cards",
    "card_dealer",
    "card_engine",
    "card_playouts",
    "card_rules",
    "cards_available",
    "divide",
    "engine_module",
    "lean",
    "material_of",
    "mind_of",
    "missing",
    "new_card_stop",
    "new_searcher",
    "new_stop",
    "perft",
    "rank_of",
    "search_cards",
    "search_dealt",
    "search_settings",
    "tank_code",
    "tank_engine",
    "to_engine",
    "why_missing",
]


def missing() -> str:
    """Why there is no engine, in a few words for logs; empty if there is one."""
    error = why_missing()
    return "" if error is None else str(error) or "behemoth_engine is not installed"


def why_missing() -> ImportError | None:
    """The error where there is no engine, OtherVersion if there is one for another Behemoth; ``None`` if there is one.

    Looked for anew as long as there is none: it may be built while we run, and is used from then on.
    """
    try:
        engine_module("tanks")
    except ImportError as error:
        invalidate_caches()
        return error
    return None


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
