"""Movement step by step, with every effect on the way and one shortest path to each end.

This is the general way, for pieces that change the board as they go (fellers of trees, Monsters) and for
interfaces, which want to draw every path. Pieces that only drive are flooded (``flood.py``); tests hold both against
each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS, Path
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, inside
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


class Drive(NamedTuple):
    """An end of a movement with its effects: a pose, or ``NO_HEADING`` for a piece that sank or left."""

    square: Square
    heading: int
    felled: Squares = 0
    stomped: Squares = 0


class Passage:
    """What one piece can enter in one position: the masks that every step of its movement is looked up in."""

    __slots__ = ("_blocked", "_doors", "_mud", "_prey", "_size", "_trees", "_water")

    def __init__(self, position: Position, piece: Piece) -> None:
        kind, ground = piece.kind, position.ground
        self._size = position.size
        self._water = 0 if kind.swims or kind.giant else ground.deep
        self._mud = 0 if kind.giant else ground.slows
        self._doors = exits(position.size, piece.side) if kind.commander else None
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
        if self._water & spot:
            return Entry.SINKS
        return Entry.STOPS if self._mud & spot else Entry.ENTERS


def entry(position: Position, piece: Piece, square: Square, direction: int) -> Entry:
    """What entering the next square in this direction does; ``square`` is where the piece stands now."""
    return Passage(position, piece).entry(square, direction)


def can_enter(position: Position, piece: Piece, into: Square) -> bool:
    """Whether the piece could drive into this square of the board if it stood next to it."""
    return Passage(position, piece).into(into) is not Entry.BLOCKED


def walk(position: Position, piece: Piece) -> dict[Drive, Path]:
    """Every end of the piece's movement with one shortest path."""
    passage = Passage(position, piece)
    start = Drive(piece.square, piece.heading)
    came_from = _search(passage, start, piece.kind.speed)
    paths = {drive: _path(came_from, drive) for drive in came_from}
    paths |= {drive: (start[:2], drive[:2]) for drive in _single_steps(passage, piece)}
    return {drive: path for drive, path in paths.items() if path[-1] != path[0]}  # TC2.5


def _single_steps(passage: Passage, piece: Piece) -> set[Drive]:
    """The movement that is one step and nothing else: a vehicle reverses (TC2.2), a Monster goes anywhere (TC6.1)."""
    start = Drive(piece.square, piece.heading)
    directions = range(8) if piece.kind.giant else (piece.heading.opposite,)
    return {drive for direction in directions for drive, _ in _enter(passage, start, direction)}


def _search(passage: Passage, start: Drive, speed: int) -> dict[Drive, Drive | None]:
    """Every end of up to so many steps, with the pose before it."""
    came_from: dict[Drive, Drive | None] = {start: None}
    frontier = [start]
    for _ in range(speed):
        found: list[Drive] = []
        for drive in frontier:
            for following, goes_on in _steps(passage, drive):
                if following not in came_from:
                    came_from[following] = drive
                    if goes_on:
                        found.append(following)
        frontier = found
    return came_from


def _path(came_from: dict[Drive, Drive | None], drive: Drive) -> Path:
    poses = []
    step: Drive | None = drive
    while step is not None:
        poses.append(step[:2])
        step = came_from[step]
    return tuple(reversed(poses))


def _steps(passage: Passage, drive: Drive) -> Iterator[tuple[Drive, bool]]:
    """What one more step leads to (TC2.1), and whether the movement may go on after it."""
    square, heading, felled, stomped = drive
    yield Drive(square, HEADINGS[(heading + 1) % 8], felled, stomped), True
    yield Drive(square, HEADINGS[heading - 1], felled, stomped), True
    yield from _enter(passage, drive, heading)


def _enter(passage: Passage, drive: Drive, direction: int) -> Iterator[tuple[Drive, bool]]:
    into = drive.square + STEPS[direction]
    what = passage.entry(drive.square, direction)
    if what is Entry.ENTERS:
        yield Drive(into, drive.heading, drive.felled, drive.stomped), True
    elif what is Entry.LEAVES:  # TC11.1
        yield Drive(OFF, NO_HEADING, drive.felled, drive.stomped), False
    elif what is Entry.SINKS:
        yield Drive(into, NO_HEADING, drive.felled, drive.stomped), False
    elif what is not Entry.BLOCKED:
        spot = 1 << into
        felled = drive.felled | spot if what is Entry.FELLS else drive.felled
        stomped = drive.stomped | spot if what is Entry.STOMPS else drive.stomped
        yield Drive(into, drive.heading, felled, stomped), what is not Entry.STOPS
