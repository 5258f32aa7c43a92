"""Tournaments: pairs with sides swapped, seats that move on, the same result for any number of processes, stopping."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from behemoth.bots import Observation, UnknownBot
from behemoth.bots.strong_tanks import TANK_RESERVE, levels
from behemoth.games import InvalidOptions
from behemoth.lab import contestants, tournament
from behemoth.lab.arena import hold_tournament, plan_duels, plan_table, plan_teams, setting_of
from behemoth.lab.contestants import Contestant, read_contestant
from behemoth.lab.standings import Standings, show_standings
from behemoth.lab.tournament import Fixture, duel_rounds, everybody, play_fixture, table_rounds, team_rounds
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import Options, preset
from behemoth.tankchess import TankChess, TankOptions

GREEDY, RANDOM, CAREFUL = Contestant("greedy"), Contestant("random"), Contestant("careful")
SMALL = TankOptions(scheme="first-steps-10")


# --- contestants -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "contestant"),
    [
        ("greedy", Contestant("greedy")),
        ("greedy@1.5s", Contestant("greedy", seconds=1.5)),
        ("greedy@50ms", Contestant("greedy", seconds=0.05)),
        (" random@2s ", Contestant("random", seconds=2.0)),
    ],
)
def test_reading_contestants(text: str, contestant: Contestant) -> None:
    assert read_contestant(text, "tank-chess") == contestant
    assert read_contestant(contestant.name, "tank-chess") == contestant


def test_a_limit_for_those_that_name_none() -> None:
    assert read_contestant("greedy", "tank-chess", 0.5) == Contestant("greedy", 0.5)
    assert read_contestant("greedy@1s", "tank-chess", 0.5) == Contestant("greedy", 1.0)


@pytest.mark.parametrize("text", ["", "@1s", "greedy@", "greedy@1", "greedy@0s", "greedy@-1s", "greedy@1.5n", "a b"])
def test_what_is_no_contestant(text: str) -> None:
    with pytest.raises(InvalidOptions):
        read_contestant(text, "tank-chess")


def test_unknown_bots_and_bots_that_count_nothing() -> None:
    with pytest.raises(UnknownBot):
        read_contestant("nobody", "tank-chess")
    with pytest.raises(InvalidOptions) as refused:
        read_contestant("greedy@100n", "tank-chess")
    assert "greedy" in str(refused.value)


class _Counting:
    """A bot that can be limited; it plays the move whose number is its limit."""

    name = "counting"
    game = "tank-chess"
    level = 1
    character = "bot-random"

    def __init__(self, nodes: int = 0) -> None:
        self.nodes = nodes

    def limited(self, nodes: int) -> _Counting:
        return _Counting(nodes)

    def choose(self, observation: Observation, rng: Random) -> Any:
        return list(observation.actions())[self.nodes % len(observation.actions())]


def test_a_bot_is_told_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "GUESTS", {("tank-chess", "counting"): f"{__name__}:_Counting"})
    monkeypatch.setattr(contestants, "_guest", lambda place: _Counting())
    bot = contestants.player_for(read_contestant("counting@7n", "tank-chess"), "tank-chess")
    assert isinstance(bot, _Counting)
    assert bot.nodes == 7


def test_a_level_is_given_its_time_or_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    level = levels()[-1]
    monkeypatch.setattr(contestants, "find_bot", lambda game, name: level)
    timed: Any = contestants.player_for(Contestant("level-8", seconds=0.1), "tank-chess")
    assert (timed.strength.seconds, timed.strength.nodes) == (0.1, 0)
    assert contestants.seconds_for(Contestant("level-8", seconds=0.1), timed) == 0.1 + TANK_RESERVE
    counted: Any = contestants.player_for(Contestant("level-8", nodes=500), "tank-chess")
    assert (counted.strength.seconds, counted.strength.nodes) == (0.0, 500)
    assert counted.strength.weakness == level.strength.weakness
    plain: Any = contestants.player_for(Contestant("level-8"), "tank-chess")
    assert plain is level
    assert level.strength == levels()[-1].strength  # the bot of everybody else stays as it was


# --- what is played ----------------------------------------------------------------------------------


def test_each_opening_is_played_from_both_sides() -> None:
    rounds = list(duel_rounds(SMALL, (GREEDY, RANDOM), 5, "1"))
    assert [len(fixtures) for fixtures in rounds] == [2, 2, 2]
    for first, second in rounds:
        assert first.start == second.start
        assert first.seats == (GREEDY, RANDOM)
        assert second.seats == (RANDOM, GREEDY)
    assert len({fixtures[0].start for fixtures in rounds}) == 3


def test_everybody_meets_everybody() -> None:
    third = Contestant("random", seconds=9)
    rounds = list(duel_rounds(SMALL, (GREEDY, RANDOM, third), 2, "1"))
    assert {frozenset(fixtures[0].seats) for fixtures in rounds} == {
        frozenset(pair) for pair in ((GREEDY, RANDOM), (GREEDY, third), (RANDOM, third))
    }
    assert everybody(rounds) == (GREEDY, RANDOM, third)


def test_everybody_moves_on_by_one_seat() -> None:
    rounds = list(table_rounds(Options(), (GREEDY, RANDOM, CAREFUL), 6, "1"))
    assert [fixtures[0].seats.index(GREEDY) for fixtures in rounds] == [0, 2, 1, 0, 2, 1]
    assert len({fixtures[0].start for fixtures in rounds}) == 6


def test_teams_have_the_same_deals() -> None:
    rounds = list(team_rounds(preset("coop", "hard"), (GREEDY, CAREFUL), 2, 3, "1"))
    for greedy, careful in rounds:
        assert greedy.start == careful.start
        assert (greedy.seats, careful.seats) == ((GREEDY,) * 2, (CAREFUL,) * 2)


def test_a_game_that_is_too_long_is_shared() -> None:
    start = TankChess().start(TankOptions()).text()
    played = play_fixture(Fixture("tank-chess", start, (RANDOM, RANDOM), "1", cap=3))
    assert (played.scores, played.reason, played.decisions) == ((0.5, 0.5), "cap", 3)


def test_the_seed_decides_a_game() -> None:
    start = TankChess().start(SMALL).text()
    games = [play_fixture(Fixture("tank-chess", start, (RANDOM, GREEDY), seed)) for seed in ("1", "1", "2")]
    assert _plain(games[0]) == _plain(games[1]) != _plain(games[2])


def test_nobody_profits_from_what_his_opponent_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search keeps its memory for each thread, so every seat thinks in a thread of its own, and only there."""
    seen: dict[int, set[int]] = {0: set(), 1: set()}

    class Watching:
        name, game, level, character = "watching", "tank-chess", 1, "bot-random"

        def choose(self, observation: Observation, rng: Random) -> Any:
            seen[observation.seat].add(threading.get_ident())
            return observation.actions().sample(rng)

    monkeypatch.setattr(tournament, "player_for", lambda contestant, game: Watching())
    play_fixture(Fixture("tank-chess", TankChess().start(SMALL).text(), (RANDOM, GREEDY), "1", cap=8))
    assert len(seen[0]) == len(seen[1]) == 1
    assert seen[0].isdisjoint(seen[1])


