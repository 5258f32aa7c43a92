"""Attacks in the naive reading: every line is looked along square by square."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import atan2, pi, remainder

from behemoth.tankchess.board.headings import VECTORS
from behemoth.tankchess.board.move import Effect, EffectKind
from behemoth.tankchess.board.pieces import Piece
from tests.tankchess.naive_board import (
    FAN,
    FIGURES,
    FLAME_GUN,
    FLAME_REACH,
    MONSTERS,
    NOT_THROWN,
    OBSERVED,
    OBSERVERS,
    STOPS_FIRE,
    TAILPROOF,
    THROW_REACH,
    Scene,
    Spot,
    away,
    is_high,
    occupied,
    spot_of,
    square_of,
)


def stops_shot(scene: Scene, spot: Spot) -> bool:
    """What stops direct fire at a vehicle (TC3.2, section 5, TC11.3)."""
    return occupied(scene, spot) or scene.ground.get(spot) in STOPS_FIRE


def bearing(start: Spot, target: Spot) -> tuple[int, int] | None:
    """Direction and distance if the target is straight or diagonally away."""
    column, row = target[0] - start[0], target[1] - start[1]
    distance = max(abs(column), abs(row))
    if distance == 0 or {abs(column), abs(row)} - {0, distance}:
        return None
    return VECTORS.index((column // distance, row // distance)), distance


def between(start: Spot, way: int, distance: int) -> list[Spot]:
    """The squares strictly between."""
    return [away(start, way, step) for step in range(1, distance)]


def armour_struck(target: Piece, way: int) -> int:
    """TC3.4."""
    front, side, rear = FIGURES[target.kind.code].armour
    if way == (target.heading + 4) % 8:
        return front
    return rear if way == target.heading else side


def in_sights(
    scene: Scene, side: int, spot: Spot, heading: int, arc: tuple[int, ...], reach: range, gun: int
) -> Iterator[tuple[Piece, list[Spot]]]:
    """Enemies in a firing direction, within reach and too weakly armoured there, with the squares between."""
    ways = {(heading + turn) % 8 for turn in arc}
    for at, target in scene.live.items():
        found = bearing(spot, at)
        if target.side == side or found is None:
            continue
        way, distance = found
        if way in ways and distance in reach and gun > armour_struck(target, way):  # TC3.5
            yield target, between(spot, way, distance)


def shots(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Effect]:
    """TC3.1 to TC3.5, TC6.9. The scene is after the movement, with the piece."""
    figures = FIGURES[piece.kind.code]
    for target, gap in in_sights(scene, piece.side, spot, heading, figures.arc, figures.reach, figures.gun):
        stopper = is_high if target.kind.code in MONSTERS else stops_shot
        if figures.indirect or not any(stopper(scene, crossed) for crossed in gap):
            yield Effect(EffectKind.SHOT, target.square)


def sees(scene: Scene, observer: Piece, target: Piece) -> bool:
    """TC12.6: in one of the three forward directions, at 2 or more, by the rules of direct fire."""
    start = spot_of(observer.square)
    found = bearing(start, spot_of(target.square))
    if found is None:
        return False
    way, distance = found
    stopper = is_high if target.kind.code in MONSTERS else stops_shot
    ahead = way in {(observer.heading + turn) % 8 for turn in FAN}
    return ahead and distance >= 2 and not any(stopper(scene, crossed) for crossed in between(start, way, distance))


def nearest_direction(start: Spot, target: Spot) -> int:
    """TC12.6: of the eight directions the one nearest in angle.

    There is never a tie: half way between two of them is 22.5°, whose tangent is no ratio of whole numbers.
    """
    wanted = atan2(target[1] - start[1], target[0] - start[0])

    def deviation(way: int) -> float:
        column, row = VECTORS[way]
        return abs(remainder(atan2(row, column) - wanted, 2 * pi))

    return min(range(8), key=deviation)


def observed_shots(scene: Scene, piece: Piece, spot: Spot) -> Iterator[Effect]:
    """TC12.6, TC12.7: at what an own observer sees, whatever lies between the gun and the target."""
    figures = FIGURES[piece.kind.code]
    observers = [one for one in scene.live.values() if one.side == piece.side and one.kind.code in OBSERVERS]
    for at, target in scene.live.items():
        if target.side == piece.side or max(abs(at[0] - spot[0]), abs(at[1] - spot[1])) not in figures.reach:
            continue
        flying = (nearest_direction(at, spot) + 4) % 8
        if figures.gun > armour_struck(target, flying) and any(sees(scene, one, target) for one in observers):
            yield Effect(EffectKind.SHOT, target.square)


def detonations(scene: Scene, piece: Piece) -> Iterator[Effect]:
    """TC12.11: of the own remote mines those under a vehicle or observer of either side."""
    for spot in scene.remote[piece.side]:
        target = scene.live.get(spot)
        if target is not None and target.kind.code not in MONSTERS:
            yield Effect(EffectKind.DETONATION, target.square)


def flames(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Effect]:
    """TC6.6; nothing to a Monster (TC6.11), whose armour is too strong anyway."""
    for target, gap in in_sights(scene, piece.side, spot, heading, FAN, FLAME_REACH, FLAME_GUN):
        if target.kind.code not in MONSTERS and not any(is_high(scene, crossed) for crossed in gap):
            yield Effect(EffectKind.FLAME, target.square)


def tails(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Effect]:
    """TC6.5."""
    target = scene.live.get(away(spot, heading + 4))
    if target is not None and target.side != piece.side and target.kind.code not in TAILPROOF:
        yield Effect(EffectKind.TAIL, target.square)


def can_pick_up(scene: Scene, side: int, spot: Spot) -> bool:
    """TC6.7, TC11.4, TC11.7, TC12.5."""
    target = scene.live.get(spot)
    if target is not None:
        return (target.side != side or scene.rules.throw_own) and target.kind.code not in NOT_THROWN
    return spot in scene.wrecks and scene.wrecks[spot] not in NOT_THROWN


def can_land(scene: Scene, side: int, spot: Spot) -> bool:
    """TC6.7, TC11.4, TC12.14: not on what is high, on a friend, on a Monster, on a flag's home, beyond the edge."""
    if not scene.has(spot) or is_high(scene, spot) or spot in scene.homes():
        return False
    target = scene.live.get(spot)
    return target is None or (target.side != side and target.kind.code not in MONSTERS)


