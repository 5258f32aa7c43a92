"""What the HTTP API takes and gives about maps that are made by chance or judged by games."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from behemoth.lab import Judgement
from behemoth.maps import MOST_DENSITY, MOST_SEED, Style, Symmetry
from behemoth.server.forms import AnalysisStatus, Form
from behemoth.table import Language
from behemoth.tankchess import LARGEST, SMALLEST


class MakeMapForm(Form, frozen=True):
    """The map somebody wants made by chance."""

    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] = 1
    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = 16
    symmetry: Symmetry = "half-turn"
    style: Style = "mixed"
    #: Obstacles in percent of the board; 0: as the style has them.
    density: Annotated[int, Meta(ge=0, le=MOST_DENSITY)] = 0
    #: Points, or pieces as ``2HT 3MT 4LT``; nothing: as many points as fit the board.
    army: Annotated[str, Meta(max_length=120)] = ""
    language: Language | None = None


#: The most games a map is judged in here; the terminal plays more.
MOST_GAMES: Final = 400


class JudgeForm(Form, frozen=True):
    """A map to be judged by games of bots."""

    position: Annotated[str, Meta(max_length=20_000)]
    games: Annotated[int, Meta(ge=2, le=MOST_GAMES)] = 100
    level: Annotated[int, Meta(ge=1, le=8)] = 5
    seed: Annotated[str, Meta(max_length=20)] = "1"
    language: Language | None = None


class Figure(msgspec.Struct, frozen=True):
    """A figure of a map in words, with what the maps that come along span."""

    name: str
    text: str
    value: float
    least: float
    most: float
    usual: bool


class MadeMapInfo(msgspec.Struct, frozen=True):
    """A map made by chance: as a position line and as a scheme, with its figures."""

    seed: int
    position: str
    scheme: str
    title: str
    note: str
    symmetric: bool
    army: str
    points: int
    #: The command that makes the same map in a terminal.
    command: str
    figures: tuple[Figure, ...]


class JudgedEnding(msgspec.Struct, frozen=True):
    """How games ended, in words, and how many did."""

    text: str
    count: int


class Judging(msgspec.Struct, frozen=True):
    """A map that is judged by games of bots: how far it is, and what the games so far say."""

    job: str
    status: AnalysisStatus
    #: What is played now: the map itself, or the map with a piece more for the weaker side.
    phase: Literal["map", "extra"]
    #: Games played of this phase, of so many.
    done: int
    of: int
    judgement: Judgement
    endings: tuple[JudgedEnding, ...]
    #: What the figures mean.
    sentences: tuple[str, ...]
    figures: tuple[Figure, ...]
