"""Tank Chess without the engine: takes a win, avoids a loss, and keeps to its time."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots.plain_tanks import WIN, look, plain_tank_choice
from behemoth.tankchess import BLACK, WHITE, Move, after, list_actions
from tests.tankchess.build import place, play


@pytest.mark.parametrize("seed", range(3))
def test_it_leaves_the_board_when_it_can(seed: int) -> None:
    position = place(10, "W CLT E8 N", "W LT A1 N", "B CLT J9 S", "B LT J1 W")
    chosen = plain_tank_choice(position, WHITE, Random(seed), 5, noise=3.0)
    assert isinstance(chosen, Move)
    assert chosen.leaves


@pytest.mark.parametrize("seed", range(3))
def test_no_mistake_leaves_its_commander_to_be_taken(seed: int) -> None:
    position = place(10, "W CLT E4 N", "W LT A1 N", "B CLT J10 S", "B HT E9 S")
    following = after(position, plain_tank_choice(position, WHITE, Random(seed), 20, noise=0.5))
    assert look(following, WHITE) > -WIN


def test_a_position_is_worth_what_can_be_lost_in_it() -> None:
    hanging = place(12, "W CLT A1 N", "W LT E6 N", "B CLT L1 S", "B HT E11 S", turn=BLACK)
    safe = place(12, "W CLT A1 N", "W LT E6 N", "B CLT L1 S", "B HT L11 S", wrecks="LT F7", turn=BLACK)
    assert look(hanging, WHITE) < 0
    assert look(safe, WHITE) >= look(hanging, WHITE)
    won = play(place(10, "W CLT E10 N", "B CLT A9 S"), "E10>off")
    assert (look(won, WHITE), look(won, BLACK)) == (WIN, -WIN)


def test_without_time_it_still_decides_legally() -> None:
    position = place(10, "W CLT E4 N", "W LT A1 N", "B CLT J10 S", "B HT E9 S")
    assert plain_tank_choice(position, WHITE, Random(1), 0) in list_actions(position)
    falling = place(10, "W CLT A1 N", "B CLT J10 S", falling="E5")
    assert plain_tank_choice(falling, WHITE, Random(1), 0) in list_actions(falling)
