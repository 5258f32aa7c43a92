"""The rules of Tank Chess beside python-chess: moves counted and moves listed a second."""

from __future__ import annotations

from random import Random

import chess

from behemoth.tankchess import Position, TankChess, TankOptions, list_moves, load_scheme, perft
from behemoth.tankchess.rules.fire import clear_lines
from behemoth.tankchess.rules.movement.flood import clear_reaches
from bench.report import Line, best_rates, show

#: Known counts: a benchmark that counts something else measures something else.
BASIC_16_DEPTH_2 = 301_878
CHESS_DEPTH_4 = 197_281
LISTINGS = 100
CHESS_LISTINGS = 2_000


def _clear_caches() -> None:
    """Start cold: what earlier rounds cached must not flatter this one."""
    clear_reaches()
    clear_lines()


def _count_ours(position: Position) -> int:
    _clear_caches()
    counted = perft(position, 2)
    assert counted == BASIC_16_DEPTH_2
    return counted


def _chess_perft(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += _chess_perft(board, depth - 1)
        board.pop()
    return total


def count_chess() -> int:
    """Chess from its start with python-chess."""
    counted = _chess_perft(chess.Board(), 4)
    assert counted == CHESS_DEPTH_4
    return counted


def _list_ours(position: Position) -> int:
    _clear_caches()
    return sum(len(list_moves(position)) for _ in range(LISTINGS))


def _list_chess() -> int:
    board = chess.Board()
    return sum(len(list(board.legal_moves)) for _ in range(CHESS_LISTINGS))


def _random_plies() -> int:
    rng = Random(1)
    state = TankChess().start(TankOptions())
    plies = 0
    while plies < 400 and state.outcome() is None:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        plies += 1
    return plies


def _chess_plies() -> int:
    rng = Random(1)
    board, plies = chess.Board(), 0
    while plies < 400:
        moves = list(board.legal_moves)
        if not moves:
            board.reset()
            continue
        board.push(moves[rng.randrange(len(moves))])
        plies += 1
    return plies


def run() -> bool:
    """Measure and print; true if the bars hold."""
    position = load_scheme("basic-16").position()
    counted, chess_counted = best_rates(lambda: _count_ours(position), count_chess)
    listed, chess_listed = best_rates(lambda: _list_ours(position), _list_chess)
    plies, chess_plies = best_rates(_random_plies, _chess_plies, rounds=3)
    return show(
        "Tank Chess, the rules in Python",
        (
            Line("Basic 16, bulk perft 2 (chess: perft 4)", "moves/s", counted, "python-chess", chess_counted, 10),
            Line("start position, the complete list", "moves/s", listed, "python-chess", chess_listed, 1),
            Line("random play, states checked and immutable", "plies/s", plies, "python-chess", chess_plies),
        ),
    )
