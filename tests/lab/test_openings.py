"""Openings: sound, different, the same again for the same seed, of every scheme."""

from __future__ import annotations

from itertools import islice

import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.openings import is_sound, random_openings
from behemoth.tankchess import TankChess, TankOptions, TankState
from behemoth.tankchess.text.scheme_files import scheme_names


def _some(scheme: str, count: int, seed: str = "1", plies: int = 6) -> list[TankState]:
    return list(islice(random_openings(TankOptions(scheme=scheme), seed, plies), count))


@pytest.mark.parametrize("scheme", scheme_names())
def test_every_scheme_has_sound_openings(scheme: str) -> None:
    start = TankChess().start(TankOptions(scheme=scheme))
    found = _some(scheme, 6)
    assert len({state.position.key for state in found}) == 6
    for state in found:
        assert (state.plies, state.outcome()) == (6, None)
        assert is_sound(state.position)
        assert sum(map(len, state.position.armies)) == sum(map(len, start.position.armies))
        assert TankChess().parse(state.text()) == state


def test_the_seed_decides() -> None:
    assert _some("basic-16", 4) == _some("basic-16", 4)
    assert _some("basic-16", 4) != _some("basic-16", 4, seed="2")


def test_a_position_with_a_shot_is_not_sound() -> None:
    # White's light tank on C3 could drive to F7 and destroy the command tank on F12.
    state = TankChess().start(TankOptions())
    for text in ("H3>F4W", "I16>F12SW"):
        (seat,) = state.to_act()
        state = state._after(state.read(seat, text))
    assert not is_sound(state.position)


def test_no_moves_at_all_is_the_start_again_and_again() -> None:
    assert {state.plies for state in _some("basic-16", 3, plies=0)} == {0}


def test_too_few_openings_are_told() -> None:
    options = TankOptions(scheme="first-steps-10")
    with pytest.raises(InvalidOptions) as refused:
        list(islice(random_openings(options, "1", plies=1), 100_000))
    assert "--plies" in str(refused.value)
