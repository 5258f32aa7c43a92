"""What the engine's protocol lets run in the background: searching, counting, the bench and the check."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from behemoth.terminal.engine_dialect import Dialect, Found
from behemoth.terminal.engine_words import Go

if TYPE_CHECKING:
    from behemoth.engine import Analysis
    from behemoth.tankchess import Position, TankState

Say = Callable[[str], None]
Tell = Callable[[Found], None]


class Halt:
    """Somebody wants an end: seen by Python at once and by the engine as soon as it looks."""

    def __init__(self, engine_stop: Any = None) -> None:
        self._event = threading.Event()
        self._others: list[Callable[[], None]] = []
        self.engine = engine_stop

    def set(self) -> None:
        """End it."""
        self._event.set()
        if self.engine is not None:
            self.engine.set()
        for tell in self._others:
            tell()

    def also(self, tell: Callable[[], None]) -> None:
        """Tell somebody else as well; at once if it was wanted before."""
        self._others.append(tell)
        if self.is_set():
            tell()

    def is_set(self) -> bool:
        """Whether it should end."""
        return self._event.is_set()

    def wait(self) -> None:
        """Until somebody wants an end."""
        self._event.wait()


# --- searching ---------------------------------------------------------------------------------------


def search_with_engine(
    state: TankState, go: Go, options: Mapping[str, Any], searcher: Any, halt: Halt, tell: Tell
) -> str:
    """Search, report what is found on the way, and return the best move. Runs in a thread of its own."""
    from behemoth.engine import Limits, analyse

    soft, hard = go.seconds
    limits = Limits(seconds=hard, soft_seconds=soft, nodes=go.nodes, depth=go.depth)
    found = analyse(
        state,
        limits=limits,
        lines=options["lines"],
        threads=options["threads"],
        on_info=lambda analysis: report(analysis, tell),
        stop=halt.engine,
        searcher=searcher,
    )
    if go.infinite:
        halt.wait()  # the best move is sent when somebody asks, not before
    return found.best.moves[0]


def report(analysis: Analysis, tell: Tell) -> None:
    """One line for each line of play."""
    for number, line in enumerate(analysis.lines, 1):
        tell(Found(line.depth, number, line.score, line.mate, analysis.nodes, analysis.seconds, line.moves))


def search_in_python(state: TankState, go: Go, halt: Halt, say: Say) -> str:
    """The same in Python: a look two moves deep at most, whatever the limits."""
    from behemoth.bots import plain_tank_choice
    from behemoth.tankchess import full_move_text

    say("info string python")
    seconds = go.seconds[1] or 1.0
    action = plain_tank_choice(state.position, state.to_act()[0], Random(1), seconds)
    if go.infinite:
        halt.wait()
    return full_move_text(state.position, action)


# --- counting ----------------------------------------------------------------------------------------

#: So deep it counts in one piece; above that somebody may stop it between two pieces.
_PYTHON_PIECE: Final = 2
_ENGINE_PIECE: Final = 3


def count(state: TankState, depth: int, *, in_python: bool, halt: Halt, say: Say, words: Dialect) -> None:
    """The count for each first action and altogether."""
    from behemoth.tankchess import after, list_actions, move_text

    begin, total = time.perf_counter(), 0 if depth else 1
    actions = list_actions(state.position) if depth else ()
    for text, action in sorted(((move_text(action), action) for action in actions), key=lambda found: found[0]):
        ways = _ways(after(state.position, action), depth - 1, in_python, halt)
        if halt.is_set():
            say(words.stopped())
            return
        say(words.ways(text, ways))
        total += ways
    say(words.all_ways(total, time.perf_counter() - begin))


def _ways(position: Position, depth: int, in_python: bool, halt: Halt) -> int:
    from behemoth.tankchess import after, list_actions, perft

    if halt.is_set():
        return 0
    if depth > (_PYTHON_PIECE if in_python else _ENGINE_PIECE):
        return sum(_ways(after(position, action), depth - 1, in_python, halt) for action in list_actions(position))
    if in_python:
        return perft(position, depth)
    from behemoth.engine import perft as engine_perft

    return engine_perft(position, depth)


# --- bench and check ---------------------------------------------------------------------------------


def bench_states() -> list[TankState]:
    """The positions of the bench: the starts of its schemes."""
    from behemoth.engine import BENCH_SCHEMES
    from behemoth.tankchess import TankChess, TankOptions

    return [TankChess().start(TankOptions(scheme=name)) for name in BENCH_SCHEMES]


def bench(*, in_python: bool, halt: Halt, say: Say) -> None:
    """Always the same work: the number of nodes shows whether two engines search alike, the time how quick they are."""
    begin, nodes = time.perf_counter(), 0
    for state in bench_states():
        if halt.is_set():
            say("bench stopped")
            return
        nodes += _bench_in_python(state) if in_python else _bench_engine(state, halt)
    seconds = time.perf_counter() - begin
    say(f"bench {nodes} time {round(seconds * 1000)} nps {round(nodes / max(seconds, 1e-6))}")


def _bench_in_python(state: TankState) -> int:
    from behemoth.tankchess import perft

    return perft(state.position, 2)


def _bench_engine(state: TankState, halt: Halt) -> int:
    from behemoth.engine import BENCH_DEPTH, analyse, new_searcher

    return analyse(state, depth=BENCH_DEPTH, searcher=new_searcher(8), stop=halt.engine).nodes


def check(positions: int, *, halt: Halt, say: Say) -> None:
    """Compare rules and engine over random games of every scheme; each difference is reported with its position."""
    from behemoth.lab import compare_with_engine

    looked, differing = 0, 0
    for found in islice(compare_with_engine("check"), positions):
        if halt.is_set():
            break
        looked += 1
        if found.differs:
            differing += 1
            say(f"differs {found.what} {found.line}")
    say(f"check {looked} positions {differing} differ")
