"""Chance that is the same everywhere."""

from __future__ import annotations

from collections import Counter

from behemoth.maps.chance import Chance


def test_the_same_seed_draws_the_same_on_every_machine() -> None:
    chance = Chance("a seed")
    # Written down once: whoever changes how things are drawn changes every map.
    assert [chance.below(1000) for _ in range(5)] == [397, 37, 765, 400, 873]
    assert Chance("1").shuffled("abcdef") == Chance("1").shuffled("abcdef") != Chance("2").shuffled("abcdef")


def test_what_is_drawn_is_within_its_bounds_and_nothing_is_left_out() -> None:
    chance = Chance("bounds")
    assert {chance.between(3, 5) for _ in range(100)} == {3, 4, 5}
    assert {chance.pick("xyz") for _ in range(100)} == set("xyz")
    count = Counter(chance.weigh({"often": 9, "never": 0, "seldom": 1}) for _ in range(500))
    assert count["often"] > 5 * count["seldom"] > 0 == count["never"]
    assert sorted(chance.shuffled(range(20))) == list(range(20))
    assert not chance.happens(0.0)
    assert chance.happens(1.0)
