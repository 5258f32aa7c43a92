"""An action that was tried and what came of it, and a part of a goal that was missed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from behemoth.games import Event, GameError, Seat, State
from behemoth.lessons.lesson import Pattern


def fits(event: Event, pattern: Pattern) -> bool:
    """Whether an event has the name and the values that a pattern names."""
    wanted = {key: value for key, value in pattern.items() if key != "event"}
    return type(event).__name__ == pattern["event"] and all(
        getattr(event, key) == value for key, value in wanted.items()
    )


class Tried(msgspec.Struct, frozen=True):
    """An action that was carried out, and what came of it."""

    seat: Seat
    action: Any
    before: State[Any]
    #: Right after the action, before anybody replied.
    after: State[Any]
    #: What happened in it and in the replies.
    events: tuple[Event, ...]
    #: After the replies.
    final: State[Any]

    def has(self, pattern: Pattern) -> bool:
        """Whether an event of this pattern happened."""
        return any(fits(event, pattern) for event in self.events)


class Missed(msgspec.Struct, frozen=True):
    """A goal that was not reached: the sentence that says so, and what the others can do about it now."""

    key: str
    arguments: Mapping[str, Any] = {}
    reply: tuple[str, ...] = ()
    #: The reason, where the rules have one.
    because: GameError | None = None

    def sentence(self, language: str) -> str:
        """What is missing, and why."""
        missing = GameError(self.key, **self.arguments)
        return " ".join(error.sentence(language) for error in (missing, self.because) if error is not None)
