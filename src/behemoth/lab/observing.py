"""What a learner would be shown at a decision, and which numbers it would answer: for data. Needs numpy.

The observations and numbers are those of the environments (``behemoth.lab.environments``), found by the name of the
game and loaded when they are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from behemoth.games import InvalidOptions, Seat, State, missing_extra


class Observer(Protocol):
    """Makes observations of one game. All of them have one shape and one sort of numbers."""

    #: Raised whenever a number comes to mean something else: of observations, and of actions.
    version: int
    numbers_version: int
    shape: tuple[int, ...]
    #: As numpy calls it: ``uint8``, ``float32``.
    dtype: str

    def observe(self, state: State[Any], seat: Seat) -> bytes:
        """The numbers, row by row, as bytes."""
        ...

    def numbers_to(self, state: State[Any], seat: Seat, action: Any) -> tuple[int, ...]:
        """The numbers that are chosen one after another for a legal action."""
        ...


def _tanks(options: Any) -> Observer:
    from behemoth.lab.environments.observers import TankObserver

    return TankObserver(options)


def _cards(options: Any) -> Observer:
    from behemoth.lab.environments.observers import CardObserver

    return CardObserver()


_OBSERVERS: Final[Mapping[str, Callable[[Any], Observer]]] = MappingProxyType(
    {"tank-chess": _tanks, "monster-combat": _cards}
)


def find_observer(game: str, options: Any) -> Observer:
    """The observer of a game with these options. Raises InvalidOptions if the game has none, MissingExtra."""
    if game not in _OBSERVERS:
        raise InvalidOptions("error-no-observations", game=game, known=", ".join(_OBSERVERS))
    try:
        return _OBSERVERS[game](options)
    except ImportError as error:
        raise missing_extra(error) or error from None
