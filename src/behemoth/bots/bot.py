"""What a bot is, and what it is given to look at."""

from __future__ import annotations

import time
from math import inf
from random import Random
from typing import Any, Protocol

import msgspec

from behemoth.games import PUBLIC, Actions, Seat, State, find_game


class Observation:
    """What a bot is given: the view of its seat, its legal actions, states it could imagine, and its time.

    At a table it is made from the bytes of the view alone (``observation_from_view``), so that even a bot that peeks
    finds nothing but what its seat may know; in mass simulations our own bots get the state as it is, for speed.
    """

    __slots__ = ("_state", "deadline", "seat")

    def __init__(self, imagined: State[Any], seat: Seat, deadline: float = inf) -> None:
        self._state = imagined
        self.seat = seat
        #: The moment, on ``time.monotonic``, by which it must have chosen.
        self.deadline = deadline

    def view(self) -> msgspec.Struct:
        """What this seat may know."""
        return self._state.view(self.seat)

    def public_view(self) -> msgspec.Struct:
        """What everybody may know; it says nothing of one's own hand, and is quicker to make."""
        return self._state.view(PUBLIC)

    def actions(self) -> Actions[Any]:
        """What this seat may do."""
        return self._state.actions(self.seat)

    def imagine(self, rng: Random) -> State[Any]:
        """Some full state this seat cannot tell from the real one; each call may give another."""
        return self._state.imagine(self.seat, rng)

    def seconds_left(self) -> float:
        """How long it may still think."""
        return max(0.0, self.deadline - time.monotonic())


class Bot(Protocol):
    """Somebody who decides. Found by the entry point group ``behemoth.bots``, a class without arguments."""

    #: ``greedy``: unique for its game.
    name: str
    #: The game it plays; empty for any.
    game: str
    #: How strong, from 1 on, for sorting a list.
    level: int
    #: The catalogue key of its name for people; with ``-about`` added, of a sentence about it; with
    #: ``-strength``, of a few words about whom it beats.
    character: str
    # A bot may also say ``promise``, the seconds a decision takes at most; ``hidden``, if it is for the laboratory and
    # not for people's lists; ``ladder``, if it is one of a whole row of levels, beside which nobody needs those that
    # are ``spare``: the bots that play every game. See the registry for what holds without.

    def choose(self, observation: Observation, rng: Random) -> Any:
        """One of the legal actions, before the deadline."""
        ...


def observation_from_view(game_id: str, view: bytes, seat: Seat, rng: Random, seconds: float) -> Observation:
    """The observation made from the bytes of the seat's view."""
    return Observation(find_game(game_id).from_view(view, seat, rng), seat, time.monotonic() + seconds)
