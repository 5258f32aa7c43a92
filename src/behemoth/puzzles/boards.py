"""A position that can be tried out quickly: on the engine where there is one, else by the rules in Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from behemoth import engine
from behemoth.tankchess import (
    OFF,
    Action,
    Position,
    after,
    check_moves,
    decider,
    escape_moves,
    list_actions,
    move_text,
)

if TYPE_CHECKING:
    from behemoth_engine.tanks import Position as EnginePosition

M = TypeVar("M")


class Board(Protocol[M]):
    """What the solver asks of a position."""

    def moves(self) -> Sequence[M]:
        """Everything that can be decided now."""

    def after(self, move: M) -> Board[M]:
        """The position after a legal move."""

    def allows(self, move: M) -> bool:
        """Whether a move of a similar position is legal here too."""

    def text(self, move: M) -> str:
        """A legal move as records write it."""

    def winner(self) -> int | None:
        """Who has won, if somebody has."""

    def to_act(self) -> int:
        """Who decides now."""

    def falls(self) -> bool:
        """Whether the decision is where a Monster falls."""

    def wins_now(self, side: int) -> bool:
        """Whether this side, were it to move, could destroy the command tank or leave the board (TC4.1)."""


class RulesBoard:
    """By the rules in Python."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def moves(self) -> Sequence[Action]:
        return list_actions(self._position)

    def after(self, move: Action) -> RulesBoard:
        return RulesBoard(after(self._position, move))

    def allows(self, move: Action) -> bool:
        return move in list_actions(self._position)

    def text(self, move: Action) -> str:
        return move_text(move)

    def winner(self) -> int | None:
        return None if self._position.result is None else self._position.result.winner

    def to_act(self) -> int:
        return self._position.turn if self._position.falling == OFF else decider(self._position)

    def falls(self) -> bool:
        return self._position.falling != OFF

    def wins_now(self, side: int) -> bool:
        return bool(escape_moves(self._position, side) or check_moves(self._position, side))


class EngineBoard:
    """On the engine, which follows the same rules a hundred times as fast."""

    def __init__(self, position: EnginePosition) -> None:
        self._position = position

    def moves(self) -> Sequence[int]:
        return self._position.moves()

    def after(self, move: int) -> EngineBoard:
        following = self._position.copy()
        following.play(move)
        return EngineBoard(following)

    def allows(self, move: int) -> bool:
        return self._position.is_legal(move)

    def text(self, move: int) -> str:
        return self._position.text(move)

    def winner(self) -> int | None:
        return None if self._position.result is None else self._position.result[0]

    def to_act(self) -> int:
        side = self._position.to_act
        assert side is not None, "nobody asks who decides in a game that is over"
        return side

    def falls(self) -> bool:
        return self._position.falling

    def wins_now(self, side: int) -> bool:
        return self._position.can_kill_commander(side) or self._position.can_leave(side)


def board_of(position: Position) -> Board[Any]:
    """The quickest board for a position."""
    return EngineBoard(engine.to_engine(position)) if engine.can_play(position) else RulesBoard(position)
