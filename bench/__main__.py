"""Run the benchmarks: ``python -m bench [--full] [name …]``; ``python -m bench strength …`` holds tournaments,
``python -m bench sprt …`` plays another version, ``python -m bench ceiling`` says what knowing more would be worth at
Monster Combat, ``python -m bench attack …`` attacks a server beside an uninvolved player, ``python -m bench lighthouse
PAGE …`` says what makes a page slow."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bench import (
    attack,
    cards,
    ceiling,
    environments,
    figures,
    games,
    holding,
    lighthouse,
    load,
    mass,
    monster_combat,
    perft,
    processes,
    searching,
    sprt,
    start,
    strength,
    tank_chess,
    thinking,
    threads,
    waking,
)
from bench.report import take_shown

#: ``--full`` takes more rounds.
_MORE: Final = "--full"
BENCHMARKS: Final[Mapping[str, Callable[..., bool]]] = {
    "tank-chess": tank_chess.run,
    "perft": perft.run,
    "games": games.run,
    "monster-combat": monster_combat.run,
    "cards": cards.run,
    "environments": environments.run,
    "start": start.run,
    "mass": mass.run,
    "searching": searching.run,
    "threads": threads.run,
    "load": load.run,
    "thinking": thinking.run,
    "processes": processes.run,
    "holding": holding.run,
    "waking": waking.run,
    "lighthouse": lighthouse.run,
}
#: Those that know a longer form.
_LONGER: Final = ("perft", "games", "cards", "start")


def main(words: list[str]) -> int:
    """Run the named benchmarks, or all; 1 if a bar is missed, 2 for a name nobody knows."""
    if words[:1] == ["strength"]:
        return strength.main(words[1:])
    if words[:1] == ["ceiling"]:
        return ceiling.main(words[1:])
    if words[:1] == ["sprt"]:
        return sprt.main(words[1:])
    if words[:1] == ["attack"]:
        return attack.main(words[1:])
    if words[:1] == ["lighthouse"] and words[1:]:
        return lighthouse.main(words[1:])
    full = _MORE in words
    names = [word for word in words if word != _MORE]
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        known = ", ".join((*BENCHMARKS, "strength", "sprt", "ceiling", "attack"))
        print(f"There is no benchmark {unknown[0]!r}; there are: {known}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, best of several rounds, processor time, one core")
    held = [_measure(name, full) for name in names or BENCHMARKS]
    print(f"The figures are in {figures.FILE.name}; `make figures` puts them into README and docs.")
    print("Every bar holds." if all(held) else "A bar is MISSED, or something could not be measured.")
    return 0 if all(held) else 1


def _measure(name: str, full: bool) -> bool:
    """Run one benchmark and write down what it showed."""
    held = _task(name, full)()
    figures.write_part(name, take_shown(), start.take_costs())
    return held


def _task(name: str, full: bool) -> Callable[[], bool]:
    return partial(BENCHMARKS[name], full=full) if name in _LONGER else BENCHMARKS[name]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
