"""What the HTTP API takes and gives, beside what the table itself defines. Each becomes a schema of the description."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.bots import BotInfo
from behemoth.games import Outcome, Seat
from behemoth.table import Language, LogLine, Name, SeatInfo, Summary, Token


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends. An unknown field is refused: a typing mistake should not pass."""


class JoinForm(Form, frozen=True):
    """The secret of an invitation, and how the newcomer is called.

    With a ``key`` of their own, long and random, they may ask again if the answer was lost: it is the same again.
    """

    invite: Token
    name: Name = ""
    key: Token | None = None


class MineForm(Form, frozen=True):
    """The tokens somebody holds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class ReplayForm(Form, frozen=True):
    """A game file."""

    text: Annotated[str, Meta(max_length=900_000)]
    language: Language | None = None


class StudyForm(Form, frozen=True):
    """A question about a position of a game that is looked at, as the table answers them about one that is played."""

    game: Name
    state: Annotated[str, Meta(max_length=20_000)]
    about: Annotated[str, Meta(max_length=200)]
    language: Language | None = None


class AnalysisForm(Form, frozen=True):
    """A game to analyse: a match that is over, or a game file."""

    match: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=900_000)] = ""


class QrForm(Form, frozen=True):
    """A link somebody wants to show to a camera. In the body: it may hold an invitation, so no address may hold it."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Health(msgspec.Struct, frozen=True):
    """The server is alive."""

    ok: bool
    version: str


class Choice(msgspec.Struct, frozen=True):
    """A value an option may have."""

    value: str
    text: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game. All values are written as text."""

    name: str
    help: str
    type: Literal["choice", "boolean", "integer", "text"]
    standard: str
    choices: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None


class SeatRange(msgspec.Struct, frozen=True):
    """How many may play."""

    least: int
    most: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game with what is needed to set it up."""

    id: str
    title: str
    seats: SeatRange
    #: Whether players hide something from each other.
    secrets: bool
    rules_version: int
    options: tuple[Option, ...]
    bots: tuple[BotInfo, ...]
    #: Whether a game that is over can be analysed move by move.
    analysis: bool
    #: Whether it can be played with a clock.
    clocks: bool
    #: What is the game's own: set-ups, presets, cards.
    about: dict[str, Any]


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language people can choose, with the name its speakers give it."""

    id: str
    name: str


class Games(msgspec.Struct, frozen=True):
    """All games there are, and whether the bots have the engine to think with; if not, a sentence about it."""

    games: tuple[GameInfo, ...]
    languages: tuple[LanguageInfo, ...]
    muscle: bool = True
    note: str = ""


class Mine(msgspec.Struct, frozen=True):
    """One's own matches, the newest first."""

    matches: tuple[Summary, ...]


class ReplayMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a game: the action that led there (none at the start) and what is to be seen."""

    index: int
    round: int
    seat: Seat | None
    action: str
    log: tuple[LogLine, ...]
    view: Any
    #: Of a game with secrets: what each seat saw, by seat, and ``public``.
    views: dict[str, Any] = {}


AnalysisStatus: TypeAlias = Literal["running", "done", "cancelled", "failed"]


class Evaluation(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a moment of a game stands, as the first seat sees it."""

    index: int
    #: What the first seat can expect: 0 is lost, 1 is won.
    chance: float
    #: The same in hundredths of a light tank; none once the game is over.
    score: int | None = None
    #: So many moves of the winner to a forced win (above 0) or loss (below 0); 0 if none is in sight.
    mate: int = 0
    #: How it would go on with best play, in the words of the game.
    line: tuple[str, ...] = ()


class Analysis(msgspec.Struct, frozen=True):
    """A game that is analysed moment by moment: how far it is, and what was found."""

    job: str
    status: AnalysisStatus
    done: int
    of: int
    moments: tuple[Evaluation, ...]


class Replay(msgspec.Struct, frozen=True):
    """A whole game to be looked at."""

    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    moments: tuple[ReplayMoment, ...]
    outcome: Outcome | None
    ending: str
