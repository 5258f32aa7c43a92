"""Trials of weights: what wins is found, and weights move there."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.engine import WEIGHTS
from scripts.tank_fit import names, value_of
from scripts.tank_trials import Effect, coins, effects, levers, pulled, steps


def test_every_weight_is_moved_by_one_lever() -> None:
    moved = [name for lever in levers(WEIGHTS) for name in lever.names]
    assert sorted(moved) == sorted(names(WEIGHTS))


def test_common_kinds_have_levers_of_their_own() -> None:
    together = [lever.names for lever in levers(WEIGHTS) if len(lever.names) > 1]
    assert sorted({name[0] for group in together for name in group}) == ["mobility", "nearness"]
    assert len(together) == 2
    assert all(("mobility", code) not in together[0] for code in ("LT", "MT", "HT"))


def test_coins_are_those_of_the_trial() -> None:
    assert coins(40, "seed", 3) == coins(40, "seed", 3) != coins(40, "seed", 4)
    assert set(coins(40, "seed", 3)) == {-1, 1}


def test_a_lever_raises_all_its_weights() -> None:
    all_levers = levers(WEIGHTS)
    raised = pulled(WEIGHTS, all_levers, [1] * len(all_levers))
    for lever in all_levers:
        for name in lever.names:
            assert value_of(raised, name) - value_of(WEIGHTS, name) == pytest.approx(lever.step, abs=0.5)


def test_what_wins_is_told_from_what_does_not_matter() -> None:
    rng = Random(1)
    tossed = [coins(5, "seed", number) for number in range(600)]
    scores = [min(1.0, max(0.0, 0.5 + 0.2 * one[0] - 0.1 * one[3] + rng.gauss(0, 0.25))) for one in tossed]
    found = effects(tossed, scores)
    assert found[0].worth == pytest.approx(0.2, abs=0.04)
    assert found[3].worth == pytest.approx(-0.1, abs=0.04)
    assert all(abs(found[at].sureness) < 3 for at in (1, 2, 4))


def test_the_surer_the_further() -> None:
    assert steps([Effect(0.09, 0.03), Effect(0.9, 0.03), Effect(-0.03, 0.03), Effect(0.0, 0.0)]) == pytest.approx(
        [1.0, 1.0, -1 / 3, 0.0]
    )
