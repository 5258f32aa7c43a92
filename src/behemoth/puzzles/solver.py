"""What is forced: the moves that win within a number of moves whatever the other side does, and those that save.

Nothing is estimated and nothing left out: every answer is tried. That is quick for a win in one or two moves and for
the rescue from a loss in one, and good enough for the proof of a single move that wins in three.
"""

from __future__ import annotations

from typing import Final, Generic

from behemoth import engine
from behemoth.engine import analyse
from behemoth.puzzles.boards import Board, M, board_of
from behemoth.tankchess import Action, Position, TankState, after, check_moves, escape_moves, read_action


class TooLong(Exception):
    """The proof needs more than it was given."""


def winning_moves(position: Position, moves: int, budget: int = 0) -> tuple[str, ...]:
    """All moves of the side to move by which it wins within so many of its moves, whatever the other side does.

    Raises TooLong after so many positions; a budget of 0 is no limit.
    """
    return _winning(board_of(position), moves, budget)


def saving_moves(position: Position) -> tuple[str, ...]:
    """All moves of the side to move after which the other side cannot win with its next move."""
    return _saving(board_of(position))


def keeps_win(position: Position, side: int, moves: int) -> bool:
    """Whether ``side`` still wins within so many moves of its own, whoever decides now."""
    return _forced(board_of(position), side, moves)


def _forced(board: Board[M], side: int, moves: int) -> bool:
    return Solver[M]().forced(board, side, moves)


def refutation(position: Position, side: int, moves: int) -> Action | None:
    """An answer of the other side, whose move it is, to a wrong move of ``side``: a win of its own, else one after
    which ``side`` does not win within so many moves. None where none is found quickly or that was the last move."""
    won = (*check_moves(position, 1 - side), *escape_moves(position, 1 - side))
    if won or moves == 0:
        return won[0] if won else None
    if moves == 1:
        found = _refutation(board_of(position), side)
        return None if found is None else read_action(position, found)
    if not engine.can_play(position):
        return None
    best = read_action(position, analyse(TankState(position), nodes=_GLANCE).best.moves[0])
    return None if keeps_win(after(position, best), side, moves) else best


#: So many positions are looked at for an answer to a move that was to win in three.
_GLANCE: Final = 8_000


def _refutation(board: Board[M], side: int) -> str | None:
    solver = Solver[M]()
    for answer in board.moves():
        if not solver.forced(board.after(answer), side, 1):
            return board.text(answer)
    return None


def _winning(board: Board[M], moves: int, budget: int) -> tuple[str, ...]:
    solver, side = Solver[M](budget), board.to_act()
    return tuple(board.text(move) for move in board.moves() if solver.forced(board.after(move), side, moves - 1))


def _saving(board: Board[M]) -> tuple[str, ...]:
    solver, other = Solver[M](), 1 - board.to_act()
    return tuple(board.text(move) for move in board.moves() if not solver.forced(board.after(move), other, 1))


class Solver(Generic[M]):
    """It remembers which answers refuted something: they are tried first, which spares most of the work."""

    def __init__(self, budget: int = 0) -> None:
        self._refutations: list[M] = []
        self._left = budget

    def forced(self, board: Board[M], side: int, moves: int) -> bool:
        """Whether ``side`` wins with at most so many moves of its own from here, whoever decides now."""
        self._left -= 1
        if self._left == 0:
            raise TooLong
        winner = board.winner()
        if winner is not None:
            return winner == side
        mine = board.to_act() == side
        if board.falls():
            ways = (self.forced(board.after(fall), side, moves) for fall in board.moves())
            return any(ways) if mine else all(ways)
        if moves == 0:
            return False
        if mine:
            return self._finds(board, side, moves)
        return not board.wins_now(1 - side) and not self._refuted(board, side, moves)

    def _finds(self, board: Board[M], side: int, moves: int) -> bool:
        if board.wins_now(side):
            return True
        return moves > 1 and any(self.forced(board.after(move), side, moves - 1) for move in board.moves())

    def _refuted(self, board: Board[M], side: int, moves: int) -> bool:
        """Whether the other side has an answer after which ``side`` no longer wins in time."""
        known = [move for move in self._refutations if board.allows(move)]
        for answer in (*known, *board.moves()):
            if not self.forced(board.after(answer), side, moves):
                if answer in self._refutations:
                    self._refutations.remove(answer)
                self._refutations.insert(0, answer)
                del self._refutations[8:]
                return True
        return False
