"""The hot seat of Tank Chess: the loop of every game, and what people ask about tanks."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from behemoth.games import EVERYTHING, PUBLIC, Event, Seat, Viewer
from behemoth.locale import say
from behemoth.tankchess import (
    HEADINGS,
    OFF,
    SIDE_WORDS,
    SIDES,
    Move,
    Position,
    Square,
    TankState,
    by_column,
    heading_word,
    known_to,
    name_of,
    read_square,
    threat_events,
    threats_of,
    union,
)
from behemoth.tankchess.drawing import draw
from behemoth.terminal.advice import describe, piece_advice, threat_lines, threatened_squares
from behemoth.terminal.asking import Asker, words
from behemoth.terminal.board import GOAL, THREAT, Look, Mark, count_losses, draw_board, last_marks, legend
from behemoth.terminal.files import write_text
from behemoth.terminal.handing import hand_over
from behemoth.terminal.hotseat import Command, HotSeat
from behemoth.terminal.session import Session
from behemoth.terminal.trouble import BadInput
from behemoth.terminal.voice import Voice, form


class TankSeat(HotSeat):
    """Two people, White and Black."""

    help_title = "terminal-help-title"

    def __init__(self, voice: Voice, asker: Asker, session: Session) -> None:
        self.flipped = session.people == (1,)  # Black alone against a bot looks from their own side
        #: Who looks at the screen, where that matters.
        self.holder: Seat | None = None
        super().__init__(voice, asker, session)

    @property
    def state(self) -> TankState:
        """The present moment."""
        state = self.session.state
        assert isinstance(state, TankState)
        return state

    @property
    def position(self) -> Position:
        """The board as whoever looks may know it (TC12.12)."""
        return known_to(self.state.position, self.viewer)

    @property
    def viewer(self) -> Viewer:
        """Who looks: one person alone with bots, whoever holds the device, everybody after the end."""
        if self.state.outcome() is not None:
            return EVERYTHING
        if len(self.session.people) == 1:
            return self.session.people[0]
        return PUBLIC if self.holder is None else self.holder

    @property
    def handed(self) -> bool:
        """Whether the device is handed around, since each has something to hide."""
        return self.state.hides and len(self.session.people) > 1

    @property
    def look(self) -> Look:
        """How the board is drawn now."""
        return Look(self.voice.arrows, self.flipped)

    def commands(self) -> dict[str, Command]:
        own: dict[str, Command] = {
            "moves": self._moves,
            "threats": self._threats,
            "board": self._board,
            "legend": self._legend,
            "flip": self._flip,
            "position": self._position,
            "svg": self._svg,
            "resign": self._resign,
            "draw": self._draw,
        }
        return own | super().commands()

    def seat_name(self, seat: Seat) -> str:
        side = self.side_name(seat)
        names = self.session.record.names
        return f"{side} ({names[seat]})" if names and names[seat] else side

    def side_name(self, side: int) -> str:
        """White or Black, in the reader's language."""
        return self.voice.say("side-name", side=SIDE_WORDS[side])

    # -- showing -------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        self._legend("")

    def instructions(self) -> None:
        self._announce()
        example = next((move for move in self.state.actions(self.position.turn) if _drives(move)), None)
        if example is not None:
            move = self.state.write(self.position.turn, example, self.voice.language)
            self.voice.tell_key("terminal-welcome", move=move)

    def picture(self) -> None:
        seat = self.session.asked
        if self.handed and seat is not None and seat != self.holder:
            hand_over(self.voice, self.asker, self.seat_name(seat))
            self.holder = seat
        self._draw_marked(last_marks(self.session.last_action()))

    def status(self) -> None:
        self._tell_armies()
        if self.state.outcome() is None and self.position.falling != OFF:
            self._tell_fall()
        self._tell_mines()

    def happened(self, events: Iterable[Event]) -> None:
        """Nobody hears where somebody else has laid a mine (TC12.12)."""
        happened = list(events)
        self.picture()
        for event in happened:
            heard = event.seen_by(self.viewer)
            if heard is not None:
                self.voice.tell_event(heard)
        self.status()
        if self.session.state.outcome() is not None:
            self.after_end()

    def _tell_mines(self) -> None:
        """How many remote mines are left, and how to lay those that are owed."""
        mines, seat = self.position.mines, self.session.asked
        if mines is None or self.state.outcome() is not None:
            return
        left = self.state.position.mines
        assert left is not None
        self.voice.tell_key("terminal-mines", white=left.left(0), black=left.left(1))
        if seat is not None and mines.owed[seat]:
            side = self.seat_name(seat)
            self.voice.tell_key("terminal-mines-lay", "bold", side=side, count=mines.owed[seat])

    def question(self) -> str:
        seat = self.session.asked
        if seat is None:
            return super().question()
        prompt = self.voice.say("terminal-prompt", number=self.state.round(), side=self.seat_name(seat))
        return f"{prompt}{self.clock_words(seat)}> "

    def _draw_marked(self, marks: dict[Square, Mark]) -> None:
        self.voice.tell()
        self.voice.draw(draw_board(self.position, self.look, marks))

    def _tell_armies(self) -> None:
        first = self.session.first
        assert isinstance(first, TankState)
        armies = []
        for side, lost in zip(SIDES, count_losses(first.position, self.position), strict=True):
            text = ", ".join(f"{count} {mark}" for mark, count in lost.items())
            count = len(self.position.armies[side])
            facts = {"count": count, "form": form(count), "lost": text or "–"}
            armies.append(self.voice.say("terminal-army", side=self.side_name(side), **facts))
        self.voice.tell("   ".join(armies))

    def _tell_fall(self) -> None:
        seat = self.state.to_act()[0]
        choices = " ".join(self.state.write(seat, fall, self.voice.language) for fall in self.state.actions(seat))
        square = name_of(self.position.falling)
        self.voice.tell_key("terminal-fall", "bold", side=self.seat_name(seat), square=square, choices=choices)

    def _announce(self) -> None:
        for event in threat_events(self.position, threats_of(self.position)):
            self.voice.tell_event(event)

    def _carry_out(self, line: str) -> None:
        """Squares for remote mines may be typed together and in any order; the rules want them one by one."""
        words = [word.removeprefix("!") for word in line.replace(",", " ").split()]
        squares = [read_square(word, self.position.size) for word in words]
        if not self.position.placing or None in squares:
            super()._carry_out(line)
            return
        mines = self.position.mines
        wrong = [square for square in squares if square is not None and mines and not mines.could >> square & 1]
        for square in wrong:  # before any is laid: the rules say what is wrong with it
            self.session.play(f"!{name_of(square)}")
        events: list[Event] = []
        for square in by_column(union(square for square in squares if square is not None)):
            events += self.session.play(f"!{name_of(square)}")
        self.happened(events)

    # -- commands ------------------------------------------------------------------------------------------------------

    def _board(self, rest: str) -> None:
        self.show()
        self._announce()

    def _legend(self, rest: str) -> None:
        tell_legend(self.voice, self.position, self.look)

    def _flip(self, rest: str) -> None:
        self.flipped = not self.flipped
        self._board(rest)

    def _undo(self, rest: str) -> None:
        super()._undo(rest)
        self._announce()

    def _moves(self, rest: str) -> None:
        square = read_square(rest, self.position.size)
        if square is None:
            raise BadInput("terminal-which-piece", rule="TC1.1", text=rest[:40])
        piece = self.position.piece_at(square)
        if piece is None:
            raise BadInput("error-no-piece", rule="TC1.2", square=name_of(square))
        advice = piece_advice(self.position, piece, self.voice.language)
        self._draw_marked(dict.fromkeys(advice.squares, GOAL))
        self.voice.tell(describe(piece, self.voice.language), "bold")
        for line in advice.lines:
            self.voice.tell(line)

    def _threats(self, rest: str) -> None:
        if self.position.falling != OFF:
            raise BadInput("error-fall-first", rule="TC6.10", square=name_of(self.position.falling))
        side = read_side(rest, self.voice.language) if rest else 1 - self.position.turn
        squares = threatened_squares(self.position, side)
        self._draw_marked(dict.fromkeys(squares, THREAT))
        name = self.side_name(side)
        self.voice.tell_key("terminal-threatened", side=name, count=len(squares))
        lines = threat_lines(self.position, side, self.voice.language)
        self.voice.tell_key("terminal-threats" if lines else "terminal-no-threats", "bold", side=name)
        for line in lines:
            self.voice.tell(line)

    def _position(self, rest: str) -> None:
        self.voice.draw(Text(self._line))

    @property
    def _line(self) -> str:
        """The state in one line, as whoever looks may know it."""
        return str(self.state.view(self.viewer).line)  # type: ignore[attr-defined]

    def _svg(self, rest: str) -> None:
        name = rest or self.asker.ask(self.voice.say("terminal-ask-file"))
        if not name:
            raise BadInput("terminal-no-file")
        last = self.session.last_action()
        drawing = draw(
            self.position, flipped=self.flipped, mines_of=SIDES, last=last, language=self.voice.language
        )  # mines that nobody here may know are not in the position
        write_text(name, drawing)
        self.voice.tell_key("terminal-drawn", name=name)

    def _resign(self, rest: str) -> None:
        self.happened(self.session.resign())

    def _draw(self, rest: str) -> None:
        seat = self.session.asked
        if seat is not None and not self.session.bots:
            question = self.voice.say("terminal-ask-draw", side=self.seat_name(1 - seat))
            if not self.asker.agrees(question):
                self.voice.tell_key("terminal-draw-refused")
                return
        self.happened(self.session.agree_on_draw())

    def _farewell(self) -> None:
        super()._farewell()
        if self.session.unsaved and self.state.outcome() is None and not self.state.hides:
            self.voice.tell_key("terminal-go-on")
            self.voice.draw(Text(f"  behemoth tanks --position '{self.state.text()}'"))


def read_side(text: str, language: str) -> int:
    """The side a word means, in English or the reader's language. Raises BadInput."""
    for side, word in enumerate(SIDE_WORDS):
        if text.lower() in (word, word[0], *words(say(f"terminal-{word}-words", language))):
            return side
    raise BadInput("terminal-which-side", text=text[:40])


def tell_legend(voice: Voice, position: Position, look: Look) -> None:
    """What the signs of this board mean."""
    parts = []
    for sign, key, official in legend(position):
        name = voice.say(key)
        parts.append(f"{sign} {name if official else voice.say('kind-unofficial', kind=name)}")
    voice.tell(", ".join(parts))
    compass = " ".join(f"{look.heading(heading)} {heading_word(heading, voice.language)}" for heading in HEADINGS)
    voice.tell_key("terminal-legend", compass=compass)


def _drives(action: object) -> bool:
    """An example for newcomers shows a drive, not a turn in place."""
    return isinstance(action, Move) and action.end not in (action.start, OFF)
