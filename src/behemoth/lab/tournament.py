"""Tournaments: fixtures of whole games between contestants, of any game.

A fixture is one game with its start, who sits where and its seed; a round is the fixtures that belong together (the two
games of an opening) and are counted together or not at all.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import combinations, islice
from random import Random
from typing import Any, Final

import msgspec

from behemoth.bots import Bot, Job, decide, job_for
from behemoth.games import Seat, State, find_game
from behemoth.lab.contestants import Contestant, player_for, seconds_for
from behemoth.lab.driver import Decision, drive

#: A game that is longer is counted as it stands: shared by everybody.
CAP: Final = 2_000
CAPPED: Final = "cap"


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


#: Who meets whom.
Meetings = Sequence[tuple[Contestant, Contestant]]


def everybody_meets(contestants: Sequence[Contestant]) -> Meetings:
    """A round robin: each two."""
    return tuple(combinations(contestants, 2))


def first_meets(contestants: Sequence[Contestant]) -> Meetings:
    """A gauntlet: the first one and each of the others."""
    return tuple((contestants[0], other) for other in contestants[1:])


def duel_rounds(game: str, openings: Iterator[str], meetings: Meetings, games: int, seed: str) -> Iterator[Round]:
    """Games of two: each opening is played twice for each meeting, with the seats swapped."""
    for number, start in enumerate(islice(openings, (games + 1) // 2)):
        for one, other in meetings:
            sides = ((one, other), (other, one))
            yield tuple(Fixture(game, start, seats, f"{seed}/{number}") for seats in sides)


def table_rounds(
    game: str, options: msgspec.Struct, seats: Sequence[Contestant], games: int, seed: str
) -> Iterator[Round]:
    """Everybody for himself: a new deal for each game, and everybody moves on by one seat."""
    for number in range(games):
        first = number % len(seats)
        yield (_dealt(game, options, (*seats[first:], *seats[:first]), f"{seed}/{number}"),)


def team_rounds(
    game: str, options: msgspec.Struct, teams: Sequence[Contestant], players: int, games: int, seed: str
) -> Iterator[Round]:
    """All together: each contestant fills all seats, and all have the same deals."""
    for number in range(games):
        yield tuple(_dealt(game, options, (team,) * players, f"{seed}/{number}") for team in teams)


def _dealt(game: str, options: msgspec.Struct, seats: tuple[Contestant, ...], seed: str) -> Fixture:
    start = find_game(game).start(options, len(seats), Random(seed))
    return Fixture(game, start.text(), seats, seed)


# --- playing -----------------------------------------------------------------------------------------


def play_round(fixtures: Round) -> Result:
    """All games of a round, one after another. Runs in a worker."""
    return tuple(map(play_fixture, fixtures))


def play_fixture(fixture: Fixture) -> Played:
    """One game; chance of the cards and chance of the bots come from its seed."""
    slowest, decisions = [0.0] * len(fixture.seats), 0
    state = find_game(fixture.game).parse(fixture.start)
    for decision in play_seats(fixture, state, slowest):
        state = decision.step.state
        decisions += 1
    outcome = state.outcome()
    if outcome is None:
        return Played(fixture.seats, (0.5,) * len(slowest), CAPPED, decisions, tuple(slowest))
    return Played(fixture.seats, outcome.scores, outcome.reason, decisions, tuple(slowest))


def play_seats(fixture: Fixture, state: State[Any], slowest: list[float]) -> Iterator[Decision]:
    """The decisions of a game from its first state on; the longest thought of each seat is noted."""
    bots = [player_for(contestant, fixture.game) for contestant in fixture.seats]
    luck, thoughts = Random(f"{fixture.seed}/luck"), Random(f"{fixture.seed}/thoughts")
    with ExitStack() as stack:
        # A thread for each seat: what a bot keeps in memory for its thread is its own, not its opponent's.
        threads = [stack.enter_context(ThreadPoolExecutor(1)) for _ in bots]

        def choose(state: State[Any], seat: Seat) -> Any:
            begin = time.monotonic()
            job = _job(fixture, state, seat, bots[seat], thoughts)
            text = threads[seat].submit(decide, bots[seat], job).result()
            slowest[seat] = max(slowest[seat], time.monotonic() - begin)
            return state.read(seat, text)

        yield from drive(state, choose, luck, cap=fixture.cap, events=False)


def _job(fixture: Fixture, state: State[Any], seat: Seat, bot: Bot, rng: Random) -> Job:
    """What a bot is asked, as at a table: in the laboratory, too, nobody knows more than their seat may."""
    return job_for(fixture.game, bot.name, state, seat, rng, seconds_for(fixture.seats[seat], bot))


def everybody(rounds: Iterable[Round]) -> tuple[Contestant, ...]:
    """All contestants, in the order in which they first appear."""
    return tuple(dict.fromkeys(seat for fixtures in rounds for fixture in fixtures for seat in fixture.seats))
