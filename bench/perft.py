"""Counting moves in the engine beside Stockfish and python-chess: leaves a second, on one core.

In bulk the last move is only counted, as Stockfish does it; or every leaf is made and taken back.
"""

from __future__ import annotations

from typing import Any, Final

from behemoth import engine
from behemoth.tankchess import load_scheme
from bench.peers import PeerMissing, Stockfish, find_stockfish, one_core
from bench.report import Line, Task, best_rates, show, without
from bench.tank_chess import count_chess

_TITLE: Final = "Tank Chess, the engine: perft"
#: Known counts: a benchmark that counts something else measures something else.
CHESS_LEAVES: Final = 119_060_324
LEAVES: Final = {"basic-16": 163_704_167, "basic-20": 351_019_728}
_DEPTH: Final = 3
#: Make and undo at every leaf: at least so much of Stockfish's bulk rate.
_MAKE_BAR: Final = 0.8
_BULK_BAR: Final = 1.5
_PYTHON_BAR: Final = 400


def run(*, full: bool = False) -> bool:
    """Print the rates; true if every bar holds."""
    if not engine.available():
        without(_TITLE, "the engine is not built")
        return False
    with one_core():
        return _run(5 if full else 2)


def _run(rounds: int) -> bool:
    names = ("basic-16", "basic-20")
    tasks: list[Task] = [_engine_task(name, bulk=bulk) for name in names for bulk in (True, False)]
    try:
        stockfish = Stockfish(find_stockfish())
    except PeerMissing as why:
        without("Stockfish's perft", str(why))
        *ours, chess = best_rates(*tasks, count_chess, rounds=rounds)
        show(_TITLE, [Line(_what(0), "leaves/s", ours[0], "python-chess", chess, _PYTHON_BAR)])
        return False
    try:
        *ours, fish, chess = best_rates(*tasks, lambda: _stockfish(stockfish), count_chess, rounds=rounds)
    finally:
        stockfish.close()
    bars = (_BULK_BAR, _MAKE_BAR, 0.0, 0.0)
    lines = [
        Line(_what(number), "leaves/s", rate, stockfish.name, fish, bar)
        for number, (rate, bar) in enumerate(zip(ours, bars, strict=True))
    ]
    return show(_TITLE, [*lines, Line(_what(0), "leaves/s", ours[0], "python-chess", chess, _PYTHON_BAR)])


def _what(number: int) -> str:
    return (
        "Basic 16, perft 3 in bulk (chess: perft 6)",
        "Basic 16, perft 3, make and undo at every leaf",
        "Basic 20, perft 3 in bulk",
        "Basic 20, perft 3, make and undo at every leaf",
    )[number]


def _stockfish(stockfish: Stockfish) -> Any:
    timed = stockfish.perft(6)
    assert timed.done == CHESS_LEAVES
    return timed


def _engine_task(scheme: str, *, bulk: bool) -> Task:
    from behemoth.engine import to_engine

    position = to_engine(load_scheme(scheme).position())

    def task() -> int:
        counted: int = position.perft(_DEPTH, bulk=bulk)
        assert counted == LEAVES[scheme], f"{scheme}: {counted} leaves instead of {LEAVES[scheme]}"
        return counted

    return task
