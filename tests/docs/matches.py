"""A complete game of somebody else's, as small as can be: take one to three matches; whoever takes the last one loses.

``docs/games.md`` points here. A package with this file would register it with

    [project.entry-points."behemoth.games"]
    matches = "my_package.matches:Matches"
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar, Final, Self

import msgspec
from msgspec import Meta

from behemoth.games import (
    EVERYTHING,
    Actions,
    Event,
    Game,
    IllegalAction,
    InvalidText,
    Listed,
    Outcome,
    Seat,
    SecretView,
    State,
    Step,
    Viewer,
)
from behemoth.locale import add_catalogue

# The sentences of this game: en/matches.ftl and de/matches.ftl. In a package: importlib.resources.files("my_package").
add_catalogue(Path(__file__).parent / "catalogue")

MOST: Final = 3


class MatchOptions(msgspec.Struct, frozen=True):
    """What people choose before a game; the catalogue explains each (``option-heap``)."""

    heap: Annotated[int, Meta(ge=1, le=100)] = 12


class Took(Event, frozen=True):
    """Somebody took matches; the catalogue tells it (``event-took``)."""

    player: int
    count: int
    left: int


class HeapView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    left: int
    turn: Seat


class Heap(State[int]):
    """A moment of the game. An action is a number of matches."""

    def __init__(self, left: int, turn: Seat) -> None:
        self.left = left
        self.turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heap) and (self.left, self.turn) == (other.left, other.turn)

    def __hash__(self) -> int:
        return hash((self.left, self.turn))

    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if self.left else ()

    def actions(self, seat: Seat) -> Actions[int]:
        return Listed(range(1, min(MOST, self.left) + 1) if seat in self.to_act() else ())

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        self._demand_turn(seat)
        if action not in self.actions(seat):
            raise IllegalAction("error-matches-too-many", left=self.left)
        following = Heap(self.left - action, 1 - seat)
        return Step(following, (Took(seat + 1, action, following.left),) if events else ())

    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        return Outcome("last", (1.0, 0.0) if self.turn == 0 else (0.0, 1.0))

    def view(self, viewer: Viewer) -> HeapView:
        if viewer == EVERYTHING and self.left:
            raise SecretView("error-secret-view")
        return HeapView(self.left, self.turn)

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self  # nothing is hidden

    def round(self) -> int:
        return 1

    def text(self) -> str:
        return f"{self.left}/{self.turn}"

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return str(action)

    def read(self, seat: Seat, text: str) -> int:
        self._demand_turn(seat)
        if not re.fullmatch(f"[1-{MOST}]", text):
            raise InvalidText("error-matches-number", text=text[:40])
        if int(text) > self.left:
            raise IllegalAction("error-matches-too-many", left=self.left)
        return int(text)

    def default(self, seat: Seat) -> int:
        return 1  # what the table does for somebody whose time is over

    def _demand_turn(self, seat: Seat) -> None:
        if seat not in self.to_act():
            raise IllegalAction("error-not-your-turn" if self.left else "error-game-over")


class Matches(Game[int, MatchOptions]):
    """The game itself."""

    secrets: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    id: ClassVar[str] = "matches"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    Options: ClassVar[type[Any]] = MatchOptions

    def start(self, options: MatchOptions, seats: int, rng: Random | None = None) -> Heap:
        return Heap(options.heap, 0)

    def parse(self, text: str) -> Heap:
        found = re.fullmatch(r"(\d{1,3})/([01])", text, re.ASCII)
        if found is None:
            raise InvalidText("error-matches-line", text=text[:40])
        return Heap(int(found[1]), int(found[2]))

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> Heap:
        try:
            seen = msgspec.json.decode(view, type=HeapView)
        except msgspec.DecodeError:
            raise InvalidText("error-matches-line", text="view") from None
        return Heap(seen.left, seen.turn)
