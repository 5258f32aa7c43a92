"""How much of the strength that the weights of Tank Chess have gained by learning do other weights have?

    .venv/bin/python scripts/judge_tanks.py learned.json            # 60 pairs of each match, 5,000 positions a move
    .venv/bin/python scripts/judge_tanks.py learned.json --pairs 200

The gain of the weights in use is their Elo against nothing but what kinds are worth by their figures, which is what
learning begins from. What other weights lack of it is their Elo against those in use. Both matches are played on the
same openings of four maps.
"""

from __future__ import annotations

import argparse
import math
import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from behemoth.engine import WEIGHTS, Weights  # noqa: E402
from behemoth.lab import Crew, Elo, Share, all_cores, elo, paired, random_openings, share_out  # noqa: E402
from behemoth.tankchess import TankOptions  # noqa: E402
from scripts.learn_tanks import nothing, play_both  # noqa: E402

SCHEMES: Final = ("basic-16", "basic-20", "monster-16", "expansion-20")


def play_number(new: Weights, old: Weights, nodes: int, seed: str, number: int) -> float:
    """What the new weights score from both sides of one opening. Runs in a worker."""
    scheme = SCHEMES[number % len(SCHEMES)]
    return play_both(next(random_openings(TankOptions(scheme=scheme), f"{seed}/{number}")), new, old, nodes)


def meet(new: Weights, old: Weights, pairs: int, nodes: int, seed: str, crew: Crew) -> Share:
    """What the new weights score, with its interval of 95 %."""
    one = partial(play_number, new, old, nodes, seed)
    return paired(list(share_out(one, range(pairs), crew, count=pairs)))


def share_of_gain(gain: Elo, rest: Elo) -> Share:
    """How much of a gain there is where this much Elo is left to it, with the interval of what is left; the gain is
    taken as it was measured. Raises ValueError if it was none, or too large to be measured."""
    whole = gain.value
    if whole is None or not 0 < whole < math.inf:
        raise ValueError(f"a gain of {gain} Elo has no shares: it takes more pairs, or weights that gained something")
    return Share(*(1 + (part or 0.0) / whole for part in (rest.value, rest.low, rest.high)))


def main() -> int:
    """0, or 1 if no share can be told."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--nodes", type=int, default=5_000)
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--workers", type=int, default=0, help="processes, one for each core unless said otherwise")
    chosen = parser.parse_args()
    others = msgspec.json.decode(chosen.weights.read_bytes(), type=Weights)
    crew = Crew(chosen.workers) if chosen.workers else all_cores()
    gain = meet(WEIGHTS, nothing(), chosen.pairs, chosen.nodes, chosen.seed, crew)
    print(f"the weights in use against nothing: {gain}, Elo {elo(gain)}", flush=True)
    rest = meet(others, WEIGHTS, chosen.pairs, chosen.nodes, chosen.seed, crew)
    print(f"the others against those in use: {rest}, Elo {elo(rest)}")
    try:
        print(f"the others have of what was gained: {share_of_gain(elo(gain), elo(rest))}")
    except ValueError as why:
        print(f"Nothing can be said of a share: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
