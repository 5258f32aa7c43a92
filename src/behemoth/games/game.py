"""The contract: what a game and a state are. It knows no particular game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec

from behemoth.games.actions import Actions
from behemoth.games.errors import IllegalAction, InvalidText
from behemoth.games.event import Event
from behemoth.games.outcome import Closing, Outcome
from behemoth.games.seats import Seat, Viewer
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from behemoth.games.record import Moment

#: The first word of a question to the coach, in every game that has one: what could happen after each choice. Where
#: people play against each other it is answered only if they agreed on it.
COACH: Final = "coach"


def asks_coach(about: str) -> bool:
    """Whether a question is one to the coach."""
    return about.split(maxsplit=1)[:1] == [COACH]


A = TypeVar("A")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the options, as A is the action


class Step(msgspec.Struct, Generic[A], frozen=True):
    """What an action leads to: the next state and what happened on the way."""

    state: State[A]
    events: tuple[Event, ...] = ()
    #: Chance decided something or something hidden came to light, so it can never be taken back.
    final: bool = False
    #: The action as ``State.write`` writes it, where playing has shown it anyway; empty: ask ``State.write``.
    text: str = ""
    #: Everybody may read the action as written, although the game hides something: it tells nothing that is hidden.
    open: bool = False


class State(ABC, Generic[A]):
    """A moment of a game. A value: nothing mutates it, nothing in it foretells the future."""

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision; empty when the game is over."""

    @abstractmethod
    def actions(self, seat: Seat) -> Actions[A]:
        """What this seat may do now; empty if it owes nothing."""

    @abstractmethod
    def play(self, seat: Seat, action: A, rng: Random | None = None, *, events: bool = True) -> Step[A]:
        """Carry out an action. A caller that needs no events passes ``events=False``.

        ``rng`` is only needed where chance decides (``chance.needed`` asks for it). Raises :class:`IllegalAction`,
        whose text says which rule forbids it (``not_an_action`` for what is none at all); the state stays as it was.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""

    @abstractmethod
    def view(self, viewer: Viewer) -> msgspec.Struct:
        """What that viewer may know, built by whitelist."""

    @abstractmethod
    def imagine(self, seat: Seat, rng: Random) -> Self:
        """Some full state that this seat cannot tell from the real one."""

    @abstractmethod
    def round(self) -> int:
        """The number a record writes before this moment's actions; it never falls."""

    @abstractmethod
    def text(self) -> str:
        """The state in one line, lossless: ``game.parse(state.text()) == state``."""

    @abstractmethod
    def write(self, seat: Seat, action: A, language: str = DEFAULT_LANGUAGE) -> str:
        """A legal action as records write it: no white space, no braces, unique among the legal ones."""

    @abstractmethod
    def read(self, seat: Seat, text: str) -> A:
        """The legal action this text means. Raises InvalidText, IllegalAction or AmbiguousText."""

    def play_text(self, seat: Seat, text: str, rng: Random | None = None) -> Step[A]:
        """Carry out what this text means, as ``read`` and ``play`` do one after the other; ``Step.text`` says how
        records write it. A game where that would look at the rules twice may do it at once. Raises what they raise."""
        action = self.read(seat, text)
        step = self.play(seat, action, rng)
        return step if step.text else msgspec.structs.replace(step, text=self.write(seat, action))

    def label(self, seat: Seat, action: A, language: str = DEFAULT_LANGUAGE) -> str:
        """What people read on the button of a legal action; by default the action as it is written."""
        return self.write(seat, action, language)

    def group(self, seat: Seat, action: A, language: str = DEFAULT_LANGUAGE) -> str:
        """Under which heading a list of many actions shows this one: a piece, a card. By default under none."""
        return ""

    @property
    def hides(self) -> bool:
        """Whether some know more than others in this game; the same from its start to its end.

        For games with secrets that are an option; one that never has any says so once (``Game.secrets``).
        """
        return True

    def default(self, seat: Seat) -> A | None:
        """What the table does for somebody whose time for a decision is over; ``None``: nothing, the flag falls."""
        return None

    def query(self, viewer: Viewer, about: str, language: str = DEFAULT_LANGUAGE) -> msgspec.Struct:
        """What an interface may ask about this state, for drawing: built from what the viewer may know, nothing else.

        The questions are the game's own (``ends C3``, ``actions``); what starts with ``COACH`` is help that players
        agree on. Raises InvalidText for one it does not know.
        """
        raise InvalidText("error-no-query", about=about[:40])

    def positions(self) -> tuple[int, ...]:
        """Numbers by which positions are told apart, the present one last, as far back as the state remembers them.

        Empty where no two games are alike. The table asks, so that nobody gets help with a match that others play.
        """
        return ()

    def close(self, closing: Closing) -> Step[A]:
        """End the game from outside: resignation, agreement, a fallen flag. Not every game knows such an end."""
        raise IllegalAction("error-no-closing", ending=closing.ending.value)

    def __str__(self) -> str:
        return self.text()


