"""What an interface asks about a game of Tank Chess, answered as data: ends of a movement with every attack and its
reason, threats, lines of fire, falls, CHECK, ESCAPE and FLAG, what the coach says; and the tables shown before a game.

Moves are given as the text to submit. Squares are names, headings compass points; sentences are in the language asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from behemoth.games import COACH, EVERYTHING, IllegalAction, InvalidText, Viewer
from behemoth.locale import say
from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS
from behemoth.tankchess.board.move import Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import SIDE_WORDS, Piece
from behemoth.tankchess.board.position import Position, as_if
from behemoth.tankchess.board.squares import OFF, Square, inside, name_of, read_square
from behemoth.tankchess.queries.attacks import Attack, End, attacks, ends, threatened
from behemoth.tankchess.queries.coach import Coached, coach
from behemoth.tankchess.queries.refusals import why_not, why_unhit
from behemoth.tankchess.queries.threats import Threat, threats_to
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider, list_falls
from behemoth.tankchess.rules.monster import Stand
from behemoth.tankchess.rules.movement.walk import Drive
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.tables.kinds import FLAME, Gun
from behemoth.tankchess.text.move_text import move_text


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer; what is empty or no is left out."""


class AttackChoice(Answer, frozen=True):
    """An enemy on a line of the piece from this end: destroyed or not, and why, in a sentence."""

    weapon: str
    target: str
    verdict: str
    text: str
    strength: int = 0
    armour: int = 0
    face: str = msgspec.field(default="", name="side")
    blocker: str = ""
    #: Where a thrown tank lands, and how many live enemies the throw destroys.
    to: str = ""
    kills: int = 0
    #: The observer that sees the target, where the gun has no line of its own to it (TC12.6).
    observer: str = ""
    #: Whether a detonation destroys an own piece (TC12.11).
    own: bool = False
    #: The complete move with this attack alone; empty if the attack does not destroy.
    move: str = ""


class Combination(Answer, frozen=True):
    """A complete turn of a Monster from this end: with or without the tail, with one strike or none."""

    move: str
    tail: str = ""
    weapon: str = ""
    target: str = ""
    to: str = ""


class EndChoice(Answer, frozen=True):
    """An end of a movement. ``move`` submits it without any attack."""

    move: str
    end: str = ""
    heading: str = ""
    #: The poses on the way, the start first: ``C3N``.
    path: tuple[str, ...] = ()
    steps: int = 0
    sinks: bool = False
    leaves: bool = False
    stomps: tuple[str, ...] = ()
    fells: tuple[str, ...] = ()
    #: It drives onto a land mine (TC12.8).
    explodes: bool = False
    #: What is pushed, ``D5>D6`` (TC12.4), and the land mines that a Monster sets off on its way (TC12.9).
    pushes: tuple[str, ...] = ()
    mines: tuple[str, ...] = ()
    #: ``takes`` the enemy's flag or ``wins`` by it (TC12.14, TC12.15).
    flag: str = ""
    attacks: tuple[AttackChoice, ...] = ()
    combinations: tuple[Combination, ...] = ()


class Ends(msgspec.Struct, frozen=True):
    """All ends of the movement of a piece; they may be submitted only if it is its side's move."""

    square: str
    side: str
    kind: str
    to_move: bool
    ends: tuple[EndChoice, ...]


class Threats(msgspec.Struct, frozen=True):
    """The squares a side can strike next turn, each with the greatest strength it can bring to bear there."""

    side: str
    squares: dict[str, int]


class FireLines(msgspec.Struct, frozen=True):
    """The squares a piece can fire at as it stands, and what stops its lines."""

    square: str
    squares: tuple[str, ...]
    stopped: tuple[str, ...] = ()


class FallChoice(msgspec.Struct, frozen=True):
    """A direction a Monster can fall in; empty where it can only fall where it stands."""

    move: str
    direction: str = msgspec.field(name="side")
    covers: tuple[str, ...] = ()
    #: What it would crush: the side and kind of a live piece.
    crushes: str = ""
    kind: str = ""


