"""Who could destroy a piece next turn: with what, from where, through which armour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from behemoth.tankchess.board.move import HARMLESS, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import OFF, STRIDE, Square, name_of
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider, list_falls
from behemoth.tankchess.rules.fire import ARMOUR_FACES, flight, struck
from behemoth.tankchess.rules.threats import destroying_moves
from behemoth.tankchess.tables.kinds import FLAME
from behemoth.tankchess.text.move_text import move_text

#: What destroys a piece on which a Monster falls.
FALL: Final = "fall"


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An enemy that could destroy a piece, and one move that would do it: one that goes as little way as possible."""

    attacker: str
    #: ``shot``, ``stomp``, ``tail``, ``flame``, ``throw``, ``duel``, or ``fall`` of a Monster.
    weapon: str
    target: str
    #: The attacker's kind and move, and where it would strike from; nothing for a Monster that is falling already.
    kind: str = ""
    move: str = ""
    end: str = ""
    #: Gun against armour, where these decide.
    strength: int = 0
    armour: int = 0
    face: str = msgspec.field(default="", name="side")


def threats_to(position: Position, targets: Sequence[Piece]) -> tuple[Threat, ...]:
    """Every enemy that could destroy one of these pieces of one side next turn, once for each target.

    While a Monster has yet to fall: all that could follow if the enemy chooses where, else what no choice prevents.
    """
    if not targets or position.result is not None:
        return ()
    side = targets[0].side
    if position.falling == OFF:
        return tuple(_each_attacker(_strikes(position, 1 - side, targets)))
    falls = [_after_fall(position, fall, targets) for fall in list_falls(position)]
    if decider(position) != side:
        return tuple(_each_attacker(threat for found in falls for threat in found))
    certain = set.intersection(*({(one.attacker, one.target) for one in found} for found in falls))
    return tuple(threat for threat in falls[0] if (threat.attacker, threat.target) in certain)


def _after_fall(position: Position, fall: Fall, targets: Sequence[Piece]) -> tuple[Threat, ...]:
    covered = Body(position.falling, fall.direction).squares
    crushed = [
        Threat(name_of(position.falling), FALL, name_of(target.square)) for target in targets if covered & target.bit
    ]
    spared = [target for target in targets if not covered & target.bit]
    return (*crushed, *threats_to(after(position, fall), spared))


def _strikes(position: Position, enemy: int, targets: Sequence[Piece]) -> Iterator[Threat]:
    army = position.armies[enemy]
    found = list(destroying_moves(position, enemy, targets))
    for target, move in sorted(found, key=lambda strike: _way(army[strike[1].start], strike[1])):
        yield _threat(army[move.start], target, move)


def _each_attacker(threats: Iterable[Threat]) -> Iterator[Threat]:
    """The first threat of each attacker to each target."""
    seen = set()
    for threat in threats:
        if (key := (threat.attacker, threat.target)) not in seen:
            seen.add(key)
            yield threat


def _way(attacker: Piece, move: Move) -> tuple[int, int, int]:
    """How much an attacker has to do: effects, squares, turns."""
    columns, rows = move.end % STRIDE - move.start % STRIDE, move.end // STRIDE - move.start // STRIDE
    turns = (move.heading - attacker.heading) % 8
    return len(move.effects), max(abs(columns), abs(rows)), min(turns, 8 - turns)


def _threat(attacker: Piece, target: Piece, move: Move) -> Threat:
    effect = _effect_on(move, target.square)
    gun = attacker.kind.gun
    if effect is not None and effect.kind is EffectKind.FLAME:
        gun = FLAME
    by_gun = gun is not None and effect is not None and effect.kind in (EffectKind.SHOT, EffectKind.FLAME)
    face = struck(flight(move.end, target.square), target.heading) if by_gun else 0
    return Threat(
        attacker=name_of(move.start),
        weapon=FALL if effect is None else effect.kind.name.lower(),
        target=name_of(target.square),
        kind=attacker.kind.code,
        move=move_text(move),
        end=name_of(move.end),
        strength=gun.strength if by_gun and gun is not None else 0,
        armour=target.kind.armour[face] if by_gun else 0,
        face=ARMOUR_FACES[face] if by_gun else "",
    )


def _effect_on(move: Move, square: Square) -> Effect | None:
    """What strikes this square; nothing where a Monster is brought down on it."""
    on_it = [one for one in move.effects if one.kind not in HARMLESS and square in (one.at, one.to)]
    return on_it[0] if on_it else None
