"""Secrets that leak by events and by what a seat imagines are found, each in a game that is sound otherwise."""

from __future__ import annotations

import importlib
from types import ModuleType

import pytest

from behemoth.games import Nonconformity, check_game
from behemoth.monstercombat import MonsterCombat, Options


@pytest.fixture
def mutants(example_games: tuple[str, ...]) -> ModuleType:
    return importlib.import_module("tests.games.mutants")


def test_the_game_that_the_mutants_come_from_is_sound(mutants: ModuleType) -> None:
    for seed in ("check", "another", "third"):
        assert check_game(mutants.Honest(), games=5, seed=seed, clocks=True).games == 5


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("LeakingOpening", r"an event tells (seat \d|the public) what its view does not: OpenlyDealt.*seen_by"),
        ("LeakingEvent", r"an event tells seat \d what its view does not: Boasted.*seen_by"),
        ("ImaginesTheTruth", "imagine returns the truth: the state is imagined as it is in .* deal anew"),
        ("FavoursTheTruth", "imagine favours the truth"),
    ],
)
def test_a_leak_is_found(mutants: ModuleType, name: str, words: str) -> None:
    with pytest.raises(Nonconformity, match=words):
        check_game(getattr(mutants, name)(), games=5)


def test_a_game_with_much_to_remember_is_not_blamed() -> None:
    assert check_game(MonsterCombat(), options=[Options()], seats=[3], most_actions=25, seed="fair").actions == 25