class Falls(msgspec.Struct, frozen=True):
    """The decisions about a falling Monster."""

    square: str
    decides: str
    falls: tuple[FallChoice, ...]


class Check(msgspec.Struct, frozen=True):
    """What the side that has just moved threatens: the moves that would destroy the commander, or leave the board."""

    side: str
    check: tuple[str, ...]
    escape: tuple[str, ...]
    #: Moves that would win by the flag (TC12.17).
    flag: tuple[str, ...] = ()
    #: Each piece that threatens the commander, once.
    threats: tuple[Threat, ...] = ()


class Why(msgspec.Struct, frozen=True):
    """Why a piece cannot destroy an enemy this turn, with the rule; empty if it can."""

    square: str
    target: str
    text: str


# --- questions ---------------------------------------------------------------------------------------


def answer(position: Position, about: str, language: str, viewer: Viewer = EVERYTHING) -> msgspec.Struct:
    """The answer to a question, from what this viewer may know. Raises InvalidText for one nobody knows."""
    position = known_to(position, viewer)
    word, _, rest = about.strip().partition(" ")
    question = _QUESTIONS.get(word)
    if question is None:
        raise InvalidText("error-no-query", about=about[:40])
    return question(position, rest.strip(), language)


def known_to(position: Position, viewer: Viewer) -> Position:
    """The position without the remote mines that this viewer may not know (TC12.12): what is worked out from it cannot
    tell them."""
    mines = position.mines
    if mines is None or viewer == EVERYTHING or position.result is not None:
        return position
    laid = tuple(squares if viewer == side else 0 for side, squares in enumerate(mines.laid))
    return msgspec.structs.replace(position, mines=msgspec.structs.replace(mines, laid=laid))


def _piece(position: Position, text: str) -> Piece:
    square = read_square(text, position.size)
    if square is None:
        raise InvalidText("error-square", rule="TC1.1", text=text[:20], size=position.size)
    piece = position.piece_at(square)
    if piece is None:
        raise InvalidText("error-no-piece", rule="TC1.2", square=name_of(square))
    return piece


def _ends(position: Position, text: str, language: str) -> Ends:
    piece = _piece(position, text)
    return Ends(
        name_of(piece.square),
        SIDE_WORDS[piece.side],
        piece.kind.code,
        not position.waits and piece.side == position.turn,
        tuple(_end(position, piece, end, language) for end in ends(position, piece.square)),
    )


def _end(position: Position, piece: Piece, end: End, language: str) -> EndChoice:
    move = end.move
    return EndChoice(
        move=move_text(move),
        end="" if move.leaves else name_of(move.end),
        heading=_heading(move.heading),
        path=tuple(_pose(square, heading) for square, heading in end.path),
        steps=end.steps,
        sinks=move.sinks,
        leaves=move.leaves,
        stomps=_crossed(move, EffectKind.STOMP),
        fells=_crossed(move, EffectKind.FELL),
        explodes=move.explodes,
        pushes=tuple(
            f"{name_of(effect.at)}>{name_of(effect.to)}" for effect in move.effects if effect.kind is EffectKind.PUSH
        ),
        mines=() if move.explodes else _crossed(move, EffectKind.MINE),
        flag=_flag(position, piece, move),
        attacks=tuple(_attack(position, piece, move, attack, language) for attack in attacks(position, end)),
        combinations=tuple(_combinations(position, piece, end)) if piece.kind.giant else (),
    )


def _flag(position: Position, piece: Piece, move: Move) -> str:
    """What ending there does about the enemy's flag."""
    flags, enemy = position.flags, 1 - piece.side
    if (
        flags is None
        or position.result is not None
        or (move.end != flags.homes[enemy] and not flags.carried_by(piece.side, piece.square))
    ):
        return ""
    following = after(as_if(position, piece.side), move)
    if following.result is not None:
        return "wins" if following.result.winner == piece.side else ""
    assert following.flags is not None
    return (
        "takes"
        if flags.carriers[enemy] != following.flags.carriers[enemy] == move.end and (flags.carriers[enemy] == OFF)
        else ""
    )


def _heading(heading: int) -> str:
    return "" if heading == NO_HEADING else HEADINGS[heading].name


