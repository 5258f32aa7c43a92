"""Positions a second of one thread of a search, this folder beside version 0.1, on the same middle games.

Both are asked for the same number of positions by the words of ``behemoth engine``, one after the other, by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice
from typing import Final

from bench.builds import HERE, BuildFailed, find_build
from bench.programs import Limit, ProgramFailed, TankProgram
from bench.report import Line, show, without
from bench.threads import middle_games

#: So many times the positions a second of version 0.1.
BAR: Final = 2.0
ANCHOR: Final = "engine-1"
SCHEMES: Final = ("basic-16", "monster-16", "basic-20")
POSITIONS: Final = 8
NODES: Final = 300_000


def run(schemes: Sequence[str] = SCHEMES, positions: int = POSITIONS, nodes: int = NODES) -> bool:
    """Measure and show; true if the bar is reached on every map."""
    try:
        with TankProgram(find_build(HERE)) as ours, TankProgram(find_build(ANCHOR)) as anchor:
            lines = [_compare(ours, anchor, scheme, positions, nodes) for scheme in schemes]
    except (BuildFailed, ProgramFailed) as why:
        without("positions a second beside version 0.1", str(why))
        return False
    return show("Tank Chess, the engine: a search", lines)


def _compare(ours: TankProgram, anchor: TankProgram, scheme: str, positions: int, nodes: int) -> Line:
    """Each position twice, who begins changes, and the quicker time counts."""
    seconds = {ours: 0.0, anchor: 0.0}
    for state in islice(middle_games(scheme), positions):
        rounds = [
            {program: _seconds(program, state.text(), nodes) for program in order}
            for order in ((ours, anchor), (anchor, ours))
        ]
        for program in seconds:
            seconds[program] += min(taken[program] for taken in rounds)
    rates = {program: positions * nodes / taken for program, taken in seconds.items()}
    return Line(f"positions of {scheme}", "nodes/s", rates[ours], anchor.name, rates[anchor], BAR)


def _seconds(program: TankProgram, state: str, nodes: int) -> float:
    """How long a search with an empty memory takes."""
    program.begin()
    begin = time.monotonic()
    program.choose(state, Limit(nodes=nodes))
    return time.monotonic() - begin
