"""Holding a tournament of any game: duels, tables and teams, each with its standings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from behemoth.games import InvalidOptions, changed_options, find_game
from behemoth.lab.batches import share_out
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import ALONE, Crew
from behemoth.lab.journal import open_part
from behemoth.lab.openings import PLIES, any_openings, random_openings
from behemoth.lab.ratings import rate
from behemoth.lab.sprt import Test, Tested, run_test
from behemoth.lab.standings import Standings, duels, pair_counts, places, seat_shares, slowest, teams
from behemoth.lab.tournament import (
    Meetings,
    Result,
    Round,
    duel_rounds,
    everybody_meets,
    first_meets,
    play_round,
    table_rounds,
    team_rounds,
)
from behemoth.tankchess import TankOptions

TANKS = "tank-chess"
CARDS = "monster-combat"

#: Told after each round: how many games more, and how the tournament stands, for whoever wants to know.
OnRound = Callable[[int, Callable[[], Standings]], None]


def _silence(games: int, standings: Callable[[], Standings]) -> None:
    """Nobody listens."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament that is ready to be held: its rounds are made as they are needed."""

    game: str
    setting: str
    seed: str
    #: How many games there will be, and in how many rounds.
    games: int
    size: int
    rounds: Iterable[Round]
    #: What the results mean: some fields of the standings.
    count: Callable[[Sequence[Result]], dict[str, Any]]
    #: What a journal of it is about; not the number of games, so that more can be played later.
    about: dict[str, Any]
    #: It ends as soon as this is decided.
    test: Test | None = None


def plan_duels(
    options: msgspec.Struct,
    contestants: Sequence[Contestant],
    games: int,
    seed: str,
    plies: int | None = None,
    *,
    game: str = TANKS,
    gauntlet: bool = False,
    test: Test | None = None,
) -> Plan:
    """Games of two: ``games`` for each meeting over paired openings. Everybody meets everybody, or in a gauntlet the
    first one meets everybody else. A test is for two contestants. Raises InvalidOptions."""
    _demand_different(contestants, 2)
    _demand_seats(game, 2)
    if test is not None and len(contestants) != 2:
        raise InvalidOptions("error-sprt-two", count=len(contestants))
    openings = _openings(game, options, seed, plies)
    meetings = first_meets(contestants) if gauntlet else everybody_meets(contestants)
    rounds = (games + 1) // 2 * len(meetings)
    return Plan(
        game=game,
        setting=setting_of(options),
        seed=seed,
        games=2 * rounds,
        size=rounds,
        rounds=duel_rounds(game, openings, meetings, games, seed),
        count=lambda results: _count_duels(results, meetings),
        about=_about(game, options, contestants, seed, plies=plies, gauntlet=gauntlet),
        test=test,
    )


def plan_table(
    options: msgspec.Struct, seats: Sequence[Contestant], games: int, seed: str, *, game: str = CARDS
) -> Plan:
    """Everybody for himself: who sits there moves on by one seat each game. Raises InvalidOptions."""
    _demand_seats(game, len(seats))
    return Plan(
        game=game,
        setting=f"{setting_of(options)}, {len(seats)}",
        seed=seed,
        games=games,
        size=games,
        rounds=table_rounds(game, options, seats, games, seed),
        count=lambda results: {
            "places": places(results, tuple(dict.fromkeys(seats))),
            "seats": seat_shares(results),
        },
        about=_about(game, options, seats, seed),
    )


def plan_teams(
    options: msgspec.Struct,
    contestants: Sequence[Contestant],
    players: int,
    games: int,
    seed: str,
    *,
    game: str = CARDS,
) -> Plan:
    """All together: ``games`` for each contestant, who fills all seats. Raises InvalidOptions."""
    _demand_seats(game, players)
    _demand_different(contestants, 1)
    return Plan(
        game=game,
        setting=f"{setting_of(options)}, {players}",
        seed=seed,
        games=games * len(contestants),
        size=games,
        rounds=team_rounds(game, options, contestants, players, games, seed),
        count=lambda results: {"places": teams(results, contestants)},
        about=_about(game, options, contestants, seed, players=players),
    )


def hold_tournament(
    plan: Plan, *, crew: Crew = ALONE, journal: Path | None = None, on_round: OnRound = _silence
) -> Standings:
    """Play it all, or until its test is decided, or until somebody presses Ctrl-C."""
    results: list[Result] = []
    begin = time.monotonic()

    def stand(finished: bool = False) -> Standings:
        return Standings(
            plan.game,
            plan.setting,
            plan.seed,
            finished,
            round(time.monotonic() - begin, 1),
            slowest=slowest(results),
            test=_tested(plan, results),
            **plan.count(results),
        )

    finished = False
    with (
        open_part(journal, plan.about, Result) as kept,
        closing(share_out(play_round, plan.rounds, crew, count=plan.size, kept=kept)) as playing,
        suppress(KeyboardInterrupt),
    ):
        for result in playing:
            results.append(result)
            on_round(len(result), stand)
            if _decided(plan, results):
                break
        finished = True
    standings = stand(finished)
    return msgspec.structs.replace(standings, ratings=rate(standings.duels))


def _decided(plan: Plan, results: Sequence[Result]) -> bool:
    tested = _tested(plan, results)
    return tested is not None and tested.decision != "open"


def _tested(plan: Plan, results: Sequence[Result]) -> Tested | None:
    """How the test stands for whoever was named first."""
    if plan.test is None:
        return None
    first = results[0][0].seats[0] if results else None
    return run_test(plan.test, pair_counts(results, first))


def _count_duels(results: Sequence[Result], meetings: Meetings) -> dict[str, Any]:
    return {"duels": duels(results, meetings), "seats": seat_shares(results)}


def _openings(game: str, options: msgspec.Struct, seed: str, plies: int | None) -> Iterator[str]:
    """The first states of duels. What is wrong with the options is said now."""
    if isinstance(options, TankOptions):
        find_game(game).start(options, 2)
        return (state.text() for state in random_openings(options, seed, PLIES if plies is None else plies))
    find_game(game).start(options, 2, Random(seed))
    return any_openings(game, options, seed, plies)


def setting_of(options: msgspec.Struct) -> str:
    """The options in a few words: what is chosen, and what differs from the defaults."""
    first = getattr(options, "scheme", None) or getattr(options, "variant", "")
    changed = {name: text for name, text in changed_options(options).items() if text != first}
    return " ".join((*([first] if first else []), *(f"{name}={text}" for name, text in changed.items()))) or "–"


def _about(
    game: str, options: msgspec.Struct, contestants: Sequence[Contestant], seed: str, **more: Any
) -> dict[str, Any]:
    names = [contestant.name for contestant in contestants]
    return {"tournament": game, "options": options, "contestants": names, "seed": seed} | more


def _demand_seats(game: str, players: int) -> None:
    seats = find_game(game).seats
    if players not in seats:
        raise InvalidOptions("error-seats", seats=players, least=seats.start, most=seats.stop - 1)


def _demand_different(contestants: Sequence[Contestant], least: int) -> None:
    if len({*contestants}) != len(contestants) or len(contestants) < least:
        raise InvalidOptions("error-tournament-several", least=least)
