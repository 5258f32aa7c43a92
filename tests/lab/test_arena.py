"""Whole tournaments: duels, tables and teams, shared among processes and stopped early."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from behemoth.games import InvalidOptions, find_game
from behemoth.lab.arena import hold_tournament, plan_duels, plan_table, plan_teams, setting_of
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import Crew
from behemoth.lab.sprt import Test, run_test
from behemoth.lab.standings import Standings
from behemoth.monstercombat import Options, preset
from behemoth.tankchess import TankOptions

SMALL = TankOptions(scheme="first-steps-10")
GREEDY, RANDOM, CAREFUL = Contestant("greedy"), Contestant("random"), Contestant("careful")


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


def plain(standings: Standings) -> bytes:
    """Everything but what a clock says."""
    return msgspec.json.encode(msgspec.structs.replace(standings, seconds=0.0, slowest={}))


def test_processes_and_machines_change_nothing(cluster: Any) -> None:
    crews = (Crew(1), Crew(2), Crew(3), Crew(cluster=cluster.scheduler_address))
    alone, *shared = (hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 6, "3"), crew=crew) for crew in crews)
    for other in shared:
        assert plain(other) == plain(alone)


def test_whoever_is_interrupted_goes_on(tmp_path: Path) -> None:
    def stop(games: int, standings: Callable[[], Standings]) -> None:
        if standings().duels[0].games == 4:
            raise KeyboardInterrupt

    journal, plan = tmp_path / "journal", partial(plan_duels, SMALL, (GREEDY, RANDOM))
    assert not hold_tournament(plan(10, "1"), journal=journal, on_round=stop).finished
    whole = hold_tournament(plan(10, "1"), crew=Crew(2), journal=journal)
    assert plain(whole) == plain(hold_tournament(plan(10, "1")))
    with pytest.raises(InvalidOptions):
        hold_tournament(plan(10, "2"), journal=journal)


def test_a_gauntlet() -> None:
    third = Contestant("random", seconds=9)
    standings = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM, third), 2, "1", gauntlet=True))
    assert [(duel.first, duel.second) for duel in standings.duels] == [("greedy", "random"), ("greedy", "random@9s")]
    assert standings.ratings[0].name == "greedy"


def test_a_test_ends_as_soon_as_it_is_sure() -> None:
    test = Test(0, 100)
    standings = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 400, "1", test=test))
    assert standings.test is not None
    assert standings.finished
    assert standings.test.decision == "stronger"
    assert standings.test.llr >= test.upper > run_test(test, (0, 0, 0, 0, standings.test.pairs - 2)).llr
    assert standings.duels[0].games == 2 * standings.test.pairs < 60
    with pytest.raises(InvalidOptions):
        plan_duels(SMALL, (GREEDY, RANDOM, Contestant("random", seconds=9)), 2, "1", test=test)


def test_the_seats_are_compared() -> None:
    standings = hold_tournament(plan_table(Options(), (GREEDY, RANDOM, RANDOM), 9, "1"))
    assert sum(seat.score.value for seat in standings.seats) == pytest.approx(1.0)
    assert {(seat.games, round(seat.even, 6)) for seat in standings.seats} == {(9, 0.333333)}


def test_any_game_of_the_registry(matches_game: str) -> None:
    options, other = find_game(matches_game).Options(), Contestant("random", seconds=9)
    plan = plan_duels(options, (RANDOM, other), 4, "1", game=matches_game)
    standings = hold_tournament(plan)
    assert standings.duels[0].games == 4
    assert standings.game == matches_game


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

    for workers in (1, 2):
        plan = plan_duels(SMALL, (GREEDY, RANDOM), 40, "1")
        standings = hold_tournament(plan, crew=Crew(workers), on_round=on_round)
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
