"""What was learned sits down like any other bot: at the table, in tournaments, by name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from behemoth.bots import Observation, find_bot
from behemoth.bots.bot import observation_from_view
from behemoth.games import InvalidOptions
from behemoth.lab import hold_tournament, plan_table, read_contestant
from behemoth.lab.environments import learned
from behemoth.lab.environments.card_numbers import NUMBERS
from behemoth.lab.environments.card_observation import LENGTH
from behemoth.lab.environments.learned import LearnedBot
from behemoth.lab.environments.policy import Made, Policy
from behemoth.lab.environments.training import GAME, VERSION
from behemoth.monstercombat import Options
from tests.lab.environments.test_card_numbers import VARIATIONS, random_states


def test_it_chooses_what_is_legal_in_every_variant() -> None:
    bot, rng = LearnedBot(), Random(1)
    for number, options in enumerate(VARIATIONS[::3]):
        for state in random_states(options, 2 + number % 6, number, 30):
            if not state.ending:
                assert bot.choose(Observation(state, state.asked()), rng) in state.actions(state.asked())


def test_it_sits_at_the_table_by_its_view_alone() -> None:
    """The same choice from the bytes of the view, as bots at a table get it."""
    bot, rng = find_bot("monster-combat", "learned"), Random(1)
    for state in random_states(Options(), 4, 3, 40):
        if not state.ending:
            seat = state.asked()
            seen = observation_from_view("monster-combat", msgspec.json.encode(state.view(seat)), seat, rng, 1.0)
            assert bot.choose(seen, rng) == bot.choose(Observation(state, seat), rng)


def test_it_plays_in_a_tournament_and_beats_chance() -> None:
    seats = [read_contestant(name, "monster-combat") for name in ("learned", "random", "random")]
    standings = hold_tournament(plan_table(Options(), seats, 24, "1"))
    places = {place.name: place for place in standings.places}
    assert places["learned"].score.value > 0.45


def test_one_of_one_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.npz"
    Policy.fresh(LENGTH, NUMBERS, 4, Made(GAME, VERSION), np.random.default_rng(1)).save(path)
    monkeypatch.setenv(learned.VARIABLE, str(path))
    state = next(iter(random_states(Options(), 3, 1)))
    assert LearnedBot().choose(Observation(state, state.asked()), Random(1)) in state.actions(state.asked())
    monkeypatch.setenv(learned.VARIABLE, str(tmp_path / "none.npz"))
    with pytest.raises(InvalidOptions, match=r"none\.npz"):
        LearnedBot()
