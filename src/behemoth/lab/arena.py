"""Holding a tournament: duels of Tank Chess, tables and teams of Monster Combat, each with its standings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from behemoth.games import InvalidOptions, changed_options
from behemoth.lab.contestants import Contestant
from behemoth.lab.openings import PLIES
from behemoth.lab.standings import Duel, Place, Standings, duels, places, slowest, teams
from behemoth.lab.tournament import Result, Round, duel_rounds, play_all, table_rounds, team_rounds
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankChess, TankOptions

#: Told after each round: how many games more, and how the tournament stands, for whoever wants to know.
OnRound = Callable[[int, Callable[[], Standings]], None]


def _silence(games: int, standings: Callable[[], Standings]) -> None:
    """Nobody listens."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament that is ready to be held: its rounds are made as they are needed."""

    game: str
    setting: str
    seed: str
    #: How many games there will be.
    games: int
    rounds: Iterable[Round]
    count: Callable[[Sequence[Result]], tuple[tuple[Duel, ...], tuple[Place, ...]]]


def plan_duels(
    options: TankOptions, contestants: Sequence[Contestant], games: int, seed: str, plies: int = PLIES
) -> Plan:
    """Tank Chess: everybody against everybody over paired openings, ``games`` for each two. Raises InvalidOptions."""
    _demand_different(contestants, 2)
    TankChess().start(options)  # says now what is wrong with the options
    meetings = len(contestants) * (len(contestants) - 1) // 2
    return Plan(
        game="tank-chess",
        setting=setting_of(options),
        seed=seed,
        games=2 * ((games + 1) // 2) * meetings,
        rounds=duel_rounds(options, contestants, games, seed, plies),
        count=lambda results: (duels(results, contestants), ()),
    )


def plan_table(options: Options, seats: Sequence[Contestant], games: int, seed: str) -> Plan:
    """Monster Combat, everybody for himself: who sits there moves on by one seat each game. Raises InvalidOptions."""
    _demand_seats(len(seats))
    return Plan(
        game="monster-combat",
        setting=f"{setting_of(options)}, {len(seats)}",
        seed=seed,
        games=games,
        rounds=table_rounds(options, seats, games, seed),
        count=lambda results: ((), places(results, tuple(dict.fromkeys(seats)))),
    )


def plan_teams(options: Options, contestants: Sequence[Contestant], players: int, games: int, seed: str) -> Plan:
    """Monster Combat, all together: ``games`` for each contestant, who fills all seats. Raises InvalidOptions."""
    _demand_seats(players)
    _demand_different(contestants, 1)
    return Plan(
        game="monster-combat",
        setting=f"{setting_of(options)}, {players}",
        seed=seed,
        games=games * len(contestants),
        rounds=team_rounds(options, contestants, players, games, seed),
        count=lambda results: ((), teams(results, contestants)),
    )


def hold_tournament(plan: Plan, *, jobs: int = 1, on_round: OnRound = _silence) -> Standings:
    """Play it all, or until somebody presses Ctrl-C."""
    results: list[Result] = []
    begin = time.monotonic()

    def stand(finished: bool) -> Standings:
        seconds = round(time.monotonic() - begin, 1)
        return Standings(plan.game, plan.setting, plan.seed, finished, seconds, *plan.count(results), slowest(results))

    def hear(result: Result) -> None:
        results.append(result)
        on_round(len(result), lambda: stand(False))

    return stand(play_all(plan.rounds, jobs=jobs, on_result=hear))


def setting_of(options: TankOptions | Options) -> str:
    """The options in a few words: what is chosen, and what differs from the defaults."""
    first = options.scheme if isinstance(options, TankOptions) else options.variant
    changed = {name: text for name, text in changed_options(options).items() if text != first}
    return " ".join((first, *(f"{name}={text}" for name, text in changed.items())))


def _demand_seats(players: int) -> None:
    seats = MonsterCombat.seats
    if players not in seats:
        raise InvalidOptions("error-seats", seats=players, least=seats.start, most=seats.stop - 1)


def _demand_different(contestants: Sequence[Contestant], least: int) -> None:
    if len({*contestants}) != len(contestants) or len(contestants) < least:
        raise InvalidOptions("error-tournament-several", least=least)
