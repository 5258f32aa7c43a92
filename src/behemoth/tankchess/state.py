"""A moment of a game of Tank Chess: the position and what the draws of TC4.4 depend on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NoReturn, Self

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
    not_an_action,
)
from behemoth.tankchess import view
from behemoth.tankchess.board.move import Action, Fall, Move
from behemoth.tankchess.board.pieces import SIDE_WORDS, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, each, name_of
from behemoth.tankchess.events import Ended
from behemoth.tankchess.queries.refusals import refuse
from behemoth.tankchess.rules.action_events import action_events, threat_events
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider, list_falls
from behemoth.tankchess.rules.moves import add_moves, count_moves, count_of, is_legal, list_moves
from behemoth.tankchess.rules.repetition import WIDTH, keys_of, last_seen
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.rules.threats import check_moves, escape_moves, threats_of
from behemoth.tankchess.text.ground_text import ground_text
from behemoth.tankchess.text.move_text import full_move_text, move_text, read_action, suffix_of
from behemoth.tankchess.text.state_text import fewest_plies, state_text
from behemoth.tankchess.view import BoardView


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
        return count_moves(self._position)

    def sample(self, rng: Random) -> Action:
        """One of them, each equally likely: count for each piece, list only the chosen one's."""
        shots = Shots(self._position, self._position.turn)
        army = self._position.armies[self._position.turn]
        pieces = in_order(army)
        counts = [count_of(shots, piece) for piece in pieces]
        index = rng.randrange(sum(counts))
        for piece, count in zip(pieces, counts, strict=True):
            if index < count:
                moves: list[Move] = []
                add_moves(moves, shots, piece)
                return moves[index]
            index -= count
        raise IndexError("there is no move to choose from")


class TankState(State[Action]):
    """Seat 0 is White, seat 1 is Black. Made by the game, by :meth:`play` or from a line; nobody can change it."""

    __slots__ = ("closing", "past", "plies", "position", "quiet")

    position: Position
    #: Moves made; even if White is to move. Fall decisions do not count (TC11.5).
    plies: int
    #: Moves since the last destruction (TC4.4).
    quiet: int
    #: The positions since the last destruction, this one last (TC11.6), as ``repetition.py`` keeps them.
    past: bytes
    #: How people ended it, if they did.
    closing: Closing | None

    def __init__(
        self,
        position: Position,
        *,
        plies: int | None = None,
        quiet: int = 0,
        past: bytes | None = None,
        closing: Closing | None = None,
    ) -> None:
        give = object.__setattr__
        give(self, "position", position)
        give(self, "plies", fewest_plies(position) if plies is None else plies)
        give(self, "quiet", quiet)
        give(self, "past", _first_past(position) if past is None else past)
        give(self, "closing", closing)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is a value: {name} cannot be assigned")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is a value: {name} cannot be deleted")

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, self._parts()

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
        if self.outcome() is not None:
            return ()
        return (self.position.turn if self.position.falling == OFF else decider(self.position),)

    def actions(self, seat: Seat) -> Actions[Action]:
        if seat not in self.to_act():
            return Listed()
        return Moves(self.position) if self.position.falling == OFF else Listed(list_falls(self.position))

    def play(self, seat: Seat, action: Action, rng: Random | None = None, *, events: bool = True) -> Step[Action]:
        """Carry out an action; chance decides nothing here, so ``rng`` may be left out."""
        self._demand_legal(seat, action)
        following = self._after(action)
        if not events:
            return Step(following)
        threats = threats_of(following.position)
        happened = (
            *action_events(self.position, action),
            *threat_events(following.position, threats),
            *following._ended(),
        )
        return Step(following, happened, text=move_text(action) + suffix_of(following.position, threats))

    def outcome(self) -> Outcome | None:
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
        outcome, position = self.outcome(), self.position
        if viewer == EVERYTHING and outcome is None:
            raise SecretView("error-secret-view")
        return BoardView(
            size=position.size,
            terrain=ground_text(position.ground, position.size).squares,
            pieces=view.piece_views(position),
            wrecks=view.wreck_views(position),
            stacks=tuple(name_of(square) for square in each(position.stacks)),
            bodies=view.body_views(position),
            turn=SIDE_WORDS[position.turn],
            falling=view.falling_view(position),
            to_act=self.to_act(),
            round=self.round(),
            quiet=self.quiet,
            line=state_text(self),
            outcome=outcome,
        )

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return self  # nothing is hidden

    def round(self) -> int:
        moved = self.plies if self.position.falling == OFF else self.plies - 1
        return moved // 2 + 1

    def text(self) -> str:
        return state_text(self)

    def write(self, seat: Seat, action: Action, language: str = "en") -> str:
        return full_move_text(self.position, action, language)

    def read(self, seat: Seat, text: str) -> Action:
        self._demand_turn(seat)
        return read_action(self.position, text)

    def query(self, viewer: Viewer, about: str, language: str = "en") -> msgspec.Struct:
        """``ends C3``, ``threats white``, ``lines C3``, ``falls``, ``check``: see ``queries/answers.py``."""
        from behemoth.tankchess.queries.answers import answer

        return answer(self.position, about, language)

    def close(self, closing: Closing) -> Step[Action]:
        """TC4.4: resignation, agreement, a fallen flag; a player who has gone loses like one who resigns."""
        if self.outcome() is not None:
            raise IllegalAction("error-game-over", rule="TC4.4")
        if (closing.ending is Ending.AGREED) != (closing.seat is None) or closing.seat not in (None, 0, 1):
            raise IllegalAction("error-no-closing", rule="TC4.4", ending=closing.ending.value)
        following = self._with(closing)
        return Step(following, tuple(following._ended()))

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
        if not isinstance(action, Move | Fall):
            raise not_an_action(action)
        self._demand_turn(seat)
        legal = is_legal(self.position, action) if isinstance(action, Move) else action in list_falls(self.position)
        if not legal:
            raise refuse(self.position, action)

    def _with(self, closing: Closing) -> TankState:
        return TankState(self.position, plies=self.plies, quiet=self.quiet, past=self.past, closing=closing)

    def _after(self, action: Action) -> TankState:
        following = after(self.position, action)
        moved = not isinstance(action, Fall)
        if _strength(following) < _strength(self.position):  # TC11.6: a destruction starts the counts anew
            return TankState(following, plies=self.plies + moved, quiet=0)
        past = self.past + _first_past(following) if following.falling == OFF else b""
        return TankState(following, plies=self.plies + moved, quiet=self.quiet + moved, past=past)

    def _ended(self) -> Iterator[Event]:
        """That the game is over and how, if it is."""
        outcome = self.outcome()
        if outcome is not None:
            winner = "none" if outcome.drawn else SIDE_WORDS[outcome.winners[0]]
            yield Ended(winner, outcome.reason)


def _unpickled(position: Position, plies: int, quiet: int, past: bytes, closing: Closing | None) -> TankState:
    return TankState(position, plies=plies, quiet=quiet, past=past, closing=closing)


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
