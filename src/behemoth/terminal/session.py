"""A game in progress at one keyboard: its match, its record, every moment so far, the way back. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from behemoth.bots import Advice
from behemoth.games import (
    Closing,
    Ending,
    Event,
    IllegalAction,
    Moment,
    Record,
    Seat,
    State,
    find_game,
    read_record,
    replay,
    write_record,
)
from behemoth.games import Entry as RecordEntry
from behemoth.table import (
    Act,
    Acted,
    ClockSetting,
    Closed,
    Entry,
    NoClock,
    Offer,
    Refusal,
    Resign,
    SatDown,
    SeatPlan,
    Setup,
    SystemTime,
    TimeSource,
    new_match,
)
from behemoth.terminal.files import read_text, write_text
from behemoth.terminal.match import LocalMatch, read_clock
from behemoth.terminal.trouble import BadInput


class Session:
    """Plays a record on, people at the keyboard and bots on the other seats. Raises BrokenRecord if it cannot be
    played so far."""

    def __init__(
        self,
        record: Record,
        file: str = "",
        *,
        bots: Mapping[Seat, str] | None = None,
        clock: ClockSetting | None = None,
        time: TimeSource | None = None,
    ) -> None:
        self.record = msgspec.structs.replace(record, stated_result=None)
        self.moments = list(replay(record))
        #: The file it came from or was saved to last.
        self.file = file
        #: Which bot sits where.
        self.bots = dict(bots or {})
        self.clock = _clock_of(record) if clock is None else clock
        time = time or SystemTime()
        setup = self._setup(time.now())
        self._local = LocalMatch(setup, self._log(setup), time=time)
        self._undone: list[tuple[Entry, ...]] = []
        if not isinstance(self.clock, NoClock):
            self.record = msgspec.structs.replace(self.record, clock=self._local.match.record().clock)
        self._kept = self.record

    def _setup(self, now: int) -> Setup:
        record, people = self.record, self.record.seats - len(self.bots)
        names = record.names or ("",) * record.seats
        return Setup(
            id="keyboard",
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            seats=tuple(
                SeatPlan("bot", name, self.bots[seat]) if seat in self.bots else SeatPlan("person", name)
                for seat, name in enumerate(names)
            ),
            clock=self.clock,
            seed=record.seed,
            created=now,
            # Who plays against bots alone takes back moves of their own.
            mode="online" if people == 1 and self.bots else "here",
        )

    def _log(self, setup: Setup) -> list[Entry]:
        """What the table would have logged of the record so far."""
        now, budget = setup.created, new_match(setup).clock.left
        log: list[Entry] = [
            SatDown(at=now, seat=seat, name=setup.seats[seat].name, token_hash="") for seat in self.people
        ]
        for moment in self.moments[1:]:
            if moment.entry is not None and moment.seat is not None:
                before = self.moments[moment.index - 1].state
                text = before.write(moment.seat, before.read(moment.seat, moment.entry.text))
                noted = moment.entry.clock
                left = round(1000 * noted) if noted is not None else budget[moment.seat] if budget else 0
                log.append(Acted(at=now, seat=moment.seat, action=text, left=left))
        if self.record.closing is not None:
            log.append(Closed(at=now, ending=self.record.closing.ending, seat=self.record.closing.seat))
        return log

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        """The present moment."""
        return self._local.match.state

    @property
    def first(self) -> State[Any]:
        """The moment before everything."""
        return self.moments[0].state

    @property
    def unsaved(self) -> bool:
        """Whether there is something that would be lost."""
        return self.record != self._kept

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat in range(self.record.seats) if seat not in self.bots)

    @property
    def asked(self) -> Seat | None:
        """Whose decision at the keyboard is waited for; None if the game is over or a bot is to decide."""
        return next((seat for seat in self.state.to_act() if seat not in self.bots), None)

    def last_action(self) -> Any:
        """The action that led here, or ``None``."""
        return last_action(self.moments)

    def seconds_left(self, seat: Seat) -> float | None:
        """What this seat has left on its clock; None without one."""
        return self._local.seconds_left(seat)

    def advice(self, language: str) -> Advice:
        """What would be good now for whoever is asked. Raises Refusal."""
        if self.asked is None:
            raise IllegalAction("error-game-over")
        return self._local.advice(self.asked, language)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, text: str) -> tuple[Event, ...]:
        """Carry out what was typed; what happened."""
        if self.asked is None:
            raise IllegalAction("error-game-over")
        try:
            return self._new(self._local.do(Act("", self.asked, self._local.match.turn, text)))
        except Refusal as refusal:
            if refusal.key != "refusal-late":
                raise
            return self._new(self._local.time_is_over())

    def tick(self) -> tuple[Event, ...]:
        """What the clock has brought about since; nothing most of the time."""
        return self._new(self._local.tick())

    def bot_turn(self) -> tuple[Event, ...] | None:
        """Let a bot decide if one is to; what happened, or None if none is."""
        return self._new(self._local.bot_turn()) if self._local.bot_owes() else None

    def resign(self) -> tuple[Event, ...]:
        """Give up; what happened."""
        seat = self.people[0] if self.asked is None else self.asked
        self._demand_going_on(Closing(Ending.RESIGNED, seat))
        return self._new(self._local.do(Resign("", seat)))

    def agree_on_draw(self) -> tuple[Event, ...]:
        """Offer a draw: people at one keyboard have agreed on it, bots decide; what happened."""
        self._demand_going_on(Closing(Ending.AGREED))
        seat = self.people[0] if self.asked is None else self.asked
        offered = self._local.do(Offer("", seat, "draw"))
        return self._new((*offered, *self._local.bot_answers()))

    def _demand_going_on(self, closing: Closing) -> None:
        if self._local.match.over:
            self.state.close(closing)  # says by which rule it cannot be closed again

    def undo(self) -> None:
        """One step back; against bots alone, back to before one's own last action."""
        if len(self.moments) == 1:
            raise BadInput("terminal-nothing-undone")
        undone = self._local.cut(self._last_step()) if self._local.match.over else self._taken_back()
        self._undone.append(undone)
        self._follow(())

    def _taken_back(self) -> tuple[Entry, ...]:
        """Ask the table for a takeback, which nobody else has to agree to; the actions that are gone."""
        seat = self.people[0] if self.asked is None else self.asked
        actions = self._local.match.actions
        try:
            self._local.do(Offer("", seat, "takeback"))
        except Refusal as refusal:
            if refusal.key == "refusal-final" and self._at_one_device:
                return self._local.cut(self._last_step())  # who hands the device around says what others have seen
            if refusal.key == "refusal-nothing-back":
                raise BadInput("terminal-nothing-undone") from None
            raise
        return tuple(actions[len(self._local.match.actions) :])

    def _last_step(self) -> int:
        """Where in the log the last step is: the end of the game, or the last action, not counting those of bots that
        one person plays against."""
        log, actions = self._local.log, self._local.match.actions
        if isinstance(log[-1], Closed):
            return len(log) - 1
        own = [acted for acted in actions if self._at_one_device or acted.seat not in self.bots]
        if not own:
            raise BadInput("terminal-nothing-undone")
        return next(place for place in reversed(range(len(log))) if log[place] is own[-1])

    @property
    def _at_one_device(self) -> bool:
        return self._local.match.setup.mode == "here"

    def redo(self) -> tuple[Event, ...]:
        """What was undone last, once more; what happened."""
        if not self._undone:
            raise BadInput("terminal-nothing-redone")
        return tuple(event for entry in self._undone.pop() for event in self._follow(self._local.put((entry,))))

    # -- keeping the record --------------------------------------------------------------------------------------------

    def _new(self, entries: Sequence[Entry]) -> tuple[Event, ...]:
        if entries:
            self._undone.clear()
        return self._follow(entries)

    def _follow(self, entries: Sequence[Entry]) -> tuple[Event, ...]:
        """Note in the record what was logged; what happened."""
        happened: list[Event] = []
        self._forget(len(self._local.match.actions))
        version = self._local.match.version - len(entries)
        for entry in entries:
            version += 1
            events = self._local.events_of(version)
            if isinstance(entry, Acted):
                self._note(entry, events)
            elif isinstance(entry, Closed):
                self.record = msgspec.structs.replace(self.record, closing=Closing(entry.ending, entry.seat))
                self.moments.append(Moment(len(self.record.entries) + 1, self.state, events=events))
            happened += events
        return tuple(happened)

    def _forget(self, actions: int) -> None:
        """Leave out what the match no longer has."""
        gone = len(self.record.entries) > actions or (self.record.closing and not self._local.match.over)
        if gone:
            self.record = self.record.cut(actions)
            del self.moments[actions + 1 :]

    def _note(self, entry: Acted, events: tuple[Event, ...]) -> None:
        before = self.moments[-1].state
        index = len(self.record.entries)
        seat = None if before.to_act()[0] == entry.seat else entry.seat
        clock = entry.left / 1000 if self._local.match.clock.limited else None
        written = RecordEntry(entry.action, seat, clock)
        self.record = self.record.add(written)
        self.moments.append(Moment(index + 1, self.state, written, entry.seat, events))

    def save(self, name: str) -> None:
        """Write the record."""
        write_text(name, write_record(self.record))
        self.file, self._kept = name, self.record

    def close(self) -> None:
        """Let go of whatever bots think in."""
        self._local.close()


def _clock_of(record: Record) -> ClockSetting:
    """The clock a record was played with; none if it names one that only others know."""
    try:
        return read_clock(record.clock)
    except BadInput:
        return NoClock()


def load_session(
    name: str, game: str, *, bots: Mapping[Seat, str] | None = None, clock: ClockSetting | None = None
) -> Session:
    """The session in a game file. Raises an error with one sentence if there is none, or one of another game."""
    record = read_record(read_text(name))
    if record.game != game:
        raise BadInput("terminal-other-game", name=name, found=record.game, wanted=find_game(game).id)
    return Session(record, name, bots=bots, clock=clock)


def last_action(moments: list[Moment]) -> Any:
    """The action of the last moment that has one."""
    for before, moment in zip(moments[-2::-1], moments[:0:-1], strict=True):
        if moment.entry is not None and moment.seat is not None:
            return before.state.read(moment.seat, moment.entry.text)
    return None
