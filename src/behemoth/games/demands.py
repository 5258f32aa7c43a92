"""What nearly every game refuses in the same words: for the start of its ``play``, ``view`` and the like."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from behemoth.games.errors import GameError, IllegalAction, InvalidText, SecretView, not_an_action
from behemoth.games.game import State
from behemoth.games.seats import EVERYTHING, PUBLIC, Seat, Viewer

V = TypeVar("V", bound=msgspec.Struct)


class UnknownViewer(GameError, LookupError):
    """Somebody looks on who is neither a seat of this game nor the public nor everything."""


class NoOptions(msgspec.Struct, frozen=True):
    """For games in which there is nothing to choose."""


def demand_turn(state: State[Any], seat: Seat) -> None:
    """Raises IllegalAction if this seat owes no decision."""
    owing = state.to_act()
    if seat not in owing:
        raise IllegalAction("error-not-your-turn" if owing else "error-game-over")


def demand_action(state: State[Any], seat: Seat, action: object) -> None:
    """Raises IllegalAction if this seat owes no decision, or may not do this here."""
    demand_turn(state, seat)
    actions = state.actions(seat)
    if action not in actions:
        if isinstance(action, type(next(iter(actions)))):
            raise IllegalAction("error-not-legal", action=str(action)[:40])
        raise not_an_action(action)


def demand_viewer(state: State[Any], viewer: Viewer, seats: int) -> None:
    """Raises SecretView if everything is asked for before the end, UnknownViewer if there is no such viewer."""
    if viewer == EVERYTHING:
        if state.to_act():
            raise SecretView("error-secret-view")
    elif viewer != PUBLIC and viewer not in range(seats):
        raise UnknownViewer("error-unknown-viewer", viewer=str(viewer)[:40], most=seats - 1)


def read_view(data: bytes, kind: type[V]) -> V:
    """A view from its bytes, for ``from_view``. Raises InvalidText."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise InvalidText("error-not-a-view") from None