def _plain(game: tournament.Played) -> tuple[Any, ...]:
    return game.scores, game.reason, game.decisions


# --- the whole of it ---------------------------------------------------------------------------------


def test_greedy_beats_random_at_tanks() -> None:
    standings = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 12, "1"))
    (duel,) = standings.duels
    assert (duel.first, duel.second, duel.games) == ("greedy", "random", 12)
    assert duel.wins + duel.draws + duel.losses == 12
    assert sum(duel.pairs) == 6
    assert duel.score.low > 0.5
    assert sum(duel.endings.values()) == 12
    assert standings.finished
    assert set(standings.slowest) == {"greedy", "random"}


def test_processes_change_nothing() -> None:
    alone, shared = (hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 6, "3"), jobs=jobs) for jobs in (1, 2))
    assert alone.duels == shared.duels


def test_one_greedy_among_random_players() -> None:
    standings = hold_tournament(plan_table(Options(), (GREEDY, RANDOM, RANDOM, RANDOM), 60, "1"))
    greedy, others = standings.places
    assert greedy.chance == 0.25
    assert others.chance == 0.75
    assert greedy.score.low > 0.4
    assert greedy.score.value + others.score.value == pytest.approx(1.0)


def test_teams_are_compared() -> None:
    standings = hold_tournament(plan_teams(preset("coop", "hard"), (GREEDY, CAREFUL), 2, 60, "1"))
    greedy, careful = standings.places
    assert greedy.games == careful.games == 60
    assert greedy.score.value > careful.score.value
    assert greedy.times["careful"].value is None or greedy.times["careful"].value > 1


def test_stopping_gives_the_result_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_round(games: int, standings: Callable[[], Standings]) -> None:
        if standings().duels[0].games >= 4:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        standings = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 40, "1"), jobs=jobs, on_round=on_round)
        assert not standings.finished
        assert standings.duels[0].games == 4


def test_nobody_plays_himself() -> None:
    for wrong in ((GREEDY,), (GREEDY, GREEDY)):
        with pytest.raises(InvalidOptions):
            plan_duels(SMALL, wrong, 2, "1")
    with pytest.raises(InvalidOptions):
        plan_table(Options(), (GREEDY,), 2, "1")


def test_the_setting_tells_what_differs() -> None:
    assert setting_of(TankOptions()) == "basic-16"
    assert setting_of(TankOptions(scheme="monster-16", throw_own=True)) == "monster-16 throw_own=true"
    assert setting_of(preset("coop", "hard")) == "coop attack_target=all"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_and_the_json(language: str) -> None:
    duels = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 2, "1"))
    teams = hold_tournament(plan_teams(preset("coop", "hard"), (GREEDY, CAREFUL), 2, 2, "1"))
    console = Console(width=160)
    for standings, name in ((duels, "greedy – random"), (teams, "careful")):
        with console.capture() as captured:
            console.print(show_standings(standings, language))
        assert name in captured.get()
        assert msgspec.json.decode(msgspec.json.encode(standings), type=Standings) == standings
