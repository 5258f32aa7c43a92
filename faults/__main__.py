"""``python -m faults``: faults in random order under load, then the checker."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

from faults.kinds import ALL
from faults.one_process import OneProcess
from faults.players import PLANS
from faults.run import Build, Report, run
from faults.topology import CannotRun
from faults.two_processes import TwoProcesses

TOPOLOGIES: Final[dict[str, Build]] = {"sqlite": OneProcess, "postgres": TwoProcesses}


def main(words: Sequence[str] | None = None) -> int:
    """The command; 1 if something is wrong."""
    reader = argparse.ArgumentParser(prog="python -m faults", description=__doc__)
    reader.add_argument("--faults", type=int, default=200, help="how many, for each way of running the table")
    reader.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="the order of the faults")
    reader.add_argument("--parties", type=int, default=2 * len(PLANS), help="how many matches are played at once")
    reader.add_argument("--on", choices=sorted(TOPOLOGIES), action="append", help="one way of running the table only")
    reader.add_argument("--only", action="append", default=[], metavar="KIND", help="only faults of this kind")
    reader.add_argument("--keep", type=Path, metavar="DIR", help="keep histories, logs and data here")
    chosen = reader.parse_args(words)
    unknown = [name for name in chosen.only if name not in ALL]
    if unknown:
        print(f"There is no fault {unknown[0]!r}; there are: {', '.join(sorted(ALL))}.", file=sys.stderr)
        return 2
    print(f"seed {chosen.seed}", flush=True)
    reports = []
    for name in chosen.on or TOPOLOGIES:
        try:
            reports.append(_one(name, chosen))
        except CannotRun as why:
            print(f"{name}: NOT TRIED: {why}")
    print()
    for report in reports:
        print("\n".join(report.lines()))
    wrong = sum(len(report.verdict.complaints) for report in reports)
    print("Nothing is lost, doubled, illegal or wrongly flagged." if not wrong else f"{wrong} THINGS ARE WRONG.")
    return 1 if wrong else 0


def _one(name: str, chosen: argparse.Namespace) -> Report:
    print(f"{name}: {chosen.faults} faults, {chosen.parties} matches at once", flush=True)
    with tempfile.TemporaryDirectory(prefix="behemoth-faults-") as place:
        folder = Path(place)
        if chosen.keep:
            folder = chosen.keep / f"{name}-{time.strftime('%H%M%S')}"
            folder.mkdir(parents=True)
        return run(
            TOPOLOGIES[name], folder, faults=chosen.faults, seed=chosen.seed, parties=chosen.parties,
            only=chosen.only, tell=lambda line: print(line, flush=True),
        )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
