"""Every end of a movement and one shortest path to it: flooded where a piece only drives, walked where it does more."""

from __future__ import annotations

from behemoth.tankchess.board.headings import NO_HEADING, Path
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Squares
from behemoth.tankchess.rules.movement.flood import NO_EXITS, Reach, exits, flood, flooded_path, make_reach
from behemoth.tankchess.rules.movement.walk import Drive, walk


def reaches(position: Position, piece: Piece) -> list[Reach]:
    """The ends of a vehicle's movement, apart by their effect on the trees (TC2.6)."""
    if _fells_near(position, piece):
        return _walked_reaches(position, piece)
    land, mud, water = _surroundings(position, piece)
    doors = exits(position.size, piece.side) if piece.kind.commander else NO_EXITS
    return [flood(piece.square, piece.heading, piece.kind.speed, land, mud, water, doors)]


def path_to(position: Position, piece: Piece, end: Drive) -> Path:
    """One shortest path of a piece to an end that it can reach."""
    if piece.kind.giant or end.heading == NO_HEADING or _fells_near(position, piece):
        return walk(position, piece)[end]
    goal = end.square, end.heading
    if goal == piece.behind:
        return piece.pose, goal  # TC2.2
    land, mud, _ = _surroundings(position, piece)
    return flooded_path(piece.pose, goal, piece.kind.speed, land, mud)


def _fells_near(position: Position, piece: Piece) -> bool:
    """Whether a vehicle may change the ground on its way."""
    return piece.kind.fells and bool(position.ground.felled & piece.near)


def _surroundings(position: Position, piece: Piece) -> tuple[Squares, Squares, Squares]:
    """What a vehicle can drive on within its speed, what ends its movement there, and where it would sink."""
    near, mud = piece.near, position.ground.slows
    if piece.kind.swims:
        return (position.land | position.water) & near, mud & near, 0
    return position.land & near, mud & near, position.water & near


def _walked_reaches(position: Position, piece: Piece) -> list[Reach]:
    """The reach of a piece that fells trees on its way: one for each set of felled trees."""
    planes: dict[Squares, list[Squares]] = {}
    sinks: dict[Squares, Squares] = {}
    leaves: set[Squares] = set()
    for drive in walk(position, piece):
        planes.setdefault(drive.felled, [0] * 8)
        if drive.square == OFF:
            leaves.add(drive.felled)
        elif drive.heading == NO_HEADING:
            sinks[drive.felled] = sinks.get(drive.felled, 0) | 1 << drive.square
        else:
            planes[drive.felled][drive.heading] |= 1 << drive.square
    return [
        make_reach(tuple(headings), sinks.get(felled, 0), felled in leaves, felled)
        for felled, headings in sorted(planes.items())
    ]
