"""A moment of a game of Tank Chess: the position and what the draws of TC4.4 depend on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, Self

import msgspec

from behemoth.games import (
    EVERYTHING,
    Actions,
    Closing,
    Ending,
    Event,
    IllegalAction,
    Listed,
    Outcome,
    Seat,
    SecretView,
    State,
    Step,
    Viewer,
)
from behemoth.tankchess import events, view
from behemoth.tankchess.board.move import Action, Fall, Move
from behemoth.tankchess.board.pieces import SIDE_WORDS
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, each, name_of
from behemoth.tankchess.queries.refusals import refuse
from behemoth.tankchess.rules.action_events import action_events, threat_events
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider, list_falls
from behemoth.tankchess.rules.moves import add_moves, count_of, is_legal, list_moves
from behemoth.tankchess.rules.repetition import WIDTH, keys_of, last_seen
from behemoth.tankchess.rules.shots import Survey
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.text import move_text as notation
from behemoth.tankchess.text.state_text import fewest_plies, state_text
from behemoth.tankchess.view import BoardView

_WRITER: Final = msgspec.json.Encoder()


class Moves(Actions[Action]):
    """The moves of the side to move, listed only as far as somebody asks."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and is_legal(self._position, action)

    def __iter__(self) -> Iterator[Action]:
        return iter(list_moves(self._position))

    def __len__(self) -> int:
        survey = Survey(self._position, self._position.turn)
        return sum(count_of(survey, piece) for piece in self._position.armies[self._position.turn].values())

    def sample(self, rng: Random) -> Action:
        """One of them, each equally likely: count for each piece, list only the chosen one's."""
        survey = Survey(self._position, self._position.turn)
        army = self._position.armies[self._position.turn]
        pieces = [army[square] for square in sorted(army)]
        counts = [count_of(survey, piece) for piece in pieces]
        index = rng.randrange(sum(counts))
        for piece, count in zip(pieces, counts, strict=True):
            if index < count:
                moves: list[Move] = []
                add_moves(moves, survey, piece)
                return moves[index]
            index -= count
        raise IndexError("there is no move to choose from")


