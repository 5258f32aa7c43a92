"""The shots of one side: which targets its guns destroy, and what no longer stands in the line."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess.board.move import EffectKind
from behemoth.tankchess.board.pieces import WHITE
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.rules.shots import Shots
from tests.tankchess.build import man, place, refusal, targets
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC3.1")
def test_only_live_enemies_are_targets() -> None:
    position = place(12, "W MT E2 N", "W LT E6 N", "B LT H6 N", wrecks="LT B6")
    assert targets(position, "E2", "E3N") == {"H6"}
    assert refusal(position, "E2>E3N(E6)").key == "error-no-target"
    assert refusal(position, "E2>E3N(B6)").key == "error-no-target"


@pytest.mark.rule("TC3.2")
def test_an_enemy_hides_the_one_behind() -> None:
    position = place(12, "W HT E2 N", "B LT E6 N", "B LT E8 N")
    assert targets(position, "E2", "E3N") == {"E6"}


@pytest.mark.rule("TC3.2")
def test_the_square_it_left_is_empty() -> None:
    """Backwards and around: the shooter's old square is between it and the target."""
    assert targets(place(12, "W HT E4 N", "B LT E8 N"), "E4", "E3N") == {"E8"}


@pytest.mark.rule("TC3.2")
def test_a_hedge_on_the_square_it_left_still_stops_the_shot() -> None:
    """Only the tank has gone; what grows there stays."""
    assert targets(place(12, "W HT E4 N", "B LT E8 N", hedge="E4"), "E4", "E3N") == set()
    assert targets(place(12, "W HT E4 N", "B LT E8 N", mud="E4"), "E4", "E3N") == {"E8"}


@pytest.mark.rule("TC3.1")
@pytest.mark.parametrize("seed", range(40))
def test_whoever_has_a_shot_may_fire(seed: int) -> None:
    """The quick answer never denies a shot that is among the moves."""
    position = random_position(Random(seed))
    shots = Shots(position, position.turn)
    for move in list_moves(position):
        if any(effect.kind is EffectKind.SHOT for effect in move.effects):
            assert shots.may_fire(position.armies[position.turn][move.start])


def test_a_mortar_far_from_every_enemy_may_not_fire() -> None:
    mortar = man("W HM B1 N")
    for enemy, may in (("B LT B7 S", True), ("B LT B20 S", False)):
        position = place(24, "W HM B1 N", enemy)
        assert Shots(position, WHITE).may_fire(mortar) == may


def test_only_the_targets_asked_for_are_aimed_at() -> None:
    position = place(12, "W CLT A1 N", "W HT E2 N", "B LT E6 N", "B LT E9 N", "B CLT L12 S")
    tank, near = man("W HT E2 N"), man("B LT E6 N")
    (reach,) = reaches(position, tank)
    every = {target for target, _, _ in Shots(position, WHITE).of(tank, reach)}
    assert near in every
    assert {target for target, _, _ in Shots(position, WHITE, [near]).of(tank, reach)} == {near}
