"""Tournaments: fixtures of whole games between contestants, shared among processes, stopped whenever somebody wants.

A fixture is one game with its start, who sits where and its seed; a round is the fixtures that belong together (the two
games of an opening) and are counted together or not at all.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import combinations, islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from behemoth.bots import Bot, Job, decide, job_for, process_context
from behemoth.games import Seat, State, find_game
from behemoth.lab.contestants import Contestant, player_for, seconds_for
from behemoth.lab.driver import drive
from behemoth.lab.openings import PLIES, random_openings
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankOptions

if TYPE_CHECKING:
    from pebble import ProcessFuture, ProcessPool

#: A game that is longer is counted as it stands: shared by everybody.
CAP: Final = 2_000
_CAPPED: Final = "cap"


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    #: The first state as its line.
    start: str
    seats: tuple[Contestant, ...]
    seed: str
    cap: int = CAP


class Played(msgspec.Struct, frozen=True):
    """One game that was played: the score of each seat, how it ended, and each seat's longest thought in seconds."""

    seats: tuple[Contestant, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: int
    slowest: tuple[float, ...]


Round = tuple[Fixture, ...]
Result = tuple[Played, ...]


# --- what is played ----------------------------------------------------------------------------------


def duel_rounds(
    options: TankOptions, contestants: Sequence[Contestant], games: int, seed: str, plies: int = PLIES
) -> Iterator[Round]:
    """Tank Chess: everybody meets everybody; each opening is played twice, with the sides swapped."""
    for number, opening in enumerate(islice(random_openings(options, seed, plies), (games + 1) // 2)):
        start = opening.text()
        for one, other in combinations(contestants, 2):
            sides = ((one, other), (other, one))
            yield tuple(Fixture("tank-chess", start, seats, f"{seed}/{number}") for seats in sides)


def table_rounds(options: Options, seats: Sequence[Contestant], games: int, seed: str) -> Iterator[Round]:
    """Monster Combat, everybody for himself: a new deal for each game, and everybody moves on by one seat."""
    for number in range(games):
        first = number % len(seats)
        yield (_dealt(options, (*seats[first:], *seats[:first]), f"{seed}/{number}"),)


def team_rounds(options: Options, teams: Sequence[Contestant], players: int, games: int, seed: str) -> Iterator[Round]:
    """Monster Combat, all together: each contestant fills all seats, and all have the same deals."""
    for number in range(games):
        yield tuple(_dealt(options, (team,) * players, f"{seed}/{number}") for team in teams)


def _dealt(options: Options, seats: tuple[Contestant, ...], seed: str) -> Fixture:
    start = MonsterCombat().start(options, len(seats), Random(seed))
    return Fixture("monster-combat", start.text(), seats, seed)


# --- playing -----------------------------------------------------------------------------------------


def play_round(fixtures: Round) -> Result:
    """All games of a round, one after another. Runs in a worker."""
    return tuple(map(play_fixture, fixtures))


def play_fixture(fixture: Fixture) -> Played:
    """One game; chance of the cards and chance of the bots come from its seed."""
    game = find_game(fixture.game)
    state: State[Any] = game.parse(fixture.start)
    bots = [player_for(contestant, fixture.game) for contestant in fixture.seats]
    luck, thoughts = Random(f"{fixture.seed}/luck"), Random(f"{fixture.seed}/thoughts")
    slowest, decisions = [0.0] * len(bots), 0
    with ExitStack() as stack:
        # A thread for each seat: what a bot keeps in memory for its thread is its own, not its opponent's.
        threads = [stack.enter_context(ThreadPoolExecutor(1)) for _ in bots]

        def choose(state: State[Any], seat: Seat) -> Any:
            begin = time.monotonic()
            job = _job(fixture, state, seat, bots[seat], thoughts)
            text = threads[seat].submit(decide, bots[seat], job).result()
            slowest[seat] = max(slowest[seat], time.monotonic() - begin)
            return state.read(seat, text)

        for decision in drive(state, choose, luck, cap=fixture.cap, events=False):
            state = decision.step.state
            decisions += 1
    outcome = state.outcome()
    if outcome is None:
        return Played(fixture.seats, (0.5,) * len(bots), _CAPPED, decisions, tuple(slowest))
    return Played(fixture.seats, outcome.scores, outcome.reason, decisions, tuple(slowest))


def _job(fixture: Fixture, state: State[Any], seat: Seat, bot: Bot, rng: Random) -> Job:
    """What a bot is asked, as at a table: in the laboratory, too, nobody knows more than their seat may."""
    return job_for(fixture.game, bot.name, state, seat, rng, seconds_for(fixture.seats[seat], bot))


# --- sharing the work --------------------------------------------------------------------------------


def play_all(rounds: Iterable[Round], *, jobs: int = 1, on_result: Callable[[Result], None]) -> bool:
    """Play the rounds and tell each result as it comes; false if somebody stopped it with Ctrl-C before the end."""
    try:
        for result in _shared(rounds, jobs) if jobs > 1 else map(play_round, rounds):
            on_result(result)
    except KeyboardInterrupt:
        return False
    return True


def _shared(rounds: Iterable[Round], jobs: int) -> Iterator[Result]:
    from pebble import ProcessPool

    pool = ProcessPool(max_workers=jobs, context=process_context(__name__), initializer=_ready)
    try:
        yield from _collected(pool, iter(rounds), jobs)
        pool.close()  # type: ignore[no-untyped-call]
    finally:
        pool.stop()  # type: ignore[no-untyped-call]  # ends what still runs, at once
        pool.join()


def _collected(pool: ProcessPool, waiting: Iterator[Round], jobs: int) -> Iterator[Result]:
    """Results in the order of the rounds, so that stopping early does not prefer short games by much."""
    start: Callable[[Round], ProcessFuture[Result]] = partial(_scheduled, pool)
    running = [start(fixtures) for fixtures in islice(waiting, 2 * jobs)]
    while running:
        yield running.pop(0).result()
        running += map(start, islice(waiting, 1))


def _scheduled(pool: ProcessPool, fixtures: Round) -> ProcessFuture[Result]:
    return pool.schedule(play_round, args=(fixtures,))


def _ready() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tournament, which ends its workers itself


def everybody(rounds: Iterable[Round]) -> tuple[Contestant, ...]:
    """All contestants, in the order in which they first appear."""
    return tuple(dict.fromkeys(seat for fixtures in rounds for fixture in fixtures for seat in fixture.seats))
