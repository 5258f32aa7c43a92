"""Search in Tank Chess with the engine: the best lines of a position, within limits, reported as they are found."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from behemoth.engine.tanks import tank_engine, to_engine
from behemoth.engine.weights import WEIGHTS, Weights, as_engine
from behemoth.tankchess import TankChess, TankOptions, TankState

if TYPE_CHECKING:
    from behemoth_engine.tanks import Searcher, Stop

#: Memory for what earlier searches found out, in megabytes, for each thread of Python that searches.
MEGABYTES: Final = 32
#: The share of the time after which no new depth is begun.
SOFT: Final = 0.8
BENCH_DEPTH: Final = 4
#: The schemes of the bench. The list stays as it is when there are new ones, or its number could not be compared.
BENCH_SCHEMES: Final = (
    "basic-16",
    "basic-20",
    "expansion-20",
    "first-steps-10",
    "grand-24",
    "monster-16",
    "monster-20",
)


class Limits(msgspec.Struct, frozen=True):
    """When a search ends; 0 is no limit. One of them must be set, or somebody must stop it."""

    #: It never takes longer.
    seconds: float = 0.0
    #: No new depth is begun after this, or even earlier if the best move is stable; 0: eight tenths of ``seconds``. As
    #: much as ``seconds``: all of the time is used.
    soft_seconds: float = 0.0
    nodes: int = 0
    depth: int = 0


class Weakness(msgspec.Struct, frozen=True):
    """What makes a level human; all 0 is full strength. The seed decides which mistakes are made."""

    #: How far the evaluation of a position may be off, in hundredths of a light tank.
    noise: int = 0
    #: How many of a thousand enemy shots are overlooked, long diagonals twice as often.
    oversight: int = 0
    #: Moves up to this much worse than the best may be chosen.
    variety: int = 0
    seed: int = 0


FULL_STRENGTH: Final = Weakness()


class Line(msgspec.Struct, frozen=True):
    """A line of play: what it is worth to the side that decides now, and its moves."""

    #: In hundredths of a light tank.
    score: int
    #: The moves of the winner until the game is won: positive if the side that decides now wins; 0 if none is in sight.
    mate: int
    moves: tuple[str, ...]
    depth: int
    nodes: int


class Analysis(msgspec.Struct, frozen=True):
    """What a search found, the best line first."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]


def analyse(
    state: TankState,
    *,
    seconds: float = 0.0,
    nodes: int = 0,
    depth: int = 0,
    lines: int = 1,
    threads: int = 1,
    on_info: Callable[[Analysis], None] | None = None,
    stop: Stop | None = None,
    limits: Limits | None = None,
    weakness: Weakness = FULL_STRENGTH,
    weights: Weights = WEIGHTS,
    searcher: Searcher | None = None,
    fresh: bool | None = None,
) -> Analysis:
    """The best lines of a state whose game is not over. With one thread and a limit of nodes or depth a fresh search
    always answers the same. ``fresh`` forgets what was found out before, which helps in a game played on; a searcher
    that is given is kept as it is unless told otherwise. Raises ImportError where the engine is not built, and
    ValueError for a game that is over or whose remote mines are yet to be laid."""
    limits = limits or Limits(seconds=seconds, nodes=nodes, depth=depth)
    if state.outcome() is not None:
        raise ValueError("the game is over: there is nothing to search")
    if stop is None and not (limits.seconds or limits.nodes or limits.depth):
        raise ValueError("a search needs a limit or somebody who can stop it")
    with _borrowed(searcher, searcher is None if fresh is None else fresh) as found:
        found.set_weights(*as_engine(weights))
        answer = found.search(
            to_engine(state.position),
            history=list(state.history),
            quiet=state.quiet,
            seconds=limits.seconds,
            soft_seconds=limits.soft_seconds or limits.seconds * SOFT,
            nodes=limits.nodes,
            depth=limits.depth,
            lines=lines,
            threads=threads,
            noise=weakness.noise,
            oversight=weakness.oversight,
            variety=weakness.variety,
            seed=weakness.seed & (2**64 - 1),
            on_info=None if on_info is None else lambda info: on_info(_analysis(info)),
            stop=stop,
        )
    return _analysis(answer)


def bench(depth: int = BENCH_DEPTH) -> int:
    """The nodes of a search of the bench's schemes to this depth: one number that changes whenever the search does."""
    searcher = new_searcher(8)
    total = 0
    for scheme in BENCH_SCHEMES:
        state = TankChess().start(TankOptions(scheme=scheme))
        total += analyse(state, depth=depth, searcher=searcher, fresh=True).nodes
    return total


def new_searcher(megabytes: int = MEGABYTES) -> Searcher:
    """A searcher with a memory of its own. Raises ImportError."""
    made: Searcher = tank_engine().Searcher(megabytes)
    return made


def new_stop() -> Stop:
    """Something another thread can set to end a search. Raises ImportError."""
    made: Stop = tank_engine().Stop()
    return made


_own = threading.local()


@contextmanager
def _borrowed(given: Searcher | None, fresh: bool) -> Iterator[Searcher]:
    """The searcher given, or the one of this thread, emptied if wanted."""
    found: Searcher | None = given if given is not None else getattr(_own, "searcher", None)
    if found is None:
        found = _own.searcher = new_searcher()
    if fresh:
        found.clear()
    yield found


def _analysis(found: Any) -> Analysis:
    depth, nodes, seconds, lines = found
    return Analysis(
        tuple(Line(score, mate, tuple(moves), line_depth, nodes) for score, mate, line_depth, moves, _ in lines),
        depth,
        nodes,
        seconds,
    )