class TankState(State[Action]):
    """Seat 0 is White, seat 1 is Black. Made by the game, by :meth:`play` or by reading a line."""

    __slots__ = ("_following", "_legal", "_outcome", "_owing", "closing", "past", "plies", "position", "quiet")

    position: Position
    #: Moves made; even if White is to move. Fall decisions do not count (TC11.5).
    plies: int
    #: Moves since the last destruction (TC4.4).
    quiet: int
    #: The positions since the last destruction, this one last (TC11.6), as ``history.py`` keeps them.
    past: bytes
    #: How people ended it, if they did.
    closing: Closing | None
    # An action is read, written and played in turn: the one last found legal, and what the last one led to.
    _legal: Action | None
    _following: tuple[Action, TankState] | None

    def __init__(
        self,
        position: Position,
        *,
        plies: int | None = None,
        quiet: int = 0,
        past: bytes | None = None,
        closing: Closing | None = None,
    ) -> None:
        self.position = position
        self.plies = fewest_plies(position) if plies is None else plies
        self.quiet = quiet
        self.past = _first_past(position) if past is None else past
        self.closing = closing
        self._outcome = self._find_outcome()
        self._owing = self._find_owing()
        self._legal = None
        self._following = None

    def _parts(self) -> tuple[object, ...]:
        return self.position, self.plies, self.quiet, self.past, self.closing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TankState) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.position.key, self.plies, self.quiet, self.closing))

    def __repr__(self) -> str:
        return f"TankState({self.text()!r})"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()

    # -- the contract ------------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return self._owing

    def _find_owing(self) -> tuple[Seat, ...]:
        if self._outcome is not None:
            return ()
        return (self.position.turn if self.position.falling == OFF else decider(self.position),)

    def actions(self, seat: Seat) -> Actions[Action]:
        if seat not in self.to_act():
            return Listed()
        return Moves(self.position) if self.position.falling == OFF else Listed(list_falls(self.position))

    def play(self, seat: Seat, action: Action, rng: Random | None = None, *, tell: bool = True) -> Step[Action]:
        self._demand_legal(seat, action)
        following = self._after(action)
        if not tell:
            return Step(following)
        return Step(following, (*action_events(self.position, action), *following._news()))

    def outcome(self) -> Outcome | None:
        return self._outcome

    def _find_outcome(self) -> Outcome | None:
        result = self.position.result
        if result is not None:  # a win goes before a draw (TC11.6)
            return Outcome(result.reason, _scores(result.winner))
        if self.closing is not None:
            return _closed(self.closing)
        if self.position.falling != OFF:
            return None
        if last_seen(self.past) >= self.position.rules.repetition:
            return Outcome("repetition", (0.5, 0.5))
        if self.quiet >= 2 * self.position.rules.quiet_moves:
            return Outcome("quiet", (0.5, 0.5))
        return None

    def view(self, viewer: Viewer) -> msgspec.Struct:
        self._demand_sight(viewer)
        return self._board(view.terrain_view(self.position.ground), view.piece_views(self.position))

    def write_view(self, viewer: Viewer) -> bytes:
        self._demand_sight(viewer)
        return _WRITER.encode(self._board(view.write_terrain(self.position.ground), view.write_pieces(self.position)))

    def _demand_sight(self, viewer: Viewer) -> None:
        if viewer == EVERYTHING and self._outcome is None:
            raise SecretView("error-secret-view")

    def _board(self, terrain: Any, pieces: Any) -> BoardView:
        """The view; ground and pieces as values or as they are written."""
        position = self.position
        return BoardView(
            size=position.size,
            terrain=terrain,
            pieces=pieces,
            wrecks=view.wreck_views(position) if position.wrecks else (),
            stacks=tuple(name_of(square) for square in each(position.stacks)) if position.stacks else (),
            bodies=view.body_views(position) if position.bodies else (),
            turn=SIDE_WORDS[position.turn],
            falling=view.falling_view(position),
            to_act=self.to_act(),
            round=self.round(),
            quiet=self.quiet,
            line=state_text(self),
            outcome=self._outcome,
        )

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self  # nothing is hidden

    def round(self) -> int:
        moved = self.plies if self.position.falling == OFF else self.plies - 1
        return moved // 2 + 1

    def text(self) -> str:
        return state_text(self)

    def write(self, seat: Seat, action: Action, language: str = "en") -> str:
        return notation.move_text(action, language) + notation.suffix_of(self._after(action).position)

    def read(self, seat: Seat, text: str) -> Action:
        self._demand_turn(seat)
        self._legal = notation.read_action(self.position, text)
        return self._legal

    def study(self, viewer: Viewer, about: str, language: str = "en") -> msgspec.Struct:
        """``ends C3``, ``threats white``, ``lines C3``, ``falls``, ``check``: see ``desk.py``."""
        from behemoth.tankchess.queries.answers import answer

        return answer(self.position, about, language)

    def close(self, closing: Closing) -> Step[Action]:
        """TC4.4: resignation, agreement, a fallen flag; a player who has gone loses like one who resigns."""
        if self.outcome() is not None:
            raise IllegalAction("error-game-over", rule="TC4.4")
        if (closing.ending is Ending.AGREED) != (closing.seat is None) or closing.seat not in (None, 0, 1):
            raise IllegalAction("error-no-closing", rule="TC4.4", ending=closing.ending.value)
        following = self._with(closing=closing)
        return Step(following, tuple(following._news()))

    # -- for interfaces ----------------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[int, ...]:
        """The hashes of the positions since the last destruction, this one last (TC11.6)."""
        return keys_of(self.past)

    def check(self) -> tuple[Move, ...]:
        """CHECK (TC4.3): the moves by which the side that just moved would destroy the enemy commander."""
        return check_moves(self.position, 1 - self.position.turn)

    def escape(self) -> tuple[Move, ...]:
        """ESCAPE (TC4.3): the move by which the side that just moved would leave the board."""
        return escape_moves(self.position, 1 - self.position.turn)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _demand_turn(self, seat: Seat) -> None:
        owing = self.to_act()
        if not owing:
            raise IllegalAction("error-game-over", rule="TC4.1")
        if seat not in owing:
            raise IllegalAction("error-not-your-turn", rule="TC1.2")

    def _demand_legal(self, seat: Seat, action: Action) -> None:
        self._demand_turn(seat)
        if action is not self._legal and action not in self.actions(seat):
            raise refuse(self.position, action)

    def _with(self, **changes: object) -> TankState:
        parts = {"plies": self.plies, "quiet": self.quiet, "past": self.past, "closing": self.closing, **changes}
        return TankState(self.position, **parts)  # type: ignore[arg-type]

    def _after(self, action: Action) -> TankState:
        if self._following is None or self._following[0] is not action:
            self._following = action, self._led_to_by(action)
        return self._following[1]

    def _led_to_by(self, action: Action) -> TankState:
        following = after(self.position, action)
        moved = not isinstance(action, Fall)
        if _strength(following) < _strength(self.position):  # TC11.6: a destruction starts the counts anew
            return TankState(following, plies=self.plies + moved, quiet=0)
        past = self.past + _first_past(following) if following.falling == OFF else b""
        return TankState(following, plies=self.plies + moved, quiet=self.quiet + moved, past=past)

    def _news(self) -> Iterator[Event]:
        """What is announced now: that the game is over and how, or else CHECK and ESCAPE."""
        outcome = self.outcome()
        if outcome is None:
            yield from threat_events(self.position)
        else:
            winner = "none" if outcome.drawn else SIDE_WORDS[outcome.winners[0]]
            yield events.Ended(winner, outcome.reason)


def _first_past(position: Position) -> bytes:
    """A game, or the time after a destruction, begins with this position; one with a pending fall is not compared."""
    return position.key.to_bytes(WIDTH, "big") if position.falling == OFF else b""


def _strength(position: Position) -> int:
    return sum(map(len, position.armies))


def _scores(winner: int) -> tuple[float, float]:
    return (1.0, 0.0) if winner == 0 else (0.0, 1.0)


def _closed(closing: Closing) -> Outcome:
    if closing.seat is None:
        return Outcome(closing.ending.value, (0.5, 0.5))
    return Outcome(closing.ending.value, _scores(1 - closing.seat))
