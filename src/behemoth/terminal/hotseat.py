"""The loop of a hot seat: several people, one keyboard. What all games share; a game adds its own commands.

A command is a word of the catalogue (``terminal-command-undo``) and a line of help (``terminal-help-undo``). Whatever
is not a command is an action, and the game reads it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeAlias

from behemoth.games import Event, GameError, Seat
from behemoth.terminal.asking import Asker, command_words
from behemoth.terminal.files import holds_something
from behemoth.terminal.session import Session, load_session
from behemoth.terminal.trouble import BadInput, Gone
from behemoth.terminal.voice import Voice, form

Command: TypeAlias = Callable[[str], None]


class HotSeat(ABC):
    """Asks whoever is to act, carries out what is typed, shows what happened."""

    #: The sentence above the list of commands: how an action is typed.
    help_title = "terminal-hint"

    def __init__(self, voice: Voice, asker: Asker, session: Session) -> None:
        self.voice = voice
        self.asker = asker
        self.session = session
        self._over = False
        self._commands = self.commands()
        self._words = command_words(self._commands, voice.language)

    # -- what a game adds ----------------------------------------------------------------------------------------------

    @abstractmethod
    def picture(self) -> None:
        """Draw the present moment."""

    @abstractmethod
    def status(self) -> None:
        """How things stand and who is to decide; nothing more once the game is over."""

    @abstractmethod
    def welcome(self) -> None:
        """What newcomers should know before the first picture."""

    def instructions(self) -> None:
        """What newcomers should know next to the first question."""
        self.voice.tell_key("terminal-hint")

    def commands(self) -> dict[str, Command]:
        """The commands by name, in the order in which help lists them; each is given the rest of its line."""
        return {
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "load": self._load,
            "help": self._help,
            "quit": self._quit,
        }

    def seat_name(self, seat: Seat) -> str:
        """How to call whoever sits there."""
        names = self.session.record.names
        return names[seat] if seat < len(names) and names[seat] else self.voice.say("terminal-seat", seat=seat + 1)

    def after_end(self) -> None:
        """What to say once the game is over."""
        self.voice.tell_key("terminal-over")

    # -- the loop ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Greet, then ask until they leave; bots play in between."""
        try:
            self.welcome()
            self.show()
            self.instructions()
            while not self._over:
                self.let_bots_play()
                self.hear(self.asker.ask(self.question()))
        except (Gone, KeyboardInterrupt):
            self._farewell()
        finally:
            self.session.close()

    def question(self) -> str:
        """Whose turn it is to type."""
        seat = self.session.asked
        if seat is None:
            return self.voice.say("terminal-prompt-over") + "> "
        return f"{self.seat_name(seat)}{self.clock_words(seat)}> "

    def clock_words(self, seat: Seat) -> str:
        """What somebody has left on the clock, to be added to a question; nothing without a clock."""
        left = self.session.seconds_left(seat)
        return "" if left is None else f", {int(left) // 60}:{int(left) % 60:02}"

    def hear(self, line: str) -> None:
        """Carry out one typed line; a line that cannot be carried out is answered with one sentence."""
        try:
            events = self.session.tick()
            if events:  # the time is over, whatever was typed
                self.happened(events)
            elif line:
                self._carry_out(line)
        except GameError as error:
            self.voice.tell(error.sentence(self.voice.language), "bold yellow")

    def _carry_out(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        name = self._words.get(word.lower())
        if name is None:
            self.happened(self.session.play(line))
        else:
            self._commands[name](rest.strip())

    def let_bots_play(self) -> None:
        """Until somebody at the keyboard is to decide, or the game is over."""
        while (events := self.session.bot_turn()) is not None:
            self.happened(events)

    def is_command(self, line: str) -> bool:
        """Whether a line is meant for the loop and not the answer to a question."""
        return line.partition(" ")[0].lower() in self._words

    def show(self) -> None:
        """The present moment: its picture and its status."""
        self.picture()
        self.status()

    def happened(self, events: Iterable[Event]) -> None:
        """Show the new moment and what led to it."""
        self.picture()
        for event in events:
            self.voice.tell_event(event)
        self.status()
        if self.session.state.outcome() is not None:
            self.after_end()

    # -- the commands of every game ------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> None:
        self.session.undo()
        self.show()

    def _redo(self, rest: str) -> None:
        self.happened(self.session.redo())

    def _save(self, rest: str) -> None:
        name = rest or self.session.file or self.asker.ask(self.voice.say("terminal-ask-file"))
        if not name:
            raise BadInput("terminal-no-file")
        destroys = self.asker.present and name != self.session.file and holds_something(name)
        if destroys and not self.asker.agrees(self.voice.say("terminal-ask-overwrite", name=name)):
            return
        self.session.save(name)
        self.voice.tell_key("terminal-saved", name=name)

    def _load(self, rest: str) -> None:
        name = rest or self.asker.ask(self.voice.say("terminal-ask-file"))
        if not name:
            raise BadInput("terminal-no-file")
        loaded = self._loaded(name)
        unsaved = self.session.unsaved and self.asker.present
        if unsaved and not self.asker.agrees(self.voice.say("terminal-ask-leave-unsaved")):
            return
        self.session.close()
        self.session = loaded
        count = len(loaded.record.entries)
        self.voice.tell_key("terminal-loaded", name=name, count=count, form=form(count))
        self.show()

    def _loaded(self, name: str) -> Session:
        """The game in a file; the bots of this one sit down there as well, if it has as many seats."""
        loaded, bots = load_session(name, self.session.record.game), self.session.bots
        if not bots or loaded.record.seats != self.session.record.seats:
            return loaded
        return Session(loaded.record, name, bots=bots)

    def _hint(self, rest: str) -> None:
        advice = self.session.advice(self.voice.language)
        self.voice.tell_key("terminal-advice", action=self._in_words(advice.action), sentence=advice.sentence)

    def _in_words(self, action: str) -> str:
        """An action of a record in the reader's language."""
        state, seat = self.session.state, self.session.asked
        assert seat is not None
        return state.write(seat, state.read(seat, action), self.voice.language)

    def _help(self, rest: str) -> None:
        self.voice.tell_key(self.help_title, "bold")
        width = max(len(self._shown(name)) for name in self._commands) + 2
        for name in self._commands:
            self.voice.tell(f"  {self._shown(name):<{width}}{self.voice.say(f'terminal-help-{name}')}")

    def _shown(self, name: str) -> str:
        return self.voice.say(f"terminal-usage-of-{name}")

    def _quit(self, rest: str) -> None:
        if self.session.unsaved:
            name = self.asker.ask(self.voice.say("terminal-ask-save-first"))
            if name:
                self._save(name)
        self._over = True
        self.voice.tell_key("terminal-bye")

    def _farewell(self) -> None:
        """They left without a word: nothing is saved, but say how to go on."""
        self.voice.tell()
        self.voice.tell_key("terminal-bye")
