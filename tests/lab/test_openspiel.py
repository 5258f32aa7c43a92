"""OpenSpiel's MCTS at our table. Where OpenSpiel or the engine is not installed, only that it says so."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from random import Random

import pytest

from behemoth.games import MissingExtra
from behemoth.lab import openspiel
from behemoth.lab.contestants import read_contestant
from behemoth.lab.openings import random_openings
from behemoth.lab.tournament import Fixture, play_fixture
from behemoth.tankchess import TankChess, TankOptions, TankState
from tests.engine.needs import needs_engine

engine_only = needs_engine("tanks")


@pytest.fixture
def spiel() -> None:
    """OpenSpiel, where it has wheels."""
    if find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel has no wheel for this Python or this machine")


def test_without_openspiel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra) as refused:
        read_contestant("openspiel-mcts@10n", "tank-chess")
    assert "behemoth[openspiel]" in str(refused.value)


@engine_only
def test_the_state_is_the_laws() -> None:
    """A random game through OpenSpiel's words ends when and how it ends by the rules, draws included."""
    rng = Random(1)
    for scheme in ("first-steps-10", "monster-16", "basic-16"):
        options = TankOptions(scheme=scheme, quiet_moves=8, repetition=2)
        state = TankChess().start(options)
        spiel = openspiel.spiel_state(state)
        while owing := state.to_act():
            assert not spiel.is_terminal()
            assert spiel.current_player() == owing[0]
            actions = spiel.legal_actions()
            assert len(actions) == len(state.actions(owing[0]))
            action = rng.choice(actions)
            text = spiel.action_to_string(owing[0], action)
            spiel.apply_action(action)
            following = state.play(owing[0], state.read(owing[0], text), rng, events=False).state
            assert isinstance(following, TankState)
            state = following
        assert spiel.is_terminal()
        outcome = state.outcome()
        assert outcome is not None
        assert [(value + 1) / 2 for value in spiel.returns()] == list(outcome.scores)


@engine_only
def test_a_copy_is_a_state_of_its_own() -> None:
    spiel = openspiel.spiel_state(TankChess().start(TankOptions()))
    copied = spiel.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert (spiel.current_player(), copied.current_player()) == (0, 1)
    assert sorted(copied.rollout(7)) in ([-1.0, 1.0], [0.0, 0.0])
    assert copied.rollout(7) == copied.rollout(7)


@engine_only
@pytest.mark.usefixtures("spiel")
def test_it_takes_a_win_and_plays_whole_games() -> None:
    state = TankChess().start(TankOptions())
    for text in ("H3>F4W", "I16>F12SW"):
        (seat,) = state.to_act()
        state = state._after(state.read(seat, text))
    mcts = read_contestant("openspiel-mcts@1500n", "tank-chess")
    won = play_fixture(Fixture("tank-chess", state.text(), (mcts, read_contestant("random", "tank-chess")), "1"))
    assert (won.scores, won.decisions) == ((1.0, 0.0), 1)
    opening = next(random_openings(TankOptions(scheme="first-steps-10"), "1"))
    quick = read_contestant("openspiel-mcts@30n", "tank-chess")
    played = play_fixture(Fixture("tank-chess", opening.text(), (quick, quick), "1"))
    assert sum(played.scores) == 1.0
