"""What a puzzle is about, from facts of the rules: how the last move wins, and what the first one does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from behemoth.tankchess import (
    ARMOUR_FACES,
    OFF,
    Action,
    EffectKind,
    Move,
    Position,
    Square,
    after,
    bit,
    check_moves,
    column_of,
    direction_to,
    escape_moves,
    read_action,
    row_of,
    struck,
)

#: Every theme, in the order in which the page lists them.
THEMES: Final = (
    "leave", "rear", "side", "front", "over-cover", "far", "stomp", "tail", "flame", "throw", "crush",
    "double-kill", "double-threat", "quiet", "clear", "chase", "reverse", "turn", "commander",
    "run", "armour", "destroy", "block", "stop-leaving",
)  # fmt: skip

_MONSTER: Final = {
    EffectKind.STOMP: "stomp", EffectKind.TAIL: "tail", EffectKind.FLAME: "flame", EffectKind.THROW: "throw",
}  # fmt: skip
#: A shot over so many squares is a long one.
_FAR: Final = 8


def themes_of(position: Position, goal: str, line: Sequence[str]) -> tuple[str, ...]:
    """The themes of a puzzle, the most telling first."""
    actions = _actions(position, line)
    found = _of_win(actions) if goal == "win" else _of_rescue(position, actions[0][1])
    return tuple(dict.fromkeys(found))


def _actions(position: Position, line: Sequence[str]) -> list[tuple[Position, Action]]:
    found = []
    for text in line:
        action = read_action(position, text)
        found.append((position, action))
        position = after(position, action)
    return found


def _of_win(actions: list[tuple[Position, Action]]) -> Iterator[str]:
    start, first = actions[0]
    side = start.turn
    assert isinstance(first, Move)
    if len(actions) > 1:
        yield from _first_of_many(start, first, side)
    yield from _finish(actions, side)
    if len(actions) > 1:
        yield "clear" if lost(start, first) else "quiet"
        yield from _chased(actions, side)
    yield from _manner(start, first)
    if any(lost(at, action) > 1 for at, action in actions if _mover(at) == side):
        yield "double-kill"


def _mover(position: Position) -> int:
    return position.turn if position.falling == OFF else OFF


def _first_of_many(start: Position, first: Move, side: int) -> Iterator[str]:
    following = after(start, first)
    attackers = {move.start for move in check_moves(following, side)}
    if len(attackers) + bool(escape_moves(following, side)) > 1:
        yield "double-threat"


def _finish(actions: list[tuple[Position, Action]], side: int) -> Iterator[str]:
    """How the last move wins."""
    position, last = actions[-1]
    if not isinstance(last, Move):
        yield "crush"
        return
    if last.leaves:
        yield "leave"
        return
    enemy = position.commander(1 - side)
    piece = position.piece_at(last.start)
    assert enemy is not None
    assert piece is not None
    for effect in last.effects:
        if enemy.square not in (effect.at, effect.to):
            continue
        if effect.kind in _MONSTER:
            yield _MONSTER[effect.kind]
        elif effect.kind is EffectKind.SHOT:
            yield from _shot(position, last, enemy.square, bool(piece.kind.gun and piece.kind.gun.indirect))
        if piece.kind.commander:
            yield "commander"


def _shot(position: Position, move: Move, target: Square, indirect: bool) -> Iterator[str]:
    direction = direction_to(move.end, target)
    if indirect and _covered(position, move, target):
        yield "over-cover"
    yield ARMOUR_FACES[struck(direction, position.armies[1 - position.turn][target].heading)]
    if _distance(move.end, target) >= _FAR:
        yield "far"


def _covered(position: Position, move: Move, target: Square) -> bool:
    """Whether something a direct shot could not pass lies between."""
    distance = _distance(move.end, target)
    step = (target - move.end) // distance
    blocked = position.standing & ~bit(move.start) | position.ground.stops_fire
    return any(blocked >> move.end + step * number & 1 for number in range(1, distance))


def _distance(one: Square, other: Square) -> int:
    return max(abs(column_of(one) - column_of(other)), abs(row_of(one) - row_of(other)))


def _chased(actions: list[tuple[Position, Action]], side: int) -> Iterator[str]:
    """The command tank runs and is caught all the same."""
    for position, action in actions[1::2]:
        enemy = position.commander(1 - side)
        if isinstance(action, Move) and enemy is not None and action.start == enemy.square:
            yield "chase"


def _manner(position: Position, move: Move) -> Iterator[str]:
    piece = position.piece_at(move.start)
    assert piece is not None
    if move.end == move.start:
        yield "turn"
    elif reversed_by(position, move):
        yield "reverse"


def reversed_by(position: Position, move: Move) -> bool:
    """Whether a vehicle ends one square straight behind its start, heading kept (TC2.2)."""
    piece = position.piece_at(move.start)
    if piece is None or piece.kind.giant or move.leaves or move.sinks or move.heading != piece.heading:
        return False
    return _distance(move.start, move.end) == 1 and direction_to(move.end, move.start) == piece.heading


def lost(position: Position, action: Action) -> int:
    """How many pieces of the other side an action destroys."""
    if position.falling != OFF:
        return 0
    other = 1 - position.turn
    return len(position.armies[other]) - len(after(position, action).armies[other])


def _of_rescue(position: Position, action: Action) -> Iterator[str]:
    side = position.turn
    assert isinstance(action, Move)
    piece = position.piece_at(action.start)
    assert piece is not None
    if escape_moves(position, 1 - side):
        yield "stop-leaving"
    if lost(position, action):
        yield "destroy"
    if piece.kind.commander:
        yield "armour" if action.end == action.start else "run"
    elif not lost(position, action):
        yield "block"
    yield from _manner(position, action)
    if lost(position, action) > 1:
        yield "double-kill"
