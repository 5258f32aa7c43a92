"""Learning the evaluation of Tank Chess anew: it goes on where it was stopped, gives the same weights again, and finds
what is worth something."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from behemoth.engine import WEIGHTS, Weights
from behemoth.lab import ALONE
from scripts import learn_tanks
from scripts.learn_tanks import Learner, Round, Trials, nothing, play, play_alone
from scripts.tank_curve import Point, draw_curve
from scripts.tank_fit import average
from tests.engine.needs import needs_engine

ROUNDS: tuple[Round | Trials, ...] = (Round(3, 60, 1), Trials(12, 60, 1))


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, rounds: tuple[Round | Trials, ...]) -> Weights:
    out = folder / "weights.json"
    places = ("--out", str(out), "--keep", str(folder / "kept"), "--picture", str(folder / "curve.svg"))
    monkeypatch.setattr(learn_tanks, "ROUNDS", rounds)
    monkeypatch.setattr(learn_tanks, "SCHEMES", {"first-steps-10": 1})
    monkeypatch.setattr(sys, "argv", ["learn_tanks.py", "--workers", "1", *places])
    learn_tanks.main()
    return msgspec.json.decode(out.read_bytes(), type=Weights)


@needs_engine("tanks")
def test_a_run_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    at_once = run(monkeypatch, whole, ROUNDS)
    half = run(monkeypatch, parts, ROUNDS[:1])
    in_two = run(monkeypatch, parts, ROUNDS)
    assert (at_once.kinds, at_once.terms) == (in_two.kinds, in_two.terms)
    assert half.terms != in_two.terms
    assert "27 games, from nothing" in at_once.origin
    assert ElementTree.parse(whole / "curve.svg").getroot().tag.endswith("svg")


@needs_engine("tanks")
def test_games_of_an_earlier_run_are_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn_tanks, "SCHEMES", {"first-steps-10": 1})
    first = Learner(nothing(), tmp_path, ALONE, "once")
    first.learn(ROUNDS)
    monkeypatch.setattr(learn_tanks, "play", None)
    again = Learner(nothing(), tmp_path, ALONE, "once")
    again.learn(ROUNDS)
    assert again.weights == first.weights
    assert len(again.curve) == 2


@needs_engine("tanks")
def test_the_last_rounds_of_trials_are_averaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn_tanks, "SCHEMES", {"first-steps-10": 1})

    def after(rounds: int, averaged: int) -> Weights:
        monkeypatch.setattr(learn_tanks, "AVERAGED", averaged)
        learner = Learner(WEIGHTS, tmp_path, ALONE, "averaged")
        learner.learn([Trials(8, 60, 1)] * rounds)
        return learner.weights

    assert after(2, 2) == average([after(1, 1), after(2, 1)])
    assert after(2, 2) != after(2, 1)


@needs_engine("tanks")
def test_a_game_is_the_same_for_the_same_seed_and_keeps_quiet_positions() -> None:
    one, same, other = (play_alone(nothing(), 40, seed, 3) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other
    assert one.result in (0.0, 0.5, 1.0)


@needs_engine("tanks")
def test_from_nothing_only_material_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_tanks, "LONGEST", 3)
    weights = nothing()
    assert not any(weights.terms.values())
    assert weights.material["HT"] > weights.material["LT"] > 0
    assert play(learn_tanks.opening(0, "short"), (weights, weights), 20, 0, 0).result == 0.5


def test_the_curve_has_a_point_for_each_round() -> None:
    drawn = draw_curve([Point(100, 50, 0.6, 0.7), Point(200, 60, None, 0.55)])
    assert drawn.count("<circle") == 2
    assert "70.0%" in drawn
    assert ">200<" in drawn
    assert drawn.count(">–<") == drawn.count(">0.6000<") == 1
