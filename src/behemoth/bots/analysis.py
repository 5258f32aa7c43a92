"""How a position of Tank Chess stands, and how it would go on with best play.

With the engine its search looks; without it a short look in Python does, two decisions deep.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any, Final, Literal, cast

import msgspec

from behemoth import engine
from behemoth.bots.danger import piece_value
from behemoth.bots.mines import lay_mine
from behemoth.engine import Line, analyse
from behemoth.games import State, find_game
from behemoth.tankchess import (
    OFF,
    WHITE,
    Action,
    Move,
    Piece,
    Position,
    TankState,
    after,
    check_moves,
    decider,
    escape_moves,
    list_actions,
    row_of,
)

#: The games that can be analysed, and what is looked at in them.
ANALYSED: Final[dict[str, Literal["positions", "decisions"]]] = {
    "tank-chess": "positions",
    "monster-combat": "decisions",
}
#: A won position; one less for each ply until then.
WIN: Final = 100_000
#: How many of the likeliest actions are looked at closely, of the mover and of the one who answers.
_CLOSELY: Final = 24
_ANSWERS: Final = 12


#: How much better, in hundredths of a light tank, makes a win three times as likely as a loss.
SCALE: Final = 250.0


def win_chance(score: int, mate: int) -> float:
    """What a side can expect, from 0 (lost) to 1 (won), by what a search says of it."""
    if mate:
        return 1.0 if mate > 0 else 0.0
    return round(1 / (1 + math.exp(-score * math.log(3) / SCALE)), 4)


class AnalysisRequest(msgspec.Struct, frozen=True):
    """A position to be analysed in a worker."""

    game: str
    state: str
    seconds: float
    lines: int = 1


def run_analysis(asked: AnalysisRequest) -> tuple[Line, ...]:
    """Runs in a worker."""
    state = find_game(asked.game).parse(asked.state)
    return analyse_position(state, asked.seconds, lines=asked.lines)


def analyse_position(state: State[Any], seconds: float, lines: int = 1) -> tuple[Line, ...]:
    """The best lines from here, the best first; none if the game is over."""
    if state.outcome() is not None:
        return ()
    position = cast(TankState, state)
    if position.position.placing:  # where mines lie is nobody's business but the owner's: the game is even
        side = position.to_act()[0]
        return (Line(0, 0, (position.write(side, lay_mine(position.position, side, Random(0))),), 0, 0),)
    return (
        analyse(position, seconds=seconds, lines=lines).lines
        if engine.can_play(position.position)
        else _in_python(position, seconds, lines)
    )


# --- without the engine ---------------------------------------------------------------------------------------------


def _in_python(state: TankState, seconds: float, lines: int) -> tuple[Line, ...]:
    until = time.monotonic() + seconds
    position, side = state.position, state.to_act()[0]
    first: list[tuple[int, Action]] = []
    for action in list_actions(position):
        first.append((_standing(after(position, action), side), action))
        if len(first) >= lines and time.monotonic() > until:
            break
    first.sort(key=_score, reverse=True)
    nodes = len(first)
    found: list[tuple[int, Action, Action | None]] = []
    for number, (_, action) in enumerate(first):
        if number >= max(lines, _CLOSELY) or (number >= lines and time.monotonic() > until):
            break
        score, answer = _answered(after(position, action), side)
        nodes += _ANSWERS
        found.append((score, action, answer))
    found.sort(key=_score, reverse=True)
    return tuple(_line(state, side, *one, nodes) for one in found[:lines])


def _score(scored: tuple[Any, ...]) -> int:
    return int(scored[0])


def _mover(position: Position) -> int:
    return position.turn if position.falling == OFF else decider(position)


def _standing(position: Position, side: int) -> int:
    """How good a position is for a side at a glance: who has more, and whose commander is lost or through."""
    if position.result is not None:
        return WIN - 1 if position.result.winner == side else 1 - WIN
    mover = _mover(position)
    if check_moves(position, mover) or escape_moves(position, mover):
        return WIN - 2 if mover == side else 2 - WIN
    return _strength(position, side) - _strength(position, 1 - side)


def _strength(position: Position, side: int) -> int:
    army = position.armies[side]
    forward = sum(row_of(square) if side == WHITE else position.size - 1 - row_of(square) for square in army)
    return sum(_hundredths(piece) for piece in army.values() if not piece.kind.commander) + forward


def _answered(position: Position, side: int) -> tuple[int, Action | None]:
    """How good a position is for a side once the sharpest answer is considered, and that answer."""
    at_once = _standing(position, side)
    if position.result is not None or _mover(position) == side:
        return at_once, None
    winning = (*check_moves(position, 1 - side), *escape_moves(position, 1 - side))
    if winning:
        return at_once, winning[0]
    hits = [action for action in list_actions(position) if isinstance(action, Move) and action.effects]
    hits.sort(key=lambda move: sum(_prize(position, effect.at) for effect in move.effects), reverse=True)
    scored = [(_standing(after(position, hit), side), hit) for hit in hits[:_ANSWERS]]
    score, answer = min(scored, key=_score, default=(at_once, None))
    return (score, answer) if score < at_once else (at_once, None)


def _prize(position: Position, square: int) -> int:
    piece = position.piece_at(square)
    return 0 if piece is None else _hundredths(piece)


def _hundredths(piece: Piece) -> int:
    return round(100 * piece_value(piece))


def _line(state: TankState, side: int, score: int, action: Action, answer: Action | None, nodes: int) -> Line:
    moves = [state.write(side, action)]
    if answer is not None:
        following = state.play(side, action, Random(0), events=False).state
        moves.append(following.write(following.to_act()[0], answer))
    mate = 0 if abs(score) < WIN - 9 else 1 if score > 0 else -1
    return Line(score, mate, tuple(moves), len(moves), nodes)
