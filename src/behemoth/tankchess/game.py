"""Tank Chess as a ``Game``: its name, its options, how it starts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from behemoth.games import Game, InvalidOptions, InvalidText, Moment, Seat
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.move import Action
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.options import Rules, TankOptions
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.state import TankState
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from behemoth.tankchess.text.state_text import read_dealt_state, read_state

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
    #: With remote mines each side has some (TC12.12); ``TankState.hides`` says whether a game has any.
    secrets: ClassVar[bool] = True
    chance: ClassVar[bool] = False
    coach: ClassVar[bool] = True

    def start(self, options: TankOptions, seats: int = SEATS, rng: Random | None = None) -> TankState:
        """The first state of a scheme, or of the position given instead; chance decides nothing."""
        if seats != SEATS:
            raise InvalidOptions("error-seats", rule="TC1.2", seats=seats, least=SEATS, most=SEATS)
        if options.position is None:
            return TankState(_scheme_position(options))
        state = _read_start(options.position)
        rules = options.over(state.position.rules)
        if rules == state.position.rules:
            return state
        position = _by_rules(state.position, rules)
        past = state.past if position.key == state.position.key else None
        return TankState(position, plies=state.plies, quiet=state.quiet, past=past, closing=state.closing)

    def parse(self, text: str) -> TankState:
        """The state that wrote this line."""
        return read_state(text)

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> TankState:
        """The view holds the whole line, but for the enemy's remote mines, which are dealt (TC12.13)."""
        try:
            return read_dealt_state(msgspec.json.decode(view, type=_Line).line, rng)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidText("error-tank-view") from error

    def about(self, language: str = "en") -> dict[str, Any]:
        """Set-ups, kinds of pieces and of terrain."""
        from behemoth.tankchess.queries.facts import about

        return about(language)

    def moving_picture(
        self, moments: Sequence[Moment], names: Sequence[str] = (), language: str = DEFAULT_LANGUAGE
    ) -> str:
        """The board, with every move written below."""
        from behemoth.tankchess.drawing.game_picture import draw_game, shots_of

        return draw_game(shots_of(moments, names, language), language=language)

    def seat_tag(self, seat: Seat) -> str:
        """Records name the players of White and Black."""
        return ("White", "Black")[seat]

    def variations(self) -> Iterator[TankOptions]:
        """Every scheme, and every option on its own on a board with Monsters, where they all matter; those that want
        flags on one that has flags as well."""
        yield from (TankOptions(scheme=name) for name in scheme_names())
        for options in super().variations():
            if options != TankOptions():
                yield msgspec.structs.replace(
                    options, scheme="everything-16" if options.rules.aim.flags else "monster-16"
                )


def _scheme_position(options: TankOptions) -> Position:
    scheme = load_scheme(options.scheme)
    rules = options.over(scheme.rules)
    position = scheme.position(rules)
    if rules.goal != scheme.goal or rules.remote_mines:
        position = with_mines_owed(position)
        _demand_sound(position)
    return position


def _read_start(line: str) -> TankState:
    try:
        return read_state(line)
    except InvalidText as error:
        raise InvalidOptions(error.key, rule=error.rule, **error.arguments) from error


def _by_rules(position: Position, rules: Rules) -> Position:
    """A position played by other rules than its line says: without flags or mines that these do not know."""
    found = Position.make(
        position.size,
        position.pieces,
        position.ground,
        wrecks=position.wrecks,
        stacks=position.stacks,
        bodies=position.bodies,
        turn=position.turn,
        falling=position.falling,
        rules=rules,
        result=position.result,
        flags=_fitting_flags(position.flags, rules),
        mines=position.mines if rules.remote_mines else None,
    )
    found = with_mines_owed(found)
    _demand_sound(found)
    return found


def _fitting_flags(flags: Flags | None, rules: Rules) -> Flags | None:
    if flags is None or not rules.aim.flags:
        return None
    return flags if rules.aim.carried else Flags(flags.homes)


def _demand_sound(position: Position) -> None:
    """Raises InvalidOptions saying why these rules do not fit."""
    for fault in position_faults(position):
        raise InvalidOptions(fault.key, rule=fault.rule, **fault.named())
