"""Let the engine learn Monster Combat anew by play: writes src/behemoth/engine/minds.json. `make learn-cards` runs it.

    .venv/bin/python scripts/learn_cards.py              # both variants, or what is left of a run that was stopped
    .venv/bin/python scripts/learn_cards.py --share 0.01 # a hundredth of the games, to see that it works
    .venv/bin/python scripts/learn_cards.py --anew       # forget what a stopped run has learned

Everything begins from nothing. First all is learned from how games go: the judge from how they end, the instinct by
what followed its decisions, measured by the judge (proximal policy optimisation). Then every action of a decision is
tried, played on with the same luck, and the instinct is drawn to what did better (expert iteration). Alone, half of the
others play greedily and half by what was learned so far, firmly or not; together all seats learn.

Both variants learn at once, each on one core. After each stage the state is kept in .cache/learn-cards, the strength at
a glance is measured, and the curve is drawn. The same stages give the same weights.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from behemoth.bots import greedy_values  # noqa: E402
from behemoth.engine import Mind, card_engine, card_rules  # noqa: E402
from behemoth.monstercombat import COOP, VERSUS, Options, preset  # noqa: E402
from scripts.cards_curve import Point, draw_curve  # noqa: E402

TARGET: Final = ROOT / "src" / "behemoth" / "engine" / "minds.json"
PICTURE: Final = ROOT / "docs" / "pictures" / "cards-learning.svg"
KEPT: Final = ROOT / ".cache" / "learn-cards"
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
#: After how many turns the judge ends a game in which an action is tried.
HORIZON: Final = {VERSUS: 8, COOP: 16}


class Stage(NamedTuple):
    """So many games, with this rate of learning at the beginning and at the end; and whether every action is tried."""

    games: int
    rate: float
    last_rate: float
    batch: int
    tried: bool = False


def _down(stages: int, games: int, rate: float, batch: int, *, tried: bool = False) -> list[Stage]:
    """Stages whose rate goes down in one line, to a fiftieth in the end."""
    rates = [rate * (1 - 0.98 * stage / stages) for stage in range(stages + 1)]
    return [Stage(games, one, other, batch, tried) for one, other in pairwise(rates)]


STAGES: Final = {
    VERSUS: [
        *[Stage(1_000_000, 0.002, 0.002, 2000)] * 6,
        *_down(6, 1_000_000, 0.002, 2000),
        *_down(6, 50_000, 0.001, 500, tried=True),
    ],
    COOP: [
        *[Stage(200_000, 0.002, 0.002, 400)] * 6,
        *_down(6, 200_000, 0.002, 400),
        *_down(6, 10_000, 0.001, 100, tried=True),
    ],
}
#: Games by which the strength at a glance is measured after each stage, for each seat.
MEASURED: Final = 10_000


class Kept(msgspec.Struct):
    """What a run has learned so far."""

    share: float
    stages: list[Stage]
    instinct: list[float]
    judge: list[float]
    #: What other weights it began with, if any.
    begun: str = ""
    curve: list[Point] = []
    seconds: float = 0.0


def fresh(stages: list[Stage], share: float) -> Kept:
    """Nothing learned; neurons begin with small weights at random, since they must differ."""
    engine, rng = card_engine(), Random(1)

    def network(size: tuple[int, int, int]) -> list[float]:
        inputs, neurons, answers = size
        first = [rng.gauss(0, 0.1) for _ in range(inputs * neurons)]
        return first + [rng.gauss(0, 0.05) for _ in range(neurons * answers)] + [0.0] * answers

    return Kept(share, stages, network(engine.INSTINCT_SIZE), network(engine.JUDGE_SIZE))


def begun(stages: list[Stage], share: float, minds: Path, variant: str) -> Kept:
    """What a file of minds knows, for whoever goes on from there: only the stages that try every action are left."""
    mind = msgspec.json.decode(minds.read_bytes(), type=dict[str, Mind])[variant]
    return Kept(share, [stage for stage in stages if stage.tried], mind.instinct, mind.judge, mind.origin)


def learn(variant: str, kept: Kept, keep: Path, measured: int) -> Mind:
    """One variant, from where the state stands."""
    engine = card_engine()
    setups = [(card_rules(preset(variant, name)), seats) for name, numbers in LESSONS[variant] for seats in numbers]
    for number in range(len(kept.curve), len(kept.stages)):
        stage, begin = kept.stages[number], time.thread_time()
        games = max(stage.batch, int(stage.games * kept.share))
        kept.instinct, kept.judge, score, loss = engine.learn(
            setups,
            kept.instinct,
            kept.judge,
            others(variant, kept.instinct),
            games,
            stage.batch,
            (stage.rate, stage.last_rate),
            HORIZON[variant] if stage.tried else 0,
            number,
        )
        kept.seconds += time.thread_time() - begin
        strength = at_a_glance(variant, kept.instinct, measured)
        kept.curve.append(Point(games, stage.tried, strength, loss, kept.seconds))
        keep.write_bytes(msgspec.json.encode(kept))
        said = f"won while learning {score:.3f}, loss {loss:.4f}, at a glance {strength:.2%}, {kept.seconds:.0f} s"
        print(f"{variant}, stage {number + 1} of {len(kept.stages)}: {said}", flush=True)
    games = sum(point.games for point in kept.curve)
    origin = f"scripts/learn_cards.py, {datetime.now(UTC):%Y-%m-%d}, {games:,} games, {kept.seconds / 60:.0f} minutes"
    origin += f"; before that {kept.begun}" if kept.begun else ""
    return Mind([round(one, 3) for one in kept.instinct], [round(one, 3) for one in kept.judge], origin)


def others(variant: str, instinct: list[float]) -> list[Any]:
    """Who else sits there: alone greedy ones and some that know what was learned; together nobody."""
    if variant == COOP:
        return []
    engine = card_engine()
    greedy = engine.Way("worths", greedy_values(variant))
    return [greedy, greedy, engine.instinct_way(instinct, 2.0), engine.instinct_way(instinct, 0.5)]


def at_a_glance(variant: str, instinct: list[float], games: int) -> float:
    """How often the instinct wins, without search: alone among three greedy ones, or two together in the hard game."""
    engine, way = card_engine(), card_engine().instinct_way(instinct, 2.0)
    if variant == COOP:
        won: float = engine.play_games(card_rules(preset(COOP, "hard")), 2, games, 1, [way])["scores"][0]
        return won / games
    greedy, seats = engine.Way("worths", greedy_values(variant)), range(4)
    tables = [[way if seat == mine else greedy for seat in seats] for mine in seats]
    rules = card_rules(Options())
    won = sum(engine.play_games(rules, 4, games, mine, tables[mine])["scores"][mine] for mine in seats)
    return won / games / len(seats)


def stand_of(variant: str, chosen: argparse.Namespace) -> Kept:
    """Where a variant stands: at what a stopped run has kept, if its stages so far were these, or at the beginning."""
    keep, stages = chosen.keep / f"{variant}.json", STAGES[variant]
    kept = begun(stages, chosen.share, chosen.begin, variant) if chosen.begin else fresh(stages, chosen.share)
    if keep.exists() and not chosen.anew:
        before = msgspec.json.decode(keep.read_bytes(), type=Kept)
        done = len(before.curve)
        if before.share == chosen.share and before.stages[:done] == kept.stages[:done]:
            return msgspec.structs.replace(before, stages=kept.stages)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="how many of the games")
    parser.add_argument("--anew", action="store_true", help="forget what a stopped run has learned")
    parser.add_argument("--begin", type=Path, help="a file of minds to go on from, instead of from nothing")
    parser.add_argument("--only", choices=(VERSUS, COOP), action="append", help="one variant; the other is kept")
    parser.add_argument("--measured", type=int, default=MEASURED, help="games of each measurement")
    parser.add_argument("--out", type=Path, default=TARGET)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    parser.add_argument("--keep", type=Path, default=KEPT, help="the folder for what a stopped run has learned")
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    minds = msgspec.json.decode(chosen.out.read_bytes(), type=dict[str, Mind]) if chosen.out.exists() else {}
    variants = chosen.only or [VERSUS, COOP]
    kept = {variant: stand_of(variant, chosen) for variant in variants}
    with ThreadPoolExecutor() as pool:  # the engine learns without Python's lock
        learned = pool.map(lambda one: learn(one, kept[one], chosen.keep / f"{one}.json", chosen.measured), variants)
        minds |= dict(zip(variants, learned, strict=True))
    curves = {variant: kept[variant].curve if variant in kept else [] for variant in (VERSUS, COOP)}
    chosen.out.write_bytes(msgspec.json.encode(minds).replace(b',"judge"', b',\n"judge"') + b"\n")
    chosen.picture.write_text(draw_curve(curves[VERSUS], curves[COOP]), encoding="utf-8")


if __name__ == "__main__":
    main()
