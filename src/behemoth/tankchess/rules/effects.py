"""What an action does to a position. Actions are taken to be legal: the state checks that before it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from behemoth.tankchess.board.builder import PositionBuilder
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import TURN_KEY, Body, Position, Result
from behemoth.tankchess.board.squares import Square, each


def after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    if isinstance(action, Fall):
        return _after_fall(position, action)
    if action.effects or action.heading < 0:
        return _after_effects(position, action)
    return _after_drive(position, action)


def _after_drive(position: Position, move: Move) -> Position:
    """The common case, a piece that just goes elsewhere, without the workshop."""
    made, side = position.copy(), position.turn
    white, black = position.armies
    own = black if side else white
    piece = own[move.start]
    moved = piece.at(move.end, move.heading)
    army, change = own.moved(piece, moved), piece.bit ^ moved.bit
    bits = position.bits
    if side:
        made.armies, made.bits = (white, army), (bits[0], bits[1] ^ change)
    else:
        made.armies, made.bits = (army, black), (bits[0] ^ change, bits[1])
    made.turn = 1 - side
    made.key ^= piece.fact ^ moved.fact ^ TURN_KEY
    return made


def _after_effects(position: Position, move: Move) -> Position:
    draft = PositionBuilder(position)
    piece = draft.armies[position.turn][move.start]
    if move.sinks:  # TC5.1
        draft.lose(piece)
    else:
        draft.lift(piece)
    for what in _ORDER:
        for effect in move.effects:
            if effect.kind is what:
                EFFECTS[what](draft, effect)
    if move.heading >= 0:
        draft.put(piece.at(move.end, move.heading))
    draft.pass_turn()
    result = _result(draft, position.turn, move)
    giants = [lost.square for lost in draft.lost if lost.kind.giant]
    if giants and result is None:
        draft.wait_for_fall(giants[0])
    return draft.done(result)


def _result(draft: PositionBuilder, mover: int, move: Move) -> Result | None:
    """Whether the move decided the game (TC4.1, TC5.1, TC6.8, TC11.7, TC11.8). The enemy commander comes first."""
    if move.leaves:
        return Result(mover, "left")
    lost = {piece.side for piece in draft.lost if piece.kind.commander}
    if 1 - mover in lost:
        return Result(mover, "destroyed")
    if mover in lost:
        return Result(1 - mover, "sunk" if move.sinks else "thrown")
    return None


def _destroy(draft: PositionBuilder, effect: Effect) -> None:
    """A live piece becomes a wreck where it stands (TC3.6); a Monster will fall (TC6.10)."""
    piece = _live(draft, effect.at)
    draft.lose(piece)
    if not piece.kind.giant:
        draft.add_wreck(piece.square, piece.kind)


def _live(draft: PositionBuilder, square: Square) -> Piece:
    piece = draft.live_at(square)
    assert piece is not None, "a legal effect strikes a live piece"
    return piece


def _fell(draft: PositionBuilder, effect: Effect) -> None:
    draft.clear_ground(1 << effect.at)


def _throw(draft: PositionBuilder, effect: Effect) -> None:
    """TC6.7: what is thrown is a wreck from now on, alone, on a stack, or gone in the water."""
    thrown = draft.live_at(effect.at)
    if thrown is not None:
        draft.lose(thrown)
        kind = thrown.kind
    else:
        kind = draft.take_wreck(effect.at)
    under = draft.live_at(effect.to)
    if under is not None:
        draft.lose(under)
        draft.add_stack(effect.to)
    elif effect.to in draft.wrecks:
        draft.take_wreck(effect.to)
        draft.add_stack(effect.to)
    elif not draft.is_deep(effect.to):
        draft.add_wreck(effect.to, kind)


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
    draft = PositionBuilder(position)
    body = Body(position.falling, fall.direction)
    for square in each(body.squares):
        crushed = draft.live_at(square)
        if crushed is not None:
            draft.lose(crushed)
        if square in draft.wrecks:
            draft.take_wreck(square)
    draft.clear_ground(body.squares)
    draft.end_fall()
    draft.add_body(body)
    losers = [piece.side for piece in draft.lost if piece.kind.commander]
    return draft.done(Result(1 - losers[0], "crushed") if losers else None)  # TC11.5
