"""One game, number by number: actions become numbers and back, copies stand alone, what is imagined looks alike."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from behemoth.lab.environments import CardGame, SeatGame, TankGame, tank_game
from behemoth.lab.environments.seat_games import ListedGame
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankChess, TankOptions


def games() -> list[SeatGame]:
    return [
        CardGame(Options(), 4, Random(1)),
        CardGame(Options(variant="coop", open_hands=True), 3, Random(2)),
        tank_game(TankOptions(scheme="remote-mines-12"), 20),
        TankGame(TankChess().start(TankOptions(scheme="first-steps-10")), 20),
        tank_game(TankOptions(scheme="first-steps-10"), 20),
    ]


def any_number(game: SeatGame, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(game.mask()).tolist()))


@pytest.mark.parametrize("number", range(5))
def test_actions_of_the_rules_are_numbers(number: int) -> None:
    """Bots choose actions; their numbers, chosen one after another, do just that."""
    game, rng = games()[number], Random(number)
    for _ in range(12):
        seat = game.to_act()
        if seat is None:
            break
        state = game.state
        action: Any = state.actions(seat).sample(rng)
        wanted = state.play(seat, action, Random(1), events=False).state.to_act()
        for one in game.numbers_to(action):
            assert game.to_act() == seat
            game.choose(one)
        if isinstance(game, CardGame):
            continue  # chance goes on by itself
        assert game.state.to_act() == wanted


@pytest.mark.parametrize("number", range(5))
def test_a_copy_stands_alone(number: int) -> None:
    game, rng = games()[number], Random(number)
    for _ in range(5):
        game.choose(any_number(game, rng))
    copies = [game.copy(), pickle.loads(pickle.dumps(game))]
    before = [game.sight(seat) for seat in range(game.seats)]
    path = [any_number(game, rng)]
    for copy in copies:
        assert copy.mask().tolist() == game.mask().tolist()
        assert [copy.recall(seat) for seat in range(game.seats)] == [game.recall(seat) for seat in range(game.seats)]
        copy.choose(path[0])
    assert [game.sight(seat) for seat in range(game.seats)] == before
    assert copies[0].recall(0) == copies[1].recall(0)


@pytest.mark.parametrize("number", range(5))
def test_what_is_imagined_looks_alike(number: int) -> None:
    game, rng = games()[number], Random(number)
    for _ in range(13):
        game.choose(any_number(game, rng))
    seat = game.to_act()
    assert seat is not None
    other = game.imagined(seat, rng)
    assert np.array_equal(game.observe(seat), other.observe(seat))
    assert np.array_equal(game.mask(), other.mask())
    assert other.recall(seat) == game.recall(seat)
    assert other.sight(seat) == game.sight(seat)


def test_recall_tells_no_secret_and_forgets_nothing() -> None:
    game = tank_game(TankOptions(scheme="remote-mines-12"))
    first, second = game.copy(), game.copy()
    choices = np.flatnonzero(game.mask())
    first.choose(int(choices[0]))
    second.choose(int(choices[1]))
    assert first.recall(1) == second.recall(1) == "?"
    assert first.recall(0) != second.recall(0)
    cards = CardGame(Options(), 3, Random(1))
    seat = cards.to_act() or 0
    before = cards.recall(seat)
    cards.choose(any_number(cards, Random(1)))
    assert cards.recall(seat) != before


@pytest.mark.parametrize("number", range(5))
def test_numbers_have_words_and_impossible_ones_are_refused(number: int) -> None:
    game = games()[number]
    assert game.words(any_number(game, Random(1)))
    impossible = int(np.flatnonzero(game.mask() == 0)[-1])
    with pytest.raises(ValueError, match="possible"):
        game.choose(impossible)


def test_any_game_of_the_contract_with_a_table_of_its_actions() -> None:
    rng = Random(4)
    state = MonsterCombat().start(Options(), 2, rng)
    table = sorted({state.write(state.asked(), action) for action in state.actions(state.asked())})
    game = ListedGame(state, 2, rng, table)
    assert game.mask().tolist() == [1] * len(table)
    assert [game.words(number) for number in range(len(table))] == table
    action = next(iter(state.actions(state.asked())))
    game.choose(game.numbers_to(action)[0])
    assert game.state != state
    assert game.rewards() == (0.0, 0.0)
