"""The hot seat of a game in which players hide something: the device goes around, and everybody hears what happened
since they looked last, as they may know it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from behemoth.games import Event, Moment, Seat, find_game
from behemoth.terminal.asking import Asker
from behemoth.terminal.handing import hand_over
from behemoth.terminal.hotseat import Command, HotSeat
from behemoth.terminal.session import Session
from behemoth.terminal.trouble import BadInput
from behemoth.terminal.voice import Voice


class PassingSeat(HotSeat):
    """Several people, one device, and nobody sees what another hides."""

    #: The moment before which nobody has to be told anything: the start.
    BEFORE = 0

    def __init__(self, voice: Voice, asker: Asker, session: Session) -> None:
        #: Who looks at the screen now, and up to which moment everybody has heard what happened.
        self.holder: Seat | None = None
        self.heard = [self.BEFORE] * session.record.seats
        super().__init__(voice, asker, session)

    @property
    def hidden(self) -> bool:
        """Whether people have to hide something from each other; one alone with bots has nobody to hide from."""
        secrets = find_game(self.session.record.game).secrets and self.session.state.hides
        return secrets and len(self.session.people) > 1

    @abstractmethod
    def draw_table(self) -> None:
        """What the one who looks may see; after the end what everybody may."""

    @abstractmethod
    def learnt(self, moment: Moment) -> bool:
        """Whether something came to light with this moment, so that it cannot be taken back."""

    def commands(self) -> dict[str, Command]:
        own: dict[str, Command] = {"table": self._table, "log": self._log}
        return own | super().commands()

    # -- showing -------------------------------------------------------------------------------------------------------

    def picture(self) -> None:
        """Hand the device over if it is another's turn to look; then what happened, and the table."""
        if len(self.heard) != self.session.record.seats:  # another game was loaded
            self.heard = [self.BEFORE] * self.session.record.seats
        seat = self.session.asked
        if seat is not None:
            if seat != self.holder and self.hidden:
                hand_over(self.voice, self.asker, self.seat_name(seat))
            self.holder = seat
            self.tell_news(seat)
        self.draw_table()

    def tell_news(self, seat: Seat) -> None:
        """What happened since this seat looked last, as it may know it."""
        for moment in self.session.moments[self.heard[seat] + 1 :]:
            self.tell_events(moment.events, seat)
        self.heard[seat] = len(self.session.moments) - 1

    def tell_events(self, events: Iterable[Event], seat: Seat) -> None:
        """What this seat may know of them."""
        for event in events:
            heard = event.seen_by(seat)
            if heard is not None:
                self.voice.tell(heard.sentence(self.voice.language, self.session.record.names))

    # -- playing -------------------------------------------------------------------------------------------------------

    def happened(self, events: Iterable[Event]) -> None:
        """Tell who decided what came of it; then it is the next one's turn to look."""
        actor, following = self.session.moments[-1].seat, self.session.asked
        if actor in self.session.people and actor != following:
            self.tell_news(actor)
            if following is not None and self.hidden and self._takes_back(following):
                return
        if self.session.state.outcome() is not None:
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
                self.tell_news(self.holder)
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
        if len(self.session.moments) > 1 and (self.learnt(last) or (self.hidden and last.seat != self.holder)):
            raise BadInput("combat-seat-no-undo")
        self.session.undo()
        latest = len(self.session.moments) - 1
        self.heard = [min(heard, latest) for heard in self.heard]
        self.show()

    def _table(self, rest: str) -> None:
        self.draw_table()
        self.status()

    def _log(self, rest: str) -> None:
        """The last turns again, as the one who looks may know them."""
        if self.holder is not None:
            for moment in self.session.moments[-10:]:
                self.tell_events(moment.events, self.holder)

    def _load(self, rest: str) -> None:
        before = self.session
        super()._load(rest)
        if self.session is not before:
            self.holder = None
