"""What one piece can enter in one position, and what it pushes out of its way: looked up at every step of a walk."""

from __future__ import annotations

from copy import copy
from enum import Enum, auto

from behemoth.tankchess.board.headings import STEPS
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, inside, zone
from behemoth.tankchess.rules.movement.flood import exits


class Entry(Enum):
    """What happens on entering a square."""

    BLOCKED = auto()
    ENTERS = auto()
    #: It enters, and the movement ends (mud).
    STOPS = auto()
    #: The piece is gone (water).
    SINKS = auto()
    #: It enters, and a tree falls.
    FELLS = auto()
    #: It enters, and an enemy is stomped (TC6.3).
    STOMPS = auto()
    #: The commander drives off the board (TC4.1).
    LEAVES = auto()
    #: The piece is destroyed by a land mine (TC12.8).
    EXPLODES = auto()
    #: It enters unharmed, and a land mine goes off (TC12.9).
    SETS_OFF = auto()


class Passage:
    """The masks that every step of one piece's movement is looked up in."""

    __slots__ = (
        "_blocked", "_deep", "_doors", "_mines", "_mines_kill", "_mud", "_prey", "_pushing", "_size", "_trees",
        "_water",
    )  # fmt: skip

    def __init__(self, position: Position, piece: Piece) -> None:
        kind, ground = piece.kind, position.ground
        self._size = position.size
        self._deep = ground.deep
        self._water = 0 if kind.swims or kind.giant else ground.deep
        self._mud = 0 if kind.giant else ground.slows
        self._mines = ground.explodes
        self._mines_kill = not kind.giant
        leaves = kind.commander and position.rules.aim.leaves
        self._doors = exits(position.size, piece.side) if leaves else None
        if kind.giant:
            enemies = position.armies[1 - piece.side].values()
            giants = sum(other.bit for other in enemies if other.kind.giant)
            self._prey = position.bits[1 - piece.side] & ~giants  # TC6.3
            self._blocked = position.tall_bits() | position.bits[piece.side] & ~piece.bit | giants  # TC6.2, TC11.10
            self._trees = ground.felled
        else:
            standing = position.standing & ~piece.bit
            self._trees = ground.felled & ~standing if kind.fells else 0  # TC11.2
            self._blocked = (standing | ground.blocks) & ~self._trees  # TC2.3
            self._prey = 0
        self._pushing = Pushing(position, piece) if kind.pushes else None

    @property
    def pushes(self) -> bool:
        """Whether this piece pushes things."""
        return self._pushing is not None

    def entry(self, square: Square, direction: int) -> Entry:
        """What entering the next square in this direction does; ``square`` is where the piece stands now."""
        into = inside(square + STEPS[direction], self._size)
        if into != OFF:
            return self.into(into)
        out = self._doors is not None and self._doors[direction] >> square & 1  # TC4.1, TC4.2
        return Entry.LEAVES if out else Entry.BLOCKED

    def into(self, square: Square) -> Entry:
        """What entering this square of the board does."""
        spot = 1 << square
        if self._blocked & spot:
            return Entry.BLOCKED
        if self._prey & spot:
            return Entry.STOMPS
        if self._trees & spot:
            return Entry.FELLS
        if self._mines & spot:
            return Entry.EXPLODES if self._mines_kill else Entry.SETS_OFF
        if self._water & spot:
            return Entry.SINKS
        return Entry.STOPS if self._mud & spot else Entry.ENTERS

    def push(self, square: Square, direction: int, felled: Squares) -> Square:
        """Where a step in this direction pushes what is on the next square; ``OFF`` if it pushes nothing."""
        return OFF if self._pushing is None else self._pushing.to(square, direction, felled)

    def after_push(self, start: Square, to: Square) -> Passage:
        """The same once a thing was pushed: its square is open, and it lies elsewhere unless the water took it."""
        after = copy(self)
        after._blocked &= ~(1 << start)
        if not self._deep >> to & 1:
            after._blocked |= 1 << to
        after._pushing = None  # TC12.1: one push a turn
        return after


class Pushing:
    """What a bulldozer can push in one position, and where to (TC12.1, TC12.2)."""

    __slots__ = ("_alone", "_light", "_room", "_size")

    def __init__(self, position: Position, piece: Piece) -> None:
        ground, standing = position.ground, position.standing & ~piece.bit
        self._size = position.size
        wrecks = position.wreck_bits & ~position.live & ~(ground.deep | ground.blocks)
        self._light = wrecks | ground.pushed & ~ground.high & ~standing
        printed = ground.pushed & ground.high & ~standing if piece.kind.pushes_high else 0
        tall = ground.high | position.stacks | position.body_bits
        self._alone = printed & _without_neighbours(tall)
        homes = 0 if position.flags is None else position.flags.squares
        self._room = position.board & ~(standing | ground.bars_push | homes)

    def to(self, square: Square, direction: int, felled: Squares) -> Square:
        """Where the thing ahead goes, or ``OFF``; a thing may go where a tree was just felled (TC12.4)."""
        ahead = inside(square + STEPS[direction], self._size)
        if ahead == OFF or not (self._light | self._alone) >> ahead & 1:
            return OFF
        beyond = inside(ahead + STEPS[direction], self._size)
        return beyond if beyond != OFF and (self._room | felled) >> beyond & 1 else OFF


def _without_neighbours(squares: Squares) -> Squares:
    """Those of a set that touch no other of it."""
    found, rest = 0, squares
    while rest:
        low = rest & -rest
        rest ^= low
        if zone(low.bit_length() - 1, 1) & squares == low:
            found |= low
    return found
