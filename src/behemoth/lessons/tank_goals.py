"""The goals of Tank Chess: what was destroyed, where a piece stands, what the enemy could do next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from behemoth.games import GameError, Named, State, Worded
from behemoth.lessons.tried import Missed, Tried
from behemoth.locale import say
from behemoth.tankchess import (
    BY_CODE,
    HARMLESS,
    HEADINGS,
    NO_HEADING,
    OFF,
    SIDE_WORDS,
    Effect,
    EffectKind,
    Heading,
    Move,
    Position,
    Square,
    TankState,
    check_moves,
    escape_moves,
    heading_word,
    list_moves,
    move_text,
    name_of,
    read_square,
)

#: In ``kept``: the square on which the learner's move ended.
MOVED: Final = "moved"
#: So many places are named to somebody who ended elsewhere; more would be a riddle.
_FEW: Final = 3
_HEADINGS: Final = {heading.name: heading for heading in HEADINGS}


def _board(state: State[Any]) -> Position:
    assert isinstance(state, TankState)
    return state.position


def destroys(wanted: Iterable[str], tried: Tried) -> Missed | None:
    """Enemies on these squares must be destroyed."""
    enemy = SIDE_WORDS[1 - tried.seat]
    left = [square for square in wanted if not tried.has({"event": "Destroyed", "side": enemy, "square": square})]
    if not left:
        return None
    return Missed("lesson-missed-destroys", {"squares": ", ".join(left)}, because=_why_unharmed(left[0], tried))


def _why_unharmed(name: str, tried: Tried) -> GameError | None:
    """What the rules say to the same move with a shot at this square, if the piece that moved has a gun at all."""
    move, position = tried.action, _board(tried.before)
    square = read_square(name, position.size)
    piece = position.piece_at(move.start) if isinstance(move, Move) else None
    if piece is None or piece.kind.gun is None or move.heading == NO_HEADING or square is None:
        return None
    on_the_way = (effect for effect in move.effects if effect.kind in HARMLESS)
    shot = msgspec.structs.replace(move, effects=tuple(sorted((*on_the_way, Effect(EffectKind.SHOT, square)))))
    try:
        tried.before.play(tried.seat, shot, events=False)
    except GameError as error:
        return error
    return GameError("lesson-missed-fire")


def stands(wanted: tuple[str, ...], tried: Tried) -> Missed | None:
    """The piece that moved must stand in one of these places."""
    end = tried.action.end if isinstance(tried.action, Move) else OFF
    piece = _board(tried.after).armies[tried.seat].get(end)
    standing = {piece.kind.code, name_of(piece.square), piece.heading.name} if piece is not None else set()
    if any(set(place.split()) <= standing for place in wanted):
        return None
    if len(wanted) > _FEW:
        return Missed("lesson-missed")
    return Missed("lesson-missed-stands", {"place": _Places(wanted)})


class _Places(Worded):
    """Places of the data as people say them: the square, and the heading in their language."""

    __slots__ = ("places",)

    def __init__(self, places: tuple[str, ...]) -> None:
        self.places = places

    def in_language(self, language: str) -> str:
        return ", ".join(_place(place, language) for place in self.places)


def _place(place: str, language: str) -> str:
    said = [_HEADINGS.get(word, word) for word in place.split() if word not in BY_CODE]
    square = " ".join(word for word in said if isinstance(word, str))
    headings = [heading_word(word, language) for word in said if isinstance(word, Heading)]
    return say("lesson-place", language, square=square, heading=headings[0]) if headings else square


def safe(wanted: bool, tried: Tried) -> Missed | None:
    """The enemy must be able neither to destroy the own command tank next turn nor to leave the board."""
    position, enemy = _board(tried.after), 1 - tried.seat
    if position.result is not None:
        return Missed("lesson-missed-lost") if position.result.winner == enemy else None
    side = Named("side-name", side=SIDE_WORDS[enemy])
    leaving = "lesson-missed-escape" if position.flags is None else "lesson-missed-flag"
    for moves, key in ((check_moves, "lesson-missed-check"), (escape_moves, leaving)):
        for move in moves(position, enemy):
            return Missed(key, {"side": side}, (move_text(move),))
    return None


def kept(wanted: Iterable[str], tried: Tried) -> Missed | None:
    """The enemy must not be able to destroy anything on these squares next turn."""
    position = _board(tried.after)
    if position.result is not None:
        return None
    wanted_squares = {tried.action.end if name == MOVED else read_square(name, position.size) for name in wanted}
    for move in list_moves(position):
        for square in _struck(move):
            if square in wanted_squares:
                side = Named("side-name", side=SIDE_WORDS[1 - tried.seat])
                return Missed("lesson-missed-kept", {"side": side, "square": name_of(square)}, (move_text(move),))
    return None


def _struck(move: Move) -> Iterator[Square]:
    """The squares on which a move destroys what stands there."""
    for effect in move.effects:
        if effect.kind not in HARMLESS:
            yield effect.at
            yield effect.to
