"""Games side by side: the same by the same seed, one seat after the other, new games in place of finished ones."""

from __future__ import annotations

from functools import partial
from random import Random

import numpy as np
import pytest

from behemoth.engine import tank_engine
from behemoth.games import InvalidOptions, MissingExtra
from behemoth.lab.environments import VectorGames, card_games, sample, tank_games, vector
from behemoth.lab.environments.seat_games import EngineTankGame, TankGame
from behemoth.tankchess import TankChess, TankOptions, position_text
from tests.engine.needs import needs_engine

cards_only = needs_engine("cards")
tanks_only = needs_engine("tanks")


def played(games: VectorGames, steps: int, seed: int = 3) -> list[bytes]:
    """What random play shows."""
    rng = np.random.default_rng(seed)
    shown = []
    for _ in range(steps):
        games.step(games.sample(rng))
        parts = (games.observations, games.masks, games.to_act, games.rewards, games.over)
        shown.append(b"".join(part.tobytes() for part in parts))
    return shown


@cards_only
@tanks_only
def test_the_same_seed_gives_the_same_games() -> None:
    for make in (partial(card_games, 8, 3), partial(tank_games, 3, scheme="flag-12")):
        games = make(seed=5)
        first = played(games, 60)
        assert first == played(make(seed=5), 60)
        games.reset(5)
        assert first == played(games, 60)
    assert played(card_games(8, 3, seed=5), 60) != played(card_games(8, 3, seed=6), 60)


@cards_only
def test_a_game_does_not_depend_on_those_beside_it() -> None:
    few, many = card_games(2, 3, seed=9), card_games(7, 3, seed=9)
    assert np.array_equal(few.observations, many.observations[:2])
    assert few.line(1) == many.line(1)


@cards_only
def test_a_new_game_takes_the_place_of_one_that_is_over() -> None:
    games, rng, ended = card_games(16, 3), np.random.default_rng(1), 0
    for _ in range(2_000):
        before = games.lengths.copy()
        games.step(games.sample(rng))
        over = games.over.astype(bool)
        ended += int(over.sum())
        assert np.all(games.lengths[over] == 0)
        assert np.all(games.lengths[~over] == before[~over] + 1)
        assert np.allclose(games.rewards.sum(1), 0)  # everybody stakes one and the winner takes all
        assert np.all(np.any(games.rewards != 0, axis=1) == over)
        assert np.all(games.masks.any(1))
        assert np.all((games.to_act >= 0) & (games.to_act < 3))
    assert ended > 50


@cards_only
def test_together_all_win_or_all_lose() -> None:
    games, rng, found = card_games(16, 4, variant="coop"), np.random.default_rng(1), set()
    for _ in range(1_500):
        games.step(games.sample(rng))
        found |= {tuple(row) for row in games.rewards[games.over > 0].tolist()}
    assert found
    assert found <= {(1.0,) * 4, (-1.0,) * 4}


@cards_only
def test_opponents_decide_inside() -> None:
    """A random seat loses to greedy ones more often than its share, and it is not always the same seat."""
    games, rng = card_games(32, 3, opponents=("greedy",)), np.random.default_rng(2)
    seats, rewards = set(), []
    for _ in range(1_500):
        seats |= set(games.to_act.tolist())
        deciding = games.to_act.copy()
        games.step(games.sample(rng))
        rewards += [games.rewards[game, deciding[game]] for game in np.flatnonzero(games.over)]
    assert seats == {0, 1, 2}
    assert len(rewards) > 300
    assert np.mean(rewards) < -0.5


@tanks_only
def test_tank_games_go_to_their_end() -> None:
    games, rng = tank_games(8, scheme="first-steps-10", opponent="random"), np.random.default_rng(2)
    found = set()
    for _ in range(4_000):
        games.step(games.sample(rng))
        found |= {tuple(row) for row in games.rewards[games.over > 0].tolist()}
    assert {(1.0, -1.0), (-1.0, 1.0)} <= found <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}


@tanks_only
def test_a_game_that_is_over_cannot_start() -> None:
    state = TankChess().start(TankOptions(scheme="first-steps-10", quiet_moves=1))
    line = position_text(state.position)
    with pytest.raises(ValueError, match="over"):
        tank_engine().Games(line, 1, 1, quiet=2)


@tanks_only
def test_whoever_learns_is_always_asked() -> None:
    """Also where chance as White ends the game before Black has moved: that is no game for Black."""
    games, rng = tank_games(4, cap=1, opponent="random", scheme="first-steps-10"), np.random.default_rng(1)
    for _ in range(60):
        assert games.masks.any(1).all()
        assert set(games.to_act.tolist()) == {0}  # as Black one move of White's would be the whole game
        games.step(games.sample(rng))


@tanks_only
def test_too_long_a_game_is_broken_off() -> None:
    games, rng = tank_games(4, cap=3), np.random.default_rng(2)
    seen = set()
    for _ in range(100):
        games.step(games.sample(rng))
        seen |= set(games.over.tolist())
        assert games.lengths.max() < 3
    assert vector.BROKEN_OFF in seen


@tanks_only
@pytest.mark.parametrize("scheme", ["first-steps-10", "monster-16", "carry-12", "remote-mines-12", "everything-16"])
def test_whole_games_are_those_of_the_rules(scheme: str) -> None:
    """Draws, falls and mines included: who decides, what is possible, and how it ends."""
    rng = Random(scheme)
    start = TankChess().start(TankOptions(scheme=scheme, quiet_moves=5, repetition=2))
    engine, rules = EngineTankGame(start, 25), TankGame(start, 25)
    while rules.to_act() is not None:
        assert engine.to_act() == rules.to_act()
        mask = rules.mask()
        assert np.array_equal(engine.mask(), mask)
        number = rng.choice(np.flatnonzero(mask).tolist())
        engine.choose(number)
        rules.choose(number)
    assert engine.to_act() is None
    assert engine.rewards() == rules.rewards()
    assert engine.broken_off() == rules.broken_off()
    assert engine.state.text() == rules.state.text()


@cards_only
@tanks_only
@pytest.mark.parametrize("number", [-1, 46, 10_000])
def test_an_impossible_number_changes_nothing(number: int) -> None:
    for games in (card_games(3), tank_games(3)):
        before = games.observations.copy()
        numbers = games.sample(np.random.default_rng(1))
        numbers[2] = number if number != 46 else games.numbers
        with pytest.raises(ValueError, match="not possible in game 2"):
            games.step(numbers)
        assert np.array_equal(before, games.observations)
        with pytest.raises(ValueError, match="one number for each game"):
            games.step(numbers[:2])


def test_what_there_is_not_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidOptions, match="greedy"):
        card_games(2, opponents=("genius",))
    with pytest.raises(InvalidOptions, match="random"):
        tank_games(2, opponent="genius")
    monkeypatch.setattr(vector, "missing", lambda: "no")
    monkeypatch.setattr(vector, "cards_available", lambda: False)
    for make in (card_games, tank_games):
        with pytest.raises(MissingExtra, match=r"behemoth\[engine\]"):
            make(2)


def test_sampling_is_even() -> None:
    masks = np.array([[0, 1, 1, 1], [1, 0, 0, 0]] * 3_000, np.uint8)
    chosen = sample(masks, np.random.default_rng(1))
    assert set(chosen[1::2].tolist()) == {0}
    counts = np.bincount(chosen[::2], minlength=4)
    assert counts[0] == 0
    assert counts[1:].min() > 850
