"""Rules against engine: random games of every scheme and option, compared position by position. Needs the engine.

The engine plays the same games move by move, so that what it keeps up to date by itself (the key above all) is compared
as well. The gate of the tests compares far more of it; this is the check anybody can run on his own machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count, cycle
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from behemoth.games import Seat, State
from behemoth.lab.driver import drive
from behemoth.tankchess import TankChess, TankState, full_move_text, list_actions, move_text, position_text

if TYPE_CHECKING:
    from behemoth_engine.tanks import Position as EnginePosition

#: A random game is left after so many actions, so that openings and endings are both seen.
_LONGEST: Final = 120
#: Of so many moves of a position the marks (check, escape, an end) are compared too.
_MARKED: Final = 3


class Comparison(msgspec.Struct, frozen=True):
    """A position, and the first thing in which rules and engine differ there, if they do."""

    line: str
    what: str = ""

    @property
    def differs(self) -> bool:
        """Whether they differ."""
        return bool(self.what)


def compare_with_engine(seed: str) -> Iterator[Comparison]:
    """Positions of random games without end."""
    from behemoth.engine import to_engine

    variations = cycle(tuple(TankChess().variations()))
    for number, options in zip(count(), variations, strict=False):
        rng = Random(f"{seed}/{number}")
        state = TankChess().start(options)
        position = to_engine(state.position)
        moves = rng.randrange(_LONGEST - 1)
        yield Comparison(position_text(state.position), difference(state, position, rng))
        for decision in drive(state, partial(_any_action, rng), rng, cap=moves, events=False):
            position.play(position.find(move_text(decision.action)))
            following = decision.step.state
            assert isinstance(following, TankState)
            yield Comparison(position_text(following.position), difference(following, position, rng))


def _any_action(rng: Random, state: State[Any], seat: Seat) -> Any:
    return state.actions(seat).sample(rng)


def difference(state: TankState, position: EnginePosition, rng: Random) -> str:
    """The first thing in which they differ; nothing if they do not."""
    rules = state.position
    result = None if rules.result is None else (rules.result.winner, rules.result.reason)
    facts = {
        "key": (rules.key, position.key),
        "line": (position_text(rules), position.line()),
        "result": (result, position.result),
    }
    for name, (ours, theirs) in facts.items():
        if ours != theirs:
            return name
    if result is not None:
        return ""
    actions = {move_text(action): action for action in list_actions(rules)}
    numbers = dict(zip(position.texts(), position.moves(), strict=True))
    if set(actions) != set(numbers):
        return f"moves:{','.join(sorted(set(actions) ^ set(numbers))[:5])}"
    for text in rng.sample(sorted(actions), min(_MARKED, len(actions))):
        if full_move_text(rules, actions[text]) != position.text(numbers[text], marks=True):
            return f"marks:{text}"
    return ""
