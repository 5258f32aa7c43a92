"""Chance: from seed and index alone."""

from __future__ import annotations

from behemoth.games import (
    START,
    commitment,
    new_seed,
    rng_for,
)


def test_chance_comes_from_seed_and_index_alone() -> None:
    assert rng_for("seed", 3).random() == rng_for("seed", 3).random()
    drawn = {rng_for(seed, index).random() for seed in ("a", "b", "a/1") for index in (START, 0, 1, 11)}
    assert len(drawn) == 12


def test_chance_never_changes() -> None:
    """Old records keep loading: these numbers stand in them."""
    assert rng_for("seed", 0).randrange(10**6) == rng_for("seed", 0).randrange(10**6)
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_seeds_are_fresh_and_committed_to() -> None:
    one, two = new_seed(), new_seed()
    assert one != two
    assert len(one) == 32
    assert commitment(one) != commitment(two)