def _pose(square: Square, heading: int) -> str:
    return "off" if square == OFF else name_of(square) + _heading(heading)


def _crossed(move: Move, what: EffectKind) -> tuple[str, ...]:
    return tuple(name_of(effect.at) for effect in move.effects if effect.kind is what)


def _attack(position: Position, piece: Piece, move: Move, attack: Attack, language: str) -> AttackChoice:
    return AttackChoice(
        weapon=attack.weapon.name.lower(),
        target=name_of(attack.target),
        verdict=attack.verdict,
        text=attack_reason(position, piece, attack, language),
        strength=attack.strength,
        armour=attack.armour,
        face=attack.face,
        blocker="" if attack.blocker == OFF else name_of(attack.blocker),
        to="" if attack.to == OFF else name_of(attack.to),
        kills=_kills(position, piece, move, attack) if attack.weapon is EffectKind.THROW else 0,
        observer="" if attack.observer == OFF else name_of(attack.observer),
        own=attack.weapon is EffectKind.DETONATION and attack.target not in position.armies[1 - piece.side],
        move=move_text(_with(move, attack.effect)) if attack.destroys else "",
    )


def _kills(position: Position, piece: Piece, move: Move, attack: Attack) -> int:
    stomped = {effect.at for effect in move.effects if effect.kind is EffectKind.STOMP}
    alive = position.armies[1 - piece.side].keys() - stomped
    return (attack.target in alive) + (attack.to in alive)


def _with(move: Move, *effects: Effect) -> Move:
    return msgspec.structs.replace(move, effects=tuple(sorted((*move.effects, *effects))))


def attack_reason(position: Position, piece: Piece, attack: Attack, language: str, *, rule: bool = False) -> str:
    """Why the attack destroys its target or does not, and by which rule not, if that is wanted."""
    target = position.piece_at(attack.target)
    if not attack.destroys:
        assert target is not None  # only attacks on live enemies can fail
        fault = why_not(piece, target, attack)
        return (fault if rule else IllegalAction(fault.key, **fault.arguments)).sentence(language)
    if attack.weapon is EffectKind.DETONATION:
        return _detonation(position, piece, attack, language)
    if attack.observer != OFF:
        side = say("armour-side", language, side=attack.face)
        facts = {"strength": attack.strength, "side": side, "armour": attack.armour}
        return say("attack-observed", language, square=name_of(attack.observer), **facts)
    if attack.strength:
        side = say("armour-side", language, side=attack.face)
        return say("attack-destroys", language, strength=attack.strength, side=side, armour=attack.armour)
    if attack.weapon is EffectKind.THROW:
        smashed = position.piece_at(attack.to)
        key = "query-throw" if smashed is None else "query-throw-both"
        return say(key, language, square=name_of(attack.target), to=name_of(attack.to))
    return say(f"query-{attack.weapon.name.lower()}", language, square=name_of(attack.target))


def _detonation(position: Position, piece: Piece, attack: Attack, language: str) -> str:
    target = position.armies[1 - piece.side].get(attack.target)
    key = "query-detonation-own" if target is None else "query-detonation"
    found = target or position.armies[piece.side].get(attack.target) or piece
    return say(key, language, square=name_of(attack.target), kind=say(found.kind.name_key, language))


def _combinations(position: Position, piece: Piece, end: End) -> Iterator[Combination]:
    """Every complete turn from this end: tails × strikes (TC6.4)."""
    stand = Stand(position, piece, end.drive)
    strikes = tuple(stand.strikes())
    for tail in ((), *((effect,) for effect in stand.tail())):
        for strike in ((), *((effect,) for effect in strikes)):
            yield _combination(_with(end.move, *tail, *strike), tail, strike)


def _combination(move: Move, tail: tuple[Effect, ...], strike: tuple[Effect, ...]) -> Combination:
    return Combination(
        move=move_text(move),
        tail=name_of(tail[0].at) if tail else "",
        weapon=strike[0].kind.name.lower() if strike else "",
        target=name_of(strike[0].at) if strike else "",
        to=name_of(strike[0].to) if strike and strike[0].to != OFF else "",
    )


