"""What the rules and their naive second reading say differently about a position; nothing if they agree."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from behemoth.tankchess.board.move import Action, Move, Place
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.position import Position, whole_key
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.moves import count_moves, list_moves
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.state import TankState
from behemoth.tankchess.text.move_text import move_text
from tests.tankchess.naive import (
    naive_actions,
    naive_check,
    naive_check_moves,
    naive_escape,
    naive_escape_moves,
    naive_flag,
    naive_flag_moves,
)
from tests.tankchess.naive_effects import naive_after, naive_losses
from tests.tankchess.naive_text import naive_text

#: Every comparison needs them again.
actions_of = lru_cache(maxsize=4)(naive_actions)


def unlike(listed: set[Action], naive: set[Action]) -> str:
    """What one of them has and the other has not; empty if they are the same."""
    if listed == naive:
        return ""
    return f"only listed: {sorted(map(repr, listed - naive))}, only by the oracle: {sorted(map(repr, naive - listed))}"


def fault_in_actions(position: Position) -> str:
    listed, naive = list(list_actions(position)), actions_of(position)
    if len(listed) != len(set(listed)):
        return "the rules package has the same action twice"
    if any(isinstance(action, Move) for action in naive):
        if count_moves(position) != len(naive):
            return f"counted {count_moves(position)}, found {len(naive)}"
        if set(list_moves(position)) != set(listed):
            return "list_moves and list_actions differ"
    if position.falling != OFF and set(list_falls(position)) != set(listed):
        return "list_falls and list_actions differ"
    return unlike(set(listed), naive)


def fault_in_texts(position: Position) -> str:
    """TC9.1, TC12.18: both write every action the same, no two the same, and a text is read as what was written."""
    actions = sorted(actions_of(position), key=repr)
    for action in actions:
        if move_text(action) != naive_text(action):
            return f"{action!r} is written {move_text(action)}, not {naive_text(action)}"
    if len({naive_text(action) for action in actions}) != len(actions):
        return "two actions are written the same"
    return ""


def sample(position: Position, seed: int) -> list[Action]:
    """Some actions, mostly those with effects."""
    rng = Random(seed)
    actions = sorted(actions_of(position), key=repr)
    telling = [action for action in actions if not isinstance(action, Move) or action.effects or action.heading < 0]
    return rng.sample(actions, min(4, len(actions))) + rng.sample(telling, min(12, len(telling)))


def fault_in_effects(position: Position, seed: int) -> str:
    for action in sample(position, seed):
        listed, naive = after(position, action), naive_after(position, action)
        if listed != naive:
            return f"after {action!r} the rules have {listed!r}, the oracle {naive!r} ({listed.result}, {naive.result})"
        if listed.key != whole_key(listed):
            return f"after {action!r} the key is wrong"
        kept = ("bits", "wreck_bits", "body_bits")
        if any(getattr(listed, name) != getattr(naive, name) for name in kept):
            return f"after {action!r} the kept sets are wrong"
    return ""


def fault_in_announcements(position: Position) -> str:
    for side in SIDES:
        checks = unlike(set(check_moves(position, side)), set(naive_check_moves(position, side)))
        if checks:
            return f"side {side}: check: {checks}"
        if position.flags is None:
            escapes = unlike(set(escape_moves(position, side)), set(naive_escape_moves(position, side)))
        else:  # TC12.17: FLAG instead of ESCAPE, whatever is fired at besides
            escapes = unlike(bare(escape_moves(position, side)), bare(naive_flag_moves(position, side)))
        if escapes:
            return f"side {side}: escape or flag: {escapes}"
    return ""


def bare(moves: Iterable[Move]) -> set[Action]:
    """The moves by their end alone."""
    return {Move(move.start, move.end, move.heading) for move in moves}


def naive_marks(following: Position, action: Action) -> str:
    """What is written behind an action: how it ended the game, or what the side that moved threatens (TC12.17)."""
    if following.result is not None:
        return "=" if following.result.reason in ("left", "captured", "carried") else "#"
    if isinstance(action, Place) or following.falling != OFF:  # TC11.11
        return ""
    side = 1 - following.turn
    threatens = naive_escape(following, side) or naive_flag(following, side)
    return ("+" if naive_check(following, side) else "") + ("-" if threatens else "")


def fault_in_states(position: Position, seed: int) -> str:
    """The game goes on as the rules say: quiet moves, outcome and what a record writes (TC4.4, TC11.6, TC12.10)."""
    state = TankState(position, plies=4, quiet=7)
    for action in sample(position, seed)[-2:]:
        step = state.play(state.to_act()[0], action, Random(0))
        following, naive = step.state, naive_after(position, action)
        assert isinstance(following, TankState)
        moved = isinstance(action, Move)
        quiet = 0 if naive_losses(position, action) else 7 + moved
        if naive.result is None and (following.quiet, following.plies) != (quiet, 4 + moved):
            return f"after {action!r} there are {following.quiet} quiet moves, not {quiet}, of {following.plies}"
        outcome, result = following.outcome(), naive.result
        said = None if outcome is None else (outcome.winners[0], outcome.reason)
        if said != (None if result is None else (result.winner, result.reason)):
            return f"after {action!r} the outcome is {outcome}, not {result}"
        text = naive_text(action) + naive_marks(naive, action)
        if step.text != text:
            return f"{action!r} is recorded as {step.text}, not {text}"
    return ""
