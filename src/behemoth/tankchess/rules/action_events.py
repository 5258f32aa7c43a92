"""The events of an action: what happened, in order, from the position before it and the one after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from behemoth.games import Event
from behemoth.tankchess import events
from behemoth.tankchess.board.headings import HEADING_NAMES, NO_HEADING, STEPS, Path, direction_to
from behemoth.tankchess.board.move import ON_THE_WAY, Action, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import SIDE_WORDS, Piece
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import OFF, Square, each, name_of
from behemoth.tankchess.rules.fire import ARMOUR_FACES, struck
from behemoth.tankchess.rules.monster import drive_of
from behemoth.tankchess.rules.movement.ends import path_to
from behemoth.tankchess.rules.threats import Threats


def action_events(before: Position, action: Action) -> Iterator[Event]:
    """What an action did, as events in order."""
    return _of_fall(before, action) if isinstance(action, Fall) else _of_move(before, action)


def threat_events(position: Position, threats: Threats) -> Iterator[Event]:
    """CHECK and ESCAPE for the side that moved (TC4.3)."""
    mover = 1 - position.turn
    if threats.check:
        yield events.Check(SIDE_WORDS[mover], _place_of(position.commander(position.turn)))
    if threats.escape:
        yield events.Escape(SIDE_WORDS[mover], _place_of(position.commander(mover)))


def _place_of(commander: Piece | None) -> str:
    assert commander is not None, "nobody threatens a commander who is gone"
    return name_of(commander.square)


def _of_move(before: Position, move: Move) -> Iterator[Event]:
    piece = before.armies[before.turn][move.start]
    path = path_to(before, piece, drive_of(move))
    yield _of_drive(piece, move, path)
    for effect in sorted(move.effects, key=_moment(path)) if move.effects else ():
        yield from _EVENTS_OF[effect.kind](before, piece, move, effect)


def _moment(path: Path) -> Callable[[Effect], tuple[int, Effect]]:
    """When an effect happens: what the movement brings about along its path, the rest after it."""
    passed = {square: number for number, (square, _) in reversed(list(enumerate(path)))}

    def moment(effect: Effect) -> tuple[int, Effect]:
        return (passed[effect.at] if effect.kind in ON_THE_WAY else len(path)), effect

    return moment


def _of_drive(piece: Piece, move: Move, path: Path) -> Event:
    side, code, start = SIDE_WORDS[piece.side], piece.kind.code, name_of(piece.square)
    words = _path_text(path)
    if move.leaves:
        return events.Left(side, code, start, words)
    if move.sinks:
        return events.Sank(side, code, name_of(move.end), words)
    manner = events.Drove
    if move.end == move.start:
        manner = events.Turned
    elif len(path) == 2 and move.end - move.start != STEPS[piece.heading]:
        manner = events.Stepped if piece.kind.giant else events.Reversed
    return manner(side, code, start, name_of(move.end), HEADING_NAMES[move.heading], words)


def _path_text(path: Path) -> str:
    return " ".join([_pose_text(square, heading) for square, heading in path])


def _pose_text(square: Square, heading: int) -> str:
    place = "off" if square == OFF else name_of(square)
    return place if heading == NO_HEADING else place + HEADING_NAMES[heading]


def _destroyed(piece: Piece, how: str) -> Event:
    return events.Destroyed(SIDE_WORDS[piece.side], piece.kind.code, name_of(piece.square), how)


def _live(before: Position, square: Square) -> Piece:
    found = before.piece_at(square)
    assert found is not None
    return found


def _of_shot(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    target = _live(before, effect.at)
    face = struck(direction_to(move.end, effect.at), target.heading)
    assert piece.kind.gun is not None
    yield events.Fired(
        SIDE_WORDS[piece.side],
        piece.kind.code,
        name_of(move.end),
        name_of(effect.at),
        piece.kind.gun.strength,
        target.kind.armour[face],
        ARMOUR_FACES[face],
    )
    yield _destroyed(target, "shot")


def _of_stomp(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield _destroyed(_live(before, effect.at), "stomp")


def _of_fell(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield events.Felled(name_of(effect.at))


def _of_tail(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield events.Swung(name_of(move.end), name_of(effect.at))
    yield _destroyed(_live(before, effect.at), "tail")


def _of_flame(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield events.Flamed(name_of(move.end), name_of(effect.at))
    yield _destroyed(_live(before, effect.at), "flame")


def _of_duel(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield events.Duelled(name_of(move.end), name_of(effect.at))
    yield _destroyed(_live(before, effect.at), "duel")


def _of_throw(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    # After a step back the Monster may throw the wreck it stood on: then nobody lives there any more.
    thrown = None if effect.at == move.start else before.piece_at(effect.at)
    kind = thrown.kind if thrown is not None else before.wrecks[effect.at]
    yield events.Threw(kind.code, name_of(effect.at), name_of(effect.to))
    if thrown is not None:
        yield _destroyed(thrown, "throw")
    under = before.armies[1 - piece.side].get(effect.to)
    if under is not None:
        yield _destroyed(under, "throw")
    stomped = any(other.kind is EffectKind.STOMP and other.at == effect.to for other in move.effects)
    if under is not None or effect.to in before.wrecks or stomped:
        yield events.Stacked(name_of(effect.to))
    elif before.ground.deep >> effect.to & 1:
        yield events.Splashed(kind.code, name_of(effect.to))


_EVENTS_OF: Final[Mapping[EffectKind, Callable[[Position, Piece, Move, Effect], Iterator[Event]]]] = {
    EffectKind.SHOT: _of_shot,
    EffectKind.STOMP: _of_stomp,
    EffectKind.TAIL: _of_tail,
    EffectKind.FLAME: _of_flame,
    EffectKind.THROW: _of_throw,
    EffectKind.DUEL: _of_duel,
    EffectKind.FELL: _of_fell,
}


def _of_fall(before: Position, fall: Fall) -> Iterator[Event]:
    direction = "none" if fall.direction == NO_HEADING else HEADING_NAMES[fall.direction]
    yield events.Toppled(name_of(before.falling), direction)
    for square in each(Body(before.falling, fall.direction).squares):
        crushed = before.piece_at(square)
        if crushed is not None:
            yield _destroyed(crushed, "crushed")
