"""What the table remembers for speed between one message and the next, all in one place.

Nothing here is the only copy of anything: a table whose memory keeps nothing (``Memory(0)``) sends the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

import msgspec

from behemoth.games import Event, State, Viewer

V = TypeVar("V")

#: So many things of each sort are kept, unless somebody asks for another number.
KEPT: Final = 2_048

#: So many logs of long matches, each a few hundred kilobytes.
LOGS: Final = 64
#: So many answers to questions.
ANSWERS: Final = 256

_ENCODE: Final = msgspec.json.Encoder().encode


class Bounded(Generic[V]):
    """The newest so many answers by their question."""

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Hashable, V] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The answer that is kept under this key; else it is made, and kept if there may be any."""
        found = self._kept.get(key)
        if found is None:
            found = make()
            self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> None:
        """Keep an answer; the oldest has to go if there are too many."""
        if self._most:
            self._kept[key] = value
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]

    def find(self, key: Hashable) -> V | None:
        """The answer that is kept, if any."""
        return self._kept.get(key)

    def forget(self, key: Hashable) -> None:
        """It no longer holds."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Nothing holds any longer."""
        self._kept.clear()

    def items(self) -> tuple[tuple[Hashable, V], ...]:
        """Everything that is kept, the oldest first."""
        return tuple(self._kept.items())

    def __len__(self) -> int:
        return len(self._kept)


class _Views:
    """The views of one state as they are sent."""

    __slots__ = ("of", "state")

    def __init__(self, state: State[Any]) -> None:
        self.state = state
        self.of: dict[Viewer, msgspec.Raw] = {}


class Memory:
    """One for all matches of a registry."""

    def __init__(self, kept: int = KEPT) -> None:
        #: By match: the newest state with its views.
        self._views: Bounded[_Views] = Bounded(kept)
        self._sentences: Bounded[str] = Bounded(kept)
        #: Who sits where, by game, players, who is here and language: part of every update, and hardly ever changes.
        self.seats: Bounded[Any] = Bounded(kept)
        #: The logs of long matches as newcomers get them.
        self.logs: Bounded[Any] = Bounded(min(kept, LOGS))
        #: Answers to questions about the present state of a match; some are long.
        self.answers: Bounded[Any] = Bounded(min(kept, ANSWERS))
        #: Matches that sleep, in short.
        self.summaries: Bounded[Any] = Bounded(kept)

    def forget(self, match: str) -> None:
        """What was remembered of this match no longer holds."""
        self._views.forget(match)
        self.summaries.forget(match)

    def view(self, match: str, state: State[Any], viewer: Viewer) -> msgspec.Raw:
        """The view of the newest state of a match, encoded once for all who see the same."""
        views = self._views.find(match)
        if views is None or views.state is not state:
            views = _Views(state)
            self._views.put(match, views)
        found = views.of.get(viewer)
        if found is None:
            found = views.of[viewer] = encode_view(state, viewer)
        return found

    def sentence(self, event: Event, language: str, names: tuple[str, ...]) -> str:
        """What an event reads like, said once for all who hear the same."""
        try:
            return self._sentences.get((event, language, names), lambda: event.sentence(language, names))
        except TypeError:  # an event of a foreign game with a field that has no hash
            return event.sentence(language, names)


def encode_view(state: State[Any], viewer: Viewer) -> msgspec.Raw:
    """A view as it is sent."""
    return msgspec.Raw(_ENCODE(state.view(viewer)))
