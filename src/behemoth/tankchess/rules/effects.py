"""What an action does to a position. Actions are taken to be legal: the state checks that before it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from behemoth.tankchess.board.builder import PositionBuilder
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Body, Position, Result, assemble
from behemoth.tankchess.board.squares import Square, each


def after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    if isinstance(action, Fall):
        return _after_fall(position, action)
    if action.effects or action.heading < 0:
        return _after_effects(position, action)
    return _after_drive(position, action)


def _after_drive(position: Position, move: Move) -> Position:
    """The common case, a piece that just goes elsewhere, without the builder."""
    side = position.turn
    piece = position.armies[side][move.start]
    moved = piece.at(move.end, move.heading)
    army = dict(position.armies[side])
    del army[move.start]
    army[move.end] = moved
    changed = MappingProxyType(army)
    own = position.bits[side] ^ piece.bit ^ moved.bit
    armies, bits = position.armies, position.bits
    return assemble(
        size=position.size,
        ground=position.ground,
        armies=(armies[0], changed) if side else (changed, armies[1]),
        wrecks=position.wrecks,
        stacks=position.stacks,
        bodies=position.bodies,
        turn=1 - side,
        falling=position.falling,
        rules=position.rules,
        result=None,
        bits=(bits[0], own) if side else (own, bits[1]),
        wreck_bits=position.wreck_bits,
        body_bits=position.body_bits,
        key=position.key ^ piece.fact ^ moved.fact ^ TURN_KEY,
    )


def _after_effects(position: Position, move: Move) -> Position:
    building = PositionBuilder(position)
    piece = building.armies[position.turn][move.start]
    if move.sinks:  # TC5.1
        building.lose(piece)
    else:
        building.lift(piece)
    for what in _ORDER:
        for effect in move.effects:
            if effect.kind is what:
                EFFECTS[what](building, effect)
    if move.heading >= 0:
        building.put(piece.at(move.end, move.heading))
    building.pass_turn()
    result = _result(building, position.turn, move)
    giants = [lost.square for lost in building.lost if lost.kind.giant]
    if giants and result is None:
        building.wait_for_fall(giants[0])
    return building.done(result)


def _result(building: PositionBuilder, mover: int, move: Move) -> Result | None:
    """Whether the move decided the game (TC4.1, TC5.1, TC6.8, TC11.7, TC11.8). The enemy commander comes first."""
    if move.leaves:
        return Result(mover, "left")
    lost = {piece.side for piece in building.lost if piece.kind.commander}
    if 1 - mover in lost:
        return Result(mover, "destroyed")
    if mover in lost:
        return Result(1 - mover, "sunk" if move.sinks else "thrown")
    return None


def _destroy(building: PositionBuilder, effect: Effect) -> None:
    """A live piece becomes a wreck where it stands (TC3.6); a Monster will fall (TC6.10)."""
    piece = _live(building, effect.at)
    building.lose(piece)
    if not piece.kind.giant:
        building.add_wreck(piece.square, piece.kind)


def _live(building: PositionBuilder, square: Square) -> Piece:
    piece = building.live_at(square)
    assert piece is not None, "a legal effect strikes a live piece"
    return piece


def _fell(building: PositionBuilder, effect: Effect) -> None:
    building.clear_ground(1 << effect.at)


def _throw(building: PositionBuilder, effect: Effect) -> None:
    """TC6.7: what is thrown is a wreck from now on, alone, on a stack, or gone in the water."""
    thrown = building.live_at(effect.at)
    if thrown is not None:
        building.lose(thrown)
        kind = thrown.kind
    else:
        kind = building.take_wreck(effect.at)
    under = building.live_at(effect.to)
    if under is not None:
        building.lose(under)
        building.add_stack(effect.to)
    elif effect.to in building.wrecks:
        building.take_wreck(effect.to)
        building.add_stack(effect.to)
    elif not building.is_deep(effect.to):
        building.add_wreck(effect.to, kind)


#: What each sort of effect does. Stomps and felled trees come on the way, the rest after the movement.
EFFECTS: Final[Mapping[EffectKind, Callable[[PositionBuilder, Effect], None]]] = {
    EffectKind.STOMP: _destroy,
    EffectKind.FELL: _fell,
    EffectKind.SHOT: _destroy,
    EffectKind.TAIL: _destroy,
    EffectKind.FLAME: _destroy,
    EffectKind.THROW: _throw,
    EffectKind.DUEL: _destroy,
}
_ORDER: Final = tuple(EFFECTS)


def _after_fall(position: Position, fall: Fall) -> Position:
    """TC6.10: the body covers its squares, and whatever was there is gone."""
    building = PositionBuilder(position)
    body = Body(position.falling, fall.direction)
    for square in each(body.squares):
        crushed = building.live_at(square)
        if crushed is not None:
            building.lose(crushed)
        if square in building.wrecks:
            building.take_wreck(square)
    building.clear_ground(body.squares)
    building.end_fall()
    building.add_body(body)
    losers = [piece.side for piece in building.lost if piece.kind.commander]
    return building.done(Result(1 - losers[0], "crushed") if losers else None)  # TC11.5
