"""What the HTTP API takes and gives, beside what the table itself defines. Each becomes a schema of the description."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.bots import BotInfo, CardDecision
from behemoth.games import Outcome, Seat, Shown
from behemoth.table import Language, LogLine, Name, SeatInfo, Summary, Token

#: What an analysis looks at: how every position stands, or what every decision was worth.
AnalysisSort: TypeAlias = Literal["positions", "decisions"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends. An unknown field is refused: a typing mistake should not pass."""


class JoinForm(Form, frozen=True):
    """The secret of an invitation (none at a table that is open to all), and how the newcomer is called.

    With a ``key`` of their own, long and random, they may ask again if the answer was lost: it is the same again.
    """

    invite: Token | None = None
    name: Name = ""
    key: Token | None = None


class InvitationForm(Form, frozen=True):
    """The secret of an invitation somebody looks at. In the body: no address may hold it."""

    invite: Token


class CarryOfferForm(Form, frozen=True):
    """The tokens of the seats somebody wants to carry to another device."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=7)]


class CarryForm(Form, frozen=True):
    """The code of seats that shall be carried here, and a long random key, with which the answer may be asked again."""

    code: Annotated[str, Meta(min_length=8, max_length=20)]
    key: Token


class MineForm(Form, frozen=True):
    """The tokens somebody holds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class PastForm(Form, frozen=True):
    """The tokens of whoever looks back at a match; none for a spectator."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=7)] = ()
    #: With what is to be seen as text and picture, for a client that knows no game.
    shown: bool = False
    language: Language | None = None


class ReplayForm(Form, frozen=True):
    """A game file."""

    text: Annotated[str, Meta(max_length=900_000)]
    language: Language | None = None
    #: With what is to be seen as text and picture, for a client that knows no game.
    shown: bool = False


class StudyForm(Form, frozen=True):
    """A question about a position of a game that is looked at, as the table answers them about one that is played."""

    game: Name
    state: Annotated[str, Meta(max_length=20_000)]
    about: Annotated[str, Meta(max_length=200)]
    language: Language | None = None


class OwnPosition(Form, frozen=True):
    """A position to sit before, as the state texts of the game write it, and the seat of whoever sits there."""

    game: Name
    position: Annotated[str, Meta(max_length=20_000)]
    seat: Annotated[int, Meta(ge=0, le=6)] = 0
    #: Whether the engine judges the first move, as in "learn from your mistakes"; Tank Chess only.
    judged: bool = False
    #: What the analysis of the game preferred there: a try is held against it.
    best: Annotated[str, Meta(max_length=120)] = ""
    #: What was played in the game: it is wrong once more.
    mistake: Annotated[str, Meta(max_length=120)] = ""


#: What people call a map, and a few words about it.
Title: TypeAlias = Annotated[str, Meta(max_length=60)]
Note: TypeAlias = Annotated[str, Meta(max_length=400)]


class MapForm(Form, frozen=True):
    """A map somebody draws, as a position line, whatever is still wrong with it."""

    position: Annotated[str, Meta(max_length=20_000)]
    title: Title = ""
    note: Note = ""
    #: Whether it is meant to be the same after a half turn (TC8.4).
    symmetric: bool = True
    #: Suggested minutes a player; 0 for none.
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    language: Language | None = None


class MapTextForm(Form, frozen=True):
    """A map as a text: the file of a scheme, or the line of a position."""

    text: Annotated[str, Meta(max_length=20_000)]
    language: Language | None = None


class MapPictureForm(Form, frozen=True):
    """A map to be drawn, in the colours of a theme."""

    position: Annotated[str, Meta(max_length=20_000)]
    theme: Literal["day", "night", "contrast"] = "day"
    language: Language | None = None


#: The most that is done in one exercise; lessons need a few actions, a puzzle a handful.
MOST_ACTIONS: Final = 60


class ExerciseForm(Form, frozen=True):
    """An exercise, by its name (``lesson/steps/2``) or as a position of one's own, and all that was done in it."""

    exercise: Annotated[str, Meta(max_length=80)] | OwnPosition
    actions: Annotated[tuple[Annotated[str, Meta(max_length=120)], ...], Meta(max_length=MOST_ACTIONS)] = ()
    language: Language | None = None


class ExerciseQuestion(ExerciseForm, frozen=True, kw_only=True):
    """A question about an exercise as it stands, as the table answers them about a match."""

    about: Annotated[str, Meta(max_length=200)]


class AnalysisForm(Form, frozen=True):
    """A game to analyse: a match that is over, or a game file."""

    match: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=900_000)] = ""


class EraseForm(Form, frozen=True):
    """The tokens of whoever wants to be forgotten."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=7)]


class QrForm(Form, frozen=True):
    """A link somebody wants to show to a camera. In the body: it may hold an invitation, so no address may hold it."""

    text: Annotated[str, Meta(max_length=300, pattern="^https?://[!-~]+$")]


class Verified(msgspec.Struct, frozen=True):
    """What was found to be true of a game that is over, and what no record can show, in sentences."""

    #: The hash of the seed. Whoever was told another one at the start was cheated.
    commitment: str
    seed: str
    verified: tuple[str, ...]
    unverified: tuple[str, ...]


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
    #: What an analysis of a game that is over looks at; nothing: there is none.
    analysis: AnalysisSort | Literal[""]
    #: Whether it can be played with a clock.
    clocks: bool
    #: Whether somebody can give hints, and whether the game answers questions to the coach.
    hints: bool
    coach: bool
    #: What can be offered or said beside the moves: ``draw``, ``takeback``, ``resign``.
    doings: tuple[str, ...]
    #: What the game is about, in a sentence; empty where nobody has said it (``game-<id>-about``).
    text: str
    #: Where a picture of its start is, if it draws one (``Game.draw``).
    picture: str
    #: Where the module is with which a browser draws the table, if the game brings one (``Game.web``).
    web: str
    #: What is the game's own: set-ups, presets, cards.
    about: dict[str, Any]


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language people can choose, with the name its speakers give it."""

    id: str
    name: str


