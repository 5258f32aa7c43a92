"""Actions as a collection, outcomes, chance and the registry: the small parts of the contract."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.games import (
    Listed,
)


def test_listed_actions() -> None:
    actions: Listed[object] = Listed([3, 1, 2])
    assert list(actions) == [3, 1, 2]
    assert len(actions) == 3
    assert 2 in actions
    assert 7 not in actions
    assert "two" not in actions


def test_samples_are_fair_and_repeatable() -> None:
    actions = Listed("abcd")
    rng = Random(5)
    counted = Counter(actions.sample(rng) for _ in range(4000))
    assert set(counted) == set("abcd")
    assert min(counted.values()) > 850
    assert [actions.sample(Random(9)) for _ in range(3)] == [actions.sample(Random(9))] * 3


def test_no_action_no_sample() -> None:
    empty: Listed[int] = Listed()
    assert not empty
    with pytest.raises(IndexError):
        empty.sample(Random(0))
