"""The messages between a client and the table, typed; ``docs/protocol.md`` explains them to whoever writes a client.

Every message is one JSON object with its sort in ``"is"``. What a client says carries an ``id`` of its own choice, and
the answer to it carries the same ``id``. A message with an unknown field is refused: a typing mistake should not pass.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.games import LegalAction, Outcome
from behemoth.locale import LANGUAGES
from behemoth.table.clock_setting import ClockSetting
from behemoth.table.phrases import PhraseId

#: The version of this protocol; a client says which one it speaks.
PROTOCOL: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Short: TypeAlias = Annotated[str, Meta(max_length=200)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=100)]
Language: TypeAlias = Annotated[
    str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema={"enum": list(LANGUAGES)})
]
OfferKind: TypeAlias = Literal["draw", "takeback", "pause", "rematch"]


class ClientMessage(msgspec.Struct, frozen=True, gc=False, tag_field="is", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message of a connection: which match, which seats (by their tokens; none to watch), and what the client
    has seen already: with ``seen`` it gets only what is newer, if the table still has it."""

    id: Id
    protocol: int
    match: Id
    tokens: Annotated[tuple[Token, ...], Meta(max_length=7)] = ()
    seen: int = 0
    language: Language = "en"


class Act(ClientMessage, frozen=True, tag="act"):
    """A decision of a seat, in the words of the game. ``turn`` is the turn number of the update it answers to."""

    id: Id
    seat: int
    turn: int
    action: Short
    #: How long the client measured the network to take there and back, for a fair clock.
    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0


class Ask(ClientMessage, frozen=True, tag="ask"):
    """A question an interface has about the present state (``State.query``); it changes nothing."""

    id: Id
    about: Short
    seat: int | None = None


class ListActions(ClientMessage, frozen=True, tag="actions"):
    """What may this seat do now? Answered with ``legal``, in every game; it changes nothing."""

    id: Id
    seat: int
    #: How many to pass over, and how many to list at most.
    skip: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    most: Annotated[int, Meta(ge=1, le=500)] = 100
    #: List only those where each of these words stands in the text, the label or the group.
    find: Short = ""


class Show(ClientMessage, frozen=True, tag="show"):
    """What is to be seen now, for a client that knows no game? Answered with ``shown``: the game's own drawing of the
    view of this seat (nobody: of the public), and that view as text; it changes nothing."""

    id: Id
    seat: int | None = None
    #: After the end: with everything open.
    everything: bool = False


class Hint(ClientMessage, frozen=True, tag="hint"):
    """What would be good now? Answered with ``advice``, where the match allows it; it changes nothing."""

    id: Id
    seat: int


class Offer(ClientMessage, frozen=True, tag="offer"):
    """Offer a draw, a takeback, a pause or a rematch; or answer the offer of that kind that stands."""

    id: Id
    seat: int
    kind: OfferKind
    #: Nothing: make the offer. True or false: answer it. The one who made it takes it back with false.
    accept: bool | None = None


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Give up."""

    id: Id
    seat: int


class MoreTime(ClientMessage, frozen=True, tag="more-time"):
    """Ask for more time for the present decision; granted a few times."""

    id: Id
    seat: int


class Stand(ClientMessage, frozen=True, tag="stand"):
    """Let a bot play for this seat until its owner sits down again (``bot`` empty: the owner is back)."""

    id: Id
    seat: int
    bot: Short = ""


class Say(ClientMessage, frozen=True, tag="say"):
    """A phrase of the fixed list, to everybody who is connected (``phrases.py``); nothing keeps it."""

    id: Id
    seat: int
    phrase: PhraseId


class Speak(ClientMessage, frozen=True, tag="language"):
    """Sentences in this language from now on; the log is sent anew."""

    id: Id
    language: Language


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there? Also measures the lag."""

    id: Id


Incoming: TypeAlias = (
    Hello | Act | Ask | ListActions | Show | Hint | Offer | Resign | MoreTime | Stand | Say | Speak | Ping
)


