"""A random position while it is being put together: every ``put`` refuses what would not be consistent."""

from __future__ import annotations

from random import Random
from typing import Final

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING, VECTORS
from behemoth.tankchess.board.pieces import SIDES, Piece, piece
from behemoth.tankchess.board.position import Body
from behemoth.tankchess.board.squares import OFF, Square, column_of, row_of, square_at
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS, Kind
from behemoth.tankchess.tables.terrain import TERRAINS

COMMANDER: Final = BY_CODE["CLT"]
MONSTER: Final = BY_CODE["M"]
SWIMMER: Final = BY_CODE["A"]
VEHICLES: Final = tuple(kind for kind in KINDS if kind not in (COMMANDER, MONSTER))
#: What there is without section 12.
PLAIN_VEHICLES: Final = tuple(kind for kind in VEHICLES if kind.code not in ("B", "HB", "AO"))
PLAIN_TERRAINS: Final = tuple(terrain.name for terrain in TERRAINS if terrain.name != "mine")
#: What leaves a wreck, and what can have been thrown onto a tree or a low obstacle (TC6.7, TC11.4, TC12.5).
WRECKS: Final = tuple(kind for kind in KINDS if kind.code not in ("M", "AO"))
LIGHT: Final = tuple(kind for kind in WRECKS if not kind.heavy)

#: Where nobody can stand (section 5): a Monster flattens the tree it enters and sets off the mine.
NO_VEHICLE: Final = frozenset({"high", "low", "water", "tree", "mine"})
NO_MONSTER: Final = frozenset({"high", "tree", "mine"})
#: Where nothing can lie.
NOTHING_LIES: Final = frozenset({"high", "mine"})

#: Small boards are crowded and quick; the large ones are there for the edges of the numbering.
SIZES: Final = (8,) * 6 + (9,) * 3 + (10,) * 3 + (11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 24)


class PositionBuilder:
    """A position while it is being put together; every ``put`` refuses what would not be consistent."""

    def __init__(self, rng: Random, size: int, expanded: bool) -> None:
        self.rng = rng
        self.size = size
        self.turn = rng.choice(SIDES)
        self.vehicles = VEHICLES if expanded else PLAIN_VEHICLES
        self.terrains = tuple(terrain.name for terrain in TERRAINS) if expanded else PLAIN_TERRAINS
        self.ground: dict[Square, str] = {}
        #: Where mud lies under a low or high obstacle (TC12.3).
        self.mud_below: set[Square] = set()
        self.live: dict[Square, Piece] = {}
        self.wrecks: dict[Square, Kind] = {}
        self.stacks: set[Square] = set()
        self.bodies: list[Body] = []
        self.covered: set[Square] = set()
        #: The homes of flags: nothing more is put there (TC12.14).
        self.homes: set[Square] = set()
        # Most things happen in one window of the board, often in a corner or at an edge.
        self.span = min(size, rng.choice((5, 6, 6, 7, 8)))
        self.left, self.low = rng.choice(self._corners()), rng.choice(self._corners())

    def _corners(self) -> tuple[int, ...]:
        room = self.size - self.span
        return (0, room, self.rng.randint(0, room))

    def somewhere(self) -> Square:
        """A square, mostly in the window."""
        if self.rng.random() < 0.1:
            return square_at(self.rng.randrange(self.size), self.rng.randrange(self.size))
        column = self.left + self.rng.randrange(self.span)
        return square_at(column, self.low + self.rng.randrange(self.span))

    def beside(self, square: Square, heading: int, distance: int = 1) -> Square:
        """The square so far away, or ``OFF``."""
        column = column_of(square) + distance * VECTORS[heading % 8][0]
        row = row_of(square) + distance * VECTORS[heading % 8][1]
        inside = square != OFF and 0 <= column < self.size and 0 <= row < self.size
        return square_at(column, row) if inside else OFF

    def blocked(self, square: Square) -> bool:
        """Something is there that lets nothing else be there."""
        taken = square in self.live or square in self.stacks or square in self.covered
        return square == OFF or taken or square in self.homes

    def can_stand(self, kind: Kind, square: Square) -> bool:
        """Whether a live piece of this kind can be there."""
        ground = self.ground.get(square, "")
        if self.blocked(square):
            return False
        if kind.giant:
            return ground not in NO_MONSTER and not (square in self.wrecks and self.wrecks[square].tall)
        return square not in self.wrecks and (ground not in NO_VEHICLE or (ground == "water" and kind.swims))

    def lay(self, name: str, square: Square) -> None:
        """Ground where nothing is."""
        if not self.blocked(square) and square not in self.wrecks:
            self.ground[square] = name

    def clear(self, square: Square) -> None:
        """Open ground, unless something stays there."""
        if not self.blocked(square):
            self.ground.pop(square, None)
            self.wrecks.pop(square, None)

    def any_vehicle(self) -> Kind:
        return self.rng.choice(self.vehicles)

    def put(self, kind: Kind, side: int, square: Square, heading: int) -> Piece | None:
        """A live piece, if it can be there."""
        if not self.can_stand(kind, square):
            return None
        made = self.live[square] = piece(kind, side, square, heading % 8)
        return made

    def put_wreck(self, square: Square) -> None:
        """A wreck of a kind that can have come to be there; a Monster may already stand on it."""
        ground = self.ground.get(square, "")
        standing = self.live.get(square)
        if square in self.wrecks or square in self.stacks or square in self.covered or square in self.homes:
            return
        if square == OFF or ground in NOTHING_LIES:
            return
        if standing is not None and not standing.kind.giant:
            return
        kinds = [kind for kind in WRECKS if not (kind.tall and standing is not None)]
        if ground == "water":
            kinds = [SWIMMER]  # TC11.12; anything else thrown into water is gone
        elif ground in ("tree", "low"):
            kinds = list(LIGHT)
        self.wrecks[square] = self.rng.choice(kinds)

    def put_stack(self, square: Square) -> None:
        """Two wrecks on each other (TC6.7)."""
        if not self.blocked(square) and square not in self.wrecks and self.ground.get(square) not in NOTHING_LIES:
            self.stacks.add(square)

    def put_body(self, square: Square) -> None:
        """A fallen Monster (TC6.10)."""
        side = self.rng.choice((*FALL_DIRECTIONS, NO_HEADING))
        squares = [square] if side == NO_HEADING else [square, self.beside(square, side)]
        if any(self.blocked(covered) or self.ground.get(covered) == "high" for covered in squares):
            return
        if any(covered in self.wrecks for covered in squares):
            return
        for covered in squares:
            self.ground.pop(covered, None)
            self.covered.add(covered)
        self.bodies.append(Body(square, int(side)))
