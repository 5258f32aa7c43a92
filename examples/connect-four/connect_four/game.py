"""Connect Four: drop discs into columns; four in a row win. Nothing is hidden, and it has a drawing of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib.resources import files
from random import Random
from typing import Self

from behemoth.games import (  # isort: skip
    Actions, Closing, Event, Game, IllegalAction, InvalidText, Listed, NoOptions, Outcome, Seat, State, Step, Viewer,
    demand_action, demand_turn, demand_viewer, read_view,
)  # fmt: skip
from behemoth.locale import add_catalogue
from connect_four.board import COLUMNS, ROWS, BoardView, Pictures, has_four

add_catalogue(files("connect_four") / "catalogue")


class DiscDropped(Event, frozen=True):
    seat: Seat
    column: int


@dataclass(frozen=True, slots=True)
class Board(State[int]):
    """A moment of the game. An action is the number of a column, from 1."""

    columns: tuple[str, ...] = ("",) * COLUMNS
    closed: str = ""

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome() else (sum(map(len, self.columns)) % 2,)

    def actions(self, seat: Seat) -> Actions[int]:
        return Listed(n for n, c in enumerate(self.columns, 1) if len(c) < ROWS and seat in self.to_act())

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        demand_action(self, seat, action)
        dropped = (*self.columns[: action - 1], self.columns[action - 1] + "xo"[seat], *self.columns[action:])
        return Step(Board(dropped), (DiscDropped(seat, action),) if events else ())

    def outcome(self) -> Outcome | None:
        if self.closed:
            lost, drawn = int(self.closed[-1]), self.closed == "agreed0"
            return Outcome(self.closed[:-1], (0.5, 0.5) if drawn else (float(lost), 1.0 - lost))
        for seat, disc in enumerate("xo"):
            if has_four(self.columns, disc):
                return Outcome("four", (1.0 - seat, float(seat)))
        return Outcome("full", (0.5, 0.5)) if all(len(column) == ROWS for column in self.columns) else None

    def view(self, viewer: Viewer) -> BoardView:
        demand_viewer(self, viewer, seats=2)
        return BoardView(self.columns, next(iter(self.to_act()), None), self.closed)

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self  # nothing is hidden

    def round(self) -> int:
        return sum(map(len, self.columns)) // 2 + 1

    def text(self) -> str:
        return "|".join(self.columns) + (f"!{self.closed}" if self.closed else "")

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return str(action)

    def read(self, seat: Seat, text: str) -> int:
        demand_turn(self, seat)
        if not re.fullmatch(f"[1-{COLUMNS}]", text):
            raise InvalidText("error-connect-four-column", text=text[:40])
        if len(self.columns[int(text) - 1]) == ROWS:
            raise IllegalAction("error-connect-four-full", column=text)
        return int(text)

    def close(self, closing: Closing) -> Step[int]:
        return Step(replace(self, closed=f"{closing.ending.value}{closing.seat or 0}"))


class ConnectFour(Pictures, Game[int, NoOptions]):
    id, rules_version, seats, Options = "connect-four", 1, range(2, 3), NoOptions
    secrets = chance = False

    def start(self, options: NoOptions, seats: int, rng: Random | None = None) -> Board:
        return Board()

    def parse(self, text: str) -> Board:
        found = re.fullmatch(r"([xo]{0,6}(?:\|[xo]{0,6}){6})(!(?:(?:resigned|flag|abandoned)[01]|agreed0))?", text)
        if found is None or found[1].count("x") - found[1].count("o") not in (0, 1):
            raise InvalidText("error-connect-four-line", text=text[:40])
        return Board(tuple(found[1].split("|")), (found[2] or "")[1:])

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> Board:
        seen = read_view(view, BoardView)
        return self.parse(Board(seen.columns, seen.closed).text())
