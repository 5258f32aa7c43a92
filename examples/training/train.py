"""Learn Monster Combat in a few minutes: trains a policy, writes it and its curve, and lets it play a tournament.

python examples/training/train.py --out learned.npz --curve curve.json
BEHEMOTH_LEARNED=learned.npz behemoth tournament monster-combat learned greedy random
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

# Small matrices are multiplied faster by one thread than by several that wait for each other; numpy reads this once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec

from behemoth.lab.environments.training import Measured, Plan, train


def main(words: list[str] | None = None) -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=Plan().rounds)
    parser.add_argument("--seats", type=int, default=Plan().seats)
    parser.add_argument("--seed", type=int, default=Plan().seed)
    parser.add_argument("--measured-games", type=int, default=Plan().measured_games)
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.json"))
    given = parser.parse_args(words)
    plan = Plan(given.seats, given.rounds, seed=given.seed, measured_games=given.measured_games)
    begin = time.process_time()

    def tell(measured: Measured) -> None:
        shares = ", ".join(f"{share:.1%} against {name}" for name, share in measured.shares.items())
        print(f"{measured.decisions:>9,} decisions, {time.process_time() - begin:5.0f} s: wins {shares}", flush=True)

    policy, curve = train(plan, tell)
    policy.save(given.out)
    given.curve.write_bytes(
        msgspec.json.format(
            msgspec.json.encode({"plan": plan, "seconds": round(time.process_time() - begin), "curve": curve})
        )
    )
    print(f"The policy is in {given.out}, its curve in {given.curve}.")


if __name__ == "__main__":
    main()
