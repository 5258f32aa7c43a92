"""What the contract gives a game that does not say otherwise."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import (
    AmbiguousText,
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


def test_a_text_is_played_as_the_action_it_means_and_the_step_says_how_it_is_written() -> None:
    state = Race(0, 0, 6, (1, 2))
    step = state.play_text(0, "go2", Random(1))
    assert step.text == "go2"
    assert step.state == state.play(0, 2, Random(1)).state
    with pytest.raises(AmbiguousText):
        state.play_text(0, "go", Random(1))


def test_the_default_name_of_a_seat() -> None:
    assert RaceGame().seat_tag(0) == "Seat1"
    assert next(RaceGame().variations()) == RaceOptions()
