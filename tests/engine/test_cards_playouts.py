"""Whole games of Monster Combat inside the engine: they end, go as by the rules, learn, and can be stopped."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest

from behemoth.bots import SIMPLE_CARD_BOTS, Observation
from behemoth.bots.greedy_cards import greedy_values
from behemoth.engine import cards
from behemoth.lab.simulation import simulate
from behemoth.monstercombat import MonsterCombat, Options, preset
from scripts import learn_cards
from tests.engine.needs import needs_engine

pytestmark = needs_engine("cards")


@pytest.mark.parametrize("variant", ["versus", "coop"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_games_are_played_to_their_end(variant: str, seats: int) -> None:
    tally = cards.card_playouts(preset(variant, "classic"), seats, 400, seed=3)
    assert tally.games == 400 == sum(tally.endings.values())
    assert tally.decisions > tally.games * 10
    assert len(tally.scores) == seats
    if variant == "versus":
        assert sum(tally.scores) == pytest.approx(400)
    else:
        assert len(set(tally.scores)) == 1


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (cards.card_playouts(Options(), 4, 200, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_chance_plays_as_it_does_in_the_rules() -> None:
    """Mean length and decisions agree with the random player of the rules within the error of both."""
    by_rules = simulate(preset("versus", "classic"), 3, 300, "law", ("random",))
    engine = cards.card_playouts(Options(), 3, 30_000)
    turns = [game.turns for game in by_rules.games]
    mean = sum(turns) / len(turns)
    error = (sum((one - mean) ** 2 for one in turns) / len(turns) ** 2) ** 0.5
    assert engine.turns / engine.games == pytest.approx(mean, abs=4 * error)


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_greed_decides_in_the_engine_as_in_the_rules(variant: str) -> None:
    way, chance, rng = (
        cards.card_engine().Way("worths", greedy_values(variant)),
        cards.card_engine().FastChance(1),
        Random(2),
    )
    for seats in range(2, 8):
        state = MonsterCombat().start(preset(variant, "classic"), seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            mine = SIMPLE_CARD_BOTS["greedy"].choose(Observation(state, seat), rng)
            assert cards.action_of(cards.card_engine().decide(cards.position_of(state), way, chance)) == mine, (
                state.text()
            )
            # Sometimes by chance, so that other states come up than those greed leads to.
            action = mine if rng.random() < 0.6 else state.actions(seat).sample(rng)
            state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]


def fresh(variant: str) -> learn_cards.Kept:
    return learn_cards.fresh(learn_cards.STAGES[variant], 1.0)


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_instinct_and_judge_are_learned(variant: str) -> None:
    """From nothing, a few thousand games make the instinct better than chance; the same seed learns the same."""
    engine, rules, blank = cards.card_engine(), cards.card_rules(preset(variant, "classic")), fresh(variant)
    others = [engine.Way("worths", greedy_values(variant))] if variant == "versus" else []
    arguments = ([(rules, 2)], blank.instinct, blank.judge, others, 4_000, 200, (0.005, 0.002), 0, 1)
    learned, judge, score, loss = engine.learn(*arguments)
    assert engine.learn(*arguments) == (learned, judge, score, loss)
    by_chance, by_instinct = (
        engine.play_games(rules, 2, 4000, 5, [engine.instinct_way(weights), *others])["scores"][0]
        for weights in (blank.instinct, learned)
    )
    assert by_instinct > by_chance * 1.5
    assert 0 < loss < 0.7


@pytest.mark.parametrize("name", ["classic", "secret-lightning"])
def test_every_action_is_tried(name: str) -> None:
    """The same seed learns the same, and something is learned at all."""
    engine, mind = cards.card_engine(), cards.mind_of("versus")
    others = [engine.Way("worths", greedy_values("versus")), engine.instinct_way(mind.instinct)]
    setups = [(cards.card_rules(preset("versus", name)), seats) for seats in (3, 7)]
    arguments = (setups, mind.instinct, mind.judge, others, 12, 4, (0.01, 0.01))
    learned = engine.learn(*arguments, 4, 1)
    assert learned == engine.learn(*arguments, 4, 1)
    assert learned[0] != pytest.approx(mind.instinct)
    with pytest.raises(ValueError, match="some turns"):
        engine.learn(*arguments, -1, 1)


@pytest.mark.parametrize("name", ["classic", "secret-lightning"])
def test_games_of_the_search_end(name: str) -> None:
    """Secret answers of others must fit the hands that are dealt anew; the same seed plays the same."""
    engine = cards.card_engine()
    rules = cards.card_rules(preset("versus", name))
    settings = cards.search_settings("versus", 60, 24, cards.Settings(horizon=4), greedy_values("versus"))
    others = [engine.Way("worths", greedy_values("versus")), engine.instinct_way(cards.mind_of("versus").instinct)]
    for seats in (3, 7):
        played = [engine.searched_games(rules, seats, settings, others, 8, insight, 1) for insight in (0, 0, 1, 2)]
        assert played[0] == played[1]
        assert all(0 <= score <= 1 for score in played)
    with pytest.raises(ValueError, match="insight"):
        engine.searched_games(rules, 3, settings, others, 8, 3, 1)


def test_playing_can_be_stopped_from_another_thread() -> None:
    stop = cards.card_engine().Stop()
    found: list[cards.Tally] = []
    thread = threading.Thread(target=lambda: found.append(cards.card_playouts(Options(), 4, 10**12, stop=stop)))
    thread.start()
    time.sleep(0.05)  # the GIL is free meanwhile, or this would never come back
    stop.raise_()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert 0 < found[0].games < 10**12
