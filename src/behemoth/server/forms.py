"""What the HTTP API takes and gives, beside what the table itself defines. Each becomes a schema of the description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from behemoth.bots import BotInfo
from behemoth.games import Outcome, Seat
from behemoth.table.messages import Language, LogLine, SeatInfo, Token
from behemoth.table.tables import Name, Summary


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends. An unknown field is refused: a typing mistake should not pass."""


class JoinForm(Form, frozen=True):
    """The secret of an invitation, and how the newcomer is called."""

    invite: Token
    name: Name = ""


class MineForm(Form, frozen=True):
    """The tokens somebody holds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class ReplayForm(Form, frozen=True):
    """A game file."""

    text: Annotated[str, Meta(max_length=900_000)]
    language: Language | None = None


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
    #: What is the game's own: set-ups, presets, cards.
    about: dict[str, Any]


class Games(msgspec.Struct, frozen=True):
    """All games there are."""

    games: tuple[GameInfo, ...]


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


class Replay(msgspec.Struct, frozen=True):
    """A whole game to be looked at."""

    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    moments: tuple[ReplayMoment, ...]
    outcome: Outcome | None
    ending: str
