"""The answers to a threat: exactly the moves after which the other side cannot win next turn.

The engine finds them without making most of the moves; here every move is made and looked at, by the engine for all of
them and by the rules for a sample.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from behemoth.engine import tanks
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.tables.terrain import TERRAINS
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.engine.needs import needs_engine
from tests.engine.tanks_gate import MAKERS, compare_answers, sound

if TYPE_CHECKING:
    from behemoth_engine.tanks import Position as EnginePosition

pytestmark = needs_engine("tanks")
#: Positions from which chance plays on, and for how many moves.
STARTS: Final = 160
PLIES: Final = 5
#: Every how many starts the rules are asked as well, which takes them long.
BY_RULES: Final = 5

#: What must have been there where somebody threatened to win.
EXPECTED: Final = {
    "check",
    "escape",
    "by flag",
    "standard",
    "flag",
    "carry",
    "Monster",
    "AO",
    "B",
    "tree",
    "mud",
    "mine",
}


def starts(seed: int) -> Iterator[Position]:
    """Every scheme, and positions of every size, ground, kind, goal and option."""
    rng = Random(seed)
    yield from (load_scheme(name).position(load_scheme(name).rules) for name in scheme_names())
    for number in range(STARTS):
        position = MAKERS[number % len(MAKERS)](rng)
        if sound(position):
            yield position


@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.rule("TC4.3", "TC12.17")
def test_the_answers_are_all_moves_that_hold(portable: bool) -> None:
    rng = Random(f"answers {portable}")
    met: Counter[str] = Counter()
    for number, position in enumerate(starts(11 + portable)):
        engine = tanks.to_engine(position, portable=portable)
        if number % BY_RULES == 0:
            compare_answers(position, engine, rng)
        for _ in range(PLIES):
            numbers = engine.moves()
            if not numbers:
                break
            if not engine.falling and not engine.placing:
                compare_all(engine, numbers)
                met.update(what_threatens(engine, position))
            engine.play(rng.choice(numbers))
    assert not EXPECTED - met.keys(), met
    assert met["check"] > STARTS / 4, met


def compare_all(engine: EnginePosition, numbers: list[int]) -> None:
    """Raises AssertionError if the answers are others than what making every move shows, or in another order."""
    side = engine.turn
    expected = []
    for number in numbers:
        following = engine.copy()
        following.play(number)
        if holds(following, side):
            expected.append(number)
    found = engine.answers()
    names = [engine.text(number) for number in set(found) ^ set(expected)]
    assert found == expected, f"{engine.line()}: {names}"


def holds(engine: EnginePosition, side: int) -> bool:
    """Whether a side has not lost and its enemy cannot win at once; a fall that is due may still save it."""
    if engine.result is not None:
        return engine.result[0] == side
    return not engine.can_win(1 - side)


def what_threatens(engine: EnginePosition, start: Position) -> set[str]:
    """What the position a game came from has in it, if somebody threatens to win now."""
    enemy = 1 - engine.turn
    asked = {
        "check": engine.can_kill_commander(enemy),
        "escape": engine.can_leave(enemy),
        "by flag": engine.can_win_by_flag(enemy),
    }
    threats = {name for name, holds in asked.items() if holds}
    if not threats:
        return threats
    ground = {terrain.name for terrain in TERRAINS if start.ground.areas[terrain.number]}
    kinds = {"Monster" if piece.kind.giant else piece.kind.code for piece in start.pieces}
    return threats | ground | kinds | {start.rules.goal}
