"""The fit of the evaluation: it finds the weights behind results that were made with them."""

from __future__ import annotations

import numpy as np
import pytest

from behemoth.engine import WEIGHTS
from scripts.learn_tanks import nothing
from scripts.tank_fit import Sample, average, changed, fit, growth, loss, names, regress, sigmoid, spread
from scripts.tank_ranges import value_of
from tests.engine.needs import needs_engine


def test_the_weights_behind_the_results_are_found() -> None:
    rng = np.random.default_rng(1)
    slopes = rng.normal(size=(20_000, 3))
    hidden = np.array([0.5, -1.0, 0.25])
    found = regress(np.zeros(20_000), slopes, sigmoid(slopes @ hidden), np.full(3, 8.0))
    assert found == pytest.approx(hidden, abs=0.01)


def test_what_never_occurs_stays_as_it_was() -> None:
    slopes = np.array([[1.0, 0.0], [-1.0, 0.0]] * 50)
    found = regress(np.zeros(100), slopes, np.array([1.0, 0.0] * 50), np.full(2, 8.0))
    assert found[0] > 1
    assert found[1] == 0


def test_some_are_taken_evenly() -> None:
    assert spread(range(10), 20) == range(10)
    assert list(spread(range(10), 4)) == [0, 3, 6, 9]
    assert list(spread([], 4)) == []


def test_a_good_forecast_has_less_loss() -> None:
    results = np.array([1.0, 0.0, 1.0])
    assert loss(np.array([3.0, -3.0, 3.0]), results) < loss(np.zeros(3), results) < loss(-results, results)


def test_one_weight_is_changed_and_no_other() -> None:
    for name in (("material", "HT"), ("mobility", "LT"), ("tempo", "")):
        made = changed(WEIGHTS, name, 5.4)
        assert value_of(made, name) == value_of(WEIGHTS, name) + 5
        assert all(value_of(made, other) == value_of(WEIGHTS, other) for other in names(WEIGHTS) if other != name)
    assert value_of(changed(WEIGHTS, ("material", "HT"), -9999), ("material", "HT")) == 0
    assert ("material", "LT") not in names(WEIGHTS), "the measure of all weights stays"


def test_the_average_of_some_weights() -> None:
    higher = changed(changed(WEIGHTS, ("material", "HT"), 8), ("tempo", ""), -3)
    made = average([WEIGHTS, higher, higher, higher])
    assert value_of(made, ("material", "HT")) == value_of(WEIGHTS, ("material", "HT")) + 6
    assert value_of(made, ("tempo", "")) == value_of(WEIGHTS, ("tempo", "")) - 2
    assert average([WEIGHTS]) == WEIGHTS


@needs_engine("tanks")
def test_a_side_that_always_wins_with_more_tanks_makes_them_dear() -> None:
    """White has a heavy tank more in half of the positions, Black in the others, and whoever has it wins."""
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTC3N{white}_CLTJ10S.LTH8S{black}_w"
    lines = [line.format(white=".HTB5N", black=""), line.format(white="", black=".HTI6S")]
    samples = [Sample(lines[at % 2], 1.0 - at % 2, 0, at) for at in range(40)]
    made, left = fit(nothing(), samples)
    assert made.material["HT"] > nothing().material["HT"]
    assert left < 0.7
    base, slopes = growth(nothing(), lines)
    assert base[0] == -base[1] > 0
    assert slopes.shape == (2, len(names(nothing())))
