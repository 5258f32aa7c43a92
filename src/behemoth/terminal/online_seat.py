"""Seats at a table elsewhere: the hot seats of both games with a connection behind them, and a plain one for any."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from behemoth.client import BlockingMatch, Situation
from behemoth.games import Event, GameError, Seat
from behemoth.terminal.asking import Asker, command_words
from behemoth.terminal.combat_seat import CombatSeat
from behemoth.terminal.hotseat import Command, HotSeat
from behemoth.terminal.online_session import OnlineSession
from behemoth.terminal.tankseat import TankSeat
from behemoth.terminal.trouble import Gone
from behemoth.terminal.voice import Voice

#: What only one keyboard can do.
_HERE_ONLY: Final = ("redo", "load")
#: So many actions are listed at most; the others are found by their words.
LISTED: Final = 40


class OnlineSeat(HotSeat):
    """What every seat elsewhere has in common."""

    session: OnlineSession

    def commands(self) -> dict[str, Command]:
        return {name: command for name, command in super().commands().items() if name not in _HERE_ONLY}

    def let_bots_play(self) -> None:
        """Until it is our turn; the others may take their time."""
        now = self.session.situation
        if not now.mine and not now.over:
            self.voice.tell_key("terminal-online-waits", names=_waited_for(now, self))
        super().let_bots_play()
        self.tell_offers()

    def tell_offers(self) -> None:
        """What somebody offers us: the same command accepts it."""
        tell_offers(self.voice, self.session.situation)


class OnlineTankSeat(OnlineSeat, TankSeat):
    """Tank Chess at a table elsewhere."""


class OnlineCombatSeat(OnlineSeat, CombatSeat):
    """Monster Combat at a table elsewhere. What happens is told as it happens."""

    def instructions(self) -> None:
        self.voice.tell_key("terminal-online-combat")

    def let_bots_play(self) -> None:
        now = self.session.situation
        if self.holder is None:
            self.holder = self.session.people[0]
        if not now.mine and not now.over:
            self.voice.tell_key("terminal-online-waits", names=_waited_for(now, self))
        waited = False
        while self.session.bot_turn() is not None:
            self.tell_news(self.holder)
            waited = True
        if waited:
            if self.session.asked is None:
                self.after_end()
            self.show()
        self.tell_offers()

    def happened(self, events: Iterable[Event]) -> None:
        """What came of one's own decision; the table is shown when it is one's turn again."""
        if self.holder is not None:
            self.tell_news(self.holder)
        if self.session.situation.over:
            self.after_end()
        if self.session.situation.over or self.session.asked is not None:
            self.show()


SEATS: Final[dict[str, type[OnlineSeat]]] = {"tank-chess": OnlineTankSeat, "monster-combat": OnlineCombatSeat}


class PlainSeat:
    """A seat, or a place to watch, at a match of any game: the table says what is to be seen and what may be done."""

    def __init__(self, voice: Voice, asker: Asker, match: BlockingMatch) -> None:
        self.voice = voice
        self.asker = asker
        self._match = match
        self._shown = match.now
        self._commands: dict[str, Command] = {
            "actions": self._actions,
            "look": lambda rest: self._show(),
            "hint": self._hint,
            "resign": lambda rest: self._news(self._match.resign()),
            "draw": lambda rest: self._news(self._match.offer("draw")),
            "undo": lambda rest: self._news(self._match.offer("takeback")),
            "help": self._help,
            "quit": self._quit,
        }
        self._words = command_words(self._commands, voice.language)
        self._over = False

    def run(self) -> None:
        """Show and ask until the end, or until they leave."""
        try:
            for line in self._shown.log[-10:]:
                self.voice.tell(line.text)
            self._show()
            while not self._over:
                self._wait()
                if self._shown.over and not self.asker.present:
                    break
                self._hear(self.asker.ask(self._question()))
        except (Gone, KeyboardInterrupt):
            self.voice.tell()
            self.voice.tell_key("terminal-bye")
        finally:
            self._match.close()

    def _wait(self) -> None:
        """Until it is our turn, or over. Who watches sees all of it."""
        if not self._shown.mine and not self._shown.over:
            names = ", ".join(self._name(seat) for seat in self._shown.to_act)
            self.voice.tell_key("terminal-online-waits", names=names)
        while not (self._shown.over or self._match.now.mine):
            found = self._match.wait(self._shown.version)
            assert found is not None
            self._news(found)
        self._news(self._match.now)
        tell_offers(self.voice, self._shown)

    def _news(self, now: Situation) -> None:
        if now.version <= self._shown.version:
            return
        for line in now.log:
            if line.version > self._shown.version:
                self.voice.tell(line.text)
        self._shown = now
        self._show()
        if now.over:
            self.voice.tell(now.ending, "bold")
            self.voice.tell_key("terminal-online-over")

    def _show(self) -> None:
        seat = self._shown.yours[0] if self._shown.yours else None
        for line in self._match.show(seat).text.splitlines():
            self.voice.tell(line)
        if self._shown.mine:
            self._actions("")

    def _question(self) -> str:
        if self._shown.over:
            return self.voice.say("terminal-prompt-over") + "> "
        return f"{self._name(self._shown.mine[0])}> " if self._shown.mine else "> "

    def _name(self, seat: Seat) -> str:
        return self._shown.names[seat] or self.voice.say("terminal-seat", seat=seat + 1)

    def _hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        name = self._words.get(word.lower())
        try:
            if name is not None:
                self._commands[name](rest.strip())
            elif line:
                self._news(self._match.act(line, turn=self._shown.turn))
        except GameError as error:
            self.voice.tell(error.sentence(self.voice.language), "bold yellow")

    def _actions(self, rest: str) -> None:
        page = self._match.actions(most=LISTED, find=rest)
        for action in page.actions:
            known = action.label in ("", action.text)
            self.voice.tell(f"  {action.text}" if known else f"  {action.text}  {action.label}")
        if page.found > len(page.actions):
            self.voice.tell_key("terminal-online-more", count=page.found - len(page.actions))

    def _hint(self, rest: str) -> None:
        advised = self._match.hint()
        self.voice.tell_key("terminal-advice", action=advised.action, sentence=advised.text)

    def _help(self, rest: str) -> None:
        self.voice.tell_key("terminal-online-help", "bold")
        for name in self._commands:
            usage = self.voice.say(f"terminal-usage-of-{name}")
            self.voice.tell(f"  {usage:<16}{self.voice.say(f'terminal-help-{name}')}")

    def _quit(self, rest: str) -> None:
        self._over = True
        self.voice.tell_key("terminal-bye")


def tell_offers(voice: Voice, now: Situation) -> None:
    """What somebody offers us: the same command accepts it."""
    for offer in now.offers:
        if set(offer.waits_for) & set(now.yours) and offer.kind in ("draw", "takeback"):
            voice.tell_key(f"terminal-online-offer-{offer.kind}", name=now.names[offer.by])


def _waited_for(now: Situation, seat: HotSeat) -> str:
    return ", ".join(seat.seat_name(one) for one in now.to_act) or "…"
