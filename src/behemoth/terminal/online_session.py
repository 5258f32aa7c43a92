"""A match at a table elsewhere as a session of the hot seat: what is typed goes there, what happens is shown here.

The seat knows what its view holds and nothing else: the state is one it could imagine, and only its own view is shown.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from behemoth.bots import Advice
from behemoth.client import BlockingMatch, BlockingTable, Situation
from behemoth.games import Entry as RecordEntry
from behemoth.games import (
    Event,
    GameError,
    IllegalAction,
    Moment,
    Record,
    Seat,
    State,
    find_game,
)
from behemoth.table import LogLine, TableEvent
from behemoth.terminal.files import write_text
from behemoth.terminal.session import Session, last_action
from behemoth.terminal.trouble import BadInput

#: So many lines of what happened before one came can be read again.
_BEFORE: Final = 20


class Told(TableEvent, frozen=True):
    """Something that happened, in the sentence the table has made of it for this seat."""

    name: str
    text: str

    def key(self) -> str:
        """The key of the event it was, so that what is loud is loud here as well."""
        return "event" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in self.name)

    def sentence(self, language: str = "", names: Sequence[str] = ()) -> str:
        return self.text


class OnlineSession(Session):
    """The hot seat's session over a connection. Others, people or bots, are those who play in between."""

    def __init__(self, match: BlockingMatch, server: str) -> None:
        self._match = match
        self._server = server
        self._now = match.now
        self._at = time.monotonic()
        now = self._now
        self.record = Record(
            game=now.game,
            rules_version=find_game(now.game).rules_version,
            options=now.options,
            seats=len(now.seats),
            names=now.names,
            seed="",
        )
        self.file = ""
        self.bots = {seat: "" for seat in range(len(now.seats)) if seat not in now.yours}
        before = tuple(Told(_name(line), line.text) for line in now.log[-_BEFORE:])
        self.moments = [Moment(0, self._imagined(now), events=before)]

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        return self.moments[-1].state

    @property
    def unsaved(self) -> bool:
        """The table keeps everything."""
        return False

    @property
    def situation(self) -> Situation:
        """The newest of what has been shown."""
        return self._now

    @property
    def asked(self) -> Seat | None:
        return next(iter(self._now.mine), None) if not self._now.over else None

    def last_action(self) -> Any:
        try:
            return last_action(self.moments)
        except GameError:  # several actions came at once, so it was done in a state nobody here has seen
            return None

    def seconds_left(self, seat: Seat) -> float | None:
        clock = self._now.clock
        if not clock.left:
            return None
        spent = time.monotonic() - self._at if seat in clock.running and not clock.paused else 0.0
        return max(0.0, clock.left[seat] / 1000 - spent)

    def advice(self, language: str) -> Advice:
        advised = self._match.hint(self.asked)
        return Advice(advised.action, advised.text)

    def _imagined(self, now: Situation) -> State[Any]:
        return now.imagine(now.yours[0] if now.yours else 0, Random(0))

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, text: str) -> tuple[Event, ...]:
        if self.asked is None:
            raise IllegalAction("error-game-over")
        return self._follow_to(self._match.act(text, self.asked, turn=self._now.turn))

    def tick(self) -> tuple[Event, ...]:
        """What happened while somebody was typing, if it changed whose turn it is."""
        now = self._match.now
        return self._follow_to(now) if now.turn != self._now.turn or now.over != self._now.over else ()

    def bot_turn(self) -> tuple[Event, ...] | None:
        """Wait for the others; None as soon as it is one's own turn, or over."""
        newest = self._match.now
        if newest.version > self._now.version:
            return self._follow_to(newest)
        if self._now.over or self._now.mine:
            return None
        found = self._match.wait(self._now.version)
        assert found is not None
        return self._follow_to(found)

    def resign(self) -> tuple[Event, ...]:
        return self._follow_to(self._match.resign())

    def agree_on_draw(self) -> tuple[Event, ...]:
        return self._follow_to(self._match.offer("draw"))

    def undo(self) -> None:
        """Ask for a takeback; whether it is one is for the others to say."""
        self._follow_to(self._match.offer("takeback"))

    def redo(self) -> tuple[Event, ...]:
        raise BadInput("terminal-nothing-redone")

    def _follow_to(self, now: Situation) -> tuple[Event, ...]:
        """Show the newest moment, with what happened since the last one."""
        lines = [line for line in now.log if line.version > self._now.version]
        acted = next((line for line in reversed(lines) if line.action), None)
        events = tuple(Told(_name(line), line.text) for line in lines)
        entry = RecordEntry(acted.action, acted.seat) if acted is not None else None
        self._now, self._at = now, time.monotonic()
        seat = acted.seat if acted is not None else None
        self.moments.append(Moment(len(self.moments), self._imagined(now), entry, seat, events))
        return events

    # -- the end -------------------------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """The record as the table writes it: where players hide something, after the end."""
        write_text(name, BlockingTable(self._server).record(self._now.match))
        self.file = name

    def close(self) -> None:
        self._match.close()


def _name(line: LogLine) -> str:
    return str(line.event.get("event", "")) if isinstance(line.event, dict) else ""
