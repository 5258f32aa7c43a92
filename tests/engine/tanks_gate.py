"""Rules and engine side by side: comparing everything they say about one position of Tank Chess.

Lists of actions are compared as sorted numbers, so that hundreds of thousands of positions can be; whatever differs is
told as a one-line position with the moves that only one of them has.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from behemoth.engine import tanks
from behemoth.tankchess.board.move import Action, Fall
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.rules.threats import escape_moves, gives_check
from behemoth.tankchess.text.move_text import full_move_text, move_text
from behemoth.tankchess.text.position_text import position_text
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.tankchess.strategies import random_position, rebuilt

if TYPE_CHECKING:
    from behemoth_engine.tanks import Position as EnginePosition

#: Every how many positions the texts are compared as well, which takes Python long.
TEXTS: Final = 40
#: How long a walk from a random position is, and a game from a scheme at most.
WALK: Final = 15
GAME: Final = 150
#: What may be wrong with a position here: for a study a command tank may be missing.
STUDY: Final = "error-position-commanders"


def compare(position: Position, engine: EnginePosition, actions: Sequence[Action]) -> None:
    """Raises AssertionError if they differ in moves, number of moves, key, whose turn it is, or result."""
    codes = array("Q", sorted([code_of(action) for action in actions])).tobytes()
    if codes != engine.codes() or engine.count() != len(actions):
        mine, other = set(map(move_text, actions)), set(engine.texts())
        raise AssertionError(
            f"{position_text(position)}\nonly the rules have {sorted(mine - other)}, "
            f"only the engine {sorted(other - mine)}; counted {len(actions)} and {engine.count()}"
        )
    result = None if position.result is None else (position.result.winner, position.result.reason)
    to_act = None if result else decider(position) if position.falling != OFF else position.turn
    expected = (position.key, position.turn, position.falling != OFF, result, to_act)
    found = (engine.key, engine.turn, engine.falling, engine.result, engine.to_act)
    assert found == expected, f"{position_text(position)}\nengine: {found}"


#: Bound here because it is called a hundred million times.
code_of = tanks.code_of


def compare_texts(position: Position, engine: EnginePosition, actions: Sequence[Action], rng: Random) -> None:
    """The same for everything that is text, the announcements, and the way into the engine and back."""
    line = position_text(position)
    assert engine.line() == line
    assert engine.whole_key() == position.key, line
    assert sorted(engine.texts()) == sorted(map(move_text, actions)), line
    for side in SIDES:
        threats = (engine.can_kill_commander(side), engine.can_leave(side))
        expected = gives_check(position, side), bool(escape_moves(position, side))
        assert threats == expected, f"{line}: threats of side {side}"
    kills = set(engine.kills())
    numbers = engine.moves()
    for number in {*rng.sample(numbers, min(30, len(numbers))), *rng.sample(sorted(kills), min(30, len(kills)))}:
        action = tanks.to_action(engine, number)
        if isinstance(action, Fall) or action.leaves or strikes(position, action):
            assert number in kills, f"{line} {move_text(action)} is missing among the kills"
        else:
            assert number not in kills, f"{line} {move_text(action)} is no kill"
    for action in rng.sample(actions, min(3, len(actions))):
        number = tanks.to_number(engine, action)
        assert tanks.to_action(engine, number) == action, line
        assert engine.text(number, marks=True) == full_move_text(position, action), line


def strikes(position: Position, action: Action) -> bool:
    """Whether an action destroys an enemy."""
    enemy = 1 - position.turn
    return len(after(position, action).armies[enemy]) < len(position.armies[enemy])


def choose(actions: Sequence[Action], rng: Random) -> Action:
    """One of them, every other time one with effects, so that these really happen."""
    telling = [one for one in actions if isinstance(one, Fall) or one.effects or one.heading < 0]
    return rng.choice(telling if telling and rng.random() < 0.5 else actions)


def walk(position: Position, rng: Random, plies: int) -> Iterator[None]:
    """Plays both from here on and compares after each decision; yields once for each position."""
    engine = tanks.to_engine(position, portable=rng.random() < 0.5)
    for _ in range(plies):
        actions = list_actions(position)
        compare(position, engine, actions)
        if rng.randrange(TEXTS) == 0:
            compare_texts(position, engine, actions, rng)
        yield
        if not actions:
            return
        action = choose(actions, rng)
        engine.play(tanks.to_number(engine, action))
        position = after(position, action)


def sound(position: Position) -> bool:
    """Whether lines of text can hold it: nothing is where it cannot be."""
    return all(fault.key == STUDY for fault in position_faults(position))


def walks(seed: int) -> Iterator[None]:
    """Endless: positions of every size, ground, kind and option, and games from every scheme; yields for each one."""
    rng = Random(seed)
    names = scheme_names()
    for number in count():
        start = random_position(rng)
        if number % 3:  # without Monsters Python is much quicker, and so there are many more positions
            start = rebuilt(start, pieces=[one for one in start.pieces if not one.kind.giant], falling=OFF)
        if sound(start):
            yield from walk(start, rng, WALK)
        if number % 40 == 0:
            rules = Rules(throw_own=rng.random() < 0.5, fall_choice=rng.choice(("owner", "killer")))
            scheme = load_scheme(names[number // 40 % len(names)]).position()
            yield from walk(rebuilt(scheme, rules=rules), rng, GAME)
