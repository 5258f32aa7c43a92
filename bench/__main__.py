"""Run the benchmarks: ``python -m bench [name …]``."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Mapping
from typing import Final

from bench import load, monster_combat, tank_chess

BENCHMARKS: Final[Mapping[str, Callable[[], bool]]] = {
    "tank-chess": tank_chess.run,
    "load": load.run,
    "monster-combat": monster_combat.run,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all; 1 if a bar is missed, 2 for a name nobody knows."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}; there are: {', '.join(BENCHMARKS)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, best of several rounds")
    held = [BENCHMARKS[name]() for name in names or BENCHMARKS]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
