"""One loop for whole games in the laboratory: somebody decides, the game goes on, until it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeAlias

from behemoth.games import Seat, State, Step

#: Who decides: the action of this seat in this state.
Choose: TypeAlias = Callable[[State[Any], Seat], Any]


class Decision(NamedTuple):
    """A decision of a game: who decided what, and what came of it."""

    seat: Seat
    action: Any
    step: Step[Any]


def drive(
    state: State[Any], choose: Choose, rng: Random, *, cap: int | None = None, events: bool = True
) -> Iterator[Decision]:
    """Play on, decision by decision, to the end or for ``cap`` decisions; ``rng`` is the chance of the game."""
    for _ in count() if cap is None else range(cap):
        owing = state.to_act()
        if not owing:
            return
        seat = owing[0]
        action = choose(state, seat)
        step = state.play(seat, action, rng, events=events)
        state = step.state
        yield Decision(seat, action, step)
