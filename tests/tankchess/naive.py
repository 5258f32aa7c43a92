"""A second, deliberately naive reading of the rules, to compare the rules package with.

It shares nothing with the package but the values: it unpacks a position into dictionaries by (column, row), walks every
path step by step and looks along every line square by square (``naive_board``, ``naive_moves``, ``naive_attacks``). Its
tables are copied from the rules once more, by mark and by name, so that a slip in the package's tables shows as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import OFF
from tests.tankchess.naive_attacks import monster_attacks, vehicle_attacks
from tests.tankchess.naive_board import (
    COMMANDERS,
    MONSTERS,
    Scene,
    Spot,
    away,
    is_high,
    pack,
    spot_of,
    square_of,
    unpack,
)
from tests.tankchess.naive_moves import monster_endings, vehicle_endings

# --- all actions -------------------------------------------------------------------------------------


def marked(what: EffectKind, spots: Iterable[Spot]) -> tuple[Effect, ...]:
    return tuple(Effect(what, square_of(spot)) for spot in spots)


def moves_of_piece(scene: Scene, piece: Piece) -> Iterator[Move]:
    """All moves of a piece: every end of its movement with every attack from there (TC2.6)."""
    monster = piece.kind.code in MONSTERS
    lifted = scene.copy()
    del lifted.live[spot_of(piece.square)]
    for ending in monster_endings(lifted, piece) if monster else vehicle_endings(lifted, piece):
        spot, heading, felled, stomped = ending
        trail = marked(EffectKind.FELL, felled) + marked(EffectKind.STOMP, stomped)
        if spot is None or heading == NO_HEADING:  # TC11.1
            yield Move(piece.square, OFF if spot is None else square_of(spot), NO_HEADING, tuple(sorted(trail)))
            continue
        moved = lifted
        if trail:
            moved = lifted.copy()
            carry_out(moved, trail)
        attacks = monster_attacks if monster else vehicle_attacks
        for effects in attacks(moved, piece, spot, heading):
            yield Move(piece.square, square_of(spot), heading, tuple(sorted(trail + effects)))


def naive_falls(position: Position) -> set[Action]:
    """TC6.10, TC11.5: the sides a destroyed Monster may fall to, or the one decision that there is none."""
    scene = unpack(position)
    assert scene.falling is not None
    sides = {side for side in FALL_DIRECTIONS if can_fall(scene, away(scene.falling, side))}
    return {Fall(int(side)) for side in sides} or {Fall(NO_HEADING)}


def can_fall(scene: Scene, spot: Spot) -> bool:
    """TC6.10: not off the board, onto what is high, or onto a live Monster."""
    target = scene.live.get(spot)
    on_monster = target is not None and target.kind.code in MONSTERS
    return scene.has(spot) and not is_high(scene, spot) and not on_monster


def naive_actions(position: Position) -> set[Action]:
    """Every legal action (TC1.2, TC6.10)."""
    if position.result is not None:
        return set()
    if position.falling != OFF:
        return naive_falls(position)
    scene = unpack(position)
    own = [piece for piece in position.pieces if piece.side == position.turn]
    return set(chain.from_iterable(moves_of_piece(scene, piece) for piece in own))


# --- effects -----------------------------------------------------------------------------------------


def destroy(scene: Scene, spot: Spot) -> None:
    """TC3.6: a wreck stays; TC6.10: a Monster falls."""
    piece = scene.live.pop(spot)
    scene.lost.append(piece)
    if piece.kind.code in MONSTERS:
        scene.falling = spot
    else:
        scene.wrecks[spot] = piece.kind.code


def throw(scene: Scene, source: Spot, target: Spot) -> None:
    """TC6.7, TC11.4: what is thrown is destroyed, and what it lands on too."""
    if source in scene.live:
        destroy(scene, source)
    mark = scene.wrecks.pop(source)
    if target in scene.live:
        destroy(scene, target)
    if target in scene.wrecks:
        del scene.wrecks[target]
        scene.stacks.add(target)
    elif scene.ground.get(target) != "water":
        scene.wrecks[target] = mark


def carry_out(scene: Scene, effects: Iterable[Effect]) -> None:
    """The effects of a piece that has itself been lifted from the board (TC11.8: all of them)."""
    for effect in effects:
        if effect.kind == EffectKind.FELL:  # TC11.2
            del scene.ground[spot_of(effect.at)]
        elif effect.kind == EffectKind.THROW:
            throw(scene, spot_of(effect.at), spot_of(effect.to))
        else:
            destroy(scene, spot_of(effect.at))


def decide(scene: Scene, mover: Piece, move: Move) -> Result | None:
    """TC4.1, TC5.1, TC6.8, TC11.7: who has won by the turn."""
    commanders = [piece for piece in scene.lost if piece.kind.code in COMMANDERS]
    enemy = 1 - mover.side
    if move.leaves:
        return Result(mover.side, "left")
    if any(piece.side == enemy for piece in commanders):
        return Result(mover.side, "destroyed")
    if commanders:
        return Result(enemy, "sunk" if mover in commanders else "thrown")
    return None


def after_move(scene: Scene, move: Move) -> Position:
    mover = scene.live.pop(spot_of(move.start))
    carry_out(scene, move.effects)
    if move.sinks:
        scene.lost.append(mover)
    elif not move.leaves:
        scene.live[spot_of(move.end)] = mover.at(move.end, move.heading)
    result = decide(scene, mover, move)
    if result is not None:
        scene.falling = None
    return pack(scene, 1 - scene.turn, result)


def after_fall(scene: Scene, fall: Fall) -> Position:
    """TC6.10, TC11.5: everything under the body is gone; a crushed CLT loses."""
    assert scene.falling is not None
    body = Body(square_of(scene.falling), fall.direction)
    under = [scene.falling] if fall.direction == NO_HEADING else [scene.falling, away(scene.falling, fall.direction)]
    for spot in under:
        scene.ground.pop(spot, None)
        scene.wrecks.pop(spot, None)
        if spot in scene.live:
            scene.lost.append(scene.live.pop(spot))
    scene.bodies.append(body)
    scene.falling = None
    crushed = [piece for piece in scene.lost if piece.kind.code in COMMANDERS]
    return pack(scene, scene.turn, Result(1 - crushed[0].side, "crushed") if crushed else None)


def naive_after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    scene = unpack(position)
    return after_fall(scene, action) if isinstance(action, Fall) else after_move(scene, action)


# --- counting and announcing -------------------------------------------------------------------------


def naive_perft(position: Position, depth: int) -> int:
    """The number of lines of so many actions; a fall is a ply of its own (TC11.5)."""
    if depth == 0:
        return 1
    actions = naive_actions(position)
    if depth == 1:
        return len(actions)
    return sum(naive_perft(naive_after(position, action), depth - 1) for action in actions)


def to_move(position: Position, side: int) -> Position:
    """The same board as if this side were to move."""
    return pack(unpack(position), side, position.result)


def falls_on_commander(position: Position, side: int) -> bool:
    """TC11.11: whether this side has a won fall: one of them if it chooses, all of them if the enemy does."""
    results = [naive_after(position, fall).result for fall in naive_falls(position)]
    wins = [result is not None and result.winner == side for result in results]
    return any(wins) if position.rules.fall_choice == "killer" else all(wins)


def destroys_commander(start: Position, move: Move) -> bool:
    """TC11.11: whether a move of the side to move destroys the enemy CLT, by itself or by the fall that follows it."""
    reached = naive_after(start, move)
    if reached.falling != OFF:
        return falls_on_commander(reached, start.turn)
    return reached.result == Result(start.turn, "destroyed")


def naive_check_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would destroy the enemy CLT. None while a Monster is falling (TC11.11)."""
    start = to_move(position, side)
    return {move for move in moves_as_if(position, side) if move.effects and destroys_commander(start, move)}


def naive_escape_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would leave the board. None while a Monster is falling (TC11.11)."""
    return {move for move in moves_as_if(position, side) if move.leaves}


def moves_as_if(position: Position, side: int) -> list[Move]:
    """The moves this side would have, were it to move now."""
    if position.falling != OFF:
        return []
    return [action for action in naive_actions(to_move(position, side)) if isinstance(action, Move)]


def naive_check(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to destroy the enemy CLT."""
    return bool(naive_check_moves(position, side))


def naive_escape(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to leave with its CLT."""
    return bool(naive_escape_moves(position, side))
