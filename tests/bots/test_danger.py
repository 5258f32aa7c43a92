"""Who could destroy whom next turn."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots.danger import in_danger, piece_value
from behemoth.tankchess import BLACK, HARMLESS, WHITE, EffectKind, as_if, list_moves, to_square
from tests.tankchess.build import man, place
from tests.tankchess.strategies import random_position


def test_a_piece_in_the_line_of_a_stronger_gun_is_in_danger() -> None:
    position = place(12, "W CLT A1 N", "W HT E2 N", "B LT E6 N", "B CLT L12 W")
    assert in_danger(position, WHITE)[to_square("E6")].side == WHITE
    assert to_square("E2") not in in_danger(position, BLACK), "no gun of Black's beats any side of it"


def test_whose_turn_it_is_does_not_matter() -> None:
    men = ("W CLT A1 N", "W HT E2 N", "B LT E6 N", "B CLT L12 W")
    assert in_danger(place(12, *men), WHITE) == in_danger(place(12, *men, turn=BLACK), WHITE)


def test_nobody_is_in_danger_while_a_monster_falls() -> None:
    position = place(12, "W CLT A1 N", "W HT E2 N", "B LT E6 N", "B CLT L12 W", falling="H8")
    assert in_danger(position, WHITE) == {}


@pytest.mark.parametrize("seed", range(25))
def test_it_is_what_the_moves_would_destroy(seed: int) -> None:
    """Compared with the list of all moves: every square an effect strikes, but for remote mines, which are secret."""
    position = random_position(Random(seed))
    for side in (WHITE, BLACK):
        if position.waits:
            continue
        enemies = position.armies[1 - side]
        struck = {
            square
            for move in list_moves(as_if(position, side))
            for effect in move.effects
            for square in (effect.at, effect.to)
            if square in enemies and effect.kind not in (*HARMLESS, EffectKind.DETONATION)
        }
        assert set(in_danger(position, side)) == struck


def test_the_commander_is_worth_more_than_any_fighter() -> None:
    values = {mark: piece_value(man(f"W {mark} E5 N")) for mark in ("CLT", "LT", "MT", "HT", "M")}
    assert values["LT"] == 1
    assert values["CLT"] > values["M"] > values["HT"] > values["MT"] > values["LT"]
