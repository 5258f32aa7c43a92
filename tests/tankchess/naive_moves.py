"""Movement in the naive reading: every path is walked step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING
from behemoth.tankchess.board.pieces import WHITE, Piece
from tests.tankchess.naive_board import (
    CLOSED_TO_VEHICLES,
    COMMANDERS,
    FELLERS,
    FIGURES,
    MONSTERS,
    NOTHING,
    SWIMMERS,
    Scene,
    Spot,
    Spots,
    away,
    is_high,
    occupied,
    spot_of,
)


class Ending(NamedTuple):
    """How a movement can end. ``spot`` is ``None`` off the board; no heading for what left or sank (TC11.1)."""

    spot: Spot | None
    heading: int
    felled: Spots = NOTHING
    stomped: Spots = NOTHING


def leaves(scene: Scene, piece: Piece, to: Spot) -> bool:
    """TC4.1, TC4.2: the CLT, over the opponent's edge, not through an outer corner."""
    beyond = scene.size if piece.side == WHITE else -1
    return piece.kind.code in COMMANDERS and to[1] == beyond and 0 <= to[0] < scene.size


def vehicle_step(scene: Scene, piece: Piece, spot: Spot, way: int, heading: int, felled: Spots) -> Iterator[Ending]:
    """What one square in the direction ``way`` leads to, if anything (TC2.3, section 5)."""
    to = away(spot, way)
    if not scene.has(to):
        if leaves(scene, piece, to):
            yield Ending(None, NO_HEADING, felled)
        return
    if occupied(scene, to):
        return
    ground = None if to in felled else scene.ground.get(to)
    if ground == "tree" and piece.kind.code in FELLERS:  # TC11.2
        yield Ending(to, heading, felled | {to})
    elif ground == "water" and piece.kind.code not in SWIMMERS:  # section 5, TC11.1
        yield Ending(to, NO_HEADING, felled)
    elif ground not in CLOSED_TO_VEHICLES:
        yield Ending(to, heading, felled)


def ends_movement(scene: Scene, ending: Ending) -> bool:
    """Leaving, sinking and entering mud end the movement (TC4.1, section 5, TC11.9)."""
    return ending.spot is None or ending.heading == NO_HEADING or scene.ground.get(ending.spot) == "mud"


def drive(scene: Scene, piece: Piece, spot: Spot, heading: int, felled: Spots, steps: int, found: set[Ending]) -> None:
    """All ways to go on with so many steps left (TC2.1)."""
    if steps == 0:
        return
    for turn in (-1, 1):
        turned = (heading + turn) % 8
        found.add(Ending(spot, turned, felled))
        drive(scene, piece, spot, turned, felled, steps - 1, found)
    for ending in vehicle_step(scene, piece, spot, heading, heading, felled):
        found.add(ending)
        if ending.spot is not None and not ends_movement(scene, ending):
            drive(scene, piece, ending.spot, heading, ending.felled, steps - 1, found)


def vehicle_endings(scene: Scene, piece: Piece) -> set[Ending]:
    """TC2.1 to TC2.6. The scene is without the piece itself."""
    start, heading = spot_of(piece.square), int(piece.heading)
    found: set[Ending] = set()
    drive(scene, piece, start, heading, NOTHING, FIGURES[piece.kind.code].speed, found)
    found.update(vehicle_step(scene, piece, start, heading + 4, heading, NOTHING))  # TC2.2, TC11.9
    return {ending for ending in found if ending[:2] != (start, heading)}  # TC2.5


def monster_step(scene: Scene, piece: Piece, before: Ending, way: int) -> Ending | None:
    """TC6.2, TC6.3: where a Monster's one square in the direction ``way`` leads to, or nowhere."""
    assert before.spot is not None
    to = away(before.spot, way)
    if not scene.has(to) or is_high(scene, to):  # TC6.13, TC6.2
        return None
    stomped, felled = before.stomped, before.felled
    other = scene.live.get(to)
    if other is not None:
        if other.side == piece.side or other.kind.code in MONSTERS:  # TC6.2, TC6.3, TC11.10
            return None
        stomped |= {to}
    if scene.ground.get(to) == "tree":  # TC11.2
        felled |= {to}
    return Ending(to, before.heading, felled, stomped)


def monster_endings(scene: Scene, piece: Piece) -> set[Ending]:
    """TC6.1: up to two steps, or one step to any neighbour without turning."""
    start = Ending(spot_of(piece.square), int(piece.heading))
    found: set[Ending] = set()
    latest = {start}
    for _ in range(FIGURES[piece.kind.code].speed):
        latest = set(chain.from_iterable(monster_steps(scene, piece, ending) for ending in latest))
        found |= latest
    for way in HEADINGS:
        sideways = monster_step(scene, piece, start, way)
        if sideways is not None:
            found.add(sideways)
    return {ending for ending in found if ending[:2] != start[:2]}  # TC2.5


def monster_steps(scene: Scene, piece: Piece, before: Ending) -> Iterator[Ending]:
    """TC6.1: a turn to either side or one square forward."""
    for turn in (-1, 1):
        yield before._replace(heading=(before.heading + turn) % 8)
    forward = monster_step(scene, piece, before, before.heading)
    if forward is not None:
        yield forward
