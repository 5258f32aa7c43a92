"""Let the engine learn the evaluation of Tank Chess anew by play: writes src/behemoth/engine/tank_weights.json.

    .venv/bin/python scripts/learn_tanks.py               # from nothing, or what is left of a run that was stopped
    .venv/bin/python scripts/learn_tanks.py --share 0.01  # a hundredth of the games, to see that it works
    .venv/bin/python scripts/learn_tanks.py --begin src/behemoth/engine/tank_weights.json
    .venv/bin/python scripts/learn_tanks.py --begin src/behemoth/engine/tank_weights.json --trials-only

`make learn-tanks` runs it. It begins with nothing but what kinds are worth by their figures. In the first round the
engine plays games against itself on all maps; the quiet positions of these games, with the game's result and what the
search said, are what the next weights are fitted to (scripts/tank_fit.py). In the other rounds weights that are raised
play weights that are lowered, and move to where the games were won (scripts/tank_trials.py). After each round the new
weights play those before; at the end those of the last rounds are averaged. Finished games are kept in
.cache/learn-tanks, so that a run that was stopped goes on. The same rounds give the same weights.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from behemoth.engine import WEIGHTS, Weights, as_engine, material_of, new_searcher, to_engine  # noqa: E402
from behemoth.lab import Crew, all_cores, open_part, random_openings, share_out  # noqa: E402
from behemoth.tankchess import KINDS, TankOptions, TankState  # noqa: E402
from scripts.tank_curve import Point, draw_curve  # noqa: E402
from scripts.tank_fit import Sample, average, fit, spread  # noqa: E402
from scripts.tank_trials import Trial, coins, effects, levers, pulled, steps  # noqa: E402

TARGET: Final = ROOT / "src" / "behemoth" / "engine" / "tank_weights.json"
PICTURE: Final = ROOT / "docs" / "pictures" / "tanks-learning.svg"
KEPT: Final = ROOT / ".cache" / "learn-tanks"
#: Maps and how often each is played. Those with remote mines are left out: a search is told where mines lie.
SCHEMES: Final = {
    "basic-16": 10,
    "basic-20": 4,
    "monster-16": 4,
    "monster-20": 1,
    "expansion-20": 2,
    "first-steps-10": 1,
    "bulldozers-12": 1,
    "observers-16": 1,
    "minefield-12": 1,
    "flag-12": 1,
    "carry-12": 1,
    "last-tank-12": 1,
}
#: A longer game is a draw.
LONGEST: Final = 240
#: Positions of one game are much alike: at most so many of them are learned from.
SAMPLES: Final = 40
#: How far a move may be from the best one, in hundredths of a light tank, so that games differ.
VARIETY: Final = 15


T = TypeVar("T")


class Round(NamedTuple):
    """So many games, with so many positions for each move; then so many pairs against the weights before."""

    games: int
    nodes: int
    pairs: int = 40

    def part(self, share: float) -> Round:
        """The same with a share of the games."""
        return Round(max(2, int(self.games * share)), self.nodes, max(1, int(self.pairs * share)))


class Trials(NamedTuple):
    """So many trials, two games each, with so many positions for each move; then so many pairs likewise."""

    trials: int
    nodes: int
    pairs: int = 40

    @property
    def games(self) -> int:
        return 2 * self.trials

    def part(self, share: float) -> Trials:
        """The same with a share of the trials."""
        return Trials(max(2, int(self.trials * share)), self.nodes, max(1, int(self.pairs * share)))


ROUNDS: Final[tuple[Round | Trials, ...]] = (
    Round(400, 300),
    *[Trials(300, 500, 20)] * 4,
    *[Trials(400, 1_000, 20)] * 4,
)
#: What chance moves in one round of trials it moves back in another: so many of the last rounds are averaged.
AVERAGED: Final = 3


class Game(msgspec.Struct, frozen=True):
    """A game: its result for White, and its quiet positions with what the search said of them, for White."""

    result: float
    samples: list[tuple[str, int]]


def nothing() -> Weights:
    """What kinds are worth by their figures; no other term counts."""
    empty = Weights("", {"material": {}}, {})
    material = {kind.code: material_of(kind, empty) for kind in KINDS}
    others = {name: dict.fromkeys(material, 0) for name in WEIGHTS.kinds if name != "material"}
    return Weights("nothing", {"material": material, **others}, dict.fromkeys(WEIGHTS.terms, 0))


# --- playing -----------------------------------------------------------------------------------------


def opening(number: int, seed: str) -> TankState:
    """The start of a game: a map by chance, and some moves by chance."""
    rng = Random(f"{seed}/{number}")
    scheme = rng.choices(list(SCHEMES), list(SCHEMES.values()))[0]
    return next(random_openings(TankOptions(scheme=scheme), f"{seed}/{number}"))


def play(start: TankState, sides: Sequence[Weights], nodes: int, variety: int, seed: int) -> Game:
    """A game of White's weights against Black's."""
    searchers = [new_searcher(8) for _ in sides]
    for searcher, weights in zip(searchers, sides, strict=True):
        searcher.set_weights(*as_engine(weights))
    board, history, quiet = to_engine(start.position), list(start.history), start.quiet
    rules, samples = start.position.rules, list[tuple[str, int]]()
    for _ in range(LONGEST):
        side = board.to_act
        if side is None:
            assert board.result is not None
            return Game(1.0 - board.result[0], samples)
        falling = board.falling
        found = searchers[side].search(board, history=history, quiet=quiet, nodes=nodes, variety=variety, seed=seed)
        score, mate, _, texts, moves = found[-1][0]
        threat = board.can_kill_commander(1 - board.turn) or board.can_leave(1 - board.turn)
        if not (falling or mate or threat or any(sign in texts[0] for sign in "(*~")):
            samples.append((board.line(), score if side == 0 else -score))
        destroyed = board.play(moves[0])
        quiet = 0 if destroyed else quiet + (not falling)
        history = [] if board.falling else [*([] if destroyed else history), board.key]
        drawn = history.count(board.key) >= rules.repetition or quiet >= 2 * rules.quiet_moves
        if board.to_act is not None and not board.falling and drawn:
            break
    return Game(0.5, samples)


def play_alone(weights: Weights, nodes: int, seed: str, number: int) -> Game:
    """A game against itself. Runs in a worker."""
    chance = Random(f"{seed}/{number}/moves").getrandbits(60)
    return play(opening(number, seed), (weights, weights), nodes, VARIETY, chance)


def play_pair(new: Weights, old: Weights, nodes: int, seed: str, number: int) -> float:
    """What the new weights score against the old ones, an opening from both sides. Runs in a worker."""
    return play_both(opening(number, seed), new, old, nodes)


def play_trial(weights: Weights, nodes: int, seed: str, number: int) -> Trial:
    """What the weights score that are raised where the coins of the trial say so, against those the other way round.
    Runs in a worker."""
    start, pulls = opening(number, seed), levers(weights)
    tossed = coins(pulls, start.position, seed, number)
    new, old = (pulled(weights, pulls, [sign * coin for coin in tossed]) for sign in (1, -1))
    return Trial(tossed, play_both(start, new, old, nodes))


def play_both(start: TankState, new: Weights, old: Weights, nodes: int) -> float:
    """What the new weights score from both sides."""
    return (play(start, (new, old), nodes, 0, 0).result + 1 - play(start, (old, new), nodes, 0, 0).result) / 2


# --- learning ----------------------------------------------------------------------------------------


class Learner:
    """All rounds one after the other, from where a run was stopped."""

    def __init__(self, begin: Weights, keep: Path, crew: Crew, seed: str) -> None:
        self.weights = begin
        self.curve: list[Point] = []
        self._tried_out: list[Weights] = []
        self._keep, self._crew, self._seed = keep, crew, seed

    def learn(self, rounds: Sequence[Round | Trials]) -> None:
        """Everything these rounds teach."""
        for number, what in enumerate(rounds):
            started = time.monotonic()
            name = f"{self._seed}/{number}"
            about = {"learn-tanks": name, "round": what._asdict(), "weights": msgspec.to_builtins(self.weights)}
            new, loss = self._fitted(number, what, about) if isinstance(what, Round) else self._tried(what, about)
            met = partial(play_pair, new, self.weights, what.nodes, f"{name}/match")
            score = fmean(self._kept(f"match-{number}", about, met, what.pairs, float))
            self.weights = new
            if isinstance(what, Trials):
                self._tried_out.append(new)
            self.curve.append(Point(what.games, what.nodes, loss, score))
            said = f"{what.games:,} games, {score:.1%} against the weights before"
            print(f"\rround {number + 1} of {len(rounds)}: {said}, {time.monotonic() - started:.0f} s", flush=True)
        if self._tried_out:
            self.weights = average(self._tried_out[-AVERAGED:])

    def _fitted(self, number: int, what: Round, about: Mapping[str, Any]) -> tuple[Weights, float]:
        """By what foretells how games end."""
        play_one = partial(play_alone, self.weights, what.nodes, about["learn-tanks"])
        games = self._kept(f"games-{number}", about, play_one, what.games, Game)
        samples = [
            Sample(line, game.result, score, at)
            for at, game in enumerate(games)
            for line, score in spread(game.samples, SAMPLES)
        ]
        return fit(self.weights, samples)

    def _tried(self, what: Trials, about: Mapping[str, Any]) -> tuple[Weights, None]:
        """By what wins games."""
        name, pulls = about["learn-tanks"], levers(self.weights)
        one = partial(play_trial, self.weights, what.nodes, name)
        trials = self._kept(f"trials-{name.rpartition('/')[2]}", about, one, what.trials, Trial)
        return pulled(self.weights, pulls, steps(effects(trials))), None

    def _kept(
        self, name: str, about: Mapping[str, Any], play_one: Callable[[int], T], count: int, kind: type[T]
    ) -> list[T]:
        """So many games; those that an earlier run has played are taken from where it kept them."""
        with open_part(self._keep / f"{name}.jsonl", about, kind) as kept:
            return list(watched(share_out(play_one, range(count), self._crew, count=count, kept=kept), count))


def watched(items: Iterable[T], total: int) -> Iterator[T]:
    """Tells how far it is."""
    for number, item in enumerate(items, 1):
        print(f"\r{number} of {total} games", end="", flush=True)
        yield item


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="how many of the games")
    parser.add_argument("--begin", type=Path, help="a file of weights to go on from, instead of from nothing")
    parser.add_argument("--trials-only", action="store_true", help="only the rounds of weights that play each other")
    parser.add_argument("--workers", type=int, default=0, help="processes, one for each core unless said otherwise")
    parser.add_argument("--seed", default="tanks")
    parser.add_argument("--out", type=Path, default=TARGET)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    parser.add_argument("--keep", type=Path, default=KEPT, help="the folder for games that are finished")
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    begin = msgspec.json.decode(chosen.begin.read_bytes(), type=Weights) if chosen.begin else nothing()
    rounds = [one.part(chosen.share) for one in ROUNDS if isinstance(one, Trials) or not chosen.trials_only]
    crew = Crew(chosen.workers) if chosen.workers else all_cores()
    learner = Learner(begin, chosen.keep, crew, chosen.seed)
    learner.learn(rounds)
    games = sum(point.games for point in learner.curve)
    origin = f"scripts/learn_tanks.py, {datetime.now(UTC):%Y-%m-%d}, {games:,} games, from {begin.origin}"
    made = msgspec.structs.replace(learner.weights, origin=origin)
    chosen.out.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    chosen.picture.write_text(draw_curve(learner.curve), encoding="utf-8")


if __name__ == "__main__":
    main()
