"""The sequential test: its bounds, what it says of games that are known, and how often it is wrong."""

from __future__ import annotations

import math
from random import Random

import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.sprt import Test, expected, log_likelihood_ratio, run_test


def test_the_bounds_are_walds() -> None:
    test = Test(0, 5, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))


def test_two_results_only_are_plain_arithmetic() -> None:
    """With nothing but won and lost pairs the likeliest distributions are the hypotheses themselves."""
    found = log_likelihood_ratio((40, 0, 0, 0, 60), 0.5, 0.6)
    assert found == pytest.approx(40 * math.log(0.4 / 0.5) + 60 * math.log(0.6 / 0.5), abs=0.05)


def test_nothing_is_said_of_nothing() -> None:
    found = run_test(Test(), (0, 0, 0, 0, 0))
    assert (found.llr, found.decision, found.pairs) == (0.0, "open", 0)


def test_both_sides_are_treated_alike() -> None:
    one = log_likelihood_ratio((3, 8, 20, 12, 5), expected(-10), expected(10))
    other = log_likelihood_ratio((5, 12, 20, 8, 3), expected(-10), expected(10))
    assert one == pytest.approx(-other)
    assert one > 0


def test_the_usual_approximation_is_near() -> None:
    """For small differences: N (s₁ − s₀)(2 m − s₀ − s₁) / 2 σ²."""
    pairs = (50, 180, 400, 230, 70)
    count = sum(pairs)
    mean = sum(number * score / 4 for score, number in enumerate(pairs)) / count
    variance = sum(number * (score / 4 - mean) ** 2 for score, number in enumerate(pairs)) / count
    low, high = expected(0), expected(5)
    near = count * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(pairs, low, high) == pytest.approx(near, rel=0.02)


@pytest.mark.parametrize(("elo", "decision"), [(0, "not-stronger"), (40, "stronger")])
def test_it_is_seldom_wrong(elo: float, decision: str) -> None:
    test, rng, score = Test(0, 40), Random(1), expected(elo)
    right = 0
    for _ in range(40):
        pairs = [0] * 5
        found = run_test(test, pairs)
        while found.decision == "open":
            for _ in range(10):
                pairs[2 * sum(rng.random() < score for _ in range(2))] += 1
            found = run_test(test, pairs)
        right += found.decision == decision
    assert right >= 34  # 38 on average


@pytest.mark.parametrize(
    ("elo0", "elo1", "alpha"), [(5, 5, 0.05), (10, 0, 0.05), (0, 5000, 0.05), (0, 5, 0), (0, 5, 0.6)]
)
def test_what_is_no_test(elo0: float, elo1: float, alpha: float) -> None:
    with pytest.raises(InvalidOptions):
        Test(elo0, elo1, alpha)
