"""Tank Chess: positions, counting, random games and search. The tables must be installed first."""

from behemoth_engine._tanks import *  # noqa: F403
from behemoth_engine._tanks import Games, Playouts, Position, Searcher, Stop, has_avx2, install

__all__ = ["Games", "Playouts", "Position", "Searcher", "Stop", "has_avx2", "install"]
