"""Actions as values: they print as they are written."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess import (
    OFF,
    Effect,
    EffectKind,
    Fall,
    Heading,
    Move,
    TankState,
    move_text,
    parse_action,
    to_square,
)
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Move(to_square("E2"), to_square("E4"), Heading.NE), "E2>E4NE"),
        (
            Move(to_square("F5"), to_square("B9"), Heading.NW, (Effect(EffectKind.SHOT, to_square("B11")),)),
            "F5>B9NW(B11)",
        ),
        (Move(to_square("E10"), OFF, -1), "E10>off"),
        (Move(to_square("E2"), to_square("E4"), -1), "E2>E4~"),
        (Fall(Heading.W), "/W"),
        (Fall(-1), "/-"),
    ],
)
def test_an_action_prints_as_it_is_written_and_is_parsed_again(action: Move | Fall, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize("seed", range(10))
def test_every_action_is_parsed_from_its_print(seed: int) -> None:
    state = TankState(random_position(Random(seed)))
    for action in state.actions(state.position.turn):
        assert parse_action(str(action)) == action
        assert str(action) == move_text(action)
