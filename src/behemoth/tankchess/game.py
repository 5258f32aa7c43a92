"""Tank Chess as a ``Game``: its name, its options, how it starts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from behemoth.games import Game, InvalidOptions, InvalidText, Seat
from behemoth.tankchess.board.move import Action
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.options import TankOptions
from behemoth.tankchess.state import TankState
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from behemoth.tankchess.text.state_text import read_state

SEATS: Final = 2


class _Line(msgspec.Struct):
    """The part of a view that holds the whole of it."""

    line: str


class TankChess(Game[Action, TankOptions]):
    """Two players, White first, any scheme or position."""

    id: ClassVar[str] = "tank-chess"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    Options: ClassVar[type[TankOptions]] = TankOptions
    secrets: ClassVar[bool] = False
    chance: ClassVar[bool] = False

    def start(self, options: TankOptions, seats: int = SEATS, rng: Random | None = None) -> TankState:
        """The first state of a scheme, or of the position given instead; chance decides nothing."""
        if seats != SEATS:
            raise InvalidOptions("error-seats", rule="TC1.2", seats=seats, least=SEATS, most=SEATS)
        if options.position is None:
            return TankState(_scheme_position(options))
        try:
            state = read_state(options.position)
        except InvalidText as error:
            raise InvalidOptions(error.key, rule=error.rule, **error.arguments) from error
        position = msgspec.structs.replace(state.position, rules=options.over(state.position.rules))
        return TankState(position, plies=state.plies, quiet=state.quiet, past=state.past, closing=state.closing)

    def parse(self, text: str) -> TankState:
        """The state that wrote this line."""
        return read_state(text)

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> TankState:
        """Nothing is hidden: the view holds the whole line."""
        try:
            return read_state(msgspec.json.decode(view, type=_Line).line)
        except msgspec.DecodeError as error:
            raise InvalidText("error-tank-view") from error

    def about(self, language: str = "en") -> dict[str, Any]:
        """Set-ups, kinds of pieces and of terrain."""
        from behemoth.tankchess.queries.facts import about

        return about(language)

    def seat_tag(self, seat: Seat) -> str:
        """Records name the players of White and Black."""
        return ("White", "Black")[seat]

    def variations(self) -> Iterator[TankOptions]:
        """Every scheme, and every option on its own on a board with Monsters, where they all matter."""
        yield from (TankOptions(scheme=name) for name in scheme_names())
        for options in super().variations():
            if options != TankOptions():
                yield msgspec.structs.replace(options, scheme="monster-16")


def _scheme_position(options: TankOptions) -> Position:
    return load_scheme(options.scheme).position(options.rules)
