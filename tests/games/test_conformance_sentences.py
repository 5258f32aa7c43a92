"""What a game does not say, or not in every language it has, is found; and views and clocks that are not sound."""

from __future__ import annotations

import importlib
from types import ModuleType

import pytest

from behemoth.games import Nonconformity, check_game
from behemoth.games.conformance import broken_views


@pytest.fixture
def mutants(example_games: tuple[str, ...]) -> ModuleType:
    return importlib.import_module("tests.games.mutants")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("SilentEvent", "Muttered: the catalogue 'en' cannot say 'event-muttered'"),
        ("SilentOutcome", "there is no sentence 'outcome-mysterious' in the catalogue 'en'"),
        ("SilentOption", "there is no sentence 'option-odd-option' in the catalogue 'en'"),
        ("SilentTitle", "there is no sentence 'game-kuhn-poker-without-a-name'"),
        ("OnlyEnglish", "Game.languages are .* they may be some of en, de"),
        ("TypeErrorView", "from_view raises (KeyError|TypeError) for .*, not InvalidText"),
        ("ClockStops", "time may run out at the start, but here nothing could follow"),
        ("IllegalDefault", r"what is done for whoever is late \(default\) is not legal: 'sleep'"),
        ("FlagWithoutEnd", "a closed game goes on, though a flag has fallen"),
        ("NoClock", "give State.default an action, or let State.close end the game by a flag"),
    ],
)
def test_it_is_found(mutants: ModuleType, name: str, words: str) -> None:
    with pytest.raises(Nonconformity, match=words):
        check_game(getattr(mutants, name)(), games=5, clocks=True)


def test_without_a_clock_nothing_is_asked_of_it(mutants: ModuleType) -> None:
    assert not check_game(mutants.NoClock(), games=2).clocks


def test_views_are_broken_in_every_field() -> None:
    broken = list(broken_views(b'{"a":1,"b":[]}'))
    assert b'{"b":[]}' in broken
    assert b'{"a":null,"b":[]}' in broken
    assert b'{"a":1,"b":-1}' in broken
    assert len(broken) == len(set(broken))
