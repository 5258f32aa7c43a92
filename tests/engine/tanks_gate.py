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

import msgspec

from behemoth.engine import tanks
from behemoth.tankchess.board.move import Action, Move
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.rules.threats import escape_moves, gives_check
from behemoth.tankchess.text.move_text import full_move_text, move_text
from behemoth.tankchess.text.position_text import position_text
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.engine.tanks_expansion import expanded
from tests.tankchess.strategies import plain_position, random_position, rebuilt

if TYPE_CHECKING:
    from behemoth_engine.tanks import Position as EnginePosition

#: Every how many positions the texts are compared as well, which takes Python long.
TEXTS: Final = 40
#: How long a walk from a random position is, and a game from a scheme at most.
WALK: Final = 15
GAME: Final = 150
#: Where walks start: without the expansion and with it, as the tests of the rules make it and as those of the engine.
MAKERS: Final = (plain_position, lambda rng: expanded(plain_position(rng), rng), plain_position, random_position)
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
    to_act = None if result else _decides(position)
    expected = (position.key, position.turn, position.falling != OFF, position.placing, result, to_act)
    found = (engine.key, engine.turn, engine.falling, engine.placing, engine.result, engine.to_act)
    assert found == expected, f"{position_text(position)}\nengine: {found}"


def _decides(position: Position) -> int:
    """The side that decides now; White places its remote mines first (TC12.10)."""
    if position.mines is not None and position.placing:
        return position.mines.waiting[0]
    return decider(position) if position.falling != OFF else position.turn


#: Bound here because it is called a hundred million times.
code_of = tanks.code_of


def compare_texts(position: Position, engine: EnginePosition, actions: Sequence[Action], rng: Random) -> None:
    """The same for everything that is text, the announcements, and the way into the engine and back."""
    line = position_text(position)
    assert engine.line() == line, f"{line}\n{engine.line()}"
    assert engine.whole_key() == position.key, line
    assert sorted(engine.texts()) == sorted(map(move_text, actions)), line
    for side in SIDES:
        threats = (engine.can_kill_commander(side), engine.can_leave(side) or engine.can_win_by_flag(side))
        expected = gives_check(position, side), bool(escape_moves(position, side))
        assert threats == expected, f"{line}: threats of side {side}"
    kills = set(engine.kills())
    numbers = engine.moves()
    for number in {*rng.sample(numbers, min(30, len(numbers))), *rng.sample(sorted(kills), min(30, len(kills)))}:
        action = tanks.to_action(engine, number)
        if not isinstance(action, Move) or strikes(position, action):
            assert number in kills, f"{line} {move_text(action)} is missing among the kills"
        else:
            assert number not in kills, f"{line} {move_text(action)} is no kill"
    compare_answers(position, engine, rng)
    for action in rng.sample(actions, min(3, len(actions))):
        number = tanks.to_number(engine, action)
        assert tanks.to_action(engine, number) == action, line
        assert engine.text(number, marks=True) == full_move_text(position, action), line


def compare_answers(position: Position, engine: EnginePosition, rng: Random) -> None:
    """What the engine calls answers to a threat are the moves after which the other side cannot win next turn."""
    answers, numbers = set(engine.answers()), engine.moves()
    if position.waits:
        assert not answers, position_text(position)
        return
    for number in {*rng.sample(numbers, min(12, len(numbers))), *rng.sample(sorted(answers), min(12, len(answers)))}:
        action = tanks.to_action(engine, number)
        holds = not loses(after(position, action), position.turn)
        assert (number in answers) == holds, f"{position_text(position)} {move_text(action)} holds: {holds}"


def loses(position: Position, side: int) -> bool:
    """Whether a side has lost, or its enemy can win with the next move; a fall that is due may still save it."""
    if position.result is not None:
        return position.result.winner != side
    if position.waits:
        return False
    enemy = 1 - side
    return gives_check(position, enemy) or bool(escape_moves(position, enemy)) or detonates(position, enemy)


def detonates(position: Position, side: int) -> bool:
    """Whether a side, were it to move now, could detonate a remote mine under the enemy's command tank."""
    commander = position.commander(1 - side)
    if position.mines is None or commander is None or not position.mines.laid[side] >> commander.square & 1:
        return False
    return any(not piece.kind.giant for piece in position.armies[side].values())


def strikes(position: Position, action: Action) -> bool:
    """Whether an action destroys an enemy, or wins in another way."""
    following, enemy = after(position, action), 1 - position.turn
    won = following.result is not None and following.result.winner == position.turn
    return won or len(following.armies[enemy]) < len(position.armies[enemy])


def choose(position: Position, actions: Sequence[Action], rng: Random) -> Action:
    """One of them, every other time one with effects or onto a flag, so that these really happen."""
    homes = () if position.flags is None else position.flags.homes
    telling = [
        one for one in actions if not isinstance(one, Move) or one.effects or one.heading < 0 or one.end in homes
    ]
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
        action = choose(position, actions, rng)
        engine.play(tanks.to_number(engine, action))
        position = after(position, action)


def sound(position: Position) -> bool:
    """Whether lines of text can hold it: nothing is where it cannot be."""
    return all(fault.key == STUDY and fault.arguments["count"] == 0 for fault in position_faults(position))


def walks(seed: int) -> Iterator[None]:
    """Endless: positions of every size, ground, kind and option, and games from every scheme; yields for each one."""
    rng = Random(seed)
    names = scheme_names()
    for number in count():
        start = MAKERS[number % len(MAKERS)](rng)
        if number % 5:  # without Monsters Python is much quicker, and so there are many more positions
            start = rebuilt(start, pieces=[one for one in start.pieces if not one.kind.giant], falling=OFF)
        if sound(start):
            yield from walk(start, rng, WALK)
        if number % 40 == 0:
            yield from walk(_game(names[number // 40 % len(names)], rng), rng, GAME)


def _game(name: str, rng: Random) -> Position:
    """A game from a scheme, mostly by the rules it is meant for."""
    scheme = load_scheme(name)
    rules = msgspec.structs.replace(
        scheme.rules,
        throw_own=rng.random() < 0.5,
        fall_choice=rng.choice(("owner", "killer")),
        goal=rng.choice((scheme.rules.goal, scheme.rules.goal, "last_tank")),
        remote_mines=rng.choice((scheme.rules.remote_mines, scheme.rules.remote_mines, 2)),
    )
    return with_mines_owed(scheme.position(rules))
