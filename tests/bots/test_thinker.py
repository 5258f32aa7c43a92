"""The bot of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.bots import Bot, Observation, bot_infos, bot_names, can_advise, decide, find_bot, job_for
from behemoth.bots.advice import advice_request, find_advice
from behemoth.bots.thinker import SECONDS, ThinkerBot
from behemoth.games import START, State, find_game, game_names, rng_for
from behemoth.tankchess import TankOptions


def play(game: str, bots: tuple[Bot, ...], number: int, options: Any = None) -> tuple[float, ...]:
    found = find_game(game)
    seed = f"game {number}"
    state: State[Any] = found.start(options or found.Options(), len(bots), rng_for(seed, START))
    for index in range(400):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        rng = rng_for(seed, index)
        text = decide(bots[seat], job_for(game, bots[seat].name, state, seat, rng, 60.0))
        state = state.play(seat, state.read(seat, text), rng, events=False).state
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def score_against_random(game: str, simulations: int, games: int, options: Any = None) -> float:
    """The share of the points, half of the games on each side."""
    thinker, dice = ThinkerBot().limited(simulations), find_bot(game, "random")
    total = 0.0
    for number in range(games):
        first = number % 2 == 0
        scores = play(game, (thinker, dice) if first else (dice, thinker), number // 2, options)
        total += scores[0 if first else 1]
    return total / games


def test_it_beats_the_dice_in_connect_four(example_games: tuple[str, ...]) -> None:
    assert score_against_random("connect-four", 40, 16) > 0.85


def test_it_beats_the_dice_in_kuhn_poker(example_games: tuple[str, ...]) -> None:
    """Not even the best answer to the dice gets more than 0.615: the cards decide most of it."""
    assert score_against_random("kuhn-poker", 100, 300) > 0.55


def test_it_beats_the_dice_in_monster_combat() -> None:
    from behemoth.monstercombat import Options

    assert score_against_random("monster-combat", 16, 12, Options(hearts=2)) > 0.6


def test_it_plays_tank_chess() -> None:
    game = find_game("tank-chess")
    state: State[Any] = game.start(TankOptions(scheme="first-steps-10"), 2)
    for index in range(3):
        seat = state.to_act()[0]
        action = ThinkerBot(simulations=3, seconds=5).choose(Observation(state, seat), Random(index))
        assert action in state.actions(seat)
        state = state.play(seat, action, Random(index)).state


@pytest.mark.parametrize(("one", "other"), [("KQ:", "KJ:"), ("QK:p", "JK:p"), ("JQ:pb", "JK:pb")])
def test_its_choice_is_the_same_whatever_is_hidden(one: str, other: str, example_games: tuple[str, ...]) -> None:
    game = find_game("kuhn-poker")
    bot = ThinkerBot().limited(60)
    for seed in range(5):
        chosen = [
            bot.choose(Observation(game.parse(line), game.parse(line).to_act()[0]), Random(seed))
            for line in (one, other)
        ]
        assert chosen[0] == chosen[1]


def test_it_is_there_for_every_game(example_games: tuple[str, ...]) -> None:
    for game in game_names():
        assert {"random", "thinker"} <= {*bot_names(game)}
        assert can_advise(game)
    assert [info.name for info in bot_infos("kuhn-poker")] == ["random", "thinker"]
    assert {info.name for info in bot_infos("tank-chess")}.isdisjoint({"random", "thinker"})
    for language in ("en", "de"):
        assert all(info.title and info.about for info in bot_infos("connect-four", language))


def test_it_keeps_its_promise_and_does_not_think_where_there_is_no_choice() -> None:
    bot = ThinkerBot()
    assert bot.promise > SECONDS
    state = find_game("tank-chess").start(TankOptions(scheme="first-steps-10"), 2)
    observation = Observation(state, 0)
    observation.deadline = 0.0
    assert bot.choose(observation, Random(1)) in state.actions(0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "line", "action"), [("connect-four", "xxx|oo|||||o", "1"), ("kuhn-poker", "KQ:pb", "bet")]
)
def test_it_advises(
    game: str, line: str, action: str, language: str, example_games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("behemoth.bots.thinker.HINT_SECONDS", 0.3)
    state = find_game(game).parse(line)
    advice = find_advice(advice_request(game, state, state.to_act()[0], language, Random(1)))
    assert advice.action == action
    assert "100 %" in advice.sentence
