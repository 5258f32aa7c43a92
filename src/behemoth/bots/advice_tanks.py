"""A good move for a person to see, with the reason in words. Needs no engine, but is better with one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from behemoth.bots.advice import Advice
from behemoth.bots.danger import in_danger, piece_value
from behemoth.bots.goals import distance, progress
from behemoth.bots.strong_tanks import best_line
from behemoth.games import Seat
from behemoth.locale import DEFAULT_LANGUAGE, forms, say
from behemoth.tankchess import (
    ARMOUR_FACES,
    HARMLESS,
    STRIDE,
    Action,
    Effect,
    EffectKind,
    Move,
    Piece,
    Place,
    Position,
    TankState,
    after,
    check_moves,
    escape_moves,
    flight,
    name_of,
    struck,
)

#: How a game is won by a flag (TC12.14, TC12.15).
_BY_FLAG = ("captured", "carried")
#: How long the search for advice takes at most.
SECONDS = 1.0


def advise(
    state: TankState, seat: Seat, language: str = DEFAULT_LANGUAGE, seconds: float = SECONDS, names: Sequence[str] = ()
) -> Advice:
    """The best move the search finds for this seat, with the reason in one or two sentences. They speak of pieces, so
    the players' names do not matter."""
    action, wins_in = best_line(state, seat, seconds, Random(0))
    sentence = reason(state.position, seat, action, language)
    if wins_in > 1:
        sentence += " " + say("advice-mate", language, moves=wins_in)
    return Advice(state.write(seat, action, language), sentence)


def reason(position: Position, seat: Seat, action: Action, language: str = DEFAULT_LANGUAGE) -> str:
    """What a move is good for: the first of the reasons that holds, the weightiest first."""
    if isinstance(action, Place):
        return say("advice-lays-mine", language, square=name_of(action.square))
    if not isinstance(action, Move):
        return say("advice-falls", language)
    return next(_reasons(position, seat, action, language))


def _reasons(position: Position, seat: Seat, move: Move, language: str) -> Iterator[str]:
    piece, following = position.armies[seat][move.start], after(position, move)
    yield from _wins(position, seat, move, following, language)
    yield from _kills(position, piece, move, language)
    if not following.waits:  # where a Monster falls first, nobody knows yet what will be threatened
        yield from _saves(position, seat, following, language)
        yield from _threats(position, seat, following, language)
        yield from _rescues(position, seat, move, following, language)
    if move.end not in following.armies[seat]:
        yield say("advice-gives-up", language, **_name("piece", piece, language))
    yield _stands(position, seat, piece, move, language)


def _wins(position: Position, seat: Seat, move: Move, following: Position, language: str) -> Iterator[str]:
    if move.leaves:
        yield say("advice-wins-leaving", language)
    if following.result is not None and following.result.reason in _BY_FLAG and following.result.winner == seat:
        yield say("advice-wins-flag", language)
    enemy = position.commander(1 - seat)
    if following.result is not None and following.result.winner == seat and enemy is not None:
        yield say("advice-wins-destroying", language, square=name_of(enemy.square))


def _kills(position: Position, piece: Piece, move: Move, language: str) -> Iterator[str]:
    enemies = position.armies[1 - piece.side]
    struck_at = [
        (enemies[square], effect)
        for effect in move.effects
        for square in (effect.at, effect.to)
        if effect.kind not in HARMLESS and square in enemies
    ]
    if struck_at:
        target, effect = max(struck_at, key=lambda found: piece_value(found[0]))
        yield _kill(piece, move, target, effect, language)


def _kill(piece: Piece, move: Move, target: Piece, effect: Effect, language: str) -> str:
    name, square = _name("target", target, language), name_of(target.square)
    if effect.kind is not EffectKind.SHOT or piece.kind.gun is None:
        return say("advice-destroys", language, square=square, **name)
    side = struck(flight(move.end, target.square), target.heading)
    return say(
        "advice-destroys-shot",
        language,
        square=square,
        strength=piece.kind.gun.strength,
        side=say("armour-side", language, side=ARMOUR_FACES[side]),
        armour=target.kind.armour[side],
        **name,
    )


def _saves(position: Position, seat: Seat, following: Position, language: str) -> Iterator[str]:
    attacks = check_moves(position, 1 - seat)
    if attacks and not check_moves(following, 1 - seat):
        attacker = position.armies[1 - seat][attacks[0].start]
        yield say("advice-saves", language, square=name_of(attacker.square), **_name("attacker", attacker, language))
    if escape_moves(position, 1 - seat) and not escape_moves(following, 1 - seat):
        yield say("advice-stops-escape" if position.flags is None else "advice-stops-flag", language)


def _threats(position: Position, seat: Seat, following: Position, language: str) -> Iterator[str]:
    if escape_moves(following, seat) and not escape_moves(position, seat):
        yield say("advice-threatens-leaving" if position.flags is None else "advice-threatens-flag", language)
    known = in_danger(position, seat)
    fresh = [following.armies[1 - seat][square] for square in in_danger(following, seat) if square not in known]
    if fresh:
        target = max(fresh, key=piece_value)
        yield say("advice-threatens", language, square=name_of(target.square), **_name("target", target, language))


def _rescues(position: Position, seat: Seat, move: Move, following: Position, language: str) -> Iterator[str]:
    attacker = in_danger(position, 1 - seat).get(move.start)
    alive = move.end in following.armies[seat]
    if attacker is not None and alive and move.end not in in_danger(following, 1 - seat):
        piece = position.armies[seat][move.start]
        yield say(
            "advice-rescues",
            language,
            square=name_of(attacker.square),
            **_name("piece", piece, language),
            **_name("attacker", attacker, language),
        )


def _stands(position: Position, seat: Seat, piece: Piece, move: Move, language: str) -> str:
    enemy = position.commander(1 - seat)
    ahead = (move.end // STRIDE - move.start // STRIDE) * (1 if seat == 0 else -1)
    name, square = _name("piece", piece, language), name_of(move.end)
    if move.end == move.start:
        return say("advice-turns", language, square=square, **name)
    if position.flags is not None and progress(position, seat, move) > 0 and not piece.kind.giant:
        return say("advice-closer-flag", language, **name)
    if piece.kind.commander and ahead > 0 and position.rules.aim.leaves:
        return say("advice-closer-edge", language)
    if enemy is not None and distance(move.end, enemy.square) < distance(move.start, enemy.square):
        return say("advice-closer", language, square=name_of(enemy.square), **name)
    return say("advice-stands", language, square=square, **name)


def _name(argument: str, piece: Piece, language: str) -> Mapping[str, str]:
    return forms(argument, piece.kind.name_key, language)