def throws(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Effect]:
    """TC6.7."""
    source = away(spot, heading)
    if not can_pick_up(scene, piece.side, source):
        return
    for turn in FAN:
        for distance in THROW_REACH:
            target = away(spot, heading + turn, distance)
            if can_land(scene, piece.side, target):
                yield Effect(EffectKind.THROW, square_of(source), square_of(target))


def duels(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Effect]:
    """TC6.11: directly behind an enemy Monster and facing its back."""
    target = scene.live.get(away(spot, heading))
    if target is None or target.side == piece.side or target.kind.code not in MONSTERS:
        return
    if target.heading == heading:
        yield Effect(EffectKind.DUEL, target.square)


def monster_attacks(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[tuple[Effect, ...]]:
    """TC6.4, TC6.11: perhaps the tail, and besides perhaps one of flame, throw and duel."""
    arms = [attack(scene, piece, spot, heading) for attack in (flames, throws, duels)]
    second: list[tuple[Effect, ...]] = [(), *((effect,) for effect in chain.from_iterable(arms))]
    first: list[tuple[Effect, ...]] = [(), *((effect,) for effect in tails(scene, piece, spot, heading))]
    for tail in first:
        for arm in second:
            yield tail + arm


def vehicle_attacks(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[tuple[Effect, ...]]:
    """TC3.1, TC12.11: one shot, instead of it one detonation, or neither."""
    yield ()
    aimed = set(shots(scene, piece, spot, heading))
    if piece.kind.code in OBSERVED:
        aimed.update(observed_shots(scene, piece, spot))
    for effect in chain(aimed, detonations(scene, piece)):
        yield (effect,)
