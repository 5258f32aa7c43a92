"""Let the engine learn Monster Combat anew by play: writes src/behemoth/engine/minds.json.

    .venv/bin/python scripts/learn_cards.py             # both variants
    .venv/bin/python scripts/learn_cards.py --share 0.1 # a tenth of the games, to see that it works

Alone, most others play greedily and some by the instinct learned so far; together all seats learn. The judge learns
from how games end, the instinct from what the judge thinks of its decisions.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from behemoth.bots import greedy_values
from behemoth.engine import Mind, card_engine, card_rules
from behemoth.monstercombat import COOP, VERSUS, preset

TARGET: Final = Path(__file__).parent.parent / "src" / "behemoth" / "engine" / "minds.json"
#: Presets and numbers of players; what comes several times is played more often.
LESSONS: Final[dict[str, list[tuple[str, Sequence[int]]]]] = {
    VERSUS: [
        (name, range(2, 8)) for name in ("classic", "classic", "classic", "fresh-hand", "secret-lightning", "quick")
    ],
    COOP: [
        ("classic", (2, 2, 3, 4)),
        ("gentle", (2, 3)),
        ("hard", (2, 2, 2, 3, 4, 5, 6, 7)),
        ("grim", (2, 3, 4, 5, 6)),
    ],
}
#: Games, the judge's rate and the instinct's, one stage after another.
STAGES: Final = {
    VERSUS: [(60_000, 0.01, 0.0), (300_000, 0.005, 0.05), (300_000, 0.005, 0.03)]
    + [(300_000, 0.003, 0.02)] * 4
    + [(400_000, 0.002, 0.01)] * 3
    + [(400_000, 0.001, 0.004)] * 3,
    COOP: [(40_000, 0.01, 0.0), (100_000, 0.005, 0.05), (100_000, 0.005, 0.03)]
    + [(150_000, 0.003, 0.02)] * 3
    + [(150_000, 0.002, 0.01)] * 3
    + [(200_000, 0.001, 0.004)] * 3,
}
NEURONS: Final = 32


def fresh_judge(size: int, rng: Random) -> list[float]:
    """Small weights at random, no biases."""
    first = [rng.gauss(0, 0.15) for _ in range(size - 2 * NEURONS - 1)]
    return [*first, *[0.0] * NEURONS, *(rng.gauss(0, 0.3) for _ in range(NEURONS)), 0.0]


def learn(variant: str, share: float) -> Mind:
    """One variant from nothing."""
    engine = card_engine()
    setups = [(card_rules(preset(variant, name)), seats) for name, numbers in LESSONS[variant] for seats in numbers]
    instinct, judge = [0.0] * engine.WEIGHTS, fresh_judge(engine.JUDGE_WEIGHTS, Random(1))
    greedy = engine.Way("worths", greedy_values(variant))
    for number, (games, judge_rate, instinct_rate) in enumerate(STAGES[variant]):
        others: list[Any] = []
        if variant == VERSUS:
            others = [greedy, greedy, engine.instinct_way(instinct)] if number > 1 else [greedy]
        instinct, judge, score, loss = engine.learn(
            setups, instinct, judge, others, int(games * share), judge_rate, instinct_rate, 1000, number
        )
        stage = f"stage {number + 1} of {len(STAGES[variant])}"
        print(f"{variant}, {stage}: score {score:.3f}, loss {loss:.4f}", flush=True)
    return Mind([round(one, 3) for one in instinct], [round(one, 3) for one in judge])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="how many of the games")
    parser.add_argument("--out", type=Path, default=TARGET)
    chosen = parser.parse_args()
    minds = {variant: learn(variant, chosen.share) for variant in (VERSUS, COOP)}
    chosen.out.write_bytes(msgspec.json.encode(minds).replace(b',"judge"', b',\n"judge"') + b"\n")


if __name__ == "__main__":
    main()
