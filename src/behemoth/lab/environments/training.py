"""Learning Monster Combat by playing: a policy gradient with clipped steps (PPO), in numpy, on games side by side.

Half of the games are against chance, half against greedy players, who decide inside the engine. Two cores and a few
minutes are enough to beat both; ``examples/training`` does that and draws the curve.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.lab.environments import card_numbers, card_observation
from behemoth.lab.environments.policy import Array, Made, Policy, drawn
from behemoth.lab.environments.vector import VectorGames, card_games

VERSION: Final = (card_numbers.VERSION, card_observation.VERSION)
GAME: Final = "monster-combat"


class Plan(msgspec.Struct, frozen=True):
    """How to train; the figures are those of common practice."""

    seats: int = 4
    rounds: int = 150
    #: Games side by side against each sort of opponents, and decisions in each before the policy is changed.
    games: int = 128
    steps: int = 64
    hidden: int = 128
    opponents: tuple[str, ...] = ("random", "greedy")
    rate: float = 3e-3
    clip: float = 0.2
    #: How far later rewards count for a decision beyond what was expected (the lambda of GAE).
    reach: float = 0.95
    #: How much variety is worth, and how often each batch is looked at, in so many parts.
    variety: float = 0.02
    looks: int = 4
    parts: int = 8
    #: After so many rounds it is measured, in so many games.
    measured: int = 5
    measured_games: int = 2_000
    seed: int = 1
    #: Of the game.
    options: dict[str, Any] = {}


class Measured(msgspec.Struct, frozen=True):
    """How the policy stood after so many decisions: the share of games it wins against each sort of opponents."""

    decisions: int
    shares: dict[str, float]


class Batch(msgspec.Struct):
    """Decisions, and what became of them."""

    seen: Array
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    shares: Array
    better: Array
    worth: Array


def games_against(plan: Plan, opponent: str, games: int, seed: int) -> VectorGames:
    """Games against three of a kind."""
    return card_games(games, plan.seats, seed=seed, opponents=(opponent,), **plan.options)


def train(plan: Plan, on_measured: Callable[[Measured], None] = lambda measured: None) -> tuple[Policy, list[Measured]]:
    """Train a policy by a plan; told of each measurement. The same plan gives the same policy on the same machine."""
    rng = np.random.default_rng(plan.seed)
    note = f"{plan.rounds} rounds, {plan.seats} seats, against {' and '.join(plan.opponents)}"
    policy = Policy.fresh(card_observation.LENGTH, card_numbers.NUMBERS, plan.hidden, Made(GAME, VERSION, note), rng)
    tables = [games_against(plan, name, plan.games, plan.seed + place) for place, name in enumerate(plan.opponents)]
    adam = Adam(policy.weights, plan.rate)
    curve: list[Measured] = []
    decisions = 0
    for number in range(plan.rounds + 1):
        if number % plan.measured == 0:
            curve.append(Measured(decisions, {name: winning_share(policy, plan, name) for name in plan.opponents}))
            on_measured(curve[-1])
        if number < plan.rounds:
            adam.rate = plan.rate * (1 - 0.9 * number / plan.rounds)  # smaller steps towards the end
            batches = [play(policy, games, plan, rng) for games in tables]
            improve(policy, adam, joined(batches), plan, rng)
            decisions += sum(len(batch.chosen) for batch in batches)
    return policy, curve


def winning_share(policy: Policy, plan: Plan, opponent: str) -> float:
    """How much of the games it wins, always taking what it likes best; by chance it would be one of the seats."""
    games = games_against(plan, opponent, min(256, plan.measured_games), 10_000 + plan.seed)
    played, won = 0, 0.0
    while played < plan.measured_games:
        deciding = games.to_act.copy()
        games.step(policy.best(games.observations, games.masks))
        over = np.flatnonzero(games.over)
        played += len(over)
        # A reward is the seats' stakes times the score, less one's own stake.
        won += float((games.rewards[over, deciding[over]] + 1).sum() / plan.seats)
    return won / played


def play(policy: Policy, games: VectorGames, plan: Plan, rng: np.random.Generator) -> Batch:
    """Decisions of one's own policy in all games."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(plan.steps):
        seen, masks = games.observations.copy(), games.masks.astype(bool)
        deciding = games.to_act.copy()
        shares, worth = policy.shares(seen, masks)
        chosen = drawn(shares, rng)
        games.step(chosen)
        places = np.arange(len(chosen))
        won = games.rewards[places, deciding]
        rows.append((seen, masks, chosen, shares[places, chosen], worth, won, games.over.astype(bool)))
    _, last = policy.shares(games.observations, games.masks)
    better = advantages([row[4:] for row in rows], last, plan.reach)
    seen, masks, chosen, shares, worth = (np.concatenate([row[part] for row in rows]) for part in range(5))
    return Batch(seen, masks, chosen, shares, better, better + worth)


