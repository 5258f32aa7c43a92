"""Actions as text (TC9.1): the strict form that records use, and short forms that people type.

Strict: ``F5>B9NW(B11)+``. Short: the start may be left out or be a kind (``B9NW``, ``MT>B9NW``), and so may the
heading, the suffix and what happens anyway on the way (stomped squares, felled trees), as long as one legal action
fits. Headings are read in every language of the catalogue, letters in either case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from behemoth.games import AmbiguousText, Candidates, IllegalAction, InvalidText
from behemoth.tankchess.board.headings import FALL_DIRECTIONS, HEADING_NAMES, NO_HEADING, Path
from behemoth.tankchess.board.move import NO_EFFECTS, ON_THE_WAY, Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import LARGEST, OFF, SQUARES, Square, name_of, read_square
from behemoth.tankchess.queries.refusals import refuse
from behemoth.tankchess.rules.detonations import list_places
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import is_legal, list_moves, moves_of, path_of
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.rules.threats import Threats, threats_of
from behemoth.tankchess.tables.kinds import BY_CODE
from behemoth.tankchess.text.heading_text import heading_at, heading_word

RULE: Final = "TC9.1"

#: How each sort of effect is written around its square or squares, in the order of a record (TC12.18).
_FORMS: Final = {
    EffectKind.FELL: "^{}",
    EffectKind.PUSH: "p({})",
    EffectKind.MINE: "!{}",
    EffectKind.STOMP: "*{}",
    EffectKind.TAIL: "t({})",
    EffectKind.FLAME: "f({})",
    EffectKind.THROW: "x({})",
    EffectKind.DUEL: "d({})",
    EffectKind.SHOT: "({})",
    EffectKind.DETONATION: "!({})",
}
_WRITTEN: Final = {what: place for place, what in enumerate(_FORMS)}

_SQUARE: Final = r"[A-Xa-x][1-9][0-9]?"
_EFFECT: Final = re.compile(
    rf"(?P<shot>\(({_SQUARE})\))|\*({_SQUARE})|t\(({_SQUARE})\)|f\(({_SQUARE})\)"
    rf"|x\(({_SQUARE})>({_SQUARE})\)|d\(({_SQUARE})\)|\^({_SQUARE})"
    rf"|p\(({_SQUARE})>({_SQUARE})\)|!({_SQUARE})|!\(({_SQUARE})\)",
    re.IGNORECASE | re.ASCII,
)
_MOVE: Final = re.compile(
    rf"(?:(?P<start>{_SQUARE})>|(?P<code>[A-Za-z]{{1,3}})>|>)?"
    rf"(?:(?P<off>off)|(?P<end>{_SQUARE}))",
    re.IGNORECASE | re.ASCII,
)
_SUFFIX: Final = re.compile(r"\+?-?[#=]?")
_SUNK: Final = "~"
_BLOWN: Final = "!"
_PLACE: Final = re.compile(rf"!({_SQUARE})", re.ASCII)

#: What most actions are: a drive, with a shot or without.
_STRICT: Final = re.compile(
    r"([A-X][0-9]+)>([A-X][0-9]+)(N|NE|E|SE|S|SW|W|NW)(?:\(([A-X][0-9]+)\))?(\+?-?[#=]?)", re.ASCII
)
_STRICT_HEADINGS: Final = {name: heading for heading, name in enumerate(HEADING_NAMES)}


def full_move_text(position: Position, action: Action, language: str = "en") -> str:
    """The strict form with its suffix."""
    return move_text(action, language) + _right_suffix(position, action)


def move_text(action: Action, language: str = "en") -> str:
    """The strict form without a suffix: what the player decides."""
    if isinstance(action, Fall):
        return "/" + ("-" if action.direction == NO_HEADING else heading_word(action.direction, language))
    if isinstance(action, Place):
        return "!" + name_of(action.square)
    return f"{name_of(action.start)}>{_write_end(action, language)}"


def _write_end(move: Move, language: str) -> str:
    effects = _write_effects(move) if move.effects else ""
    if move.leaves:
        return "off" + effects
    if move.heading == NO_HEADING:
        return name_of(move.end) + (_BLOWN if move.explodes else _SUNK) + effects
    return name_of(move.end) + heading_word(move.heading, language) + effects


def _write_effects(move: Move) -> str:
    """The effects in the order of TC12.18; that a vehicle drives onto a mine is said by its end."""
    told = [effect for effect in move.effects if move.heading >= 0 or effect.kind is not EffectKind.MINE]
    return "".join(_write_effect(effect) for effect in sorted(told, key=lambda effect: _WRITTEN[effect.kind]))


def _write_effect(effect: Effect) -> str:
    squares = name_of(effect.at) if effect.to == OFF else f"{name_of(effect.at)}>{name_of(effect.to)}"
    return _FORMS[effect.kind].format(squares)


#: Wins without destroying anything.
_REACHED: Final = ("left", "captured", "carried")


def suffix_of(following: Position, threats: Threats) -> str:
    """What is written after the action that led here: ``#`` and ``=`` for an end, otherwise ``+`` for check and ``-``
    for escape or flag."""
    if following.result is not None:
        return "=" if following.result.reason in _REACHED else "#"
    return ("+" if threats.check else "") + ("-" if threats.escape else "")


def _right_suffix(position: Position, action: Action) -> str:
    if isinstance(action, Place):
        return ""  # nobody threatens anything by it
    following = after(position, action)
    return suffix_of(following, threats_of(following))


def short_move_text(position: Position, action: Action, language: str = "en") -> str:
    """The shortest form that still means this action and no other."""
    for text in _shorter(position, action, language):
        try:
            if read_action(position, text) == action:
                return text
        except (AmbiguousText, IllegalAction):
            continue
    return move_text(action, language)


def _shorter(position: Position, action: Action, language: str) -> Iterator[str]:
    if not isinstance(action, Move):
        return
    end = _write_end(action, language)
    piece = position.piece_at(action.start)
    yield end
    if piece is not None and len(piece.kind.code) <= len(name_of(action.start)):
        yield f"{piece.kind.code}>{end}"


def parse_action(text: str) -> Action:
    """The action of a text in the strict form, legal or not, without any position; the inverse of ``move_text``.

    Raises InvalidText. What a text means in a position, short forms included, is said by ``read_action``.
    """
    placed = _PLACE.fullmatch(text.strip())
    if placed is not None:
        return Place(_square(placed[1], LARGEST))
    wanted = _parse(text.strip(), LARGEST)
    action = Fall(wanted.fall) if wanted.fall is not None else _strict(wanted)
    if action is None:
        raise InvalidText("error-move-not-strict", rule=RULE, text=text[:60])
    return action


def read_action(position: Position, text: str, side: int | None = None) -> Action:
    """The legal action a text means. Raises InvalidText, IllegalAction (with the rule) or AmbiguousText.

    ``side`` lays mines; where both sides owe some and nobody is named, White does (TC12.10).
    """
    meant = find_action(position, text, side)
    if meant.suffix:
        demand_suffix(meant, _right_suffix(position, meant.action))
    return meant.action


class Meant(NamedTuple):
    """The legal action a text means, and what the text says it leads to."""

    action: Action
    text: str
    suffix: str
    #: The path of a move, where it was found on the way.
    path: Path = ()


def find_action(position: Position, text: str, side: int | None = None) -> Meant:
    """The same as ``read_action``, but the suffix is yet to be looked at (``demand_suffix``): whoever carries out the
    action sees anyway which one is right."""
    strict = _STRICT.fullmatch(text)
    if strict is not None:
        move = _strict_move(strict)
        if move is not None and (path := path_of(position, move)):
            return Meant(move, text, strict[5], path)
    placed = _PLACE.fullmatch(text.strip())
    if placed is not None:
        return Meant(_place(position, Place(_square(placed[1], position.size)), side), text, "")
    wanted = _parse(text.strip(), position.size)
    action = _fall(position, wanted) if wanted.fall is not None else _find(position, wanted)
    return Meant(action, wanted.text, wanted.suffix)


def demand_suffix(meant: Meant, right: str) -> None:
    """The suffix may be left out; if it is there it must be right (TC4.3)."""
    if meant.suffix not in ("", right):
        raise IllegalAction("error-move-marks", rule="TC4.3", text=meant.text[:60], marks=right or "–")


def _strict_move(found: re.Match[str]) -> Move | None:
    """The move of a text in the form that records use, without effects or with one shot."""
    start, end, heading, target, _ = found.groups()
    if start not in SQUARES or end not in SQUARES or (target or start) not in SQUARES:
        return None
    effects = NO_EFFECTS if target is None else (Effect(EffectKind.SHOT, SQUARES[target]),)
    return Move(SQUARES[start], SQUARES[end], _STRICT_HEADINGS[heading], effects)


class _Wanted(msgspec.Struct):
    """What a text says, before anybody looks at the position."""

    text: str
    suffix: str = ""
    fall: int | None = None
    start: Square | None = None
    code: str = ""
    leaves: bool = False
    sinks: bool = False
    explodes: bool = False
    end: Square = OFF
    heading: int | None = None
    effects: tuple[Effect, ...] = ()


def _invalid(text: str, column: int) -> InvalidText:
    return InvalidText("error-move-text", rule=RULE, text=text[:60], column=column + 1)


def _parse(text: str, size: int) -> _Wanted:
    wanted, column = _parse_fall(text) if text.startswith("/") else _parse_move(text, size)
    ending = _SUFFIX.match(text, column)
    if ending is None or ending.end() != len(text):
        raise _invalid(text, ending.end() if ending else column)
    wanted.suffix = ending[0]
    return wanted


def _parse_fall(text: str) -> tuple[_Wanted, int]:
    if text.startswith("/-"):
        return _Wanted(text, fall=NO_HEADING), 2
    direction, column = heading_at(text, 1)
    if direction not in FALL_DIRECTIONS:
        raise _invalid(text, 1 if direction is not None else 0)
    return _Wanted(text, fall=direction), column


def _parse_move(text: str, size: int) -> tuple[_Wanted, int]:
    found = _MOVE.match(text)
    if found is None:
        raise _invalid(text, 0)
    start, code, off, end = found.groups()
    wanted, column = _Wanted(text, leaves=off is not None, code=(code or "").upper()), found.end()
    if wanted.code and wanted.code not in BY_CODE:
        raise InvalidText("error-kind", rule="TC1.3", text=code, known=", ".join(BY_CODE))
    if start:
        wanted.start = _square(start, size)
    if end:
        wanted.end = _square(end, size)
        wanted.heading, column = heading_at(text, column)
    column = _parse_fate(text, column, wanted)
    wanted.effects, column = _parse_effects(text, column, size)
    if not wanted.sinks and not wanted.explodes:
        column = _parse_fate(text, column, wanted)  # as older records write it
    if wanted.explodes:
        wanted.effects = tuple(sorted({*wanted.effects, Effect(EffectKind.MINE, wanted.end)}))
    return wanted, column


def _parse_fate(text: str, column: int, wanted: _Wanted) -> int:
    """``~`` or ``!`` of a piece that sinks or drives onto a mine; ``!`` before a square or a bracket is an effect."""
    sign = text[column : column + 1]
    if sign != _SUNK and (sign != _BLOWN or _EFFECT.match(text, column)):
        return column
    if wanted.heading is not None or wanted.leaves:
        raise _invalid(text, column)
    wanted.sinks, wanted.explodes = sign == _SUNK, sign == _BLOWN
    return column + 1


#: The group numbers of the effect pattern: sort, square and second square.
_GROUPS: Final = (
    (EffectKind.SHOT, 2, 0),
    (EffectKind.STOMP, 3, 0),
    (EffectKind.TAIL, 4, 0),
    (EffectKind.FLAME, 5, 0),
    (EffectKind.THROW, 6, 7),
    (EffectKind.DUEL, 8, 0),
    (EffectKind.FELL, 9, 0),
    (EffectKind.PUSH, 10, 11),
    (EffectKind.MINE, 12, 0),
    (EffectKind.DETONATION, 13, 0),
)


def _parse_effects(text: str, column: int, size: int) -> tuple[tuple[Effect, ...], int]:
    effects = []
    while found := _EFFECT.match(text, column):
        for what, first, second in _GROUPS:
            if found[first]:
                to = _square(found[second], size) if second else OFF
                effects.append(Effect(what, _square(found[first], size), to))
        column = found.end()
    return tuple(sorted(effects)), column


def _square(name: str, size: int) -> Square:
    square = read_square(name, size)
    if square is None:
        raise InvalidText("error-square", rule="TC1.1", text=name, size=size)
    return square


def _fall(position: Position, wanted: _Wanted) -> Action:
    action = Fall(wanted.fall if wanted.fall is not None else NO_HEADING)
    if action not in list_actions(position):
        raise refuse(position, action)
    return action


def _place(position: Position, place: Place, side: int | None) -> Action:
    waiting = position.mines.waiting if position.mines is not None else ()
    by = side if side is not None else waiting[0] if waiting else position.turn
    if place not in list_places(position, by):
        raise refuse(position, place)
    return place


def _find(position: Position, wanted: _Wanted) -> Action:
    strict = _strict(wanted)
    if strict is not None and is_legal(position, strict):
        return strict
    pool = list_moves(position) if wanted.start is None else moves_of(position, wanted.start)
    fitting = [move for move in pool if _fits(position, move, wanted)]
    exact = [move for move in fitting if move.effects == wanted.effects]
    if len(exact) == 1:
        return exact[0]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        candidates = Candidates(fitting, move_text)
        raise AmbiguousText("error-move-ambiguous", rule=RULE, text=wanted.text[:60], fitting=candidates)
    raise _refusal(position, wanted)


def _strict(wanted: _Wanted) -> Move | None:
    """The one move a text in the strict form can mean."""
    heading = NO_HEADING if wanted.leaves or wanted.sinks or wanted.explodes else wanted.heading
    return None if wanted.start is None or heading is None else Move(wanted.start, wanted.end, heading, wanted.effects)


def _fits(position: Position, move: Move, wanted: _Wanted) -> bool:
    if move.end != wanted.end or move.leaves != wanted.leaves or move.sinks != wanted.sinks:
        return False
    if move.explodes != wanted.explodes:
        return False
    if wanted.heading is not None and move.heading != wanted.heading:
        return False
    if wanted.code and position.armies[position.turn][move.start].kind.code != wanted.code:
        return False
    chosen = tuple(effect for effect in move.effects if effect.kind not in ON_THE_WAY)
    meant = tuple(effect for effect in wanted.effects if effect.kind not in ON_THE_WAY)
    return chosen == meant and set(wanted.effects) <= set(move.effects)


def _refusal(position: Position, wanted: _Wanted) -> IllegalAction:
    if wanted.start is None and not position.waits:
        return IllegalAction("error-move-nobody", rule="TC2.1", text=wanted.text[:60])
    start, heading = OFF if wanted.start is None else wanted.start, wanted.heading
    if wanted.leaves or wanted.sinks or wanted.explodes:
        heading = NO_HEADING
    elif heading is None:
        piece = position.piece_at(start)
        heading = piece.heading if piece else 0
    return refuse(position, Move(start, wanted.end, heading, wanted.effects))
