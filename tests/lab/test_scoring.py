"""Intervals and Elo: known values, honest ends, and that the intervals cover what they promise."""

from __future__ import annotations

import math
from random import Random

import msgspec
import pytest

from behemoth.lab.scoring import Elo, elo, paired, ratio, wilson


def test_wilson_of_a_textbook() -> None:
    share = wilson(0.5, 100)
    assert share.low == pytest.approx(0.4038, abs=1e-4)
    assert share.high == pytest.approx(0.5962, abs=1e-4)
    sure = wilson(1.0, 10)
    assert sure.low == pytest.approx(0.7225, abs=1e-4)
    assert sure.high == 1.0
    assert wilson(0.0, 10).low == 0.0


def test_nothing_played_says_nothing() -> None:
    assert (wilson(0.5, 0).low, wilson(0.5, 0).high) == (0.0, 1.0)
    assert (paired([]).low, paired([]).high) == (0.0, 1.0)


def test_pairs_that_are_all_alike_count_once_each() -> None:
    assert paired([1.0] * 50) == wilson(1.0, 50)
    assert paired([0.5] * 50) == wilson(0.5, 50)


def test_pairs_won_as_a_whole_are_less_certain_than_pairs_shared() -> None:
    swept = paired([1.0, 0.0] * 50)
    split = paired([0.5] * 96 + [1.0, 0.0, 1.0, 0.0])
    assert swept.high - swept.low > 3 * (split.high - split.low)
    assert swept.low == pytest.approx(wilson(0.5, 99).low, abs=1e-6)  # a pair swept is worth one game


@pytest.mark.parametrize("strength", [0.5, 0.7, 0.95])
def test_the_interval_covers_the_truth(strength: float) -> None:
    # Games of a pair depend on each other: half of the openings decide for themselves who wins.
    rng, covered, trials = Random(5), 0, 400
    for _ in range(trials):
        pairs = []
        for _ in range(60):
            one = rng.random() < strength
            other = one if rng.random() < 0.5 else rng.random() < strength
            pairs.append((one + other) / 2)
        share = paired(pairs)
        covered += share.low <= strength <= share.high
    assert 0.91 <= covered / trials <= 0.99


def test_elo_of_known_scores() -> None:
    assert elo(wilson(0.5, 100)).value == 0
    three_quarters = elo(wilson(0.75, 1000)).value
    assert three_quarters == pytest.approx(190.8, abs=0.1)
    assert str(elo(wilson(0.25, 1000))).startswith("−191 (−")


def test_elo_of_all_games_won_or_lost_is_infinite() -> None:
    won, lost = elo(wilson(1.0, 20)), elo(wilson(0.0, 20))
    assert (won.value, won.high) == (math.inf, math.inf)
    assert (lost.value, lost.low) == (-math.inf, -math.inf)
    assert won.low is not None
    assert won.low == -lost.high  # type: ignore[operator]
    assert 0 < won.low < math.inf
    assert str(won) == "+∞ (+287 … +∞)"
    assert str(lost) == "−∞ (−∞ … −287)"
    assert str(elo(paired([]))) == "+0 (−∞ … +∞)"
    for found in (won, lost, elo(paired([])), elo(wilson(0.75, 10))):
        assert msgspec.json.decode(msgspec.json.encode(found), type=Elo) == found


def test_how_many_times_as_often() -> None:
    times = ratio(60, 100, 30, 100)
    assert times.value == pytest.approx(2.0)
    assert times.high is not None
    assert 1.3 < times.low < 1.6 < 2.5 < times.high < 3.1
    assert ratio(5, 10, 0, 10).value is None
    assert ratio(0, 10, 5, 10).value == 0.0
    assert str(times).startswith("2.00× (1.")
