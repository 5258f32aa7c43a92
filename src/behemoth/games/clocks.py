"""Whether a game can be played with a clock: something must happen when somebody's time is over."""

from __future__ import annotations

from typing import Any

from behemoth.games.errors import GameError
from behemoth.games.game import State
from behemoth.games.outcome import Closing, Ending
from behemoth.games.seats import Seat


def takes_clocks(state: State[Any]) -> bool:
    """Whether time may run out here for each seat that owes a decision: either the table does something for it
    (``default``) or its flag falls (``close``). A game answers this the same way from its start to its end."""
    return all(state.default(seat) is not None or _flag_may_fall(state, seat) for seat in state.to_act())


def _flag_may_fall(state: State[Any], seat: Seat) -> bool:
    try:
        state.close(Closing(Ending.FLAG, seat))
    except GameError:
        return False
    return True
