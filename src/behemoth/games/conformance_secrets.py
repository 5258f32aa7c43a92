"""For ``check_game``: that nobody is told what they may not know, by events or by what they imagine.

Both are checked with worlds that a viewer cannot tell apart. What such a viewer hears must be the same in all of them,
and what they imagine must be as likely in one as in another.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games.chance import rng_for
from behemoth.games.event import Event
from behemoth.games.game import Game, State, Step
from behemoth.games.nonconformity import Nonconformity
from behemoth.games.seats import PUBLIC, Seat, Viewer

#: How often a seat imagines, at each of the first places it is looked at and at every later one, and how many places.
SAMPLES: Final = 40
FIRST: Final = 12
FEW: Final = 3
MOST: Final = 120
#: So many seats listen to each action, by turns.
LISTENERS: Final = 2
#: So many standard errors are no chance any more (one in ten million), and so small a difference is none.
SURE: Final = 5.2
LEAST: Final = 0.03


def see(state: State[Any], viewer: Viewer) -> bytes:
    """What this viewer sees, byte for byte."""
    return msgspec.json.encode(state.view(viewer))


def hides(game: Game[Any, Any], state: State[Any]) -> bool:
    """Whether some know more than others here."""
    return game.secrets and state.hides


# --- events ----------------------------------------------------------------------------------------------------------


def check_events_keep_secrets(
    game: Game[Any, Any],
    state: State[Any],
    seat: Seat,
    action: Any,
    step: Step[Any],
    seats: int,
    source: tuple[str, int],
) -> None:
    """Two things are tried: the same action in a world that a viewer cannot tell from this one, and another action
    here. Where that viewer sees the same afterwards they must have heard the same.

    The public hears what players hear in front of it, and its view need not remember that: it is compared only where
    those players cannot tell the worlds apart either.
    """
    if not hides(game, state):
        return
    choice = Random(f"{source[0]}/{source[1]}/heard")
    for listener in choice.sample(range(seats), min(LISTENERS, seats)):
        world = state.imagine(listener, choice)
        if action in world.actions(seat):
            other = world.play(seat, action, rng_for(*source))
            if _compare(step, other, listener, state) and see(world, PUBLIC) == see(state, PUBLIC):
                _compare(step, other, PUBLIC, state)
    other = state.play(seat, state.actions(seat).sample(choice), rng_for(*source))
    if not (step.open and other.open):  # else everybody may read what was done
        others = [_compare(step, other, viewer, state) for viewer in range(seats) if viewer != seat]
        if all(others):
            _compare(step, other, PUBLIC, state)


def _compare(step: Step[Any], other: Step[Any], viewer: Viewer, state: State[Any]) -> bool:
    """Whether a viewer cannot tell two steps apart. Raises Nonconformity if it can by what it hears alone."""
    if step.state == other.state or see(step.state, viewer) != see(other.state, viewer):
        return False
    heard, instead = _heard(step, viewer), _heard(other, viewer)
    if heard != instead:
        telling = next((event for event in heard if event not in instead), heard[0] if heard else instead[0])
        raise Nonconformity(
            f"an event tells {_name(viewer)} what its view does not: {telling!r}; say in seen_by what it may hear "
            f"({state.text()})"
        )
    return True


def _heard(step: Step[Any], viewer: Viewer) -> list[Event]:
    return [heard for event in step.events if (heard := event.seen_by(viewer)) is not None]


def _name(viewer: Viewer) -> str:
    return "the public" if viewer == PUBLIC else f"seat {viewer}"


def check_opening_keeps_secrets(game: Game[Any, Any], options: Any, seats: int, seed: str, tries: int = 40) -> None:
    """Whoever sees the same at the start has heard the same before it."""
    told: dict[tuple[Viewer, bytes], Step[Any]] = {}
    for number in range(tries):
        step = game.opening(options, seats, Random(f"{seed}/opening/{number}"))
        if not step.events or not hides(game, step.state):
            return
        for viewer in (*range(seats), PUBLIC):
            other = told.setdefault((viewer, see(step.state, viewer)), step)
            _compare(step, other, viewer, step.state)


# --- what a seat imagines --------------------------------------------------------------------------------------------


class Guesses:
    """How often seats imagine the truth, beside how often they imagine the same where it is not the truth.

    A state made from the view alone cannot know the truth, so imagining from there is what honest imagining is like.
    The whole state counts, and what each of the others sees in it.
    """

    def __init__(self) -> None:
        self._places = 0
        #: For the whole state and for the sights of others: places' samples, hits, hits elsewhere, and the variance.
        self._counts: dict[str, list[float]] = {}

    def look(self, game: Game[Any, Any], state: State[Any], seat: Seat, seats: int, choice: Random) -> None:
        """Count at one place, for one seat."""
        if self._places >= MOST or not hides(game, state) or state.outcome() is not None:
            return
        samples = SAMPLES if self._places < FIRST else FEW
        self._places += 1
        honest = game.from_view(see(state, seat), seat, Random(choice.random()))
        others = [other for other in range(seats) if other != seat]
        truth = [state.text().encode(), *(see(state, other) for other in others)]
        hits, elsewhere = [0] * len(truth), [0] * len(truth)
        for counted, start in ((hits, state), (elsewhere, honest)):
            for _ in range(samples):
                imagined = start.imagine(seat, Random(choice.random()))
                found = [imagined.text().encode(), *(see(imagined, other) for other in others)]
                for place, (one, other) in enumerate(zip(found, truth, strict=True)):
                    counted[place] += one == other
        for place in range(len(truth)):
            row = self._counts.setdefault("the state" if place == 0 else "what others see", [0.0] * 4)
            spread = sum(count * (samples - count) / samples for count in (hits[place], elsewhere[place]))
            for column, value in enumerate((samples, hits[place], elsewhere[place], spread)):
                row[column] += value

    def demand_honest(self) -> None:
        """Raises Nonconformity if the truth is imagined too often."""
        for what, (samples, hits, elsewhere, spread) in self._counts.items():
            if hits - elsewhere > max(LEAST * samples, SURE * sqrt(spread + 1)):
                knows = "imagine returns the truth" if hits == samples else "imagine favours the truth"
                raise Nonconformity(
                    f"{knows}: {what} is imagined as it is in {hits:g} of {samples:g} tries, though only in "
                    f"{elsewhere:g} where it is not known; deal anew from what the seat's view says"
                )
