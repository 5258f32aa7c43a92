"""What is played in a tournament: fixtures from both sides, seats that move on, and single games."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest

from behemoth.bots import Observation
from behemoth.lab import tournament
from behemoth.lab.contestants import Contestant
from behemoth.lab.openings import random_openings
from behemoth.lab.tournament import (
    Fixture,
    Round,
    duel_rounds,
    everybody,
    everybody_meets,
    first_meets,
    play_fixture,
    table_rounds,
    team_rounds,
)
from behemoth.monstercombat import Options, preset
from behemoth.tankchess import TankChess, TankOptions

GREEDY, RANDOM, CAREFUL = Contestant("greedy"), Contestant("random"), Contestant("careful")
SMALL = TankOptions(scheme="first-steps-10")


def rounds_of(contestants: tuple[Contestant, ...], games: int) -> list[Round]:
    openings = (state.text() for state in random_openings(SMALL, "1"))
    return list(duel_rounds("tank-chess", openings, everybody_meets(contestants), games, "1"))


# --- what is played ----------------------------------------------------------------------------------


def test_each_opening_is_played_from_both_sides() -> None:
    rounds = rounds_of((GREEDY, RANDOM), 5)
    assert [len(fixtures) for fixtures in rounds] == [2, 2, 2]
    for first, second in rounds:
        assert first.start == second.start
        assert first.seats == (GREEDY, RANDOM)
        assert second.seats == (RANDOM, GREEDY)
    assert len({fixtures[0].start for fixtures in rounds}) == 3


def test_everybody_meets_everybody() -> None:
    third = Contestant("random", seconds=9)
    rounds = rounds_of((GREEDY, RANDOM, third), 2)
    assert {frozenset(fixtures[0].seats) for fixtures in rounds} == {
        frozenset(pair) for pair in ((GREEDY, RANDOM), (GREEDY, third), (RANDOM, third))
    }
    assert everybody(rounds) == (GREEDY, RANDOM, third)


def test_in_a_gauntlet_only_the_first_one_meets_the_others() -> None:
    assert first_meets((GREEDY, RANDOM, CAREFUL)) == ((GREEDY, RANDOM), (GREEDY, CAREFUL))


def test_everybody_moves_on_by_one_seat() -> None:
    rounds = list(table_rounds("monster-combat", Options(), (GREEDY, RANDOM, CAREFUL), 6, "1"))
    assert [fixtures[0].seats.index(GREEDY) for fixtures in rounds] == [0, 2, 1, 0, 2, 1]
    assert len({fixtures[0].start for fixtures in rounds}) == 6


def test_teams_have_the_same_deals() -> None:
    rounds = list(team_rounds("monster-combat", preset("coop", "hard"), (GREEDY, CAREFUL), 2, 3, "1"))
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
