"""Where a vehicle can end its movement (section 2): eight sets of squares, one for each heading, flooded step by step.

The flood sees only what lies within the vehicle's speed, so its result is remembered by exactly that: between one
position and the next nearly every neighbourhood stays the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from behemoth.tankchess.board.headings import STEPS
from behemoth.tankchess.board.squares import Square, Squares, shift, square_at

#: How many neighbourhoods are remembered; each takes well under a kilobyte.
MEMORY: Final = 1 << 16

#: A set of squares for each heading.
Planes: TypeAlias = tuple[Squares, ...]
#: The poses within so many steps, and those that the last step halted in mud, if there is any mud.
Layer: TypeAlias = tuple[Planes, Planes]

#: No gate: this piece may not leave the board.
NO_GATE: Final = -1


class Reach(NamedTuple):
    """All ends of the movement of one vehicle that have the same effect on the way."""

    #: End squares by heading.
    planes: Planes
    #: All end squares, whatever the heading.
    anywhere: Squares
    #: How many end poses there are.
    poses: int
    #: Water squares it may be driven into (TC5.1).
    sinks: Squares
    #: Whether it can leave the board (TC4.1).
    leaves: bool
    #: Trees felled on the way.
    felled: Squares


def gate_of(size: int, side: int) -> int:
    """The edge a commander may leave by, as a number: White over the last row, Black over the first."""
    return size * 2 + side


@cache
def brinks(gate: int) -> tuple[Squares, ...]:
    """For each heading the squares from which one step leaves by the gate (TC4.1), never through a corner (TC4.2)."""
    size, side = divmod(gate, 2)
    row, ahead = (size - 1, (7, 0, 1)) if side == 0 else (0, (5, 4, 3))
    found = [0] * 8
    for heading, column_step in zip(ahead, (-1, 0, 1), strict=True):
        for column in range(size):
            if 0 <= column + column_step < size:
                found[heading] |= 1 << square_at(column, row)
    return tuple(found)


@lru_cache(maxsize=MEMORY)
def flood(square: Square, heading: int, speed: int, land: Squares, mud: Squares, water: Squares, gate: int) -> Reach:
    """The reach of a vehicle on ``square``: ``land`` is what it can drive on, ``mud`` the part of it that ends the
    movement, ``water`` where it would sink; all three without what lies beyond its speed."""
    home = 1 << square
    land |= home  # the mover has left its square (TC2.3)
    layers = _layers(home, heading, speed, land, mud)
    planes, edge = list(layers[-1][0]), layers[max(0, speed - 1)][0]
    back = square - STEPS[heading]
    behind = 1 << back if back >= 0 else 0
    if mud:
        for _, halted in layers:
            for number, squares in enumerate(halted):
                planes[number] |= squares
    planes[heading] = (planes[heading] & ~home) | (behind & land)  # TC2.5, TC2.2
    sinks = behind & water
    if water:
        for plane, step in zip(edge, STEPS, strict=True):
            sinks |= shift(plane, step) & water
    anywhere = poses = 0
    for plane in planes:
        anywhere |= plane
        poses += plane.bit_count()
    leaves = gate != NO_GATE and _passes(gate, edge, home, heading)
    return Reach(tuple(planes), anywhere, poses, sinks, leaves, 0)


def forget_reaches() -> None:
    """Drop what is remembered about neighbourhoods; for measuring from cold."""
    flood.cache_clear()


def _layers(home: Squares, heading: int, speed: int, land: Squares, mud: Squares) -> list[Layer]:
    """The flood itself, step by step."""
    layer: Layer = (_start(home, heading), ())
    found = [layer]
    for _ in range(speed):
        layer = _one_step(layer[0], land, mud)
        found.append(layer)
    return found


def _start(home: Squares, heading: int) -> Planes:
    planes = [0] * 8
    planes[heading] = home
    return tuple(planes)


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


def _passes(gate: int, edge: Planes, home: Squares, heading: int) -> bool:
    """Whether a step ahead from the poses with a step to spare, or the reverse step (TC4.2), leads out."""
    doors = brinks(gate)
    return any(plane & door for plane, door in zip(edge, doors, strict=True)) or bool(home & doors[(heading + 4) % 8])
