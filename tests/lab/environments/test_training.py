"""Training learns: a few seconds are enough to win far more than by chance. Seeds are fixed, so it always does."""

from __future__ import annotations

import numpy as np

from behemoth.lab.environments.policy import Made, Policy
from behemoth.lab.environments.training import (
    Adam,
    Batch,
    Measured,
    Plan,
    advantages,
    gradient,
    joined,
    train,
    winning_share,
)
from tests.engine.needs import needs_engine

pytestmark = needs_engine("cards")

SHORT = Plan(rounds=12, games=64, steps=32, measured=12, measured_games=600)


def test_a_short_run_wins_more_than_chance() -> None:
    told: list[Measured] = []
    policy, curve = train(SHORT, told.append)
    assert told == curve
    assert [point.decisions for point in curve] == [0, 12 * 32 * 128]
    before, after = (point.shares for point in curve)
    # An even share of four seats is 25 %, and chance wins about 5 % against three greedy players.
    assert before["random"] < 0.4
    assert after["random"] > 0.45
    assert after["greedy"] > max(0.1, 1.5 * before["greedy"])
    assert winning_share(policy, SHORT, "random") == after["random"]  # measured again it is the same


def test_rewards_reach_back_to_their_game_only() -> None:
    """Two decisions of a game that is won, then one of the next game."""
    zero = np.zeros(1, np.float32)
    rows = [
        (zero, zero, np.array([False])),
        (zero, np.ones(1, np.float32), np.array([True])),
        (zero, zero, np.array([False])),
    ]
    found = advantages(rows, np.full(1, 0.5, np.float32), 1.0)
    assert found.tolist() == [1.0, 1.0, 0.5]


def test_the_gradient_is_that_of_the_loss() -> None:
    """Against small differences, number by number."""
    rng = np.random.default_rng(1)
    policy = Policy.fresh(5, 4, 3, Made("", (0, 0)), rng)
    policy.weights = {
        name: rng.standard_normal(array.shape).astype(np.float64) for name, array in policy.weights.items()
    }
    masks = np.ones((8, 4), bool)
    masks[::2, 0] = False
    seen, chosen = rng.random((8, 5)), np.full(8, 2)
    shares, _ = policy.shares(seen, masks)
    batch = Batch(seen, masks, chosen, shares[np.arange(8), chosen], rng.standard_normal(8), rng.standard_normal(8))
    plan = Plan(variety=0.1)

    def loss() -> float:
        shares, worth = policy.shares(seen, masks)
        logs = np.log(np.maximum(shares, 1e-9))
        ratio = shares[np.arange(8), chosen] / batch.shares
        parts = -batch.better * ratio + 0.5 * (worth - batch.worth) ** 2 + plan.variety * (shares * logs).sum(1)
        return float(parts.mean())

    found = gradient(policy, batch, np.arange(8), plan)
    for name, slope in found.items():
        weights = policy.weights[name].reshape(-1)
        for place in range(0, len(weights), 3):
            kept, step = weights[place], 1e-5
            weights[place] = kept + step
            above = loss()
            weights[place] = kept - step
            below = loss()
            weights[place] = kept
            assert abs((above - below) / (2 * step) - slope.reshape(-1)[place]) < 1e-5, name


def test_adam_walks_downhill() -> None:
    weights = {"x": np.array([3.0, -2.0], np.float32)}
    adam = Adam(weights, 0.1)
    for _ in range(200):
        adam.step({"x": 2 * weights["x"]})
    assert np.abs(weights["x"]).max() < 0.1


def test_batches_are_joined() -> None:
    one = Batch(*(np.full((2, 1), value) for value in range(6)))
    both = joined([one, one])
    assert both.seen.shape == (4, 1)
    assert both.worth.tolist() == [[5]] * 4
