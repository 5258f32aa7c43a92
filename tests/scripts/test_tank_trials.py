"""Trials of weights: what wins is found, and weights move there."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.engine import WEIGHTS
from behemoth.tankchess import TankChess, TankOptions
from scripts.tank_fit import names
from scripts.tank_ranges import Name, value_of
from scripts.tank_trials import Effect, Trial, coins, effects, levers, pulled, steps


def test_every_weight_is_moved_by_one_lever() -> None:
    moved = [name for lever in levers(WEIGHTS) for name in lever.names]
    assert sorted(moved) == sorted(names(WEIGHTS))


def test_common_kinds_have_levers_of_their_own() -> None:
    together = [lever.names for lever in levers(WEIGHTS) if len(lever.names) > 1]
    assert sorted({name[0] for group in together for name in group}) == ["mobility", "nearness"]
    assert len(together) == 2
    assert all(("mobility", code) not in together[0] for code in ("LT", "MT", "HT"))


def tossed(scheme: str, number: int = 3) -> dict[Name, int]:
    """The coins of a trial on a map, by the first weight of each lever."""
    pulls = levers(WEIGHTS)
    made = coins(pulls, TankChess().start(TankOptions(scheme=scheme)).position, "seed", number)
    return {lever.names[0]: coin for lever, coin in zip(pulls, made, strict=True)}


def test_coins_are_those_of_the_trial() -> None:
    assert tossed("basic-16") == tossed("basic-16") != tossed("basic-16", 4)
    assert set(tossed("basic-16").values()) == {-1, 0, 1}


def test_what_cannot_matter_on_a_board_is_left_alone() -> None:
    basic, flags, monsters = (tossed(scheme) for scheme in ("basic-16", "flag-12", "monster-16"))
    assert basic[("flag_near", "")] == 0 != flags[("flag_near", "")]
    assert basic[("material", "M")] == 0 != monsters[("material", "M")]
    assert basic[("remote_mine", "")] == flags[("remote_mine", "")] == 0
    assert all(made[("material", "MT")] and made[("tempo", "")] for made in (basic, monsters))


def test_a_lever_raises_all_its_weights() -> None:
    all_levers = levers(WEIGHTS)
    raised = pulled(WEIGHTS, all_levers, [1] * len(all_levers))
    for lever in all_levers:
        for name in lever.names:
            assert value_of(raised, name) - value_of(WEIGHTS, name) == pytest.approx(lever.step, abs=0.5)


def test_what_wins_is_told_from_what_does_not_matter() -> None:
    rng = Random(1)
    trials = []
    for _ in range(600):
        coins_of_one = [rng.choice((-1, 1)) for _ in range(5)] + [rng.choice((-1, 0, 0, 0, 1)), 0]
        score = 0.5 + 0.2 * coins_of_one[0] - 0.1 * coins_of_one[3] + 0.15 * coins_of_one[5] + rng.gauss(0, 0.2)
        trials.append(Trial(coins_of_one, min(1.0, max(0.0, score))))
    found = effects(trials)
    assert found[0].worth == pytest.approx(0.2, abs=0.04)
    assert found[3].worth == pytest.approx(-0.1, abs=0.04)
    assert found[5].worth == pytest.approx(0.15, abs=0.06), "only trials in which it was moved count"
    assert found[6] == Effect(0.0, 0.0), "what was never moved is worth nothing"
    assert all(abs(found[at].sureness) < 3 for at in (1, 2, 4))


def test_the_surer_the_further() -> None:
    assert steps([Effect(0.09, 0.03), Effect(0.9, 0.03), Effect(-0.03, 0.03), Effect(0.0, 0.0)]) == pytest.approx(
        [1.0, 1.0, -1 / 3, 0.0]
    )
