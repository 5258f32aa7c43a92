"""Better weights for the evaluation of Tank Chess, from games the engine plays against itself.

    python scripts/tune.py play games.tsv --games 500     quiet positions of such games, each with the game's result
    python scripts/tune.py fit games.tsv new.json         weights by which the judgement foretells the results best
    python scripts/tune.py match new.json --pairs 100     the new weights against those of the table, paired openings

Positions are judged by terms that are nearly linear in their weights, so the share of each term is found by judging
with a slightly different weight. The fit is a logistic regression held near the present weights; its target is a
mixture of the game's result and of what the search, which sees further, said about the position. What counts is the
match.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.engine import WEIGHTS, Weakness, Weights, as_engine, new_searcher, tank_engine, to_engine
from behemoth.lab import random_openings
from behemoth.tankchess import TankOptions, TankState

#: Set-ups and how often each is played: boards up to 16, where the engine is quickest.
SCHEMES: Final = {"basic-16": 8, "monster-16": 1, "first-steps-10": 1}
LONGEST: Final = 240
#: How much a weight is changed to see what it does.
NUDGE: Final = 32
#: The material of the light tank is the measure of all weights.
MEASURE: Final = "LT"


class Player:
    """A set of weights that plays."""

    def __init__(self, weights: Weights, nodes: int) -> None:
        self.searcher = new_searcher(8)
        self.searcher.set_weights(*as_engine(weights))
        self.nodes = nodes


class Moment(msgspec.Struct, frozen=True):
    """A position of a game and what the search thought of it."""

    line: str
    white: bool
    score: int
    quiet: bool


def play_game(start: TankState, players: tuple[Player, Player], weakness: Weakness) -> tuple[float, list[Moment]]:
    """The result for White, and the positions of the game."""
    board, history, quiet = to_engine(start.position), list(start.history), start.quiet
    rules, moments = start.position.rules, list[Moment]()
    for player in players:
        player.searcher.clear()
    while (side := board.to_act) is not None:
        falling = board.falling
        player = players[side]
        *_, lines = player.searcher.search(
            board, history=history, quiet=quiet, nodes=player.nodes, variety=weakness.variety, seed=weakness.seed
        )
        score, mate, _, texts, moves = lines[0]
        calm = not falling and not mate and not any(sign in texts[0] for sign in "(*~")
        threat = board.can_kill_commander(1 - board.turn) or board.can_leave(1 - board.turn)
        moments.append(Moment(board.line(), side == 0, score, calm and not threat))
        destroyed = board.play(moves[0])
        quiet = 0 if destroyed else quiet + (not falling)
        history = [] if board.falling else [*([] if destroyed else history), board.key]
        if board.to_act is not None and not board.falling:
            drawn = history.count(board.key) >= rules.repetition or quiet >= 2 * rules.quiet_moves
            if drawn or len(moments) >= LONGEST:
                return 0.5, moments
    assert board.result is not None
    return 1.0 - board.result[0], moments


def starts(seed: str, schemes: dict[str, int]) -> Iterator[TankState]:
    """Openings of all set-ups, mixed."""
    rng = random.Random(seed)
    sources = {scheme: random_openings(TankOptions(scheme=scheme), f"{seed}/{scheme}") for scheme in schemes}
    while True:
        yield next(sources[rng.choices(list(schemes), list(schemes.values()))[0]])


def chosen(arguments: argparse.Namespace) -> dict[str, int]:
    """The set-ups to play, all of them if none is named."""
    return dict.fromkeys(arguments.schemes.split(","), 1) if arguments.schemes else SCHEMES


def command_play(arguments: argparse.Namespace) -> None:
    player, other = Player(WEIGHTS, arguments.nodes), Player(WEIGHTS, arguments.nodes)
    rng = random.Random(arguments.seed)
    with Path(arguments.file).open("a", encoding="utf-8") as file:
        for number, start in enumerate(islice(starts(arguments.seed, chosen(arguments)), arguments.games)):
            result, moments = play_game(start, (player, other), Weakness(variety=15, seed=rng.getrandbits(60)))
            for moment in moments:
                if moment.quiet:
                    score = moment.score if moment.white else -moment.score
                    file.write(f"{moment.line}\t{result}\t{score}\n")
            file.flush()
            print(f"\r{number + 1} games", end="", flush=True)
    print()


# --- fitting -----------------------------------------------------------------------------------------


def names() -> list[str]:
    """All weights that are fitted."""
    return [f"material.{mark}" for mark in WEIGHTS.material if mark != MEASURE] + list(WEIGHTS.terms)


def changed(weights: Weights, name: str, by: float) -> Weights:
    """The weights with one of them changed."""
    part, _, mark = name.partition(".")
    if mark:
        return Weights({**weights.material, mark: round(weights.material[mark] + by)}, weights.terms)
    return Weights(weights.material, {**weights.terms, part: round(weights.terms[part] + by)})


def features(lines: list[str]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For each position the judgement for White, and how it grows with each weight."""
    searcher, sides = new_searcher(1), np.array([1.0 if line.split("_")[4] == "w" else -1.0 for line in lines])
    boards = [tank_engine().Position.from_line(line) for line in lines]

    def judged(weights: Weights) -> NDArray[np.float64]:
        searcher.set_weights(*as_engine(weights))
        return sides * np.array([searcher.evaluate(board) for board in boards], dtype=np.float64)

    base = judged(WEIGHTS)
    slopes = [(judged(changed(WEIGHTS, name, NUDGE)) - base) / NUDGE for name in names()]
    return base, np.stack(slopes, axis=1)


