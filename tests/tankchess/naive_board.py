"""The board of the naive reading: the tables of the rules once more, and a position as dictionaries by spot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING, VECTORS
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import OFF, Square, Squares, column_of, each, row_of, square_at, union
from behemoth.tankchess.options import Rules
from behemoth.tankchess.tables.kinds import BY_CODE
from behemoth.tankchess.tables.terrain import TERRAINS

Spot: TypeAlias = tuple[int, int]
Spots: TypeAlias = frozenset[Spot]
#: From where to where something is pushed (TC12.1).
Push: TypeAlias = tuple[Spot, Spot]

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
    "B": Figures(4, (2, 1, 0), 0),
    "HB": Figures(3, (3, 2, 1), 0),
    "AO": Figures(3, (0, 0, 0), 0),
}
FLAME_GUN: Final = 1  # TC6.6
FLAME_REACH: Final = range(2, 5)  # TC6.6
THROW_REACH: Final = range(2, 4)  # TC6.7

COMMANDERS: Final = frozenset({"CLT"})  # TC4.1
MONSTERS: Final = frozenset({"M"})
TALL: Final = frozenset({"UT"})  # section 7: a high obstacle towards Monsters
FELLERS: Final = frozenset({"HT", "ST", "UT", "B", "HB"})  # section 5
SWIMMERS: Final = frozenset({"A"})  # section 5
TOO_HEAVY: Final = frozenset({"HT", "HB", "ST", "UT", "M"})  # TC6.7
PUSHERS: Final = frozenset({"B", "HB"})  # TC12.1
PUSHES_HIGH: Final = frozenset({"HB"})  # TC12.2
OBSERVERS: Final = frozenset({"AO"})  # TC12.6
OBSERVED: Final = frozenset({"HM", "HW"})  # TC12.6: what may fire at what an observer sees
NO_WRECK: Final = frozenset({"AO"})  # TC12.5
NOT_THROWN: Final = TOO_HEAVY | NO_WRECK  # TC6.7, TC12.5
TAILPROOF: Final = frozenset({"ST", "UT", "M"})  # TC6.5

#: Section 5, the column for vehicles and the column for direct fire.
CLOSED_TO_VEHICLES: Final = frozenset({"high", "low", "tree"})
STOPS_FIRE: Final = frozenset({"high", "hedge", "tree"})
#: Section 5: the terrains on which a remote mine may be laid (TC12.10), plain ground besides.
DIGGABLE: Final = frozenset({"mud", "hedge"})

#: What becomes of a vehicle that does not survive its movement (TC5.1, TC12.8).
SUNK: Final = "sunk"
MINED: Final = "mined"


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
    #: Mud under a low or high obstacle (TC12.3).
    mud_below: set[Spot] = field(default_factory=set)
    #: The homes of the flags of White and Black, and where the enemy piece stands that carries each (TC12.14, TC12.15).
    flags: tuple[Spot, Spot] | None = None
    carriers: list[Spot | None] = field(default_factory=lambda: [None, None])
    #: Remote mines: those of each side that lie, those it has spent, how many it owes, where they could be (TC12.10).
    remote: tuple[set[Spot], set[Spot]] = field(default_factory=lambda: (set(), set()))
    spent: tuple[set[Spot], set[Spot]] = field(default_factory=lambda: (set(), set()))
    owed: list[int] = field(default_factory=lambda: [0, 0])
    could: Spots | None = None
    #: Pieces that ceased to be in the turn that is being carried out.
    lost: list[Piece] = field(default_factory=list)

    def copy(self) -> Scene:
        return deepcopied(self)

    def has(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.size and 0 <= spot[1] < self.size

    def home(self, side: int) -> Spot | None:
        """Where this side's flag belongs."""
        return None if self.flags is None else self.flags[side]

    def homes(self) -> tuple[Spot, ...]:
        """The homes of both flags, none where there are no flags."""
        return self.flags or ()


