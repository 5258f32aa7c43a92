"""One shortest path to one end: the quick way and the general walk agree."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from behemoth.tankchess.board.headings import NO_HEADING, STEPS
from behemoth.tankchess.board.squares import OFF, each, name_of
from behemoth.tankchess.rules.movement.ends import path_to, reaches
from behemoth.tankchess.rules.movement.walk import Drive, walk
from tests.tankchess.build import area
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC2.1", "TC2.2")
@pytest.mark.parametrize("seed", range(40))
def test_a_path_is_as_short_as_the_walk_knows(seed: int) -> None:
    position = random_position(Random(seed))
    for piece in position.pieces:
        for drive, walked in walk(position, piece).items():
            path = path_to(position, piece, drive)
            assert (path[0], path[-1], len(path)) == (walked[0], walked[-1], len(walked))
            assert all(_one_step_apart(*pair) for pair in pairwise(path))


def _one_step_apart(pose: tuple[int, int], following: tuple[int, int]) -> bool:
    """A turn by an eighth in place, or a step ahead, back or, of a Monster, anywhere without turning."""
    if following[0] == OFF:
        return True
    if pose[0] == following[0]:
        return (following[1] - pose[1]) % 8 in (1, 7)
    return following[1] in (pose[1], NO_HEADING) and following[0] - pose[0] in STEPS


@pytest.mark.rule("TC2.1", "TC2.2", "TC2.3")
@pytest.mark.parametrize("seed", range(60))
def test_flooded_reach_is_the_walked_one(seed: int) -> None:
    """The quick way and the step by step way find the same ends."""
    position = random_position(Random(seed))
    for one in position.pieces:
        if one.kind.giant:
            continue
        flooded = set()
        for reach in reaches(position, one):
            ends = [Drive(square, heading) for heading, plane in enumerate(reach.planes) for square in each(plane)]
            mines = position.ground.explodes
            ends += [Drive(square, NO_HEADING, mined=mines & 1 << square) for square in each(reach.fatal)]
            ends += [Drive(OFF, NO_HEADING)] * reach.leaves
            changes = {"felled": reach.felled, "pushed": reach.pushed, "pushed_to": reach.pushed_to}
            flooded |= {end._replace(**changes) for end in ends}
            assert reach.poses == sum(plane.bit_count() for plane in reach.planes)
            assert reach.anywhere == area(" ".join(name_of(end.square) for end in ends if end.heading >= 0))
        assert flooded == set(walk(position, one))
