"""Example games with one fault each that an honest look at the rules would not find: each passes but for that fault."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Self

import msgspec
from kuhn_poker.cards import CardDealt, PlayerActed, PokerView
from kuhn_poker.game import KuhnPoker, Poker

from behemoth.games import Closing, Ending, Event, Outcome, Seat, Step, Viewer, read_view


class Mutant(KuhnPoker):
    """Kuhn poker with states of another class."""

    state: ClassVar[type[Poker]] = Poker

    def start(self, options: Any, seats: int, rng: Random | None = None) -> Poker:
        return self._made(super().start(options, seats, rng))

    def parse(self, text: str) -> Poker:
        return self._made(super().parse(text))

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> Poker:
        return self._made(super().from_view(view, seat, rng))

    def _made(self, state: Poker) -> Poker:
        return self.state(state.cards, state.done)


class Same(Poker):
    """Plays on with states of its own class."""

    def play(self, seat: Seat, action: str, rng: Random | None = None, *, events: bool = True) -> Step[str]:
        step = Poker.play(self, seat, action, rng, events=events)
        assert isinstance(step.state, Poker)
        made = type(self)(step.state.cards, step.state.done)
        return msgspec.structs.replace(step, state=made, events=self.told(step.events) if events else ())

    def told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return events


class Honest(Mutant):
    """No fault: what the others differ from."""

    state = Same


# --- events that tell secrets ----------------------------------------------------------------------------------------


class OpenlyDealt(CardDealt, frozen=True):
    def key(self) -> str:
        return "event-card-dealt"

    def seen_by(self, viewer: Viewer) -> Event:
        return self


class LeakingOpening(Mutant):
    """Everybody hears which cards are dealt."""

    def opening(self, options: Any, seats: int, rng: Random | None = None) -> Step[str]:
        state = self.start(options, seats, rng)
        return Step(state, tuple(OpenlyDealt(seat, card) for seat, card in enumerate(state.cards)))


class Boasted(Event, frozen=True):
    seat: Seat
    card: str

    def key(self) -> str:
        return "event-cards-shown"

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        return {"cards": self.card}


class Boasting(Same):
    def told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        acted = events[0]
        assert isinstance(acted, PlayerActed)
        return (*events, Boasted(acted.seat, self.cards[acted.seat]))


class LeakingEvent(Mutant):
    """Whoever acts shows their card to everybody, and the view does not."""

    state = Boasting


# --- an imagine that knows -------------------------------------------------------------------------------------------


class Seer(Same):
    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self


class ImaginesTheTruth(Mutant):
    state = Seer


class HalfSeer(Same):
    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self if rng.random() < 0.5 else super().imagine(seat, rng)


class FavoursTheTruth(Mutant):
    state = HalfSeer


# --- sentences -------------------------------------------------------------------------------------------------------


class Muttered(Event, frozen=True):
    seat: Seat


class Muttering(Same):
    def told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return (*events, Muttered(0))


class SilentEvent(Mutant):
    """An event nobody wrote a sentence for."""

    state = Muttering


class OddlyEnding(Same):
    def outcome(self) -> Outcome | None:
        found = Poker.outcome(self)
        return None if found is None else Outcome("mysterious", found.scores)


class SilentOutcome(Mutant):
    state = OddlyEnding


class OddOptions(msgspec.Struct, frozen=True):
    odd_option: bool = False


class SilentOption(Honest):
    Options = OddOptions  # type: ignore[assignment]


class OnlyEnglish(Honest):
    """It says that it speaks Klingon."""

    languages = ("en", "tlh")


class SilentTitle(Honest):
    id = "kuhn-poker-without-a-name"


# --- views and clocks ------------------------------------------------------------------------------------------------


class TypeErrorView(Honest):
    """A view of the wrong shape is no InvalidText."""

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> Poker:
        read_view(view, msgspec.Struct)
        seen = msgspec.json.decode(view)
        return self.parse(self._text(PokerView(seen["cards"], seen["done"]), seat, rng))

    def _text(self, seen: PokerView, seat: Seat, rng: Random) -> str:
        return KuhnPoker.from_view(self, msgspec.json.encode(seen), seat, rng).text()


class Timeless(Same):
    def default(self, seat: Seat) -> str:
        return None  # type: ignore[return-value]


class NoClock(Mutant):
    """Neither a default nor a flag."""

    state = Timeless


class Fading(Same):
    def default(self, seat: Seat) -> str:
        return "pass" if not self.done else None  # type: ignore[return-value]


class ClockStops(Mutant):
    """There is a default for the first decision only."""

    state = Fading


class Wishful(Same):
    def default(self, seat: Seat) -> str:
        return "sleep"


class IllegalDefault(Mutant):
    state = Wishful


class Deaf(Same):
    def default(self, seat: Seat) -> str:
        return None  # type: ignore[return-value]

    def close(self, closing: Closing) -> Step[str]:
        return Step(self) if closing.ending is Ending.FLAG else super().close(closing)


class FlagWithoutEnd(Mutant):
    state = Deaf
