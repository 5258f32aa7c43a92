"""A game in progress at one keyboard: its record, every moment so far, the way back and forth. Knows no game."""

from __future__ import annotations

from typing import Any

import msgspec

from behemoth.games import (
    Closing,
    Entry,
    Event,
    IllegalAction,
    Moment,
    Record,
    State,
    find_game,
    read_record,
    replay,
    rng_for,
    write_record,
)
from behemoth.terminal.files import read_text, write_text
from behemoth.terminal.trouble import BadInput


class Session:
    """Plays a record on. Raises BrokenRecord if it cannot be played so far."""

    def __init__(self, record: Record, file: str = "") -> None:
        self.record = msgspec.structs.replace(record, told=None)
        self.moments = list(replay(record))
        #: The file it came from or was saved to last.
        self.file = file
        self._undone: list[Entry | Closing] = []
        self._kept = self.record

    @property
    def state(self) -> State[Any]:
        """The present moment."""
        return self.moments[-1].state

    @property
    def first(self) -> State[Any]:
        """The moment before everything."""
        return self.moments[0].state

    @property
    def unsaved(self) -> bool:
        """Whether there is something that would be lost."""
        return self.record != self._kept

    def last_action(self) -> Any:
        """The action that led here, or ``None``."""
        return last_action(self.moments)

    def play(self, text: str) -> tuple[Event, ...]:
        """Carry out what was typed; what happened."""
        owing = self.state.to_act()
        if not owing:
            raise IllegalAction("error-game-over")
        seat = owing[0]
        entry = Entry(self.state.write(seat, self.state.read(seat, text)))
        events = self._enter(entry)
        self._undone.clear()
        return events

    def _enter(self, entry: Entry) -> tuple[Event, ...]:
        index, seat = len(self.record.entries), self.state.to_act()[0]
        step = self.state.play(seat, self.state.read(seat, entry.text), rng_for(self.record.seed, index))
        self.record = self.record.add(entry)
        self.moments.append(Moment(index + 1, step.state, entry, seat, step.events))
        return step.events

    def close(self, closing: Closing) -> tuple[Event, ...]:
        """End the game by resignation or agreement; what happened."""
        events = self._close(closing)
        self._undone.clear()
        return events

    def _close(self, closing: Closing) -> tuple[Event, ...]:
        step = self.state.close(closing)
        self.record = msgspec.structs.replace(self.record, closing=closing)
        self.moments.append(Moment(len(self.record.entries) + 1, step.state, events=step.events))
        return step.events

    def undo(self) -> None:
        """One step back."""
        if len(self.moments) == 1:
            raise BadInput("terminal-nothing-undone")
        self.moments.pop()
        closing, entries = self.record.closing, self.record.entries
        self._undone.append(entries[-1] if closing is None else closing)
        self.record = self.record.cut(len(entries) - (closing is None))

    def redo(self) -> tuple[Event, ...]:
        """One step forth again; what happened."""
        if not self._undone:
            raise BadInput("terminal-nothing-redone")
        last = self._undone.pop()
        return self._close(last) if isinstance(last, Closing) else self._enter(last)

    def save(self, name: str) -> None:
        """Write the record."""
        write_text(name, write_record(self.record))
        self.file, self._kept = name, self.record


def load_session(name: str, game: str) -> Session:
    """The session in a game file. Raises an error with one sentence if there is none, or one of another game."""
    record = read_record(read_text(name))
    if record.game != game:
        raise BadInput("terminal-other-game", name=name, found=record.game, wanted=find_game(game).id)
    return Session(record, name)


def last_action(moments: list[Moment]) -> Any:
    """The action of the last moment that has one."""
    for before, moment in zip(moments[-2::-1], moments[:0:-1], strict=True):
        if moment.entry is not None and moment.seat is not None:
            return before.state.read(moment.seat, moment.entry.text)
    return None