class EngineInfo(msgspec.Struct, frozen=True):
    """Whether bots, hints and analyses have the engine to think with; while it is built, how far that is."""

    state: Literal["ready", "building", "failed", "missing"]
    #: So many steps of the build are done, of so many; 0 of 0 before they are known.
    done: int = 0
    of: int = 0
    #: A sentence about it for people; empty where all is well.
    note: str = ""


class PrivacyInfo(msgspec.Struct, frozen=True):
    """What whoever runs the table decides about what it keeps."""

    #: So many days after its end a match is forgotten; None: it is kept.
    keep_finished: float | None


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
    #: The same as text and picture, if that was asked for.
    shown: dict[str, Shown] = {}


class ExerciseVerdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of the tries at an exercise that somebody judges."""

    word: Literal["open", "right", "wrong", "done"]
    #: Why the last try was right or wrong.
    sentence: str = ""
    #: What to do now.
    prompt: str = ""
    #: The last try is against a rule: nothing came of it, and nothing needs to be taken back.
    forbidden: bool = False
    #: An action that is right now, and what it is about, for whoever cannot find one.
    solution: str = ""
    hint: str = ""


class Exercise(msgspec.Struct, frozen=True, omit_defaults=True):
    """An exercise as whoever sits before it may see it."""

    game: str
    seat: Seat
    seats: tuple[SeatInfo, ...]
    #: How many actions were done, those of others among them.
    turn: int
    #: Who decides now; nobody where it is over, or where the last try has to be taken back first.
    to_act: tuple[Seat, ...]
    views: dict[str, Any]
    log: tuple[LogLine, ...]
    outcome: Outcome | None = None
    ending: str = ""
    #: Nothing where nobody judges.
    verdict: ExerciseVerdict | None = None


class MapFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a map: a sentence with the rule, and the squares it is about."""

    text: str
    squares: tuple[str, ...]
    #: Play cannot begin like this; everything else keeps it from being a fair start only (TC8.4).
    stops: bool
    #: It is about symmetry: no fault of a map that need not be symmetric.
    symmetry: bool = False


class MapReport(msgspec.Struct, frozen=True):
    """What is to be said of a map."""

    #: The line as the table writes it.
    position: str
    #: Whether it is a start, so that the rules for set-ups hold: White moves, nothing has fallen, nothing is stacked.
    start: bool
    faults: tuple[MapFault, ...]
    #: The file of the scheme; empty where it is no start.
    scheme: str


class MapText(msgspec.Struct, frozen=True):
    """A map that was read from a text."""

    position: str
    title: str
    note: str
    symmetric: bool
    clock: int


class TaskInfo(msgspec.Struct, frozen=True):
    """A task of a lesson: ``lesson/<lesson>/<number>`` is its exercise. Its id stays when others come before it."""

    id: str
    number: int
    #: The numbers of the rules it is about.
    rules: tuple[str, ...]


class LessonInfo(msgspec.Struct, frozen=True):
    """Some tasks about one subject."""

    id: str
    game: str
    title: str
    about: str
    #: A word after the last task.
    end: str
    tasks: tuple[TaskInfo, ...]


class Lessons(msgspec.Struct, frozen=True):
    """All lessons, game by game, each game's in their order."""

    lessons: tuple[LessonInfo, ...]


class PastMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a match that may still be played: what somebody saw then, as an update shows it."""

    #: The version of the match after it, by which the lines of its log are found.
    version: int
    views: dict[str, Any]
    #: The same as text and picture, if that was asked for.
    shown: dict[str, Shown] = {}


class Past(msgspec.Struct, frozen=True):
    """What somebody has seen of a match: its start, and the moment after each action."""

    moments: tuple[PastMoment, ...]


class PuzzleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle: ``puzzle/<id>`` is its exercise."""

    id: str
    game: str
    #: ``win``, ``save`` or ``cards``.
    goal: Literal["win", "save", "cards"]
    #: From 1 to 8, by what weaker players need.
    grade: int
    #: What it is about, the most telling first.
    themes: tuple[str, ...]
    #: In how many moves it is won.
    moves: int = 1
    #: The scheme of Tank Chess, or the variant of Monster Combat.
    kind: str = ""


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles that are shipped, and those of the day: the same for everybody."""

    date: str
    #: One of each game.
    daily: tuple[str, ...]
    puzzles: tuple[PuzzleInfo, ...]


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
    #: Where nothing is hidden: how each moment stands.
    moments: tuple[Evaluation, ...] = ()
    #: Where hands are hidden: what each decision was worth to whoever took it.
    decisions: tuple[CardDecision, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A whole game to be looked at."""

    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    moments: tuple[ReplayMoment, ...]
    outcome: Outcome | None
    ending: str


class Diagram(msgspec.Struct, frozen=True):
    """A task of a lesson with its solution, to be looked at beside the rules it is about."""

    lesson: str
    task: int
    #: The numbers of those rules.
    rules: tuple[str, ...]
    text: str
    #: As who sees it.
    seat: Seat
    replay: Replay
