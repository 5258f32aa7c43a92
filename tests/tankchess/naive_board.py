"""The board of the naive reading: the tables of the rules once more, and a position as dictionaries by spot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING, VECTORS
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import OFF, Square, column_of, each, row_of, square_at, union
from behemoth.tankchess.options import Rules
from behemoth.tankchess.tables.kinds import BY_CODE
from behemoth.tankchess.tables.terrain import TERRAINS

Spot: TypeAlias = tuple[int, int]
Spots: TypeAlias = frozenset[Spot]

NOTHING: Final[Spots] = frozenset()


class Figures(NamedTuple):
    """One row of the tables of sections 1 and 7."""

    speed: int
    armour: tuple[int, int, int]
    gun: int
    arc: tuple[int, ...] = ()
    reach: range = range(0)
    indirect: bool = False


AHEAD: Final = (0,)
FAN: Final = (-1, 0, 1)
FAR: Final = range(2, 100)

#: TC1.3 and section 7.
FIGURES: Final = {
    "CLT": Figures(5, (1, 0, 0), 1, FAN, FAR),
    "LT": Figures(5, (1, 0, 0), 1, FAN, FAR),
    "MT": Figures(4, (2, 1, 0), 2, FAN, FAR),
    "HT": Figures(3, (3, 2, 1), 3, FAN, FAR),
    "TD": Figures(4, (2, 1, 0), 4, AHEAD, FAR),
    "HM": Figures(3, (1, 0, 0), 5, AHEAD, range(3, 6), indirect=True),
    "M": Figures(2, (2, 3, 4), 0),
    "ST": Figures(2, (4, 3, 2), 4, FAN, FAR),
    "UT": Figures(1, (5, 4, 3), 5, FAN, FAR),
    "TH": Figures(5, (1, 0, 0), 3, AHEAD, FAR),
    "A": Figures(4, (1, 0, 0), 1, FAN, FAR),
    "HW": Figures(2, (1, 0, 0), 4, FAN, range(4, 9), indirect=True),
    "AC": Figures(6, (0, 0, 0), 1, FAN, FAR),
}
FLAME_GUN: Final = 1  # TC6.6
FLAME_REACH: Final = range(2, 5)  # TC6.6
THROW_REACH: Final = range(2, 4)  # TC6.7

COMMANDERS: Final = frozenset({"CLT"})  # TC4.1
MONSTERS: Final = frozenset({"M"})
TALL: Final = frozenset({"UT"})  # section 7: a high obstacle towards Monsters
FELLERS: Final = frozenset({"HT", "ST", "UT"})  # section 5, the kinds there are
SWIMMERS: Final = frozenset({"A"})  # section 5
TOO_HEAVY: Final = frozenset({"HT", "ST", "UT", "M"})  # TC6.7
TAILPROOF: Final = frozenset({"ST", "UT", "M"})  # TC6.5

#: Section 5, the column for vehicles and the column for direct fire.
CLOSED_TO_VEHICLES: Final = frozenset({"high", "low", "tree"})
STOPS_FIRE: Final = frozenset({"high", "hedge", "tree"})


# --- the board as dictionaries -----------------------------------------------------------------------


@dataclass
class Scene:
    """A position unpacked; what a move does is done to a copy of it."""

    size: int
    rules: Rules
    turn: int
    ground: dict[Spot, str]
    live: dict[Spot, Piece]
    wrecks: dict[Spot, str]
    stacks: set[Spot]
    bodies: list[Body]
    covered: set[Spot]
    falling: Spot | None = None
    #: Pieces that ceased to be in the turn that is being carried out.
    lost: list[Piece] = field(default_factory=list)

    def copy(self) -> Scene:
        return Scene(
            self.size,
            self.rules,
            self.turn,
            dict(self.ground),
            dict(self.live),
            dict(self.wrecks),
            set(self.stacks),
            list(self.bodies),
            set(self.covered),
            self.falling,
            list(self.lost),
        )

    def has(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.size and 0 <= spot[1] < self.size


def spot_of(square: Square) -> Spot:
    return column_of(square), row_of(square)


def square_of(spot: Spot) -> Square:
    return square_at(*spot)


def away(spot: Spot, heading: int, distance: int = 1) -> Spot:
    """The spot so many squares away in a direction; it may be beyond the edge."""
    column, row = VECTORS[heading % 8]
    return spot[0] + distance * column, spot[1] + distance * row


def unpack(position: Position) -> Scene:
    """A position as a scene."""
    areas = zip(TERRAINS, position.ground.areas, strict=True)
    covered: set[Spot] = set()
    for body in position.bodies:
        covered.add(spot_of(body.square))
        if body.direction != NO_HEADING:
            covered.add(away(spot_of(body.square), body.direction))
    return Scene(
        position.size,
        position.rules,
        position.turn,
        {spot_of(square): terrain.name for terrain, area in areas for square in each(area)},
        {spot_of(piece.square): piece for piece in position.pieces},
        {spot_of(square): kind.code for square, kind in position.wrecks.items()},
        {spot_of(square) for square in each(position.stacks)},
        list(position.bodies),
        covered,
        None if position.falling == OFF else spot_of(position.falling),
    )


def pack(scene: Scene, turn: int, result: Result | None) -> Position:
    """A scene as a position, built from scratch."""
    areas = tuple(
        union(square_of(spot) for spot, name in scene.ground.items() if name == terrain.name) for terrain in TERRAINS
    )
    return Position.make(
        scene.size,
        scene.live.values(),
        Ground(areas),
        wrecks={square_of(spot): BY_CODE[mark] for spot, mark in scene.wrecks.items()},
        stacks=union(square_of(spot) for spot in scene.stacks),
        bodies=scene.bodies,
        turn=turn,
        falling=OFF if scene.falling is None else square_of(scene.falling),
        rules=scene.rules,
        result=result,
    )


def occupied(scene: Scene, spot: Spot) -> bool:
    """TC2.3, TC6.7, TC6.10: a live piece, a wreck, a stack or a fallen Monster is there."""
    return spot in scene.live or spot in scene.wrecks or spot in scene.stacks or spot in scene.covered


def is_high(scene: Scene, spot: Spot) -> bool:
    """What is high towards Monsters (TC6.2, TC6.6, TC6.9): high ground, a UT alive or wrecked, stacks, bodies."""
    piece = scene.live.get(spot)
    return (
        scene.ground.get(spot) == "high"
        or spot in scene.stacks
        or spot in scene.covered
        or scene.wrecks.get(spot) in TALL
        or (piece is not None and piece.kind.code in TALL)
    )
