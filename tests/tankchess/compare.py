"""On how many random positions the rules and their naive second reading agree, feature by feature.

``python -m tests.tankchess.compare 2000 0`` compares 2000 positions from the first on; it ends at ten differences.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Final

from behemoth.tankchess.board.position import Position
from tests.tankchess.census import traits_of_action
from tests.tankchess.disagreement import (
    actions_of,
    fault_in_actions,
    fault_in_announcements,
    fault_in_effects,
    fault_in_states,
    fault_in_texts,
)
from tests.tankchess.strategies import random_position, smallest

#: Which of the traits of the census are worth a line here.
TOLD: Final = (
    "push",
    "observed",
    "MINE",
    "mine",
    "a remote",
    "detonation",
    "flag",
    "fall",
    "throw: onto mine",
    "leaving",
    "sink",
)


def fault_in(position: Position, seed: int) -> str:
    """The first thing the two readings say differently. Announcements take long and are compared now and then."""
    found = fault_in_actions(position) or fault_in_texts(position) or fault_in_effects(position, seed)
    if not found and seed % 4 == 0:
        found = fault_in_announcements(position)
    if not found and seed % 12 == 0:
        found = fault_in_states(position, seed)
    return found


def features(position: Position) -> set[str]:
    """What a position is good for."""
    found = {f"goal: {position.rules.goal}"} | {f"kind: {one.kind.code}" for one in position.pieces}
    for action in actions_of(position):
        found.update(trait for trait in traits_of_action(position, action) if trait.startswith(TOLD))
    return found


def main(number: int = 1000, first: int = 0) -> int:
    agreed: Counter[str] = Counter()
    faults = 0
    for seed in range(first, first + number):
        position = random_position(Random(seed))
        fault = fault_in(position, seed)
        if not fault:
            agreed.update(features(position))
            continue
        faults += 1
        least = smallest(position, lambda other: bool(fault_in(other, seed)))  # noqa: B023 - used at once
        print(f"seed {seed}: {fault_in(least, seed)}\n    {least!r}", flush=True)
        if faults == 10:
            break
    for name in sorted(agreed):
        print(f"{agreed[name]:6d}  {name}")
    print(f"{number} positions, {faults} differences")
    return faults


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])) > 0)
