"""The events of an action: what happened, in order, from the position before it and the one after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from behemoth.games import Event
from behemoth.tankchess import events
from behemoth.tankchess.board.headings import HEADING_NAMES, NO_HEADING, STEPS, Path
from behemoth.tankchess.board.move import ON_THE_WAY, Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import SIDE_WORDS, SIDES, Piece, in_order
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import OFF, Square, each, name_of
from behemoth.tankchess.rules.fire import ARMOUR_FACES, between, flight, struck
from behemoth.tankchess.rules.monster import drive_of
from behemoth.tankchess.rules.movement.ends import path_to
from behemoth.tankchess.rules.shots import fire_blockers, sight
from behemoth.tankchess.rules.threats import Threats, escape_moves


def action_events(before: Position, action: Action, path: Path = ()) -> Iterator[Event]:
    """What an action did, as events in order; laying a mine is told by ``placed_event``.

    ``path`` is that of a move, from whoever knows it already (``path_of``).
    """
    if isinstance(action, Place):
        return iter(())
    return _of_fall(before, action) if isinstance(action, Fall) else _of_move(before, action, path)


def placed_event(position: Position, side: int, place: Place) -> Event:
    """That a side laid a remote mine; where is its secret (TC12.12)."""
    assert position.mines is not None
    return events.Placed(side, name_of(place.square), position.mines.owed[side] - 1)


def flag_events(before: Position, after: Position) -> Iterator[Event]:
    """What a move did to the flags: taken, or brought back (TC12.15)."""
    if before.flags is None or after.flags is None or before.flags is after.flags:
        return
    for side in SIDES:
        was, now = before.flags.carriers[side], after.flags.carriers[side]
        if was == OFF and now != OFF:
            taker = _live(after, now)
            yield events.TookFlag(SIDE_WORDS[taker.side], taker.kind.code, name_of(after.flags.homes[side]))
        elif was != OFF and now == OFF:
            yield events.FlagBack(SIDE_WORDS[side], name_of(after.flags.homes[side]))


def threat_events(position: Position, threats: Threats) -> Iterator[Event]:
    """CHECK and ESCAPE or FLAG for the side that moved (TC4.3, TC12.17)."""
    mover = 1 - position.turn
    if threats.check:
        yield events.Check(SIDE_WORDS[mover], _place_of(position.commander(position.turn)))
    if threats.escape:
        if position.flags is None:
            yield events.Escape(SIDE_WORDS[mover], _place_of(position.commander(mover)))
        else:
            yield events.Flag(SIDE_WORDS[mover], name_of(escape_moves(position, mover)[0].start))


def _place_of(commander: Piece | None) -> str:
    assert commander is not None, "nobody threatens a commander who is gone"
    return name_of(commander.square)


def _of_move(before: Position, move: Move, path: Path) -> Iterator[Event]:
    piece = before.armies[before.turn][move.start]
    path = path or path_to(before, piece, drive_of(move))
    yield _of_drive(piece, move, path)
    for effect in sorted(move.effects, key=_moment(path)) if move.effects else ():
        yield from _EVENTS_OF[effect.kind](before, piece, move, effect)


def _moment(path: Path) -> Callable[[Effect], tuple[int, Effect]]:
    """When an effect happens: what the movement brings about along its path, the rest after it."""
    passed = {square: number for number, (square, _) in reversed(list(enumerate(path)))}

    def moment(effect: Effect) -> tuple[int, Effect]:
        # A thing is pushed by the step into its square.
        return (passed[effect.at] if effect.kind in ON_THE_WAY else len(path)), effect

    return moment


def _of_drive(piece: Piece, move: Move, path: Path) -> Event:
    side, code, start = SIDE_WORDS[piece.side], piece.kind.code, name_of(piece.square)
    words = _path_text(path)
    if move.leaves:
        return events.Left(side, code, start, words)
    if move.sinks:
        return events.Sank(side, code, name_of(move.end), words)
    if move.explodes:
        return events.Blown(side, code, name_of(move.end), words)
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
    face = struck(flight(move.end, effect.at), target.heading)
    assert piece.kind.gun is not None
    yield events.Fired(
        SIDE_WORDS[piece.side],
        piece.kind.code,
        name_of(move.end),
        name_of(effect.at),
        piece.kind.gun.strength,
        target.kind.armour[face],
        ARMOUR_FACES[face],
        _observer_of(before, piece, move, target),
    )
    yield _destroyed(target, "shot")


def _observer_of(before: Position, piece: Piece, move: Move, target: Piece) -> str:
    """The square of the observer that sees the target of an indirect gun that has no line of its own (TC12.6)."""
    gun = piece.kind.gun
    if gun is None or not gun.indirect:
        return ""
    own = between(move.end, target.square)
    if own is not None and (flight(move.end, target.square) - move.heading + 4) % 8 - 4 in gun.arc:
        return ""
    hidden = fire_blockers(before, piece.bit, 0) | 1 << move.end
    if target.kind.giant:  # TC6.9
        hidden = before.tall_bits() & ~piece.bit
    for one in in_order(before.armies[piece.side]):
        line = sight(one, target) if one.kind.observes else None
        if line is not None and not line & hidden:
            return name_of(one.square)
    return ""


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
    if before.ground.explodes >> effect.to & 1 and Effect(EffectKind.MINE, effect.to) not in move.effects:
        yield events.SetOff(name_of(effect.to))  # TC12.9
    # What is thrown lies on another wreck; an artillery observer leaves none (TC12.5).
    if effect.to in before.wrecks or (under is not None and not under.kind.small):
        yield events.Stacked(name_of(effect.to))
    elif before.ground.deep >> effect.to & 1:
        yield events.Splashed(kind.code, name_of(effect.to))


def _of_push(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    terrain = before.ground.at(effect.at)
    thing = "wreck" if effect.at in before.wrecks or terrain is None else terrain.name
    into = before.ground.at(effect.to)
    yield events.Pushed(thing, name_of(effect.at), name_of(effect.to), into is not None and into.deep)
    if into is not None and into.explodes:
        yield events.SetOff(name_of(effect.to))


def _of_mine(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    if not move.explodes:  # of a vehicle it is told already
        yield events.SetOff(name_of(effect.at))


def _of_detonation(before: Position, piece: Piece, move: Move, effect: Effect) -> Iterator[Event]:
    yield events.Detonated(SIDE_WORDS[piece.side], name_of(effect.at))
    own = effect.at == move.end
    yield _destroyed(piece.at(move.end, move.heading) if own else _live(before, effect.at), "mine")


_EVENTS_OF: Final[Mapping[EffectKind, Callable[[Position, Piece, Move, Effect], Iterator[Event]]]] = {
    EffectKind.SHOT: _of_shot,
    EffectKind.STOMP: _of_stomp,
    EffectKind.TAIL: _of_tail,
    EffectKind.FLAME: _of_flame,
    EffectKind.THROW: _of_throw,
    EffectKind.DUEL: _of_duel,
    EffectKind.FELL: _of_fell,
    EffectKind.PUSH: _of_push,
    EffectKind.MINE: _of_mine,
    EffectKind.DETONATION: _of_detonation,
}


def _of_fall(before: Position, fall: Fall) -> Iterator[Event]:
    direction = "none" if fall.direction == NO_HEADING else HEADING_NAMES[fall.direction]
    yield events.Toppled(name_of(before.falling), direction)
    for square in each(Body(before.falling, fall.direction).squares):
        if before.ground.explodes >> square & 1:
            yield events.SetOff(name_of(square))
        crushed = before.piece_at(square)
        if crushed is not None:
            yield _destroyed(crushed, "crushed")
