"""What an action does to a position. Actions are taken to be legal: the state checks that before it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from behemoth.tankchess.board.builder import PositionBuilder
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Body, Position, Result, with_armies
from behemoth.tankchess.board.squares import OFF, Square, each


def after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    if isinstance(action, Fall):
        return _after_fall(position, action)
    if isinstance(action, Place):
        assert position.mines is not None
        return after_place(position, position.mines.waiting[0], action)
    if action.effects or action.heading < 0 or position.flags is not None:
        return _after_effects(position, action)
    return _after_drive(position, action)


def _after_drive(position: Position, move: Move) -> Position:
    """The common case, a piece that just goes elsewhere, without the builder."""
    side = position.turn
    piece = position.armies[side][move.start]
    moved = piece.at(move.end, move.heading)
    army = position.armies[side].copy()
    del army[move.start]
    army[move.end] = moved
    changed = MappingProxyType(army)
    own = position.bits[side] ^ piece.bit ^ moved.bit
    armies, bits = position.armies, position.bits
    return with_armies(
        position,
        armies=(armies[0], changed) if side else (changed, armies[1]),
        bits=(bits[0], own) if side else (own, bits[1]),
        turn=1 - side,
        key=position.key ^ piece.fact ^ moved.fact ^ TURN_KEY,
    )


def after_place(position: Position, side: int, place: Place) -> Position:
    """The position after a side has laid one of its remote mines (TC12.10)."""
    assert position.mines is not None, "mines are laid where there are any"
    building = PositionBuilder(position)
    building.change_mines(position.mines.placed(side, place.square))
    return building.done(position.result)


def _after_effects(position: Position, move: Move) -> Position:
    building = PositionBuilder(position)
    piece = building.armies[position.turn][move.start]
    if move.heading < 0 and not move.leaves:  # TC5.1, TC12.8
        building.lose(piece)
    else:
        building.lift(piece)
    for what in _ORDER:
        for effect in move.effects:
            if effect.kind is what:
                EFFECTS[what](building, effect)
    if move.heading >= 0:
        building.put(piece.at(move.end, move.heading))
    elif move.explodes:
        building.leave_wreck(move.end, piece.kind)
    flag = position.flags is not None and move.heading >= 0 and _reach_flag(building, piece, move)
    if move.effects and move.effects[-1].kind is EffectKind.DETONATION:
        _detonate(building, position.turn, move.effects[-1])
    building.pass_turn()
    result = _result(building, position.turn, move, flag)
    giants = [lost.square for lost in building.lost if lost.kind.giant]
    if giants and result is None:
        building.wait_for_fall(giants[0])
    return building.done(result)


def _reach_flag(building: PositionBuilder, piece: Piece, move: Move) -> bool:
    """What the end of a movement means for the enemy's flag: whether it wins the game (TC12.14, TC12.15)."""
    flags, enemy = building.flags, 1 - piece.side
    if flags is None or piece.kind.giant:
        return False
    if not building.goal.carried:
        return move.end == flags.homes[enemy]
    carries = flags.carried_by(piece.side, move.start)
    if carries or (flags.carriers[enemy] == OFF and move.end == flags.homes[enemy]):
        building.change_flags(flags.carried(enemy, move.end))
        return building.is_back_row(move.end, piece.side)
    return False


def _result(building: PositionBuilder, mover: int, move: Move, flag: bool) -> Result | None:
    """Whether the move decided the game (TC4.1, TC5.1, TC6.8, TC11.7, TC11.8). The enemy commander comes first, then
    the flag, then the own commander (TC12.17)."""
    if move.leaves:
        return Result(mover, "left")
    if not building.goal.commander:
        return _last_standing(building, mover)
    lost = {piece.side for piece in building.lost if piece.kind.commander}
    if 1 - mover in lost:
        return Result(mover, "destroyed")
    if flag:
        return Result(mover, "carried" if building.goal.carried else "captured")
    return Result(1 - mover, _own_loss(move)) if mover in lost else None


def _own_loss(move: Move) -> str:
    """How a side lost its own commander by its own move."""
    if move.heading < 0:
        return "mined" if move.explodes else "sunk"
    return "thrown" if any(effect.kind is EffectKind.THROW for effect in move.effects) else "detonated"


def _last_standing(building: PositionBuilder, mover: int) -> Result | None:
    """TC12.16: a side without a live piece loses."""
    for side in (1 - mover, mover):
        if not building.armies[side]:
            return Result(1 - side, "last_tank")
    return None


def _destroy(building: PositionBuilder, effect: Effect) -> None:
    """A live piece becomes a wreck where it stands (TC3.6); a Monster will fall (TC6.10)."""
    piece = _live(building, effect.at)
    building.lose(piece)
    if not piece.kind.giant:
        building.leave_wreck(piece.square, piece.kind)


def _live(building: PositionBuilder, square: Square) -> Piece:
    piece = building.live_at(square)
    assert piece is not None, "a legal effect strikes a live piece"
    return piece


def _fell(building: PositionBuilder, effect: Effect) -> None:
    building.clear_ground(1 << effect.at)


def _set_off(building: PositionBuilder, effect: Effect) -> None:
    building.set_off(effect.at)


def _push(building: PositionBuilder, effect: Effect) -> None:
    """TC12.3: a wreck or an obstacle lies one square further, or is gone in the water."""
    if effect.at in building.wrecks:
        kind = building.take_wreck(effect.at)
        building.set_off(effect.to)
        if not building.is_deep(effect.to):
            building.add_wreck(effect.to, kind)
    else:
        building.push_obstacle(effect.at, effect.to)


def _detonate(building: PositionBuilder, side: int, effect: Effect) -> None:
    """TC12.11: the mine is spent, and whoever stands there is destroyed."""
    assert building.mines is not None
    building.change_mines(building.mines.detonated(side, effect.at))
    _destroy(building, effect)


def _throw(building: PositionBuilder, effect: Effect) -> None:
    """TC6.7: what is thrown is a wreck from now on, alone, on a stack, or gone in the water."""
    thrown = building.live_at(effect.at)
    if thrown is not None:
        building.lose(thrown)
        kind = thrown.kind
    else:
        kind = building.take_wreck(effect.at)
    building.set_off(effect.to)  # TC12.9
    under = building.live_at(effect.to)
    if under is not None:
        building.lose(under)
        if under.kind.small:
            building.add_wreck(effect.to, kind)  # TC12.5
        else:
            building.add_stack(effect.to)
    elif effect.to in building.wrecks:
        building.take_wreck(effect.to)
        building.add_stack(effect.to)
    elif not building.is_deep(effect.to):
        building.add_wreck(effect.to, kind)


#: What each sort of effect does, in order: what comes on the way, then the rest. A detonation comes after all of them,
#: for it may strike the piece that moved.
EFFECTS: Final[Mapping[EffectKind, Callable[[PositionBuilder, Effect], None]]] = {
    EffectKind.STOMP: _destroy,
    EffectKind.FELL: _fell,
    EffectKind.PUSH: _push,
    EffectKind.MINE: _set_off,
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
    if not building.goal.commander:
        return building.done(_last_standing(building, 1 - position.turn))
    losers = [piece.side for piece in building.lost if piece.kind.commander]
    return building.done(Result(1 - losers[0], "crushed") if losers else None)  # TC11.5
