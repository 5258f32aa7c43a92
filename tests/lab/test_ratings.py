"""One number for each contestant."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.lab.ratings import rate
from behemoth.lab.scoring import elo, paired
from behemoth.lab.sprt import expected
from behemoth.lab.standings import Duel


def duel(first: str, second: str, pairs: tuple[int, int, int, int, int]) -> Duel:
    means = [number / 4 for number, count in enumerate(pairs) for _ in range(count)]
    score = paired(means)
    return Duel(first, second, 2 * len(means), 0, 0, 0, pairs, score, elo(score), 0.5, 10.0, {})


def test_two_are_as_far_apart_as_their_score_says() -> None:
    strong, weak = rate([duel("a", "b", (10, 0, 20, 0, 70))])
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.elo - weak.elo == pytest.approx(241, abs=3)  # 80 %
    assert strong.elo == -weak.elo
    assert strong.low < strong.elo < strong.high
    assert strong.games == 200
    assert strong.score == pytest.approx(0.8)


def test_true_strengths_are_found_again() -> None:
    true, rng = {"a": 150.0, "b": 0.0, "c": -150.0}, Random(1)
    duels = []
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        score, pairs = expected(true[one] - true[other]), [0] * 5
        for _ in range(800):
            pairs[2 * sum(rng.random() < score for _ in range(2))] += 1
        duels.append(duel(one, other, (pairs[0], pairs[1], pairs[2], pairs[3], pairs[4])))
    for rating in rate(duels):
        assert rating.low <= true[rating.name] <= rating.high
        assert rating.high - rating.low < 60


def test_whoever_won_everything_is_not_infinitely_strong() -> None:
    strong, weak = rate([duel("a", "b", (0, 0, 0, 0, 10))])
    assert 200 < strong.elo - weak.elo < 800
    assert strong.high - strong.low > 100


def test_more_games_say_more() -> None:
    few, many = (rate([duel("a", "b", (times, 0, 4 * times, 0, times))])[0] for times in (1, 100))
    assert many.high - many.low < (few.high - few.low) / 4


def test_nobody_played() -> None:
    assert rate([]) == ()
