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
    MINED,
    MONSTERS,
    NOTHING,
    PUSHERS,
    PUSHES_HIGH,
    SUNK,
    SWIMMERS,
    Push,
    Scene,
    Spot,
    Spots,
    away,
    is_high,
    occupied,
    spot_of,
)


class Ending(NamedTuple):
    """How a movement can end.

    ``spot`` is ``None`` off the board. What left, sank or met a mine has no heading (TC11.1, TC12.8).
    """

    spot: Spot | None
    heading: int
    #: ``SUNK`` or ``MINED`` for what did not survive its movement.
    fate: str = ""
    felled: Spots = NOTHING
    stomped: Spots = NOTHING
    #: The land mines a Monster has crossed (TC12.9).
    crossed: Spots = NOTHING
    #: What was pushed, from where to where (TC12.1).
    push: Push | None = None


def leaves(scene: Scene, piece: Piece, to: Spot) -> bool:
    """TC4.1, TC4.2: the CLT, over the opponent's edge, not through an outer corner; for one goal only (TC12.14)."""
    beyond = scene.size if piece.side == WHITE else -1
    allowed = scene.rules.goal == "standard" and piece.kind.code in COMMANDERS
    return allowed and to[1] == beyond and 0 <= to[0] < scene.size


# --- pushing -----------------------------------------------------------------------------------------


def stands_alone(scene: Scene, spot: Spot) -> bool:
    """TC12.2: no high obstacle, stack or fallen Monster on any neighbour."""
    around = [away(spot, way) for way in HEADINGS]
    return not any(scene.ground.get(near) == "high" or near in scene.stacks or near in scene.covered for near in around)


def can_be_pushed(scene: Scene, piece: Piece, spot: Spot) -> bool:
    """TC12.2: a wreck on the ground, a low obstacle, for the HB also a high one that stands alone."""
    ground = scene.ground.get(spot)
    if spot in scene.live or spot in scene.stacks or spot in scene.covered:
        return False
    if spot in scene.wrecks:
        return ground not in ("water", "low", "tree")
    if ground == "low":
        return True
    return ground == "high" and piece.kind.code in PUSHES_HIGH and stands_alone(scene, spot)


def takes_push(scene: Scene, spot: Spot) -> bool:
    """TC12.1: on the board, plain ground, mud, water or a land mine with nothing on it, no flag's home (TC12.14)."""
    if not scene.has(spot) or occupied(scene, spot) or spot in scene.homes():
        return False
    return scene.ground.get(spot) in (None, "mud", "water", "mine")


def shove(scene: Scene, start: Spot, end: Spot) -> None:
    """TC12.3."""
    below = scene.ground.get(end)
    if below == "mine":
        del scene.ground[end]
    if start in scene.wrecks:
        mark = scene.wrecks.pop(start)
        if below != "water":
            scene.wrecks[end] = mark
        return
    name = scene.ground.pop(start)
    if start in scene.mud_below:
        scene.mud_below.remove(start)
        scene.ground[start] = "mud"
    if below == "mud":
        scene.mud_below.add(end)
    if below != "water":
        scene.ground[end] = name


# --- vehicles ----------------------------------------------------------------------------------------


def vehicle_step(scene: Scene, piece: Piece, before: Ending, way: int) -> tuple[Ending, Scene] | None:
    """What one square in the direction ``way`` leads to, if anything (TC2.3, section 5), and the board then."""
    assert before.spot is not None
    to = away(before.spot, way)
    if not scene.has(to):
        return (before._replace(spot=None, heading=NO_HEADING), scene) if leaves(scene, piece, to) else None
    after = before._replace(spot=to)
    forward = way == before.heading
    if forward and before.push is None and piece.kind.code in PUSHERS:  # TC12.1
        beyond = away(to, way)
        if can_be_pushed(scene, piece, to) and takes_push(scene, beyond):
            scene, after = scene.copy(), after._replace(push=(to, beyond))
            shove(scene, to, beyond)
    if occupied(scene, to):
        return None
    ground = scene.ground.get(to)
    if ground == "mine":  # TC12.8
        return after._replace(heading=NO_HEADING, fate=MINED), scene
    if ground == "water" and piece.kind.code not in SWIMMERS:  # section 5, TC11.1
        return after._replace(heading=NO_HEADING, fate=SUNK), scene
    if ground == "tree" and piece.kind.code in FELLERS:  # TC11.2
        scene = scene.copy()
        del scene.ground[to]
        return after._replace(felled=before.felled | {to}), scene
    return None if ground in CLOSED_TO_VEHICLES else (after, scene)


def ends_movement(scene: Scene, ending: Ending) -> bool:
    """Leaving, sinking, a mine and entering mud end the movement (TC4.1, section 5, TC11.9, TC12.8)."""
    return ending.spot is None or bool(ending.fate) or scene.ground.get(ending.spot) == "mud"


def drive(scene: Scene, piece: Piece, before: Ending, steps: int, found: set[Ending]) -> None:
    """All ways to go on with so many steps left (TC2.1)."""
    if steps == 0:
        return
    for turn in (-1, 1):
        turned = before._replace(heading=(before.heading + turn) % 8)
        found.add(turned)
        drive(scene, piece, turned, steps - 1, found)
    step = vehicle_step(scene, piece, before, before.heading)
    if step is not None:
        ending, board = step
        found.add(ending)
        if not ends_movement(board, ending):
            drive(board, piece, ending, steps - 1, found)


def vehicle_endings(scene: Scene, piece: Piece) -> set[Ending]:
    """TC2.1 to TC2.6. The scene is without the piece itself."""
    start = Ending(spot_of(piece.square), int(piece.heading))
    found: set[Ending] = set()
    drive(scene, piece, start, FIGURES[piece.kind.code].speed, found)
    back = vehicle_step(scene, piece, start, (start.heading + 4) % 8)  # TC2.2, TC11.9
    if back is not None:
        found.add(back[0])
    home = scene.home(piece.side)  # TC12.14
    return {ending for ending in found if ending[:2] != start[:2] and (home is None or ending.spot != home)}  # TC2.5


# --- Monsters ----------------------------------------------------------------------------------------


def monster_step(scene: Scene, piece: Piece, before: Ending, way: int) -> Ending | None:
    """TC6.2, TC6.3: where a Monster's one square in the direction ``way`` leads to, or nowhere."""
    assert before.spot is not None
    to = away(before.spot, way)
    if not scene.has(to) or is_high(scene, to):  # TC6.13, TC6.2
        return None
    after = before._replace(spot=to)
    other = scene.live.get(to)
    if other is not None:
        if other.side == piece.side or other.kind.code in MONSTERS:  # TC6.2, TC6.3, TC11.10
            return None
        after = after._replace(stomped=after.stomped | {to})
    if scene.ground.get(to) == "tree":  # TC11.2
        after = after._replace(felled=after.felled | {to})
    if scene.ground.get(to) == "mine":  # TC12.9
        after = after._replace(crossed=after.crossed | {to})
    return after


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
    homes = scene.homes()  # TC12.14
    return {ending for ending in found if ending[:2] != start[:2] and ending.spot not in homes}  # TC2.5


def monster_steps(scene: Scene, piece: Piece, before: Ending) -> Iterator[Ending]:
    """TC6.1: a turn to either side or one square forward."""
    for turn in (-1, 1):
        yield before._replace(heading=(before.heading + turn) % 8)
    forward = monster_step(scene, piece, before, before.heading)
    if forward is not None:
        yield forward
