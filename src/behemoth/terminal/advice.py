"""What the rules say about a piece or a side, in words: where it can go, what it can strike and why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from behemoth.locale import say
from behemoth.tankchess import (
    HARMLESS,
    OFF,
    SIDE_WORDS,
    Attack,
    EffectKind,
    End,
    Move,
    Piece,
    Position,
    Square,
    Squares,
    as_if,
    attack_reason,
    attacks,
    column_of,
    each,
    ends,
    heading_word,
    list_moves,
    move_text,
    name_of,
    threatened,
)
from behemoth.terminal.voice import form

#: How many examples a line gives.
EXAMPLES: Final = 6
_ORDER: Final = ("destroys", "armour", "near", "reach", "blocked", "immune")


class Advice(NamedTuple):
    """Lines to tell, and the squares they are about."""

    lines: tuple[str, ...]
    squares: frozenset[Square]


def describe(piece: Piece, language: str) -> str:
    """A piece with its figures."""
    kind = piece.kind
    name = say(kind.name_key, language)
    gun = say("terminal-gun", language, strength=kind.gun.strength) if kind.gun else say("terminal-no-gun", language)
    return say(
        "terminal-piece",
        language,
        side=say("side-name", language, side=SIDE_WORDS[piece.side]),
        kind=name if kind.official else say("kind-unofficial", language, kind=name),
        square=name_of(piece.square),
        heading=heading_word(piece.heading, language),
        speed=kind.speed,
        gun=gun,
        armour="/".join(map(str, kind.armour)),
    )


# --- one piece ---------------------------------------------------------------------------------------


def piece_advice(position: Position, piece: Piece, language: str) -> Advice:
    """Every end pose grouped by square, then every attack with its reason."""
    found = ends(position, piece.square)
    lines = [*_ways(found, language), *_strikes(position, piece, found, language)]
    return Advice(tuple(lines), frozenset(end.move.end for end in found if end.move.end != OFF))


def _ways(found: tuple[End, ...], language: str) -> Iterator[str]:
    if not found:
        yield say("terminal-no-way", language)
        return
    headings: dict[Square, set[int]] = {}
    for end in found:
        if end.move.heading >= 0:
            headings.setdefault(end.move.end, set()).add(end.move.heading)
    yield say("terminal-ways", language, squares=len(headings), form=form(len(headings)))
    for square in sorted(headings, key=lambda square: (column_of(square), square)):
        named = " ".join(heading_word(heading, language) for heading in sorted(headings[square]))
        yield f"  {name_of(square):<4}{named}"
    sunk = {end.move.end: None for end in found if end.move.sinks}
    if sunk:
        yield say("terminal-ways-sink", language, squares=", ".join(map(name_of, sunk)))
    blown = {end.move.end: None for end in found if end.move.explodes}
    if blown:
        yield say("terminal-ways-mine", language, squares=", ".join(map(name_of, blown)))
    pushed = {effect for end in found for effect in end.move.effects if effect.kind is EffectKind.PUSH}
    if pushed:
        pushes = ", ".join(f"{name_of(effect.at)}>{name_of(effect.to)}" for effect in sorted(pushed))
        yield say("terminal-ways-push", language, pushes=pushes)
    if any(end.move.leaves for end in found):
        yield say("terminal-ways-off", language)


def _strikes(position: Position, piece: Piece, found: tuple[End, ...], language: str) -> Iterator[str]:
    """One line for each target and reason, with some of the moves it holds for; what works first."""
    groups: dict[tuple[int, Square, str], list[Move]] = {}
    for end in found:
        for effect in end.move.effects:
            if effect.kind is EffectKind.STOMP:
                sentence = say("terminal-stomp", language, square=name_of(effect.at))
                _add(groups, (0, effect.at, sentence), end.move)
        for attack in attacks(position, end):
            reason = _line(position, piece, attack, language)
            key = (_ORDER.index(attack.verdict), attack.target, reason)
            _add(groups, key, _with(end.move, attack))
    if not groups:
        yield say("terminal-no-strikes", language)
        return
    works = [(key, moves) for key, moves in sorted(groups.items()) if key[0] == 0]
    fails = [(key, moves) for key, moves in sorted(groups.items()) if key[0] > 0]
    for title, part in (("terminal-strikes", works), ("terminal-failures", fails)):
        if part:
            yield say(title, language)
            for (_, _, reason), moves in part:
                yield f"  {reason}"
                yield "    " + examples(moves, language)


def _add(groups: dict[tuple[int, Square, str], list[Move]], key: tuple[int, Square, str], move: Move) -> None:
    groups.setdefault(key, []).append(move)


def _with(move: Move, attack: Attack) -> Move:
    """The move with the attack, or the bare drive where the attack is impossible."""
    if not attack.destroys:
        return move
    return Move(move.start, move.end, move.heading, tuple(sorted((*move.effects, attack.effect))))


def _line(position: Position, piece: Piece, attack: Attack, language: str) -> str:
    """The reason, after the name of the target where the reason itself does not say what it is about."""
    target = position.piece_at(attack.target)
    reason = attack_reason(position, piece, attack, language, rule=True)
    if not attack.destroys or not attack.strength or target is None:
        return reason
    name = say(target.kind.name_key, language)
    return say("terminal-strike", language, target=name, square=name_of(attack.target), reason=reason)


def examples(moves: Iterable[Move], language: str) -> str:
    """Some moves in words, and how many more there are."""
    texts = list(dict.fromkeys(move_text(move, language) for move in moves))
    more = len(texts) - EXAMPLES
    shown = " ".join(texts[:EXAMPLES])
    return f"{shown} {say('terminal-more', language, count=more, form=form(more))}" if more > 0 else shown


# --- a whole side ------------------------------------------------------------------------------------


def threatened_squares(position: Position, side: int) -> frozenset[Square]:
    """Where an enemy of this side would be in danger; squares where none can stand are left out."""
    filled: Squares = position.bits[side] | position.stacks | position.body_bits | position.wreck_bits
    filled |= position.ground.blocks
    return frozenset(threatened(position, side)) - frozenset(each(filled))


def threat_lines(position: Position, side: int, language: str) -> tuple[str, ...]:
    """The pieces this side could destroy, were it to move now, each with moves that do it."""
    struck: dict[Square, list[Move]] = {}
    enemies = position.armies[1 - side]
    for move in list_moves(as_if(position, side)) if position.result is None else ():
        places = {place for effect in move.effects if effect.kind not in HARMLESS for place in (effect.at, effect.to)}
        for square in places & enemies.keys():
            struck.setdefault(square, []).append(move)
    return tuple(
        f"  {say(enemies[square].kind.name_key, language)} {name_of(square)}: {examples(moves, language)}"
        for square, moves in sorted(struck.items())
    )
