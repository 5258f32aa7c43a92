"""Lines of fire (section 3): from which squares a shot can reach a target, and whether it destroys it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from behemoth.tankchess.board.headings import STEPS, VECTORS
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.squares import LARGEST, STRIDE, Square, Squares, spread, square_at
from behemoth.tankchess.rules.movement.reach import MEMORY
from behemoth.tankchess.tables.kinds import ENDLESS, Gun

FRONT, SIDE, REAR = range(3)
ARMOUR_FACES: Final = ("front", "side", "rear")

#: The armour struck by the difference of shot direction and target heading in eighths (TC3.4).
_STRUCK: Final = (REAR, SIDE, SIDE, SIDE, FRONT, SIDE, SIDE, SIDE)


def struck(direction: int, heading: int) -> int:
    """Front, side or rear: which armour a shot flying in ``direction`` meets (TC3.4)."""
    return _STRUCK[(direction - heading) % 8]


class Lines(NamedTuple):
    """Where shots at one square can come from."""

    #: For each flight direction the squares a shooter may stand on.
    origins: tuple[Squares, ...]
    #: All of them together.
    anywhere: Squares
    #: The first blocker on each line: lifting it would lengthen the line.
    blockers: Squares


@cache
def rays(square: Square) -> tuple[tuple[Squares, bool], ...]:
    """For each flight direction the squares it comes from, to the edge of the largest board, and whether they rise."""
    found = []
    for column_step, row_step in VECTORS:
        squares = 0
        column, row = square % STRIDE - column_step, square // STRIDE - row_step
        while 0 <= column < LARGEST and 0 <= row < LARGEST:
            squares |= 1 << square_at(column, row)
            column, row = column - column_step, row - row_step
        found.append((squares, row_step < 0 or (row_step == 0 and column_step < 0)))
    return tuple(found)


@cache
def star(square: Square) -> Squares:
    """All squares from which any line leads here."""
    found = 0
    for squares, _ in rays(square):
        found |= squares
    return found


@lru_cache(maxsize=MEMORY)
def _lines(square: Square, blockers: Squares) -> Lines:
    origins = []
    anywhere = stops = 0
    for (ray, rises), step in zip(rays(square), STEPS, strict=True):
        hit = ray & blockers
        if hit:
            if rises:
                first = hit & -hit
                ray &= (first << 1) - 1
            else:
                first = 1 << hit.bit_length() - 1
                ray &= -first
            stops |= first
        # The first blocker itself may be where the shooter stands (a hedge, its own start); a neighbour may not fire.
        near = square - step
        if near >= 0:
            ray &= ~(1 << near)  # TC3.2
        origins.append(ray)
        anywhere |= ray
    return Lines(tuple(origins), anywhere, stops)


def lines(square: Square, blockers: Squares) -> Lines:
    """Direct fire at a square (TC3.2): only blockers that lie on its lines matter, so only they are remembered."""
    return _lines(square, blockers & star(square))


def forget_lines() -> None:
    """Drop what is remembered about lines of fire; for measuring from cold."""
    _lines.cache_clear()
    dangerous.cache_clear()


@cache
def ring(square: Square, least: int, most: int) -> Lines:
    """Indirect fire at a square (TC3.3): every square at these distances, whatever lies between."""
    origins = []
    anywhere = 0
    for column_step, row_step in VECTORS:
        squares = 0
        for distance in range(least, min(most, LARGEST) + 1):
            column, row = square % STRIDE - distance * column_step, square // STRIDE - distance * row_step
            if 0 <= column < LARGEST and 0 <= row < LARGEST:
                squares |= 1 << square_at(column, row)
        origins.append(squares)
        anywhere |= squares
    return Lines(tuple(origins), anywhere, 0)


def lines_of(gun: Gun, square: Square, blockers: Squares) -> Lines:
    """From where this gun can reach a square."""
    if gun.indirect:
        return ring(square, gun.least, gun.most)
    found = lines(square, blockers)
    if gun.least > 2 or gun.most < ENDLESS:
        limits = ring(square, gun.least, gun.most)
        origins = tuple(origin & limit for origin, limit in zip(found.origins, limits.origins, strict=True))
        return Lines(origins, found.anywhere & limits.anywhere, found.blockers)
    return found


@lru_cache(maxsize=MEMORY)
def dangerous(gun: Gun, speed: int, target: Piece, blockers: Squares) -> Squares:
    """The squares from which a vehicle with this gun and speed may come to destroy the target, as far as nothing is in
    its way, or opens a line by leaving. ``blockers`` without those that lie on no line."""
    seen = lines_of(gun, target.square, blockers)
    squares = 0
    for direction in deadly_to(gun.strength, target):
        squares |= seen.origins[direction]
    return spread(squares, speed) | seen.blockers


@cache
def deadly(strength: int, armour: tuple[int, int, int], heading: int) -> tuple[int, ...]:
    """The flight directions in which a gun destroys a target with this armour and heading (TC3.5)."""
    return tuple(direction for direction in range(8) if strength > armour[struck(direction, heading)])


def deadly_to(strength: int, target: Piece) -> tuple[int, ...]:
    """The flight directions in which a gun of this strength destroys the target."""
    return deadly(strength, target.kind.armour, target.heading)
