"""One shortest way of a vehicle from pose to pose (TC2.1), and with it whether there is one.

Searched from the end to the start, and only along poses that would be near enough if nothing were in the way. Where
nothing is, that leads straight there, so this takes far less than flooding everything within reach.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from behemoth.tankchess.board.headings import STEPS, Path, Pose
from behemoth.tankchess.board.squares import Squares

#: How many routes are remembered; openings are played again and again.
MEMORY: Final = 1 << 12
#: More steps than any piece has.
_FAR: Final = 99


class _Drive(NamedTuple):
    """What the search is about."""

    start: Pose
    land: Squares
    mud: Squares
    #: The steps from the start to each pose, by the difference of squares, if nothing were in the way.
    least: dict[Pose, int]


@lru_cache(maxsize=MEMORY)
def route(start: Pose, goal: Pose, speed: int, land: Squares, mud: Squares) -> Path:
    """One shortest way, both ends included; empty if there is none. A reverse step (TC2.2) is none of its steps.

    ``land`` is what the vehicle can drive on and ``mud`` what ends its movement, as for ``reach.flood``.
    """
    land |= 1 << start[0]  # the mover has left its square (TC2.3)
    if not land >> goal[0] & 1:
        return ()
    drive = _Drive(start, land, mud, _least_steps(start[1], speed))
    least = drive.least.get((goal[0] - start[0], goal[1]), _FAR)
    for steps in range(least, speed + 1):
        found = _back(drive, goal, steps, True)
        if found:
            return found
    return ()


def _back(drive: _Drive, pose: Pose, steps: int, last: bool) -> Path:
    """A way of at most so many steps to a pose; ``last`` if the movement may end there."""
    if pose == drive.start:
        return (pose,)
    square, heading = pose
    home, least, steps = drive.start[0], drive.least, steps - 1
    halts = drive.mud and drive.mud >> square & 1
    if last or not halts:
        behind = square - STEPS[heading]
        if least.get((behind - home, heading), _FAR) <= steps and behind >= 0 and drive.land >> behind & 1:
            way = _back(drive, (behind, heading), steps, False)
            if way:
                return (*way, pose)
    if not halts or square == home:  # nothing turns where it was halted
        for turned in ((heading - 1) % 8, (heading + 1) % 8):
            if least.get((square - home, turned), _FAR) <= steps:
                way = _back(drive, (square, turned), steps, False)
                if way:
                    return (*way, pose)
    return ()


@cache
def _least_steps(heading: int, speed: int) -> dict[Pose, int]:
    """The steps to every pose within this speed of an endless plain, from a pose of this heading."""
    found: dict[Pose, int] = {(0, heading): 0}
    frontier = [(0, heading)]
    for steps in range(1, speed + 1):
        following = []
        for square, ahead in frontier:
            for pose in ((square + STEPS[ahead], ahead), (square, (ahead - 1) % 8), (square, (ahead + 1) % 8)):
                if pose not in found:
                    found[pose] = steps
                    following.append(pose)
        frontier = following
    return found
