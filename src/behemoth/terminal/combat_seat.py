"""The hot seat of Monster Combat: the device goes around, and nobody sees another's hand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from behemoth.games import PUBLIC, Event, Seat
from behemoth.monstercombat import FACES, REVEALING, CombatEvent, CombatState, card_word
from behemoth.table import TableEvent
from behemoth.terminal.asking import Asker
from behemoth.terminal.combat_table import table_lines, what_is_asked
from behemoth.terminal.hotseat import Command, HotSeat
from behemoth.terminal.session import Session
from behemoth.terminal.trouble import BadInput
from behemoth.terminal.voice import Voice


class CombatSeat(HotSeat):
    """2 to 7 people, one device."""

    def __init__(self, voice: Voice, asker: Asker, session: Session) -> None:
        #: Who looks at the screen now, and up to which moment everybody has heard what happened.
        self.holder: Seat | None = None
        self.heard = [0] * session.record.seats
        super().__init__(voice, asker, session)

    @property
    def state(self) -> CombatState:
        """The present moment."""
        state = self.session.state
        assert isinstance(state, CombatState)
        return state

    @property
    def hidden(self) -> bool:
        """Whether hands have to be hidden from each other (B24); one person alone with bots has nobody to hide from."""
        return not self.state.options.open_hands and len(self.session.people) > 1

    def commands(self) -> dict[str, Command]:
        own: dict[str, Command] = {"table": self._table, "log": self._log}
        return own | super().commands()

    def seat_name(self, seat: Seat) -> str:
        names = self.session.record.names
        return names[seat] if names and names[seat] else self.voice.say("combat-player", number=seat + 1)

    # -- showing -------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        variant = self.voice.say(f"combat-variant-{self.state.options.variant}")
        self.voice.tell_key("combat-seat-welcome", "bold", variant=variant)

    def instructions(self) -> None:
        self.voice.tell_key("combat-seat-hint")

    def show(self) -> None:
        """The table and the hand of whoever has to decide, once only they look."""
        self.picture()
        self.status()

    def picture(self) -> None:
        """Hand the device over if it is another's turn to look; then what happened, and the table."""
        if len(self.heard) != self.session.record.seats:  # another game was loaded
            self.heard = [0] * self.session.record.seats
        seat = self.session.asked
        if seat is not None:
            if seat != self.holder and self.hidden:
                self._hand_over(seat)
            self.holder = seat
            self._tell_news(seat)
        self._draw_table()

    def status(self) -> None:
        """What is asked and what can be answered."""
        seat = self.session.asked
        if seat is not None:
            actions = [self.state.write(seat, action, self.voice.language) for action in self.state.actions(seat)]
            self.voice.tell(what_is_asked(self.state.view(seat), self._names(), self.voice.language), "bold")
            self.voice.tell_key("combat-seat-actions", actions=", ".join(actions))

    def _names(self) -> list[str]:
        return [self.seat_name(seat) for seat in range(self.session.record.seats)]

    def _hand_over(self, seat: Seat) -> None:
        self._wipe()
        self.voice.tell_key("combat-seat-pass", "bold", name=self.seat_name(seat))
        self._wait(self.voice.say("combat-seat-ready", name=self.seat_name(seat)))
        self._wipe()

    def _wait(self, question: str) -> None:
        """For Enter. A script in a pipe may leave the empty lines out."""
        line = self.asker.ask(question)
        if line and not self.asker.present:
            self.asker.hand_back(line)

    def _wipe(self) -> None:
        """Take everything off the screen, what has scrolled away and what was typed too."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if not sys.stdout.isatty():
            self.voice.tell("-" * 60)
        elif os.environ.get("TERM", "dumb") == "dumb":
            self.voice.tell("\n" * 100)
        else:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)

    def _draw_table(self) -> None:
        """The table as the one who looks may see it; after the end as everybody may."""
        seat = self.holder if self.state.to_act() else None
        view = self.state.view(PUBLIC if seat is None else seat)
        for line, style in table_lines(view, self._names(), self.voice.language, hearts=self.voice.arrows):
            self.voice.tell(line, style)

    def _tell_news(self, seat: Seat) -> None:
        """What happened since this seat looked last, as it may know it."""
        for moment in self.session.moments[self.heard[seat] + 1 :]:
            self._tell(moment.events, seat)
        self.heard[seat] = len(self.session.moments) - 1

    def _tell(self, events: Iterable[Event], seat: Seat) -> None:
        for event in events:
            heard = event.seen_by(seat)
            if isinstance(heard, CombatEvent | TableEvent):
                self.voice.tell(heard.sentence(self.voice.language, self.session.record.names))

    # -- playing -------------------------------------------------------------------------------------------------------

    def happened(self, events: Iterable[Event]) -> None:
        """Tell who decided what came of it; then it is the next one's turn to look."""
        actor, following = self.session.moments[-1].seat, self.session.asked
        if actor in self.session.people and actor != following:
            self._tell_news(actor)
            if following is not None and self.hidden and self._takes_back(following):
                return
        if self.state.outcome() is not None:
            self.after_end()
        elif following is None:  # a bot is to decide; the table is shown when all of them have
            return
        self.show()

    def let_bots_play(self) -> None:
        """All of them, one after another; everybody hears of it when they look."""
        if self.session.bot_turn() is None:
            return
        while self.session.bot_turn() is not None:
            pass
        following = self.session.asked
        if following is None:
            if self.holder is not None:
                self._tell_news(self.holder)
            self.after_end()
        elif self.hidden and self.holder not in (None, following) and self._takes_back(following):
            return
        self.show()

    def _takes_back(self, following: Seat) -> bool:
        """The last moment in which nobody else has seen anything: Enter hides the screen, ``undo`` takes back."""
        while True:
            line = self.asker.ask(self.voice.say("combat-seat-hide", name=self.seat_name(following)))
            if self._words.get(line.lower()) == "undo":
                try:
                    self._undo("")
                except BadInput as error:
                    self.voice.tell(error.sentence(self.voice.language), "bold yellow")
                    continue
                return True
            if line and not self.asker.present:
                self.asker.hand_back(line)
            return False

    def _undo(self, rest: str) -> None:
        """Back to before one's own last decision, but never past something that somebody has seen since."""
        last = self.session.moments[-1]
        learnt = any(isinstance(event, REVEALING) for event in last.events)
        if len(self.session.moments) > 1 and (learnt or (self.hidden and last.seat != self.holder)):
            raise BadInput("combat-seat-no-undo")
        self.session.undo()
        latest = len(self.session.moments) - 1
        self.heard = [min(heard, latest) for heard in self.heard]
        self.show()

    def _help(self, rest: str) -> None:
        self.voice.tell_key("combat-seat-help", "bold")
        for face in FACES:
            effect = self.voice.say(f"combat-effect-{self.state.options.variant}-{face.name}")
            self.voice.tell(f"  {card_word(face.letter, self.voice.language):<12}{effect}")
        self.voice.tell_key("combat-seat-help-more")
        width = max(len(self._shown(name)) for name in self._commands) + 2
        for name in self._commands:
            self.voice.tell(f"  {self._shown(name):<{width}}{self.voice.say(f'terminal-help-{name}')}")

    def _table(self, rest: str) -> None:
        self._draw_table()
        self.status()

    def _log(self, rest: str) -> None:
        """The last turns again, as the one who looks may know them."""
        if self.holder is not None:
            for moment in self.session.moments[-10:]:
                self._tell(moment.events, self.holder)

    def _load(self, rest: str) -> None:
        before = self.session
        super()._load(rest)
        if self.session is not before:
            self.holder = None