def sigmoid(values: NDArray[np.float64]) -> NDArray[np.float64]:
    made: NDArray[np.float64] = 1.0 / (1.0 + np.exp(-np.clip(values, -30, 30)))
    return made


def loss(values: NDArray[np.float64], results: NDArray[np.float64]) -> float:
    foretold = np.clip(sigmoid(values), 1e-9, 1 - 1e-9)
    return float(-np.mean(results * np.log(foretold) + (1 - results) * np.log(1 - foretold)))


def command_fit(arguments: argparse.Namespace) -> None:
    rows = [row.split("\t") for row in Path(arguments.file).read_text(encoding="utf-8").splitlines()]
    random.Random(1).shuffle(rows)
    rows = rows[: arguments.most]
    results = np.array([float(row[1]) for row in rows])
    scores = np.array([float(row[2]) for row in rows])
    parts = [features([row[0] for row in rows[at : at + 5000]]) for at in range(0, len(rows), 5000)]
    base, slopes = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
    scale = min((k / 2000 for k in range(1, 40)), key=lambda k: loss(k * scores, results))
    results = (1 - arguments.search) * results + arguments.search * sigmoid(scale * scores)
    sizes = np.array([max(8.0, abs(value_of(WEIGHTS, name))) for name in names()])
    shift = np.zeros(len(names()))
    for _ in range(30):  # Newton's method
        foretold = sigmoid(scale * (base + slopes @ shift))
        gradient = scale * slopes.T @ (foretold - results) / len(results) + arguments.hold * shift / sizes**2
        curve = slopes * (foretold * (1 - foretold))[:, None]
        hessian = scale**2 * slopes.T @ curve / len(results) + np.diag(arguments.hold / sizes**2)
        shift -= np.linalg.solve(hessian, gradient)
    print(f"{len(rows)} positions, scale {scale:.4f}")
    print(f"loss {loss(scale * base, results):.5f} -> {loss(scale * (base + slopes @ shift), results):.5f}")
    fitted = WEIGHTS
    for name, by in zip(names(), shift, strict=True):
        print(f"  {name:22} {value_of(WEIGHTS, name):5} -> {value_of(WEIGHTS, name) + by:7.1f}")
        fitted = changed(fitted, name, float(by))
    Path(arguments.weights).write_bytes(msgspec.json.format(msgspec.json.encode(fitted)))


def value_of(weights: Weights, name: str) -> int:
    part, _, mark = name.partition(".")
    return weights.material[mark] if mark else weights.terms[part]


# --- the proof ---------------------------------------------------------------------------------------


def command_match(arguments: argparse.Namespace) -> None:
    text = Path(arguments.weights).read_bytes()
    new, old = Player(msgspec.json.decode(text, type=Weights), arguments.nodes), Player(WEIGHTS, arguments.nodes)
    pairs: list[float] = []
    for start in islice(starts(arguments.seed, chosen(arguments)), arguments.pairs):
        white, _ = play_game(start, (new, old), Weakness())
        black, _ = play_game(start, (old, new), Weakness())
        pairs.append((white + 1 - black) / 2)
        error = 1.96 * stdev(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else 1.0
        print(f"\r{len(pairs)} pairs: {fmean(pairs):.3f} ± {error:.3f}", end="", flush=True)
    print()
    print(json.dumps({"pairs": len(pairs), "nodes": arguments.nodes, "score": fmean(pairs)}))


def add_ways_to_play(parser: argparse.ArgumentParser, *, nodes: int, seed: str) -> None:
    parser.add_argument("--nodes", type=int, default=nodes)
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--schemes", default="")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the evaluation of Tank Chess.")
    commands = parser.add_subparsers(required=True)
    play = commands.add_parser("play")
    play.add_argument("file")
    play.add_argument("--games", type=int, default=500)
    add_ways_to_play(play, nodes=3000, seed="tune")
    play.set_defaults(run=command_play)
    fit = commands.add_parser("fit")
    fit.add_argument("file")
    fit.add_argument("weights")
    fit.add_argument("--most", type=int, default=60_000)
    fit.add_argument("--hold", type=float, default=0.002, help="how firmly weights are held near the present ones")
    fit.add_argument("--search", type=float, default=0.7, help="how much of the target is what the search said")
    fit.set_defaults(run=command_fit)
    match = commands.add_parser("match")
    match.add_argument("weights")
    match.add_argument("--pairs", type=int, default=100)
    add_ways_to_play(match, nodes=5000, seed="match")
    match.set_defaults(run=command_match)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
