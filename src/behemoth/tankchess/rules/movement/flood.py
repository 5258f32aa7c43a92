"""Where a vehicle that only drives can end (section 2): eight sets of squares, one for each heading, flooded by steps.

The flood sees only what lies within the vehicle's speed, so its result is cached by exactly that: between one
position and the next nearly every neighbourhood stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from behemoth.tankchess.board.headings import STEPS, Path, Pose
from behemoth.tankchess.board.squares import OFF, STRIDE, Square, Squares, shift

#: A set of squares for each heading.
Planes: TypeAlias = tuple[Squares, ...]
#: The poses within so many steps, and those that the last step halted in mud, if there is any mud.
Layer: TypeAlias = tuple[Planes, Planes]


class Reach(NamedTuple):
    """All ends of the movement of one vehicle that have the same effect on the way."""

    #: End squares by heading.
    planes: Planes
    #: All end squares, whatever the heading.
    anywhere: Squares
    #: How many end poses there are.
    poses: int
    #: Water and land mines it may be driven into, which is the end of it (TC5.1, TC12.8).
    fatal: Squares
    #: Whether it can leave the board (TC4.1).
    leaves: bool
    #: Trees felled on the way.
    felled: Squares
    #: From where to where something was pushed on the way (TC12.1).
    pushed: Square = OFF
    pushed_to: Square = OFF


def make_reach(
    planes: Planes, fatal: Squares, leaves: bool, felled: Squares, pushed: Square = OFF, pushed_to: Square = OFF
) -> Reach:
    """A reach with its end squares and poses counted."""
    anywhere = poses = 0
    for plane in planes:
        anywhere |= plane
        poses += plane.bit_count()
    return Reach(planes, anywhere, poses, fatal, leaves, felled, pushed, pushed_to)


def without_ends(reach: Reach, closed: Squares) -> Reach:
    """The same reach without ends on these squares, which may be passed (TC12.14)."""
    if not reach.anywhere & closed:
        return reach
    planes = tuple(plane & ~closed for plane in reach.planes)
    return make_reach(planes, reach.fatal, reach.leaves, reach.felled, reach.pushed, reach.pushed_to)


#: No way out: this piece may not leave the board.
NO_EXITS: Final[Planes] = (0,) * 8


def exits(size: int, side: int) -> Planes:
    """By heading the squares from which one step leaves over the far edge (TC4.1), never through a corner (TC4.2)."""
    row = (1 << size) - 1
    found = [0] * 8
    if side == 0:  # White leaves over the last row, Black over the first.
        row <<= STRIDE * (size - 1)
        found[7], found[0], found[1] = row & row << 1, row, row & row >> 1
    else:
        found[5], found[4], found[3] = row & row << 1, row, row & row >> 1
    return tuple(found)


@lru_cache(maxsize=1 << 16)  # Between one position and the next nearly every neighbourhood stays the same.
def flood(
    square: Square, heading: int, speed: int, land: Squares, mud: Squares, peril: Squares, doors: Planes
) -> Reach:
    """The reach of a vehicle in a pose: ``land`` is what it can drive on, ``mud`` the part of it that ends the
    movement, ``peril`` where it would be gone, all three without what lies beyond its speed; ``doors`` as of
    ``exits``."""
    home = 1 << square
    land |= home  # the mover has left its square (TC2.3)
    layers = list(flood_layers(square, heading, speed, land, mud))
    planes, edge = list(layers[-1][0]), layers[max(0, speed - 1)][0]
    back = square - STEPS[heading]
    behind = 1 << back if back >= 0 else 0
    if mud:
        for _, halted in layers:
            for number, squares in enumerate(halted):
                planes[number] |= squares
    planes[heading] = (planes[heading] & ~home) | (behind & land)  # TC2.5, TC2.2
    fatal = behind & peril
    if peril:
        for plane, step in zip(edge, STEPS, strict=True):
            fatal |= shift(plane, step) & peril
    return make_reach(tuple(planes), fatal, _leaves(doors, edge, home, heading), 0)


def clear_reaches() -> None:
    """Empty the cache of neighbourhoods, so that a benchmark starts cold."""
    flood.cache_clear()


def flood_layers(square: Square, heading: int, speed: int, land: Squares, mud: Squares) -> Iterator[Layer]:
    """The flood itself: the poses within 0, 1, 2, … steps."""
    start = [0] * 8
    start[heading] = 1 << square
    layer: Layer = (tuple(start), ())
    yield layer
    for _ in range(speed):
        layer = _one_step(layer[0], land, mud)
        yield layer


def _one_step(planes: Planes, land: Squares, mud: Squares) -> Layer:
    """The poses after one more step of all of them at once, and those that it halted in mud."""
    a, b, c, d, e, f, g, h = planes
    # One step ahead for each heading (TC2.1): N NE E SE S SW W NW.
    ahead = (
        a << 25 & land, b << 26 & land, c << 1 & land, d >> 24 & land,
        e >> 25 & land, f >> 26 & land, g >> 1 & land, h << 24 & land,
    )  # fmt: skip
    halted: Planes = ()
    if mud:
        halted = tuple(into & mud for into in ahead)
        ahead = tuple(into & ~mud for into in ahead)  # type: ignore[assignment]
    # Turning in place joins the neighbouring headings.
    turned = (
        a | h | b | ahead[0], b | a | c | ahead[1], c | b | d | ahead[2], d | c | e | ahead[3],
        e | d | f | ahead[4], f | e | g | ahead[5], g | f | h | ahead[6], h | g | a | ahead[7],
    )  # fmt: skip
    return turned, halted


def _leaves(doors: Planes, edge: Planes, home: Squares, heading: int) -> bool:
    """Whether a step ahead from the poses with a step to spare, or the reverse step (TC4.2), leads out."""
    if doors is NO_EXITS:
        return False
    return any(plane & door for plane, door in zip(edge, doors, strict=True)) or bool(home & doors[(heading + 4) % 8])


def flooded_path(start: Pose, goal: Pose, speed: int, land: Squares, mud: Squares) -> Path:
    """One shortest path without the reverse step, read off the flood from its end to its start; empty if none is."""
    land |= 1 << start[0]  # the mover has left its square (TC2.3)
    layers = _layers_to(start, goal, speed, land, mud) if land >> goal[0] & 1 else []
    path = [goal] if layers else []
    for number in range(len(layers) - 1, 0, -1):
        square, heading = path[-1]
        turned = mud >> square & 1 and layers[number][0][heading] >> square & 1  # in mud only what began there turns
        path.append(_pose_before(layers[number - 1][0], path[-1], not turned))
    return tuple(reversed(path))


def _layers_to(start: Pose, goal: Pose, speed: int, land: Squares, mud: Squares) -> list[Layer]:
    """The layers of the flood up to the first that has the goal, as its end if there is one."""
    square, heading = goal
    layers = []
    for layer in flood_layers(*start, speed, land, mud):
        layers.append(layer)
        planes, halted = layer
        if planes[heading] >> square & 1 or (halted and halted[heading] >> square & 1):
            return layers
    return []


def _pose_before(planes: Planes, pose: Pose, driven: bool) -> Pose:
    """A pose one step before this one: behind it, if it may have been driven there, or else turned to either side."""
    square, heading = pose
    behind = square - STEPS[heading]
    if driven and behind >= 0 and planes[heading] >> behind & 1:
        return behind, heading
    left = (heading - 1) % 8
    return (square, left) if planes[left] >> square & 1 else (square, (heading + 1) % 8)
