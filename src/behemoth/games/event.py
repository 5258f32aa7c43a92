"""Named facts. The picture, the sound, the log line, the screen reader and the replay are all drawn from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from behemoth.games.seats import Viewer
from behemoth.locale import DEFAULT_LANGUAGE, say


@cache
def _key_of(name: str) -> str:
    return "event" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


# Events, entries, messages and the like are values made of values and never part of a cycle: ``gc=False`` spares the
# collector the many of them that a table keeps.
class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """One thing that happened. A subclass adds what happened where, and names its sentence in the catalogue.

    Its fields are values that can be written and read back as they were (numbers, texts, tuples, enums): tables keep
    events with their matches.
    """

    def key(self) -> str:
        """The key of its sentence; by default made from the class name: ``TailSwung`` is ``event-tail-swung``."""
        return _key_of(type(self).__name__)

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        """What the sentence is filled with; by default the fields as they are and, where one is a ``seat``, that
        ``player``. ``names`` are those of the players, for games whose sentences speak of them."""
        filled = {field: getattr(self, field) for field in self.__struct_fields__}
        seat = filled.get("seat")
        if type(seat) is int and "player" not in filled:
            filled["player"] = (seat < len(names) and names[seat]) or say("player-of-seat", language, number=seat + 1)
        return filled

    def sentence(self, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
        """What happened, in one sentence, with the players called by their names where it speaks of them."""
        return say(self.key(), language, **self.arguments(language, names))

    def seen_by(self, viewer: Viewer) -> Event | None:
        """What this viewer may know of it: all, a part (another event) or nothing."""
        return self
