"""Movement step by step, with every effect on the way and one shortest path to each end.

This is the general way, for pieces that change the board as they go (fellers of trees, bulldozers, Monsters) and for
interfaces, which want to draw every path. Pieces that only drive are flooded (``flood.py``); tests hold both against
each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS, Path
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares
from behemoth.tankchess.rules.movement.passage import Entry, Passage


class Drive(NamedTuple):
    """An end of a movement with its effects: a pose, or ``NO_HEADING`` for a piece that sank, exploded or left."""

    square: Square
    heading: int
    felled: Squares = 0
    stomped: Squares = 0
    #: From where to where something was pushed (TC12.1).
    pushed: Square = OFF
    pushed_to: Square = OFF
    #: Land mines that went off under the piece (TC12.8, TC12.9).
    mined: Squares = 0


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
    found = {drive: path for drive, path in paths.items() if path[-1] != path[0]}  # TC2.5
    closed = position.closed_to(piece)
    if closed:  # TC12.14
        return {drive: path for drive, path in found.items() if drive.square == OFF or not closed >> drive.square & 1}
    return found


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
    square, heading, *effects = drive
    yield Drive(square, HEADINGS[(heading + 1) % 8], *effects), True
    yield Drive(square, HEADINGS[heading - 1], *effects), True
    if drive.pushed != OFF:
        passage = passage.after_push(drive.pushed, drive.pushed_to)  # each step sees what those before left (TC12.4)
    yield from _enter(passage, drive, heading)
    if passage.pushes:
        yield from _push(passage, drive)


def _push(passage: Passage, drive: Drive) -> Iterator[tuple[Drive, bool]]:
    """A step that pushes what is ahead (TC12.1)."""
    to = passage.push(drive.square, drive.heading, drive.felled)
    if to != OFF:
        ahead = drive.square + STEPS[drive.heading]
        pushed = drive._replace(pushed=ahead, pushed_to=to)
        yield from _enter(passage.after_push(ahead, to), pushed, drive.heading)


def _enter(passage: Passage, drive: Drive, direction: int) -> Iterator[tuple[Drive, bool]]:
    square, heading, *effects = drive
    into = square + STEPS[direction]
    what = passage.entry(square, direction)
    if what is Entry.ENTERS:
        yield Drive(into, heading, *effects), True
    elif what is Entry.LEAVES:  # TC11.1
        yield Drive(OFF, NO_HEADING, *effects), False
    elif what is Entry.SINKS:
        yield Drive(into, NO_HEADING, *effects), False
    elif what is not Entry.BLOCKED:
        yield _entered(drive, into, what), what is not Entry.STOPS and what is not Entry.EXPLODES


def _entered(drive: Drive, into: Square, what: Entry) -> Drive:
    """The piece on the next square, with what entering it brings about."""
    _, heading, felled, stomped, pushed, pushed_to, mined = drive
    spot = 1 << into
    if what is Entry.FELLS:
        felled |= spot
    elif what is Entry.STOMPS:
        stomped |= spot
    elif what is not Entry.STOPS:
        mined |= spot
    heading = NO_HEADING if what is Entry.EXPLODES else heading
    return Drive(into, heading, felled, stomped, pushed, pushed_to, mined)
