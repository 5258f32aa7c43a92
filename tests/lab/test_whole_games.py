"""Whole games: every decision, the same games again, any game, and nobody who knows too much."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import Observation
from behemoth.games import InvalidOptions, State, UnknownGame, find_game
from behemoth.lab import whole_games as room
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import Crew
from behemoth.lab.whole_games import playouts, wish_for_games
from behemoth.monstercombat import CombatState, MonsterCombat
from behemoth.tankchess import TankChess, TankOptions

SMALL = TankOptions(scheme="first-steps-10")
GREEDY, RANDOM = Contestant("greedy"), Contestant("random")


def test_a_game_of_tanks_can_be_played_again() -> None:
    (game,) = playouts(wish_for_games("tank-chess", options=SMALL, bots=(GREEDY, RANDOM)), 1)
    state: State[Any] = TankChess().start(SMALL)
    for choice in game.choices:
        assert (choice.position, choice.seat) == (state.text(), state.to_act()[0])
        assert choice.legal == len(state.actions(choice.seat))
        assert choice.view is None  # everybody sees everything
        state = state.play(choice.seat, state.read(choice.seat, choice.choice)).state
    outcome = state.outcome()
    assert outcome is not None
    assert (game.end, game.reason, game.scores) == (state.text(), outcome.reason, outcome.scores)


def test_bots_change_seats() -> None:
    games = list(playouts(wish_for_games("tank-chess", options=SMALL, bots=(GREEDY, RANDOM)), 2))
    assert [game.seats for game in games] == [("greedy", "random"), ("random", "greedy")]


def test_where_something_is_hidden_the_view_is_told() -> None:
    (game,) = playouts(wish_for_games("monster-combat", players=3), 1)
    for choice in game.choices:
        state: CombatState = MonsterCombat().parse(choice.position)
        assert choice.view is not None
        assert msgspec.json.decode(choice.view) == msgspec.json.decode(msgspec.json.encode(state.view(choice.seat)))
        state.read(choice.seat, choice.choice)
    assert sum(game.scores) == 1


def test_the_same_games_whoever_plays_them(cluster: Any, tmp_path: Path) -> None:
    wish = wish_for_games("monster-combat", players=2, bots=(GREEDY, RANDOM), seed="s")
    alone = msgspec.json.encode(list(playouts(wish, 8)))
    for crew in (Crew(2), Crew(cluster=cluster.scheduler_address)):
        assert msgspec.json.encode(list(playouts(wish, 8, crew=crew))) == alone
    playing = playouts(wish, 8, journal=tmp_path / "journal")
    next(playing)
    playing.close()
    assert msgspec.json.encode(list(playouts(wish, 8, journal=tmp_path / "journal"))) == alone


def test_a_game_that_is_too_long_is_broken_off() -> None:
    (game,) = playouts(wish_for_games("tank-chess", cap=3), 1)
    assert (len(game.choices), game.reason, game.scores) == (3, "cap", (0.5, 0.5))


def test_any_game_of_the_registry(matches_game: str) -> None:
    (game,) = playouts(wish_for_games(matches_game), 1)
    assert find_game(matches_game).parse(game.end).outcome() is not None
    assert game.choices[0].legal == 3


def test_somebody_elses_bot_gets_its_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Guest:
        name, game, level, character = "random", "monster-combat", 1, "bot-random"

        def choose(self, observation: Observation, rng: Random) -> Any:
            seen.append(observation._state.text())
            return observation.actions().sample(rng)

    monkeypatch.setattr(room, "player_for", lambda contestant, game: Guest())
    (game,) = playouts(wish_for_games("monster-combat", players=2), 1)
    assert len(seen) == len(game.choices)
    assert seen[0] != game.choices[0].position  # the other hand is not the true one


@pytest.mark.parametrize(
    "wrong", [{"game": "tank-chess", "players": 3}, {"game": "monster-combat", "players": 9}, {"game": "halma"}]
)
def test_what_cannot_be_played(wrong: dict[str, Any]) -> None:
    with pytest.raises((InvalidOptions, UnknownGame)):
        wish_for_games(**wrong)
