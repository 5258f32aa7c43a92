"""Movement step by step, with every effect on the way and one shortest path to each end.

This is the general way, for pieces that change the board as they go (fellers of trees, Monsters) and for
interfaces, which want to draw the path. Pieces that only drive are flooded (``reach.py``); tests hold both against
each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntFlag
from typing import NamedTuple

from behemoth.tankchess.headings import HEADINGS, NO_HEADING, STEPS
from behemoth.tankchess.pieces import Piece
from behemoth.tankchess.position import Position
from behemoth.tankchess.reach import brinks, gate_of, inside
from behemoth.tankchess.squares import OFF, Square, Squares


class Entry(IntFlag):
    """What happens on entering a square."""

    BLOCKED = 0
    ENTERS = 1
    #: The movement ends (mud).
    STOPS = 2
    #: The piece is gone (water).
    SINKS = 4
    #: A tree falls.
    FELLS = 8
    #: An enemy is stomped (TC6.3).
    STOMPS = 16
    #: The commander drives off the board (TC4.1).
    LEAVES = 32


class Drive(NamedTuple):
    """An end of a movement with its effects: a pose, or ``NO_HEADING`` for a piece that sank or left."""

    square: Square
    heading: int
    felled: Squares = 0
    stomped: Squares = 0


#: The poses passed on the way, the start first.
Path = tuple[tuple[Square, int], ...]


def entry(position: Position, piece: Piece, square: Square, direction: int) -> Entry:
    """What entering the next square in this direction does; ``square`` is where the piece stands now."""
    into = inside(square + STEPS[direction], position.size)
    if into == OFF:
        return _entry_off(position, piece, square, direction)
    return _giant_entry(position, piece, into) if piece.kind.giant else _vehicle_entry(position, piece, into)


def can_enter(position: Position, piece: Piece, into: Square) -> bool:
    """Whether the piece could drive into this square of the board if it stood next to it."""
    look = _giant_entry if piece.kind.giant else _vehicle_entry
    return look(position, piece, into) is not Entry.BLOCKED


def _entry_off(position: Position, piece: Piece, square: Square, direction: int) -> Entry:
    if not piece.kind.commander:
        return Entry.BLOCKED
    door = brinks(gate_of(position.size, piece.side))[direction]  # TC4.1, TC4.2
    return Entry.LEAVES if door >> square & 1 else Entry.BLOCKED


def _vehicle_entry(position: Position, piece: Piece, into: Square) -> Entry:
    spot = 1 << into
    standing = (position.live & ~piece.bit) | position.wreck_bits | position.stacks | position.body_bits
    if standing & spot:  # TC2.3
        return Entry.BLOCKED
    ground = position.ground.at(into)
    if ground is None:
        return Entry.ENTERS
    if ground.felled and piece.kind.fells:  # TC11.2
        return Entry.ENTERS | Entry.FELLS
    if ground.deep:
        return Entry.ENTERS if piece.kind.swims else Entry.SINKS
    if ground.blocks:
        return Entry.BLOCKED
    return Entry.ENTERS | Entry.STOPS if ground.slows else Entry.ENTERS


def _giant_entry(position: Position, piece: Piece, into: Square) -> Entry:
    spot = 1 << into
    if position.tall_bits() & spot:  # TC6.2
        return Entry.BLOCKED
    other = position.piece_at(into)
    if other is not None and other is not piece:
        if other.side == piece.side or other.kind.giant:  # TC6.2, TC11.10
            return Entry.BLOCKED
        return Entry.ENTERS | Entry.STOMPS
    return Entry.ENTERS | Entry.FELLS if position.ground.felled & spot else Entry.ENTERS


def walk(position: Position, piece: Piece) -> dict[Drive, Path]:
    """Every end of the piece's movement with one shortest path, in the order of their length."""
    start = Drive(piece.square, piece.heading)
    ends: dict[Drive, Path] = {start: ((piece.square, piece.heading),)}
    frontier = [start]
    for _ in range(piece.kind.speed):
        found: list[Drive] = []
        for drive in frontier:
            for following, goes_on in _steps(position, piece, drive):
                if following not in ends:
                    ends[following] = (*ends[drive], (following.square, following.heading))
                    if goes_on:
                        found.append(following)
        frontier = found
    for drive in _single_steps(position, piece):
        if drive not in ends or len(ends[drive]) > 2:
            ends[drive] = ((piece.square, piece.heading), (drive.square, drive.heading))
    return {drive: path for drive, path in ends.items() if (drive.square, drive.heading) != path[0]}  # TC2.5


def _steps(position: Position, piece: Piece, drive: Drive) -> Iterator[tuple[Drive, bool]]:
    """What one more step leads to (TC2.1), and whether the movement may go on after it."""
    for turn in (1, -1):
        yield drive._replace(heading=HEADINGS[(drive.heading + turn) % 8]), True
    yield from _enter(position, piece, drive, drive.heading)


def _enter(position: Position, piece: Piece, drive: Drive, direction: int) -> Iterator[tuple[Drive, bool]]:
    into = drive.square + STEPS[direction]
    what = entry(position, piece, drive.square, direction)
    if what & Entry.LEAVES:  # TC11.1
        yield Drive(OFF, NO_HEADING, drive.felled, drive.stomped), False
    elif what & Entry.SINKS:
        yield Drive(into, NO_HEADING, drive.felled, drive.stomped), False
    elif what & Entry.ENTERS:
        spot = 1 << into
        felled = drive.felled | spot if what & Entry.FELLS else drive.felled
        stomped = drive.stomped | spot if what & Entry.STOMPS else drive.stomped
        yield Drive(into, drive.heading, felled, stomped), not what & Entry.STOPS


def _single_steps(position: Position, piece: Piece) -> Iterator[Drive]:
    """The movement that is one step and nothing else: a vehicle reverses (TC2.2), a Monster goes anywhere (TC6.1)."""
    start = Drive(piece.square, piece.heading)
    directions = range(8) if piece.kind.giant else (piece.heading.opposite,)
    for direction in directions:
        for drive, _ in _enter(position, piece, start, direction):
            yield drive
