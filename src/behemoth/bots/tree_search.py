"""Information-set Monte Carlo tree search on the contract alone: it imagines, plays and looks at the end.

Each simulation imagines a world that the seat cannot tell from the real one and plays it to its end: along the tree by
UCB1, beyond it at random. What is learnt is kept for each seat and each view (its bytes are the information set), so a
decision is always made by what whoever decides would see there: hidden cards, decisions taken at the same time and
chance need nothing of their own, and any number of seats may play.

Where something is hidden, every other simulation starts from a world as one of the others would imagine it. Without
that they would come to know the seat's own cards, since those are the same in every world it imagines.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games import Outcome, Seat, State, view_bytes

#: How much is tried of what looked worse so far. Scores lie between 0 and 1.
EXPLORATION: Final = 0.7
#: Decisions at random after which a game counts as shared by all.
HORIZON: Final = 200
#: Views that are remembered in one search, at most.
MOST_VIEWS: Final = 50_000


class Rated(msgspec.Struct, frozen=True):
    """What a search thinks of an action: how often it was tried, and what score came of it on the average."""

    action: Any
    visits: int
    value: float


class Limits(msgspec.Struct, frozen=True):
    """When a search ends: after so many simulations, or at a moment of ``time.monotonic``, whichever comes first."""

    simulations: int
    until: float = inf

    def reached(self, done: int) -> bool:
        """Whether it is over. The clock is not even looked at where there is no moment: then it is the same always."""
        return done >= self.simulations or (self.until < inf and time.monotonic() >= self.until)


class _Arm:
    """An action at an information set."""

    __slots__ = ("action", "total", "visits")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0


class _InformationSet:
    """All that a seat may do where it sees this, tried or not; untried ones wait in random order."""

    __slots__ = ("arms", "untried", "visits")

    def __init__(self, state: State[Any], seat: Seat, rng: Random) -> None:
        self.untried = [_Arm(action) for action in state.actions(seat)]
        rng.shuffle(self.untried)
        self.arms: list[_Arm] = []
        self.visits = 0

    def choose(self) -> _Arm:
        if self.untried:
            self.arms.append(self.untried.pop())
            return self.arms[-1]
        logarithm = log(self.visits + 1)
        return max(self.arms, key=lambda arm: arm.total / arm.visits + EXPLORATION * sqrt(logarithm / arm.visits))


class Search:
    """One search of one seat. ``imagine`` gives worlds which that seat cannot tell from the real one."""

    def __init__(self, imagine: Callable[[Random], State[Any]], seat: Seat, rng: Random) -> None:
        self._imagine = imagine
        self._seat = seat
        self._rng = rng
        self._known: dict[tuple[Seat, bytes], _InformationSet] = {}
        self._root = self._look(imagine(rng), seat)
        #: Everybody who has decided something so far, the seat itself first.
        self._seats = [seat]
        self._horizon = HORIZON

    def run(self, limits: Limits) -> tuple[Rated, ...]:
        """Every action that was tried, the best first: the one that was tried most, as it came out best."""
        done, begin = 0, time.monotonic()
        while done == 0 or not limits.reached(done):  # one look at least, however little time there is
            self._simulate(self._start(done), limits.until)
            done += 1
            if done == 1 and limits.until < inf:
                self._look_less_far(time.monotonic() - begin, limits.until - begin)
        arms = sorted(self._root.arms, key=lambda arm: (arm.visits, arm.total), reverse=True)
        return tuple(Rated(arm.action, arm.visits, arm.total / arm.visits) for arm in arms if arm.visits)

    def _look_less_far(self, first: float, all_in_all: float) -> None:
        """Where games take so long that not every action would be tried twice, they are not played to their end."""
        wanted = 2 * (len(self._root.arms) + len(self._root.untried))
        if first * wanted > all_in_all:
            self._horizon = int(HORIZON * all_in_all / (first * wanted))

    def _start(self, number: int) -> State[Any]:
        world = self._imagine(self._rng)
        if number % 2 and len(self._seats) > 1 and world.hides:
            return world.imagine(self._rng.choice(self._seats[1:]), self._rng)
        return world

    def _look(self, state: State[Any], seat: Seat) -> _InformationSet:
        key = seat, view_bytes(state, seat)
        found = self._known.get(key)
        if found is None:
            found = _InformationSet(state, seat, self._rng)
            if len(self._known) < MOST_VIEWS:
                self._known[key] = found
        return found

    def _simulate(self, state: State[Any], until: float) -> None:
        path: list[tuple[Seat, _InformationSet, _Arm]] = []
        new = False
        while not new and (owing := state.to_act()):
            # Of several who decide at the same time the seat itself comes first: it must not see that others have.
            seat = self._seat if self._seat in owing else owing[0]
            if seat not in self._seats:
                self._seats.append(seat)
            place = self._look(state, seat)
            new = place.visits == 0 and bool(path)
            arm = place.choose()
            path.append((seat, place, arm))
            state = state.play(seat, arm.action, self._rng, events=False).state
        outcome = play_out(state, self._rng, self._horizon, until)
        even = 1 / max(2, len(self._seats))
        for seat, place, arm in path:
            place.visits += 1
            arm.visits += 1
            arm.total += even if outcome is None else outcome.scores[seat]


def play_out(state: State[Any], rng: Random, horizon: int = HORIZON, until: float = inf) -> Outcome | None:
    """How a game ends in which everybody does anything; nothing if it does not within so many decisions or in time."""
    for _ in range(horizon):
        owing = state.to_act()
        if not owing or (until < inf and time.monotonic() >= until):
            break
        state = state.play(owing[0], state.actions(owing[0]).sample(rng), rng, events=False).state
    return state.outcome()