def deepcopied(scene: Scene) -> Scene:
    """A scene of its own: what is done to it is not done to the other."""
    return replace(
        scene,
        ground=dict(scene.ground),
        live=dict(scene.live),
        wrecks=dict(scene.wrecks),
        stacks=set(scene.stacks),
        bodies=list(scene.bodies),
        covered=set(scene.covered),
        mud_below=set(scene.mud_below),
        carriers=list(scene.carriers),
        remote=(set(scene.remote[0]), set(scene.remote[1])),
        spent=(set(scene.spent[0]), set(scene.spent[1])),
        owed=list(scene.owed),
        lost=list(scene.lost),
    )


def spot_of(square: Square) -> Spot:
    return column_of(square), row_of(square)


def square_of(spot: Spot) -> Square:
    return square_at(*spot)


def away(spot: Spot, heading: int, distance: int = 1) -> Spot:
    """The spot so many squares away in a direction; it may be beyond the edge."""
    column, row = VECTORS[heading % 8]
    return spot[0] + distance * column, spot[1] + distance * row


def spots_of(squares: Squares) -> set[Spot]:
    return {spot_of(square) for square in each(squares)}


def squares_of(spots: Iterable[Spot]) -> Squares:
    return union(square_of(spot) for spot in spots)


def unpack(position: Position) -> Scene:
    """A position as a scene."""
    areas = {terrain.name: spots_of(area) for terrain, area in zip(TERRAINS, position.ground.areas, strict=True)}
    obstacles = areas["high"] | areas["low"]
    ground = {spot: name for name, spots in areas.items() for spot in spots if name != "mud" or spot not in obstacles}
    covered: set[Spot] = set()
    for body in position.bodies:
        covered.add(spot_of(body.square))
        if body.direction != NO_HEADING:
            covered.add(away(spot_of(body.square), body.direction))
    scene = Scene(
        position.size,
        position.rules,
        position.turn,
        ground,
        {spot_of(piece.square): piece for piece in position.pieces},
        {spot_of(square): kind.code for square, kind in position.wrecks.items()},
        spots_of(position.stacks),
        list(position.bodies),
        covered,
        None if position.falling == OFF else spot_of(position.falling),
        areas["mud"] & obstacles,
    )
    flags, mines = position.flags, position.mines
    if flags is not None:
        white, black = flags.homes
        scene.flags = spot_of(white), spot_of(black)
        scene.carriers = [None if square == OFF else spot_of(square) for square in flags.carriers]
    if mines is not None:
        scene.could = frozenset(spots_of(mines.could))
        scene.remote = spots_of(mines.laid[0]), spots_of(mines.laid[1])
        scene.spent = spots_of(mines.spent[0]), spots_of(mines.spent[1])
        scene.owed = list(mines.owed)
    return scene


def pack(scene: Scene, turn: int, result: Result | None) -> Position:
    """A scene as a position, built from scratch."""
    areas = tuple(
        squares_of(
            {spot for spot, name in scene.ground.items() if name == terrain.name}
            | (scene.mud_below if terrain.name == "mud" else set())
        )
        for terrain in TERRAINS
    )
    return Position.make(
        scene.size,
        scene.live.values(),
        Ground(areas),
        wrecks={square_of(spot): BY_CODE[mark] for spot, mark in scene.wrecks.items()},
        stacks=squares_of(scene.stacks),
        bodies=scene.bodies,
        turn=turn,
        falling=OFF if scene.falling is None else square_of(scene.falling),
        flags=packed_flags(scene),
        mines=packed_mines(scene),
        rules=scene.rules,
        result=result,
    )


def packed_flags(scene: Scene) -> Flags | None:
    if scene.flags is None:
        return None
    white, black = (OFF if spot is None else square_of(spot) for spot in scene.carriers)
    return Flags((square_of(scene.flags[0]), square_of(scene.flags[1])), (white, black))


def packed_mines(scene: Scene) -> Mines | None:
    if scene.could is None:
        return None
    return Mines(
        squares_of(scene.could),
        (squares_of(scene.remote[0]), squares_of(scene.remote[1])),
        (squares_of(scene.spent[0]), squares_of(scene.spent[1])),
        (scene.owed[0], scene.owed[1]),
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
