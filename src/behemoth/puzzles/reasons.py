"""The sentences of a puzzle, from facts of the rules: what to do, why a move was right, why another is not."""

from __future__ import annotations

from behemoth.bots import tank_reason
from behemoth.locale import forms, say
from behemoth.puzzles.puzzle import Puzzle
from behemoth.tankchess import (
    ARMOUR_FACES,
    OFF,
    SIDE_WORDS,
    Action,
    EffectKind,
    Move,
    Piece,
    Position,
    after,
    check_moves,
    count_moves,
    direction_to,
    escape_moves,
    move_text,
    name_of,
    struck,
)


def prompt_of(puzzle: Puzzle, seat: int, left: int, begun: bool, language: str) -> str:
    """What is to be done now."""
    side = say("side-name", language, side=SIDE_WORDS[seat])
    if puzzle.goal == "save":
        return say("puzzle-prompt-save", language, side=side)
    key = "puzzle-prompt-on" if begun else "puzzle-prompt-win"
    return say(key, language, side=side, moves=left, how=_how_many(left))


def why_right(position: Position, action: Action, left: int, language: str) -> str:
    """A right move that does not win yet: what it threatens, and that no answer helps."""
    following = after(position, action)
    side = position.turn
    sentences = []
    enemy = following.commander(1 - side)
    attackers = {move.start for move in check_moves(following, side)}
    if attackers and enemy is not None:
        squares = ", ".join(sorted(name_of(square) for square in attackers))
        sentences.append(
            say(
                "puzzle-why-check",
                language,
                square=name_of(enemy.square),
                count=len(attackers),
                squares=squares,
                how=_how_many(len(attackers)),
            )
        )
    if escape_moves(following, side):
        sentences.append(say("puzzle-why-leaving", language))
    if following.falling == OFF:
        other = say("side-name", language, side=SIDE_WORDS[1 - side])
        answers = count_moves(following)
        sentences.append(
            say("puzzle-why-answers", language, side=other, answers=answers, moves=left, how=_how_many(left))
        )
    return " ".join(sentences)


def why_done(puzzle: Puzzle, position: Position, action: Action, language: str) -> str:
    """The last right move: how it wins, or what it saves from."""
    sentences = [_how(position, action, language)]
    if puzzle.goal == "save":
        right = len(puzzle.solution)
        sentences.append(
            say("puzzle-why-only", language, moves=count_moves(position), right=right, how=_how_many(right))
        )
        sentences.extend(_danger(position, language))
    return " ".join(sentences)


def _how(position: Position, action: Action, language: str) -> str:
    shot = _winning_shot(position, action)
    return shot_sentence(*shot, language) if shot else tank_reason(position, position.turn, action, language)


def _winning_shot(position: Position, action: Action) -> tuple[Position, Move] | None:
    if not isinstance(action, Move) or after(position, action).result is None:
        return None
    enemy = position.commander(1 - position.turn)
    hit = enemy is not None and any(e.kind is EffectKind.SHOT and e.at == enemy.square for e in action.effects)
    return (position, action) if hit else None


def shot_sentence(position: Position, move: Move, language: str) -> str:
    """A shot at a command tank in words: who, from where, through which armour."""
    shooter = position.piece_at(move.start)
    target = position.piece_at(next(effect.at for effect in move.effects if effect.kind is EffectKind.SHOT))
    assert shooter is not None
    assert shooter.kind.gun is not None
    assert target is not None
    face = struck(direction_to(move.end, target.square), target.heading)
    return say(
        "puzzle-shot", language, start=name_of(move.start), end=name_of(move.end), square=name_of(target.square),
        gun=shooter.kind.gun.strength, armour=target.kind.armour[face],
        face=say("armour-side", language, side=ARMOUR_FACES[face]), **_name("shooter", shooter, language),
    )  # fmt: skip


def _name(argument: str, piece: Piece, language: str) -> dict[str, str]:
    return dict(forms(argument, piece.kind.name_key, language))


def _danger(position: Position, language: str) -> list[str]:
    """What threatened before the rescue."""
    other = 1 - position.turn
    side = say("side-name", language, side=SIDE_WORDS[other])
    found = []
    attacks = check_moves(position, other)
    if attacks:
        found.append(say("puzzle-threat-check", language, side=side, move=move_text(attacks[0], language)))
    if escape_moves(position, other):
        found.append(say("puzzle-threat-leaving", language, side=side))
    return found


def why_wrong(following: Position, answer: Action | None, left: int, language: str) -> str:
    """A move that the rules allow and that does not solve the puzzle; ``following`` is the position after it."""
    side = say("side-name", language, side=SIDE_WORDS[following.turn])
    if answer is None:
        return say("puzzle-wrong-at-once" if left == 0 else "puzzle-wrong", language)
    move = move_text(answer, language)
    if after(following, answer).result is not None:
        key = "puzzle-wrong-leaves" if isinstance(answer, Move) and answer.leaves else "puzzle-wrong-loses"
        return say(key, language, side=side, move=move)
    return say("puzzle-wrong-answer", language, side=side, move=move, moves=left, how=_how_many(left))


def _how_many(number: int) -> str:
    return "one" if number == 1 else "many"
