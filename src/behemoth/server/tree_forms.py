"""What the HTTP API takes and gives about a game with variations and about the lines of a position."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.games import Arrow, Closing, Mark, Outcome, Seat
from behemoth.server.forms import AnalysisStatus, Form
from behemoth.table import Language, LogLine, Name, SeatInfo

#: A text somebody notes about a move.
Comment: TypeAlias = Annotated[str, Meta(max_length=5_000)]
#: No tree has more moves.
MOST_NODES: Final = 3_000


class TreeRequest(Form, frozen=True):
    """A game with variations to look at: a game file, or the start of a game with these options."""

    text: Annotated[str, Meta(max_length=900_000)] = ""
    game: Name = "tank-chess"
    options: Annotated[dict[str, Annotated[str, Meta(max_length=20_000)]], Meta(max_length=40)] = msgspec.field(
        default_factory=dict
    )
    language: Language | None = None


class TreeHead(msgspec.Struct, frozen=True):
    """What a game file says of the game as a whole, and what is noted before the first move."""

    game: str
    rules_version: int
    seats: int
    options: Annotated[dict[str, Annotated[str, Meta(max_length=20_000)]], Meta(max_length=40)]
    seed: Annotated[str, Meta(max_length=200)] = ""
    names: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=7)] = ()
    date: Annotated[str, Meta(max_length=200)] = ""
    clock: Annotated[str, Meta(max_length=200)] = ""
    #: In which the moves are written.
    language: Language = "en"
    closing: Closing | None = None


class TreeNotes(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is noted about a move."""

    clock: Annotated[float, Meta(ge=0, le=3_000_000_000)] | None = None
    evaluation: Annotated[str, Meta(max_length=40)] = ""
    glyph: Annotated[str, Meta(max_length=2)] = ""
    comment: Comment = ""
    arrows: Annotated[tuple[Arrow, ...], Meta(max_length=200)] = ()
    squares: Annotated[tuple[Mark, ...], Meta(max_length=600)] = ()


class TreeMove(TreeNotes, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a tree: the number of the one it follows, and how the file writes it. The start is number 0."""

    parent: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=120, pattern=r"^[^\s{}]*$")]
    #: Whose move the file says it is, where it says so.
    written_seat: Annotated[int, Meta(ge=0, le=6)] | None = None


class TreeNode(TreeMove, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a tree and what is to be seen after it. The start is one as well, without a text."""

    round: int
    seat: Seat | None
    #: As records write it in English, whatever the file has.
    action: str
    log: tuple[LogLine, ...]
    view: Any
    to_act: tuple[Seat, ...]
    outcome: Outcome | None = None
    ending: str = ""
    #: What the first seat can expect, if the evaluation says so.
    chance: float | None = None


class GameTree(msgspec.Struct, frozen=True):
    """A game with all its variations, each move after the one it follows; of those that follow the same one the first
    is the main line."""

    head: TreeHead
    seats: tuple[SeatInfo, ...]
    nodes: tuple[TreeNode, ...]


class TreeForm(Form, frozen=True):
    """A tree to be written as a game file: its moves, the first of them number 1, and what is noted at the start."""

    head: TreeHead
    moves: Annotated[tuple[TreeMove, ...], Meta(max_length=MOST_NODES)]
    start: TreeNotes = TreeNotes()


class StepForm(Form, frozen=True):
    """A move in a position of a tree."""

    game: Name
    state: Annotated[str, Meta(max_length=20_000)]
    action: Annotated[str, Meta(max_length=120)]
    #: In which the game file writes moves.
    notation: Language = "en"
    language: Language | None = None


class LinesForm(Form, frozen=True):
    """A position, and how many of its best lines are wanted."""

    game: Name
    state: Annotated[str, Meta(max_length=20_000)]
    lines: Annotated[int, Meta(ge=1, le=5)] = 1


class EngineLine(msgspec.Struct, frozen=True):
    """How it could go on, and how that stands as the first seat sees it (see ``Evaluation``)."""

    chance: float
    score: int
    mate: int
    moves: tuple[str, ...]


class LinesReport(msgspec.Struct, frozen=True):
    """What the engine found so far. It thinks in rounds, each longer than the one before."""

    job: str
    status: AnalysisStatus
    round: int
    of: int
    depth: int
    nodes: int
    lines: tuple[EngineLine, ...]