class TableMessage(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Something the table tells."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits there, as everybody may know."""

    seat: int
    name: str
    #: ``open`` waits for somebody; a person may have a bot standing in.
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    here: bool = False


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """The clock at the moment of sending: what each seat has left, in milliseconds, and whose time runs.

    For a clock without a limit ``left`` is empty. ``running`` may name several seats.
    """

    setting: ClockSetting
    left: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    paused: bool = False


class OfferInfo(msgspec.Struct, frozen=True, gc=False):
    """An offer that stands."""

    kind: OfferKind
    by: int
    #: Who still has to answer.
    waits_for: tuple[int, ...] = ()


#: An event of the game or of the table, as a JSON object with its name and its fields.
Facts = Annotated[Any, Meta(extra_json_schema={"type": "object"})]


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """What happened, in one sentence, with the event it is about for whoever draws or sounds it."""

    #: The version of the match after it happened; lines of one action share it.
    version: int
    text: str
    event: Facts
    seat: int | None = None
    #: The action as written, on the first line of an action.
    action: str = ""
    round: int = 0


class Welcome(TableMessage, frozen=True, tag="welcome"):
    """The answer to hello: everything this client may know at this moment."""

    id: str
    match: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    #: The seats this client plays.
    yours: tuple[int, ...]
    version: int
    turn: int
    #: One view for each of the client's seats, by seat; spectators, and everybody where nothing is hidden, get one
    #: under ``"public"``.
    views: dict[str, Any]
    to_act: tuple[int, ...]
    clock: ClockInfo
    offers: tuple[OfferInfo, ...]
    outcome: Outcome | None
    #: Why it ended, in a sentence.
    ending: str
    log: tuple[LogLine, ...]
    #: The hash of the seed from the start on; the seed itself once the game is over.
    commitment: str
    seed: str = ""
    #: A match that a rematch led to.
    rematch: str = ""
    #: True if ``log`` holds only what the client had not seen.
    partial: bool = False
    #: Whether a player may ask for a good move.
    hints: bool = False
    #: Whether a player may ask the coach what could happen after each choice.
    coach: bool = False
    #: Whether anybody may join while a seat is free.
    open_to_all: bool = False


class Update(TableMessage, frozen=True, tag="update"):
    """Something happened. ``views``, ``to_act``, ``clock`` and ``offers`` are as they are now."""

    version: int
    turn: int
    log: tuple[LogLine, ...]
    views: dict[str, Any]
    to_act: tuple[int, ...]
    clock: ClockInfo
    offers: tuple[OfferInfo, ...]
    seats: tuple[SeatInfo, ...]
    outcome: Outcome | None = None
    ending: str = ""
    seed: str = ""
    rematch: str = ""


class Presence(TableMessage, frozen=True, tag="presence"):
    """Who is here has changed; nothing else."""

    seats: tuple[SeatInfo, ...]


class Thinking(TableMessage, frozen=True, tag="thinking"):
    """A bot waits for a processor, because many want to think just now; or it waits no longer. It is told nobody who
    comes later, and holds at most until the next update."""

    seat: int
    busy: bool


class Said(TableMessage, frozen=True, tag="said"):
    """A player says a phrase of the fixed list. It is told nobody who comes later."""

    seat: int
    phrase: str


class Ack(TableMessage, frozen=True, tag="ack"):
    """What the client said with this id is done and durable; ``version`` is the match's after it."""

    id: str
    version: int


class Answer(TableMessage, frozen=True, tag="answer"):
    """The answer to ``ask``."""

    id: str
    turn: int
    about: str
    answer: Any


class Legal(TableMessage, frozen=True, tag="legal"):
    """The answer to ``actions``: some of what the seat may do at that turn."""

    id: str
    turn: int
    seat: int
    #: How many legal actions there are in all, and how many of them fit what was looked for.
    total: int
    found: int
    #: How many of those come before the first one here; the next page begins at ``skip + len(actions)``.
    skip: int
    actions: tuple[LegalAction, ...]


class ShownView(TableMessage, frozen=True, tag="shown"):
    """The answer to ``show``: the view as lines of text, and an SVG where the game has a drawing."""

    id: str
    turn: int
    text: str
    picture: str = ""


class Advised(TableMessage, frozen=True, tag="advice"):
    """The answer to ``hint``: an action of that turn, and why it is good, in a sentence."""

    id: str
    turn: int
    action: str
    text: str


class Pong(TableMessage, frozen=True, tag="pong"):
    """I am here."""

    id: str


#: Why something was refused. The sentence is for people, the code for programs.
Code: TypeAlias = Literal[
    "unreadable",  # not a message of this protocol
    "protocol",  # a version nobody speaks
    "no-match",  # there is no such match
    "not-yours",  # no token of yours is for that seat
    "stale",  # the match has moved on; an update follows or has been sent
    "illegal",  # a rule forbids it
    "ambiguous",  # it could mean several actions
    "over",  # the match is over
    "paused",  # the match is paused
    "waiting",  # not everybody has sat down yet
    "no-offer",  # there is no such offer to answer
    "refused",  # not possible here for another reason
    "too-many",  # too many messages
    "too-long",  # the message is too long
    "full",  # too many connections
    "busy",  # too much waits to be worked out; try again in a moment
    "fault",  # a fault of ours; nothing was changed
]


class Problem(TableMessage, frozen=True, tag="problem"):
    """Refused; nothing was changed."""

    code: Code
    text: str
    id: str = ""
    rule: str = ""


Outgoing: TypeAlias = (
    Welcome | Update | Presence | Thinking | Said | Ack | Answer | Legal | ShownView | Advised | Pong | Problem
)

#: With what the table replies to each sort of message. Whatever it cannot do is answered by a problem.
REPLIES: Final[dict[type[msgspec.Struct], tuple[type[TableMessage], ...]]] = {
    Hello: (Welcome, Problem),
    Act: (Ack, Problem),
    Ask: (Answer, Problem),
    ListActions: (Legal, Problem),
    Show: (ShownView, Problem),
    Hint: (Advised, Problem),
    Offer: (Ack, Problem),
    Resign: (Ack, Problem),
    MoreTime: (Ack, Problem),
    Stand: (Ack, Problem),
    Say: (Ack, Problem),
    Speak: (Welcome, Problem),
    Ping: (Pong,),
}
#: What it tells without being asked.
UNASKED: Final[tuple[type[TableMessage], ...]] = (Update, Presence, Thinking, Said, Problem)
