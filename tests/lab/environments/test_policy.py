"""A policy gives shares to what is possible only, and comes back from its file as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.environments.policy import Made, Policy, drawn

MADE = Made("some-game", (1, 1), "a test")


def fresh(seed: int = 1) -> Policy:
    return Policy.fresh(6, 4, 5, MADE, np.random.default_rng(seed))


def test_shares_lie_on_what_is_possible() -> None:
    seen = np.random.default_rng(2).random((50, 6), np.float32)
    masks = np.random.default_rng(3).random((50, 4)) < 0.5
    masks[:, 1] = True
    shares, worth = fresh().shares(seen, masks)
    assert np.allclose(shares.sum(1), 1)
    assert np.all(shares[~masks] == 0)
    assert worth.shape == (50,)
    assert np.all(masks[np.arange(50), fresh().best(seen, masks)])


def test_numbers_are_drawn_by_their_share() -> None:
    shares = np.tile(np.array([[0.0, 0.7, 0.3, 0.0]], np.float32), (4_000, 1))
    counts = np.bincount(drawn(shares, np.random.default_rng(1)), minlength=4)
    assert counts[0] == counts[3] == 0
    assert 2_650 < counts[1] < 2_950


def test_from_its_file(tmp_path: Path) -> None:
    path, policy = tmp_path / "policy.npz", fresh()
    policy.save(path)
    again = Policy.load(path, "some-game", (1, 1))
    assert again.made == MADE
    for name, array in policy.weights.items():
        assert np.allclose(array, again.weights[name], atol=1e-2)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    fresh().save(path)
    for game, version in (("other-game", (1, 1)), ("some-game", (1, 2))):
        with pytest.raises(InvalidOptions, match=r"policy\.npz"):
            Policy.load(path, game, version)
    path.write_bytes(b"no policy")
    with pytest.raises(InvalidOptions):
        Policy.load(path, "some-game", (1, 1))
    with pytest.raises(InvalidOptions):
        Policy.load(tmp_path / "nothing.npz", "some-game", (1, 1))