class Game(ABC, Generic[A, O]):
    """A game: its name, its options and how it starts."""

    #: ``tank-chess``; also the name under which it is found and the key of its catalogue entries.
    id: ClassVar[str]
    #: Stored in every record; old records keep loading.
    rules_version: ClassVar[int]
    #: How many may play.
    seats: ClassVar[range]
    #: A frozen struct: typed, validated, a default for each field and a help text in its ``Meta``.
    Options: ClassVar[type[Any]]
    #: Whether some may know more than others; ``State.hides`` says of each game whether they do. Then actions as
    #: written (but those that are ``Step.open``) and the record are nobody else's before the end.
    secrets: ClassVar[bool] = True
    #: Whether chance decides anything after the start; a game without it gets no random source of its own.
    chance: ClassVar[bool] = True
    #: The languages in which it has all its sentences; English is always one of them, for whoever reads another.
    languages: ClassVar[tuple[str, ...]] = LANGUAGES
    #: Whether ``State.query`` answers questions to the coach (``COACH``).
    coach: ClassVar[bool] = False
    #: A JavaScript module with which a browser draws the table: ``my_package:web/board.js``, a file of a package. It
    #: and its neighbours are served to browsers (``docs/web-components.md``). Empty: the browser draws ``draw``.
    web: ClassVar[str] = ""

    @abstractmethod
    def start(self, options: O, seats: int, rng: Random | None = None) -> State[A]:
        """The first state; ``rng`` is only needed where chance decides. Raises InvalidOptions."""

    def opening(self, options: O, seats: int, rng: Random | None = None) -> Step[A]:
        """What ``start`` gives, with what happened before the first decision; by default nothing did."""
        return Step(self.start(options, seats, rng))

    @abstractmethod
    def parse(self, text: str) -> State[A]:
        """The state that wrote this line. Raises InvalidText."""

    @abstractmethod
    def from_view(self, view: bytes, seat: Seat, rng: Random) -> State[A]:
        """Some full state whose view for this seat is this one, byte for byte (``view_bytes``). Raises InvalidText.

        It is all a bot gets to know of a match, so what ``imagine`` heeds must stand in the view.
        """

    def about(self, language: str = DEFAULT_LANGUAGE) -> dict[str, Any]:
        """What an interface needs before a game starts and that is the game's own: set-ups, presets, cards, kinds."""
        return {}

    def draw(self, view: Any, language: str = DEFAULT_LANGUAGE) -> str | None:
        """What a viewer sees, as one SVG element; ``None``, the default: nothing is drawn, ``describe`` has to do.

        It gets a view and nothing else, so it cannot tell a secret. No scripts, no style sheets, no links: it is put
        into a page. Where something in it stands for an action, ``data-action`` says which, as ``State.write`` writes
        it: whoever clicks there does that.
        """
        return None

    def describe(self, view: Any, language: str = DEFAULT_LANGUAGE) -> str:
        """What a viewer sees, as lines of text for a terminal, a screen reader and where nothing is drawn; by default
        the fields of the view, one a line (``view_text``)."""
        from behemoth.games.view_text import view_text

        return view_text(view, language)

    def moving_picture(
        self, moments: Sequence[Moment], names: Sequence[str] = (), language: str = DEFAULT_LANGUAGE
    ) -> str | None:
        """These moments of a replay as SVG that moves, with everything open: for games that are over. By default a game
        has no drawings."""
        return None

    def seat_tag(self, seat: Seat) -> str:
        """The tag under which a record names the player of this seat."""
        return f"Seat{seat + 1}"

    def variations(self) -> Iterator[O]:
        """Options worth trying, for the conformance suite: the defaults, then each option on its own."""
        from behemoth.games.options import variations

        yield from variations(self.Options)
