"""Every end of a movement and one shortest path to it: flooded where a piece only drives, walked where it does more."""

from __future__ import annotations

from typing import TypeAlias

from behemoth.tankchess.board.headings import NO_HEADING, Path
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares
from behemoth.tankchess.rules.movement.flood import (
    NO_EXITS,
    Reach,
    exits,
    flood,
    flooded_path,
    make_reach,
    without_ends,
)
from behemoth.tankchess.rules.movement.walk import Drive, walk

#: What a movement does to the board: trees felled, and from where to where something is pushed.
_Changes: TypeAlias = tuple[Squares, Square, Square]


def reaches(position: Position, piece: Piece) -> list[Reach]:
    """The ends of a vehicle's movement, apart by their effect on trees and on what is pushed (TC2.6, TC12.4)."""
    if _changes_near(position, piece):
        return _walked_reaches(position, piece)
    land, mud, peril = _surroundings(position, piece)
    leaves = piece.kind.commander and position.rules.aim.leaves
    doors = exits(position.size, piece.side) if leaves else NO_EXITS
    reach = flood(piece.square, piece.heading, piece.kind.speed, land, mud, peril, doors)
    return [reach if position.flags is None else without_ends(reach, position.closed_to(piece))]


def path_to(position: Position, piece: Piece, end: Drive) -> Path:
    """One shortest path of a piece to an end of its movement; empty if it has no such end."""
    if piece.kind.giant or end.heading == NO_HEADING or _changes_near(position, piece):
        return walk(position, piece).get(end, ())
    goal = end.square, end.heading
    # It changes nothing on its way, must go somewhere (TC2.5) and may not stop everywhere (TC12.14).
    if end != Drive(*goal) or goal == piece.pose or position.closed_to(piece) >> end.square & 1:
        return ()
    land, mud, _ = _surroundings(position, piece)
    if goal == piece.behind and land >> end.square & 1:
        return piece.pose, goal  # TC2.2
    return flooded_path(piece.pose, goal, piece.kind.speed, land, mud)


def _changes_near(position: Position, piece: Piece) -> bool:
    """Whether a vehicle may change the board on its way."""
    kind = piece.kind
    if kind.pushes and (position.wreck_bits | position.ground.pushed) & piece.near:
        return True
    return kind.fells and bool(position.ground.felled & piece.near)


def _surroundings(position: Position, piece: Piece) -> tuple[Squares, Squares, Squares]:
    """What a vehicle can drive on within its speed, what ends its movement there, and where it would be gone."""
    near, mud = piece.near, position.ground.slows
    if piece.kind.swims:
        mines = position.ground.explodes
        return (position.land | position.fatal & ~mines) & near, mud & near, position.fatal & mines & near
    return position.land & near, mud & near, position.fatal & near


def _walked_reaches(position: Position, piece: Piece) -> list[Reach]:
    """The reach of a piece that changes the board on its way: one for each set of felled trees and each push."""
    planes: dict[_Changes, list[Squares]] = {}
    fatal: dict[_Changes, Squares] = {}
    leaves: set[_Changes] = set()
    for drive in walk(position, piece):
        changes = drive.felled, drive.pushed, drive.pushed_to
        planes.setdefault(changes, [0] * 8)
        if drive.square == OFF:
            leaves.add(changes)
        elif drive.heading == NO_HEADING:
            fatal[changes] = fatal.get(changes, 0) | 1 << drive.square
        else:
            planes[changes][drive.heading] |= 1 << drive.square
    return [
        make_reach(tuple(headings), fatal.get(changes, 0), changes in leaves, *changes)
        for changes, headings in sorted(planes.items())
    ]
