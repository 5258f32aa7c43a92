"""Whole tournaments: duels, tables and teams, shared among processes and stopped early."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.arena import hold_tournament, plan_duels, plan_table, plan_teams, setting_of
from behemoth.lab.contestants import Contestant
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
