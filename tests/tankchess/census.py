"""How often each thing in the rules can happen in the random positions: a test that never meets a duel proves nothing.

``python -m tests.tankchess.census`` prints it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import SIDE_WORDS, SIDES, Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, bit, row_of
from behemoth.tankchess.tables.terrain import BY_NAME, TERRAINS
from tests.tankchess.naive import naive_actions, naive_check, naive_escape, naive_flag
from tests.tankchess.naive_attacks import bearing, between
from tests.tankchess.naive_board import FIGURES, MONSTERS, NO_WRECK, away, spot_of, square_of
from tests.tankchess.naive_effects import naive_after
from tests.tankchess.strategies import random_position, rebuilt


def terrain_at(position: Position, square: Square) -> str:
    """The name of the ground, also of open ground."""
    found = position.ground.at(square)
    return "open" if found is None else found.name


def crossed(position: Position, move: Move, at: Square) -> Iterator[str]:
    """What a shot flies over; an observed one may fly on no line (TC12.6)."""
    found = bearing(spot_of(move.end), spot_of(at))
    if found is None:
        return
    for spot in between(spot_of(move.end), *found):
        square = square_of(spot)
        yield terrain_at(position, square)
        if square in position.wrecks:
            yield "wreck"
        if position.piece_at(square) is not None and square != move.start:
            yield "live piece"


def traits_of_throw(position: Position, mover: Piece, effect: Effect) -> Iterator[str]:
    picked, hit = position.piece_at(effect.at), position.piece_at(effect.to)
    if picked is None:
        yield "throw: a wreck"
    else:
        yield "throw: an enemy" if picked.side != mover.side else "throw: an own tank"
    if hit is not None and hit.square != mover.square:
        yield "throw: onto an enemy"
    elif effect.to in position.wrecks:
        yield f"throw: onto a wreck on {'water' if terrain_at(position, effect.to) == 'water' else 'land'}"
    else:
        yield f"throw: onto {terrain_at(position, effect.to)}"


def traits_of_shot(position: Position, mover: Piece, move: Move, effect: Effect) -> Iterator[str]:
    target = position.piece_at(effect.at)
    assert target is not None
    sort = "monster" if target.kind.code in MONSTERS else "vehicle"
    indirect = mover.kind.gun is None or mover.kind.gun.indirect
    name = "flame" if effect.kind == EffectKind.FLAME else "indirect shot" if indirect else f"direct shot at a {sort}"
    for what in crossed(position, move, effect.at):
        yield f"{name} over {what}"
    if effect.kind == EffectKind.SHOT and indirect and not on_own_lines(mover, move, effect.at):
        yield f"observed shot at a {sort}"
        if FIGURES[target.kind.code].armour[0] >= FIGURES[mover.kind.code].gun:
            yield "observed shot past the front"


def on_own_lines(mover: Piece, move: Move, at: Square) -> bool:
    """Whether a gun could have fired without an observer."""
    found = bearing(spot_of(move.end), spot_of(at))
    figures = FIGURES[mover.kind.code]
    return found is not None and found[0] in {(move.heading + turn) % 8 for turn in figures.arc}


def traits_of_push(position: Position, effect: Effect) -> Iterator[str]:
    thing = "wreck" if effect.at in position.wrecks else terrain_at(position, effect.at)
    mud = position.ground.areas[BY_NAME["mud"].number]
    yield f"push: a {thing}"
    yield f"push: onto {terrain_at(position, effect.to)}"
    if mud & bit(effect.at):
        yield "push: off mud"


def traits_of_detonation(position: Position, mover: Piece, move: Move, at: Square) -> Iterator[str]:
    target = position.piece_at(at)
    if at == move.end:
        yield "detonation: the piece that moved"
    elif target is not None:
        yield f"detonation: an {'own piece' if target.side == mover.side else 'enemy'}"
        if target.kind.code in NO_WRECK:
            yield "detonation: an observer"


def traits_of_effect(position: Position, mover: Piece, move: Move, effect: Effect) -> Iterator[str]:
    target = position.piece_at(effect.at)
    yield f"effect: {effect.kind.name}"
    if effect.kind == EffectKind.FELL:
        yield f"FELL by a {'monster' if mover.kind.giant else 'vehicle'}"
    elif effect.kind == EffectKind.THROW:
        yield from traits_of_throw(position, mover, effect)
    elif effect.kind == EffectKind.PUSH:
        yield from traits_of_push(position, effect)
    elif effect.kind == EffectKind.DETONATION:
        yield from traits_of_detonation(position, mover, move, effect.at)
    elif effect.kind == EffectKind.MINE:
        yield f"MINE by a {'monster' if mover.kind.giant else 'vehicle'}"
    elif effect.kind in (EffectKind.SHOT, EffectKind.FLAME):
        yield from traits_of_shot(position, mover, move, effect)
    if effect.kind == EffectKind.SHOT and target is not None and target.kind.giant:
        yield "shot at a monster"
    if (
        target is not None
        and effect.kind not in (EffectKind.FELL, EffectKind.DUEL, EffectKind.DETONATION)
        and terrain_at(position, effect.at) == "water"
    ):
        yield f"{effect.kind.name} at something in water"


def traits_of_move(position: Position, move: Move) -> Iterator[str]:
    mover = position.piece_at(move.start)
    assert mover is not None
    whats = [effect.kind for effect in move.effects]
    for effect in move.effects:
        yield from traits_of_effect(position, mover, move, effect)
    for pair in (
        (EffectKind.STOMP, EffectKind.STOMP),
        (EffectKind.FELL, EffectKind.FELL),
        (EffectKind.STOMP, EffectKind.FELL),
    ):
        if Counter(pair) <= Counter(whats):
            yield f"together: {pair[0].name} {pair[1].name}"
    for arm in (EffectKind.FLAME, EffectKind.THROW, EffectKind.DUEL):
        if arm in whats and EffectKind.TAIL in whats:
            yield f"together: TAIL {arm.name}"
        if arm in whats and EffectKind.STOMP in whats:
            yield f"together: STOMP {arm.name}"
    if EffectKind.FELL in whats and EffectKind.SHOT in whats:
        yield "together: FELL SHOT"
    if move.leaves:
        yield f"leaving: {SIDE_WORDS[mover.side]}"
        if row_of(move.start) not in (0, position.size - 1):
            yield "leaving: from further away"
    elif move.explodes:
        yield "mine" + (" after felling" if EffectKind.FELL in whats else "")
    elif move.sinks:
        yield "sinking" + (" after felling" if EffectKind.FELL in whats else "")
    else:
        sort = "monster" if mover.kind.giant else "vehicle"
        yield f"{sort} ends on {terrain_at(position, move.end)}"
        if move.end in position.wrecks:
            yield f"{sort} ends on a wreck"
    yield from traits_of_flags(position, mover, move)


def traits_of_flags(position: Position, mover: Piece, move: Move) -> Iterator[str]:
    """What a move has to do with flags (TC12.14, TC12.15)."""
    flags = position.flags
    if flags is None:
        return
    if move.end == flags.homes[1 - mover.side] and position.rules.goal == "carry":
        yield "flag: picked up" if flags.carriers[1 - mover.side] == OFF else "flag: home of a carried one"
    if move.start in flags.carriers:
        yield "flag: the carrier " + ("moves" if move.heading != NO_HEADING else "is lost")
    for effect in move.effects:
        if effect.at in flags.carriers and effect.kind not in (EffectKind.FELL, EffectKind.PUSH):
            yield f"flag: lost by {effect.kind.name}"
        if effect.at in flags.homes and effect.kind in (EffectKind.SHOT, EffectKind.STOMP, EffectKind.DETONATION):
            yield f"flag: {effect.kind.name} on a home"


def traits_of_fall(position: Position, fall: Fall) -> Iterator[str]:
    if fall.direction == NO_HEADING:
        yield "fall: no side"
        return
    square = square_of(away(spot_of(position.falling), fall.direction))
    yield f"fall: onto {terrain_at(position, square)}"
    if position.piece_at(square) is not None:
        yield "fall: onto a live piece"
    if square in position.wrecks:
        yield "fall: onto a wreck"


def traits_of_action(position: Position, action: Action) -> Iterator[str]:
    if isinstance(action, Place):
        yield "a remote mine is laid"
    elif isinstance(action, Fall):
        yield from traits_of_fall(position, action)
    else:
        yield from traits_of_move(position, action)


def traits_of_ground(position: Position, actions: set[Action]) -> Iterator[str]:
    """A terrain matters if the moves would be others without it."""
    for terrain in TERRAINS:
        areas = position.ground.areas
        without = rebuilt(
            position, ground=Ground(tuple(0 if area is areas[terrain.number] else area for area in areas))
        )
        if areas[terrain.number] and naive_actions(without) != actions:
            yield f"ground matters: {terrain.name}"


def traits_of_standing(position: Position) -> Iterator[str]:
    for one in position.pieces:
        yield f"kind: {one.kind.code}"
        sort = "monster" if one.kind.giant else "vehicle"
        yield f"{sort} stands on {terrain_at(position, one.square)}"
        if one.square in position.wrecks:
            yield "monster stands on a wreck"
    for kind in position.wrecks.values():
        yield f"wreck: {kind.code}"
    if position.stacks:
        yield "a stack"
    if position.stacks & position.ground.everything:
        yield "a stack on some ground"
    if position.bodies:
        yield "a body"
    yield f"goal: {position.rules.goal}"
    if position.mines is not None:
        yield "remote mines"
    areas = position.ground.areas
    if areas[BY_NAME["mud"].number] & (areas[BY_NAME["low"].number] | areas[BY_NAME["high"].number]):
        yield "mud under an obstacle"
    if sum(one.kind.giant for one in position.pieces) >= 3:
        yield "three monsters"


def traits(position: Position) -> set[str]:
    """Everything notable about a position and its actions."""
    actions = naive_actions(position)
    found = set(traits_of_standing(position)) | set(traits_of_ground(position, actions))
    for action in actions:
        if not isinstance(action, Move) or action.effects or action.heading == NO_HEADING or action.end != action.start:
            found.update(traits_of_action(position, action))
            result = naive_after(position, action).result
            found.update([] if result is None else [f"result: {result.reason}"])
    for side in SIDES:
        if naive_check(position, side):
            found.add("check")
        if naive_escape(position, side):
            found.add("escape")
        if naive_flag(position, side):
            found.add("flag")
    if position.falling != OFF:
        found.add(f"falling, {position.rules.fall_choice} chooses")
    if position.falling in position.wrecks:
        found.add("falling on a wreck")
    return found


def census(positions: Iterable[Position]) -> Counter[str]:
    """In how many of the positions each of them occurs."""
    counted: Counter[str] = Counter()
    for position in positions:
        counted.update(traits(position))
    return counted


def main(number: int = 300) -> None:
    counted = census(random_position(Random(seed)) for seed in range(number))
    for name in sorted(counted):
        print(f"{counted[name]:5d}  {name}")


if __name__ == "__main__":
    main()
