"""Lines of fire (section 3): from which squares a shot can reach a target, and whether it destroys it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from behemoth.tankchess.board.headings import STEPS, VECTORS, direction_to
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.squares import LARGEST, STRIDE, Square, Squares, each, shift, square_at, union, zone
from behemoth.tankchess.tables.kinds import Gun

FRONT, SIDE, REAR = range(3)
ARMOUR_FACES: Final = ("front", "side", "rear")

#: The armour struck by the difference of shot direction and target heading in eighths (TC3.4).
_STRUCK: Final = (REAR, SIDE, SIDE, SIDE, FRONT, SIDE, SIDE, SIDE)


def struck(direction: int, heading: int) -> int:
    """Front, side or rear: which armour a shot flying in ``direction`` meets (TC3.4)."""
    return _STRUCK[(direction - heading) % 8]


def _deadly(heading: int, pierced: int) -> tuple[int, ...]:
    return tuple(direction for direction in range(8) if pierced >> struck(direction, heading) & 1)


#: The flight directions that destroy a target, by its heading and by the set of faces that are pierced (bit 0: front).
_DEADLY: Final = tuple(tuple(_deadly(heading, pierced) for pierced in range(8)) for heading in range(8))


def deadly_to(strength: int, target: Piece) -> tuple[int, ...]:
    """The flight directions in which a gun of this strength destroys the target (TC3.5)."""
    front, side, rear = target.kind.armour
    return _DEADLY[target.heading][(strength > front) | (strength > side) << 1 | (strength > rear) << 2]


def flight(origin: Square, target: Square) -> int:
    """The direction in which a shot comes in: exact on a line, else the nearest of the eight (TC3.4, TC12.6)."""
    columns, rows = target % STRIDE - origin % STRIDE, target // STRIDE - origin // STRIDE
    across, along = abs(columns), abs(rows)
    # Diagonal beyond 22.5°, whose tangent is √2 - 1: no ratio of whole numbers, so there is no tie.
    diagonal = (across + along) ** 2 > 2 * max(across, along) ** 2
    return VECTORS.index(
        (_sign(columns) if diagonal or across > along else 0, _sign(rows) if diagonal or along > across else 0)
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


#: No indirect gun reaches farther than this; farther, a pattern of squares would meet itself beyond the edge.
_FARTHEST: Final = 12
_CENTRE: Final = square_at(_FARTHEST, _FARTHEST)


def _sectors() -> tuple[Squares, ...]:
    """By flight direction the squares around the centre from which a shot comes in that way."""
    found = [0] * 8
    for origin in each(zone(_CENTRE, _FARTHEST)):
        if origin != _CENTRE:
            found[flight(origin, _CENTRE)] |= 1 << origin
    return tuple(found)


_SECTORS: Final = _sectors()


def around(square: Square, gun: Gun) -> tuple[Squares, ...]:
    """By flight direction the squares from which an indirect gun fires at a square where an observer sees the target
    (TC12.6)."""
    ring = zone(square, min(gun.most, _FARTHEST)) & ~zone(square, gun.least - 1)
    return tuple(shift(sector, square - _CENTRE) & ring for sector in _SECTORS)


def between(start: Square, end: Square) -> Squares | None:
    """The squares strictly between two squares on a line; ``None`` if no line joins them."""
    columns, rows = end % STRIDE - start % STRIDE, end // STRIDE - start // STRIDE
    if not (columns == 0 or rows == 0 or abs(columns) == abs(rows)) or start == end:
        return None
    step = STEPS[direction_to(start, end)]
    return union(range(start + step, end, step))


class Lines(NamedTuple):
    """Where shots at one square can come from."""

    #: For each flight direction the squares a shooter may stand on.
    origins: tuple[Squares, ...]
    #: All of them together.
    anywhere: Squares
    #: The first blocker on each line: lifting it would lengthen the line.
    blockers: Squares


def _rays(column_step: int, row_step: int) -> tuple[Squares, ...]:
    """For each square the squares from which shots of one direction come, to the edge of the largest board."""
    found = [0] * (STRIDE * LARGEST)
    across = range(LARGEST) if column_step >= 0 else range(LARGEST - 1, -1, -1)
    along = range(LARGEST) if row_step >= 0 else range(LARGEST - 1, -1, -1)
    for column in across:
        for row in along:
            before, below = column - column_step, row - row_step
            if 0 <= before < LARGEST and 0 <= below < LARGEST:
                origin = before + STRIDE * below
                found[column + STRIDE * row] = found[origin] | 1 << origin
    return tuple(found)


#: By flight direction and square.
_RAYS: Final = tuple(_rays(*vector) for vector in VECTORS)
#: Whether the squares of a ray have higher numbers than its target, so that its nearest one is the lowest.
_RISES: Final = tuple(step < 0 for step in STEPS)


def _star(square: Square) -> Squares:
    found = 0
    for rays in _RAYS:
        found |= rays[square]
    return found


#: By square: all squares from which any line leads there.
STARS: Final = tuple(_star(square) for square in range(STRIDE * LARGEST))


def lines_of(gun: Gun, square: Square, blockers: Squares) -> Lines:
    """From where this gun can reach a square: direct fire up to the first blocker (TC3.2), indirect fire over all that
    stands between (TC3.3)."""
    return _lines(square, 0 if gun.indirect else blockers & STARS[square], gun.least, gun.most)


@lru_cache(maxsize=1 << 16)  # Between one position and the next nearly every line of fire stays the same.
def _lines(square: Square, blockers: Squares, least: int, most: int) -> Lines:
    within = zone(square, min(most, LARGEST)) & ~zone(square, least - 1)
    origins = []
    anywhere = stops = 0
    for direction, rays in enumerate(_RAYS):
        ray = rays[square]
        hit = ray & blockers
        if hit:
            # The first blocker itself may be where the shooter stands (a hedge, its own start).
            if _RISES[direction]:
                first = hit & -hit
                ray &= (first << 1) - 1
            else:
                first = 1 << hit.bit_length() - 1
                ray &= -first
            stops |= first
        ray &= within
        origins.append(ray)
        anywhere |= ray
    return Lines(tuple(origins), anywhere, stops)


def clear_lines() -> None:
    """Empty the cache of lines of fire, so that a benchmark starts cold."""
    _lines.cache_clear()
