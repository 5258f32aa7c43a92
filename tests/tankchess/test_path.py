"""One shortest path to one end: the quick way and the general walk agree."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess.walk import path_to, walk
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC2.1", "TC2.2")
@pytest.mark.parametrize("seed", range(40))
def test_a_path_is_as_short_as_the_walk_knows(seed: int) -> None:
    position = random_position(Random(seed))
    for piece in position.pieces:
        for drive, walked in walk(position, piece).items():
            path = path_to(position, piece, drive)
            assert (path[0], path[-1], len(path)) == (walked[0], walked[-1], len(walked))
