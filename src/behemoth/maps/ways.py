"""Ways over the free squares of a board, diagonals included: how long, and how many beside each other."""

from __future__ import annotations

from collections import deque
from typing import Final

from behemoth.tankchess import BOARDS, STEPS, Squares, shift, square_at

_SIDEWAYS: Final = STEPS[::2]


def neighbours(squares: Squares) -> Squares:
    """Everything one step away, and the squares themselves; the caller masks what is not on the board."""
    found = squares
    for step in STEPS:
        found |= shift(squares, step)
    return found


def spread(start: Squares, within: Squares) -> Squares:
    """All squares that can be reached from the start."""
    found, last = start & within, 0
    while found != last:
        last = found
        found = neighbours(last) & within
    return found


def connected(free: Squares) -> bool:
    """Whether the free squares hang together (TC8.4)."""
    return spread(free & -free, free) == free


def drive(free: Squares, start: Squares, heading: int, goal: Squares) -> int | None:
    """The steps a vehicle needs to a set of squares, each 45° turn counted as a step (TC2.1); nothing if there is no
    way. All poses that so many steps reach are found at once, as a set of squares for each heading."""
    poses = [start & free if number == heading else 0 for number in range(len(STEPS))]
    steps = 0
    while not any(reached & goal for reached in poses):
        following = [
            poses[number]
            | shift(poses[number], STEPS[number]) & free
            | poses[number - 1]
            | poses[(number + 1) % len(STEPS)]
            for number in range(len(STEPS))
        ]
        if following == poses:
            return None
        poses, steps = following, steps + 1
    return steps


def narrowest(free: Squares, size: int) -> int:
    """How many free squares have to be closed to part the two back rows.

    Ways go diagonally as well, so whoever closes them needs a wall from the left edge to the right one whose squares
    touch side by side: the cheapest such wall, where what is closed already costs nothing.
    """
    costs = {square_at(0, row): free >> square_at(0, row) & 1 for row in range(size)}
    waiting = deque(sorted(costs, key=costs.__getitem__))
    while waiting:
        square = waiting.popleft()
        for step in _SIDEWAYS:
            other = square + step
            if other < 0 or not BOARDS[size] >> other & 1:
                continue
            price = free >> other & 1
            if costs[square] + price < costs.get(other, size * size + 1):
                costs[other] = costs[square] + price
                (waiting.append if price else waiting.appendleft)(other)
    return min(costs[square_at(size - 1, row)] for row in range(size))