def advantages(rows: Sequence[tuple[Any, ...]], last: Array, reach: float) -> Array:
    """How much better each decision turned out than was expected (GAE); nothing reaches beyond the end of a game."""
    found: list[Array] = []
    ahead, expected = np.zeros_like(last), last
    for worth, won, over in reversed(rows):
        goes_on = 1.0 - over.astype(np.float32)
        ahead = won + goes_on * expected - worth + reach * goes_on * ahead
        expected = worth
        found.append(ahead.astype(np.float32))
    return np.concatenate(found[::-1])


def joined(batches: Sequence[Batch]) -> Batch:
    """One batch of several."""
    fields = Batch.__struct_fields__
    return Batch(**{name: np.concatenate([getattr(batch, name) for batch in batches]) for name in fields})


def improve(policy: Policy, adam: Adam, batch: Batch, plan: Plan, rng: np.random.Generator) -> None:
    """Some steps uphill."""
    batch.better = (batch.better - batch.better.mean()) / (batch.better.std() + np.float32(1e-6))
    for _ in range(plan.looks):
        for part in np.array_split(rng.permutation(len(batch.chosen)), plan.parts):
            adam.step(gradient(policy, batch, part, plan))


def gradient(policy: Policy, batch: Batch, part: NDArray[np.int64], plan: Plan) -> dict[str, Array]:
    """Downhill of what is to be small: decisions that turned out badly, wrong expectations, too little variety."""
    seen, masks, chosen = batch.seen[part], batch.masks[part], batch.chosen[part]
    hidden = policy.hidden(seen)
    shares, worth = policy.shares(seen, masks)
    places = np.arange(len(part))
    ratio = shares[places, chosen] / batch.shares[part]
    better = batch.better[part]
    # A step that has gone far enough in its direction goes no further (the clip of PPO).
    moves = np.where(better > 0, ratio < 1 + plan.clip, ratio > 1 - plan.clip)
    pull = (better * ratio * moves)[:, None]
    scores = shares * pull
    scores[places, chosen] -= pull[:, 0]
    logs = np.log(np.maximum(shares, 1e-9))
    scores += plan.variety * shares * (logs - (shares * logs).sum(1, keepdims=True))
    wrong = (worth - batch.worth[part])[:, None]
    scores, wrong = scores / len(part), wrong / len(part)
    back = (scores @ policy.weights["shares"].T + wrong @ policy.weights["worth"].T) * (1 - hidden * hidden)
    return {
        "first": seen.T @ back,
        "first_bias": back.sum(0),
        "shares": hidden.T @ scores,
        "shares_bias": scores.sum(0),
        "worth": hidden.T @ wrong,
        "worth_bias": wrong.sum(0),
    }


class Adam:
    """Steps that know how steep it was lately (Kingma and Ba)."""

    def __init__(self, weights: dict[str, Array], rate: float) -> None:
        self._weights = weights
        self.rate = rate
        self._mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in weights.items()}
        self._steps = 0

    def step(self, gradients: dict[str, Array]) -> None:
        """One step downhill."""
        self._steps += 1
        rate = self.rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self._weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
