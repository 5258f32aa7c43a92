"""Why an action is illegal, with the rule that forbids it: asked only after the generator has said no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from behemoth.games import IllegalAction, Named
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import ON_THE_WAY, Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import SIDE_WORDS, Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, inside, name_of
from behemoth.tankchess.queries.attacks import Attack, End, attacks, ends
from behemoth.tankchess.rules.movement.walk import can_enter

#: The rule to name for an effect that cannot be done.
_RULES: Final = {
    EffectKind.SHOT: "TC3.2",
    EffectKind.STOMP: "TC6.3",
    EffectKind.TAIL: "TC6.5",
    EffectKind.FLAME: "TC6.6",
    EffectKind.THROW: "TC6.7",
    EffectKind.DUEL: "TC6.11",
    EffectKind.FELL: "TC11.2",
    EffectKind.PUSH: "TC12.1",
    EffectKind.MINE: "TC12.8",
    EffectKind.DETONATION: "TC12.11",
}
_VERDICT_RULES: Final = {
    "armour": "TC3.5",
    "blocked": "TC3.2",
    "near": "TC3.2",
    "reach": "TC3.3",
    "immune": "TC6.11",
}
#: The flame has a rule of its own for how far and over what it goes; what hides a Monster is another one.
_FLAME_RULES: Final = {**_VERDICT_RULES, "blocked": "TC6.6", "near": "TC6.6", "reach": "TC6.6"}
_GIANT_TARGET_RULES: Final = {**_VERDICT_RULES, "blocked": "TC6.9"}


def refuse(position: Position, action: Action) -> IllegalAction:
    """The error that says why this action is not legal here."""
    if position.result is not None:
        return IllegalAction("error-game-over", rule="TC4.1")
    if isinstance(action, Place):
        if not position.placing:
            return IllegalAction("error-no-place", rule="TC12.10")
        return IllegalAction("error-place-square", rule="TC12.10", square=_square(position, action.square))
    if position.placing:
        return IllegalAction("error-place-first", rule="TC12.10")
    if isinstance(action, Fall):
        key = "error-no-fall" if position.falling == OFF else "error-fall-side"
        return IllegalAction(key, rule="TC6.10")
    if position.falling != OFF:
        return IllegalAction("error-fall-first", rule="TC6.10", square=name_of(position.falling))
    return _refuse_start(position, action) or _refuse_end(position, action)


def _refuse_start(position: Position, move: Move) -> IllegalAction | None:
    square = name_of(move.start) if inside(move.start, position.size) != OFF else "?"
    piece = position.piece_at(move.start)
    if piece is None:
        return IllegalAction("error-no-piece", rule="TC1.2", square=square)
    if piece.side != position.turn:
        return IllegalAction("error-not-yours", rule="TC1.2", square=square, side=_side(position.turn))
    return None


def _refuse_end(position: Position, move: Move) -> IllegalAction:
    piece = position.armies[position.turn][move.start]
    if move.leaves and move.effects and any(end.move.leaves for end in ends(position, move.start)):
        return IllegalAction("error-too-many-effects", rule="TC11.1")
    if move.leaves and not position.rules.aim.leaves:
        return IllegalAction("error-no-leaving", rule="TC12.14" if position.flags is not None else "TC12.16")
    if move.leaves:
        key, rule = ("error-cannot-leave-yet", "TC4.2") if piece.kind.commander else ("error-cannot-leave", "TC4.1")
        return IllegalAction(key, rule=rule, piece=_name(piece))
    found = [end for end in ends(position, move.start) if end.move.end == move.end]
    matching = [end for end in found if end.move.heading == move.heading]
    if matching:
        return _refuse_effects(position, piece, move, matching)
    if (move.end, move.heading) == (piece.square, piece.heading):
        return IllegalAction("error-same-pose", rule="TC2.5", piece=_name(piece))
    if found and move.heading != NO_HEADING:
        key, rule = "error-heading", "TC2.1"
        if found[0].move.sinks:
            key, rule = "error-sinks-there", "TC5.1"
        elif found[0].move.explodes:
            key, rule = "error-explodes-there", "TC12.8"
        return IllegalAction(key, rule=rule, piece=_name(piece), square=name_of(move.end), speed=piece.kind.speed)
    if move.heading == NO_HEADING:
        key, rule = ("error-cannot-explode", "TC12.8") if move.explodes else ("error-cannot-sink", "TC5.1")
        return IllegalAction(key, rule=rule, piece=_name(piece), square=_square(position, move.end))
    return _refuse_square(position, piece, move.end)


def _refuse_square(position: Position, piece: Piece, end: Square) -> IllegalAction:
    square = _square(position, end)
    if square != "?" and position.closed_to(piece) >> end & 1:
        return IllegalAction("error-at-flag", rule="TC12.14", piece=_name(piece), square=square)
    if end == piece.square or square == "?" or can_enter(position, piece, end):
        return IllegalAction("error-too-far", rule="TC2.1", piece=_name(piece), square=square, speed=piece.kind.speed)
    rule = "TC6.2" if piece.kind.giant else "TC2.3"
    standing = position.standing
    ground = position.ground.at(end)
    if ground is None or standing >> end & 1:
        return IllegalAction("error-occupied", rule=rule, square=square)
    return IllegalAction("error-blocked", rule=rule, square=square, terrain=Named(ground.name_key))


def _refuse_effects(position: Position, piece: Piece, move: Move, matching: list[End]) -> IllegalAction:
    on_the_way = {effect for effect in move.effects if effect.kind in ON_THE_WAY}
    if not any(on_the_way == set(end.move.effects) for end in matching):
        squares = ", ".join(name_of(effect.at) for effect in sorted(on_the_way))
        return IllegalAction("error-on-the-way", rule="TC9.1", text=squares or "–")
    end = next(end for end in matching if on_the_way == set(end.move.effects))
    if end.drive.heading == NO_HEADING:
        return IllegalAction("error-too-many-effects", rule="TC11.1")
    detonated = [effect for effect in move.effects if effect.kind is EffectKind.DETONATION]
    if detonated and len(move.effects) - len(on_the_way) == 1 and not piece.kind.giant:
        return IllegalAction("error-detonation", rule="TC12.11", square=_square(position, detonated[0].at))
    possible = attacks(position, end)
    for effect in move.effects:
        if effect not in on_the_way and not any(attack.destroys and attack.effect == effect for attack in possible):
            return _refuse_attack(position, piece, effect, possible)
    return IllegalAction("error-too-many-effects", rule="TC6.4" if piece.kind.giant else "TC3.1")


def _refuse_attack(position: Position, piece: Piece, effect: Effect, possible: tuple[Attack, ...]) -> IllegalAction:
    tried = next((attack for attack in possible if attack.weapon is effect.kind and attack.target == effect.at), None)
    target = position.armies[1 - piece.side].get(effect.at)
    square = _square(position, effect.at)
    if target is None and effect.kind is not EffectKind.THROW:
        rule = "TC3.1" if effect.kind is EffectKind.SHOT else _RULES[effect.kind]
        return IllegalAction("error-no-target", rule=rule, square=square)
    if tried is None or tried.destroys or target is None:
        key = f"error-{effect.kind.name.lower()}"
        return IllegalAction(key, rule=_RULES[effect.kind], square=square, piece=_name(piece))
    return why_not(piece, target, tried)


def why_not(piece: Piece, target: Piece, attack: Attack) -> IllegalAction:
    """The sentence why an attack does not destroy: gun against armour, what is in the way, too near, out of reach."""
    return IllegalAction(
        f"attack-{attack.verdict}",
        rule=_verdict_rules(attack, target)[attack.verdict],
        piece=_name(piece),
        target=_name(target),
        square=name_of(target.square),
        strength=attack.strength,
        armour=attack.armour,
        side=Named("armour-side", side=attack.face or "side"),
        blocker=name_of(attack.blocker) if attack.blocker != OFF else "–",
    )


#: What comes closest to a hit says most about why there is none.
_TELLING: Final = ("armour", "immune", "reach", "near", "blocked")


def why_unhit(position: Position, piece: Piece, target: Piece) -> IllegalAction | None:
    """Why a piece cannot destroy an enemy this turn, wherever it goes; nothing if it can."""
    found = [attack for end in ends(position, piece.square) for attack in attacks(position, end)]
    stomped = any(
        effect.kind is EffectKind.STOMP and effect.at == target.square
        for end in ends(position, piece.square)
        for effect in end.move.effects
    )
    tried = [attack for attack in found if target.square in (attack.target, attack.to)]
    if stomped or any(attack.destroys for attack in tried):
        return None
    if tried:
        return why_not(piece, target, min(tried, key=lambda attack: _TELLING.index(attack.verdict)))
    key, rule = ("error-no-way-to-strike", "TC6.4") if piece.kind.giant else ("error-no-line", "TC3.2")
    if not piece.kind.giant and piece.kind.gun is None:
        key, rule = "error-no-gun", "TC1.3"
    return IllegalAction(key, rule=rule, piece=_name(piece), square=name_of(target.square))


def _verdict_rules(attack: Attack, target: Piece) -> Mapping[str, str]:
    if attack.weapon is EffectKind.FLAME:
        return _FLAME_RULES
    return _GIANT_TARGET_RULES if target.kind.giant else _VERDICT_RULES


def _square(position: Position, square: Square) -> str:
    return name_of(square) if inside(square, position.size) != OFF else "?"


def _name(piece: Piece) -> Named:
    return Named(piece.kind.name_key)


def _side(side: int) -> Named:
    return Named("side-name", side=SIDE_WORDS[side])
