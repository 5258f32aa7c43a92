"""What the contract gives a game that does not say otherwise."""

from __future__ import annotations

import pytest

from behemoth.games import (
    Closing,
    Ending,
    IllegalAction,
)
from tests.games.toys import Race, RaceGame, RaceOptions


def test_a_game_need_not_know_closings() -> None:
    state = Race(0, 0, 6, (1, 2))
    with pytest.raises(IllegalAction) as caught:
        state.close(Closing(Ending.FLAG, 0))
    assert caught.value.key == "error-no-closing"
    assert "flag" in caught.value.sentence("de")


def test_a_state_is_told_as_its_line() -> None:
    assert str(Race(0, 0, 6, (1, 2))) == "race/0/0/6/1/2"


def test_the_default_name_of_a_seat() -> None:
    assert RaceGame().seat_tag(0) == "Seat1"
    assert next(RaceGame().variations()) == RaceOptions()