def _threats(position: Position, text: str, language: str) -> Threats:
    if text not in SIDE_WORDS:
        raise InvalidText("error-no-query", about=f"threats {text}"[:40])
    found = threatened(position, SIDE_WORDS.index(text))
    return Threats(text, {name_of(square): strength for square, strength in sorted(found.items())})


def _lines(position: Position, text: str, language: str) -> FireLines:
    piece = _piece(position, text)
    if piece.kind.giant:
        squares, stopped = _monster_lines(position, piece)
    elif piece.kind.gun is None:
        squares, stopped = [], []
    else:
        squares, stopped = _gun_lines(position, piece, piece.kind.gun)
    return FireLines(name_of(piece.square), _names(squares), _names(stopped))


def _names(squares: list[Square]) -> tuple[str, ...]:
    return tuple(name_of(square) for square in sorted(set(squares)))


def _gun_lines(position: Position, piece: Piece, gun: Gun) -> tuple[list[Square], list[Square]]:
    standing = position.standing
    blockers = 0 if gun.indirect else standing | position.ground.stops_fire
    found, stopped = [], []
    for turn in gun.arc:
        square, distance = piece.square, 0
        step = STEPS[(piece.heading + turn) % 8]
        while distance < gun.most and (square := inside(square + step, position.size)) != OFF:
            distance += 1
            if distance >= gun.least and not (blockers & ~position.live) >> square & 1:
                found.append(square)
            if blockers >> square & 1:
                stopped.append(square)
                break
    return found, stopped


def _monster_lines(position: Position, piece: Piece) -> tuple[list[Square], list[Square]]:
    stand = Stand(position, piece, Drive(piece.square, piece.heading))
    flames = [square for turn, square in stand.within(FLAME) if not stand.hidden(turn, square)]
    behind = stand.square(4, 1)
    return (flames if behind == OFF else [*flames, behind]), []


def _falls(position: Position, text: str, language: str) -> Falls:
    square = position.falling
    if square == OFF:
        return Falls("", "", ())
    choices = tuple(_fall(position, fall) for fall in list_falls(position))
    return Falls(name_of(square), SIDE_WORDS[decider(position)], choices)


def _fall(position: Position, fall: Fall) -> FallChoice:
    own = name_of(position.falling)
    if fall.direction == NO_HEADING:
        return FallChoice(move_text(fall), "", (own,))
    onto = position.falling + STEPS[fall.direction]
    crushed = position.piece_at(onto)
    return FallChoice(
        move=move_text(fall),
        direction=_heading(fall.direction),
        covers=(own, name_of(onto)),
        crushes="" if crushed is None else SIDE_WORDS[crushed.side],
        kind="" if crushed is None else crushed.kind.code,
    )


def _check(position: Position, text: str, language: str) -> Check:
    side = 1 - position.turn
    commander = position.commander(position.turn)
    return Check(
        SIDE_WORDS[side],
        tuple(move_text(move) for move in check_moves(position, side)),
        tuple(move_text(move) for move in escape_moves(position, side)) if position.flags is None else (),
        tuple(move_text(move) for move in escape_moves(position, side)) if position.flags is not None else (),
        () if commander is None or position.falling != OFF else threats_to(position, (commander,)),
    )


def _why(position: Position, text: str, language: str) -> Why:
    first, _, second = text.partition(" ")
    piece, target = _piece(position, first), _piece(position, second.strip())
    if piece.side == target.side:
        raise InvalidText("error-no-query", about=f"why {text}"[:40])
    reason = why_unhit(position, piece, target)
    return Why(name_of(piece.square), name_of(target.square), "" if reason is None else reason.sentence(language))


def _coach(position: Position, text: str, language: str) -> Coached:
    return coach(position, _piece(position, text))


_QUESTIONS: Final[dict[str, Callable[[Position, str, str], msgspec.Struct]]] = {
    "ends": _ends,
    "threats": _threats,
    "lines": _lines,
    "falls": _falls,
    "check": _check,
    "why": _why,
    COACH: _coach,
}
