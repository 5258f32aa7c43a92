"""What can be measured of a board before anybody plays on it: cover, lines of fire, ways, choke points, first moves.

The figures hardly depend on the size of the board, so that maps can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from behemoth.maps.ways import drive, narrowest, neighbours
from behemoth.tankchess import (
    BLACK,
    BOARDS,
    HARMLESS,
    SIDES,
    STEPS,
    TERRAINS,
    WHITE,
    Heading,
    Position,
    Square,
    Squares,
    as_if,
    each,
    list_moves,
    square_at,
    union,
)

#: The maps whose figures a map made by chance shall resemble.
MODELS: Final = (
    "basic-16",
    "basic-20",
    "expansion-20",
    "first-steps-10",
    "grand-24",
    "monster-16",
    "monster-20",
)


class Measures(msgspec.Struct, frozen=True):
    """The figures of a map. Live pieces are thought away but for the last two."""

    #: The share of the squares that are not free: high, low, water, tree (TC11.14), wrecks.
    obstacles: float
    #: How many squares a shot passes from a free square, the mean over all of them and all eight directions.
    sight: float
    #: The share of the files on which nothing stops fire from one back row to the other.
    files: float
    #: How many times the steps of an empty board it takes to drive from one back row to the other, turns counted.
    detour: float
    #: So many squares have to be closed to part the sides, as a share of the board's side.
    gap: float
    #: The share of the free squares that are passages: their free neighbours fall apart without them.
    chokes: float
    #: The least number of different moves a piece has on the first turn.
    least_moves: int
    #: So many pieces could be destroyed on the first turn, whoever had it.
    first_strikes: int


class Range(msgspec.Struct, frozen=True):
    """What a figure may be, both ends included."""

    least: float
    most: float

    def holds(self, value: float) -> bool:
        """Whether a figure is within."""
        return self.least <= value <= self.most

    def beyond(self, value: float) -> float:
        """How far outside a figure is, by the width of the range."""
        return max(self.least - value, value - self.most, 0.0) / max(self.most - self.least, 1e-6)


#: What the maps that come along span, rounded outwards. Figures and not worked out anew each time, so that the same
#: seed makes the same map whatever schemes are added; a test compares them with the models.
USUAL: Final[Mapping[str, Range]] = {
    "obstacles": Range(0.15, 0.23),
    "sight": Range(1.4, 4.0),
    "files": Range(0.0, 0.4),
    "detour": Range(1.05, 1.22),
    "gap": Range(0.28, 0.65),
    "chokes": Range(0.05, 0.22),
    "least_moves": Range(4, 400),
    "first_strikes": Range(0, 0),
}


def measure(position: Position) -> Measures:
    """The figures of a position."""
    size = position.size
    free = free_of(position)
    seen = position.ground.stops_fire | position.stacks | position.body_bits | position.wreck_bits
    flights = list(_flights(free, BOARDS[size] & ~seen))
    return Measures(
        obstacles=round(1 - free.bit_count() / size**2, 4),
        sight=round(sum(flights) / max(1, len(flights)), 4),
        files=round(_open_files(size, seen) / size, 4),
        detour=round(_detour(free, size), 4),
        gap=round(narrowest(free, size) / size, 4),
        chokes=round(sum(1 for square in each(free) if is_choke(free, square)) / max(1, free.bit_count()), 4),
        least_moves=min((count for side in SIDES for count in moves_by_piece(position, side).values()), default=0),
        first_strikes=len(first_strikes(position)),
    )


def unusual(measures: Measures, ranges: Mapping[str, Range] = USUAL) -> tuple[str, ...]:
    """The names of the figures that lie outside what the shipped maps span."""
    return tuple(name for name, span in ranges.items() if not span.holds(getattr(measures, name)))


def strangeness(measures: Measures, ranges: Mapping[str, Range] = USUAL) -> float:
    """How far the figures lie outside altogether, each by the width of its range; 0 if all are usual."""
    return sum(span.beyond(getattr(measures, name)) for name, span in ranges.items())


def free_of(position: Position) -> Squares:
    """The free squares of a position (TC11.14), live pieces thought away."""
    taken = position.stacks | position.body_bits | position.wreck_bits
    for terrain, area in zip(TERRAINS, position.ground.areas, strict=True):
        if not terrain.free:
            taken |= area
    return BOARDS[position.size] & ~taken


def _flights(free: Squares, clear: Squares) -> Iterator[int]:
    """For each free square and direction how many squares a shot passes."""
    for square in each(free):
        for step in STEPS:
            far, at = 0, square + step
            while at >= 0 and clear >> at & 1:
                far, at = far + 1, at + step
            yield far


def _open_files(size: int, seen: Squares) -> int:
    """The files on which nothing stops fire from one back row to the other."""
    files = (union(square_at(column, row) for row in range(size)) for column in range(size))
    return sum(not file & seen for file in files)


def _detour(free: Squares, size: int) -> float:
    """The mean number of steps from a free square of White's back row to Black's, looking ahead at first, for a board
    without obstacles 1; 0 if there is no way."""
    far = union(square_at(column, size - 1) for column in range(size)) & free
    home = [square_at(column, 0) for column in range(size)]
    steps = [drive(free, 1 << square, Heading.N, far) for square in home if free >> square & 1]
    found = [number for number in steps if number is not None]
    return sum(found) / len(found) / (size - 1) if found else 0.0


def is_choke(free: Squares, square: int) -> bool:
    """Whether the free squares around a free one do not hang together without it."""
    around = neighbours(1 << square) & free & ~(1 << square)
    if not around:
        return False
    found, last = around & -around, 0
    while found != last:
        last = found
        found |= neighbours(last) & around
    return found != around


def moves_by_piece(position: Position, side: int) -> dict[Square, int]:
    """How many moves each piece of a side has if it is its turn, by square."""
    counts = dict.fromkeys(position.armies[side], 0)
    for move in list_moves(as_if(position, side)):
        counts[move.start] += 1
    return counts


def first_strikes(position: Position) -> tuple[int, ...]:
    """The squares of all pieces that the other side could destroy if it had the first turn."""
    found = {
        effect.at
        for side in (WHITE, BLACK)
        for move in list_moves(as_if(position, side))
        for effect in move.effects
        if effect.kind not in HARMLESS and position.armies[1 - side].get(effect.at) is not None
    }
    return tuple(sorted(found))
