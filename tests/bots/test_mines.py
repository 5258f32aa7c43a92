"""Where bots lay remote mines: legally, where the enemy may stand, differently each time, and by what all can see."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

from behemoth.bots.mines import lay_mine, mine_weights
from behemoth.tankchess import Place, Position, TankChess, TankOptions, TankState, read_square

TEN = "10_" + "-".join(["10"] * 10)
LINE = f"{TEN}_CLTE1N.LTB2N_CLTE10S.LTB9S_w"


def start(line: str = LINE, **options: object) -> TankState:
    return TankChess().start(TankOptions(position=line, remote_mines=3, **options))  # type: ignore[arg-type]


def at(name: str) -> int:
    found = read_square(name, 10)
    assert found is not None
    return found


def laid_by(state: TankState, seat: int, seed: int) -> Position:
    """The position after one side has laid all its mines."""
    rng = Random(seed)
    while seat in state.to_act() and state.position.placing:
        action = lay_mine(state.position, seat, rng)
        state = cast(TankState, state.play(seat, action, rng, events=False).state)
    return state.position


@pytest.mark.rule("TC12.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_set_is_laid_by_the_rules(seat: int) -> None:
    sets = set()
    for seed in range(12):
        mines = laid_by(start(), seat, seed).mines
        assert mines is not None
        assert (mines.left(seat), mines.owed[seat], mines.left(1 - seat)) == (3, 0, 0)
        sets.add(mines.laid[seat])
    assert len(sets) > 8, "nobody can learn where they are"


def test_the_enemys_ways_weigh_most() -> None:
    weights = mine_weights(start(f"{TEN}_CLTE1N_CLTA10S.LTJ9S_w").position, 0)
    assert weights[at("A7")] > weights[at("J6")] > weights[at("F1")] > 0, "its command tank, another tank, nobody"
    assert at("A10") not in weights, "nobody lays a mine under a piece"


@pytest.mark.rule("TC12.15")
def test_whoever_takes_the_flag_stands_on_its_home() -> None:
    carried = mine_weights(start(f"{LINE}_gJ2.J9_og2").position, 0)
    assert max(carried, key=carried.__getitem__) == at("J2")
    reached = mine_weights(start(f"{LINE}_gJ2.J9_og1").position, 0)
    assert reached[at("J3")] > reached[at("J2")], "who has reached it has won"


@pytest.mark.rule("TC12.12")
def test_the_enemys_mines_are_not_looked_at() -> None:
    here = laid_by(start(), 1, 1)
    there = laid_by(start(), 1, 2)
    assert here.mines is not None
    assert there.mines is not None
    assert here.mines.laid != there.mines.laid
    for seed in range(20):
        assert lay_mine(here, 0, Random(seed)) == lay_mine(there, 0, Random(seed))


def test_the_last_squares_are_laid_if_there_are_no_others() -> None:
    position = start().position
    assert position.mines is not None
    full = msgspec.structs.replace(position.mines, could=1 << at("C3") | 1 << at("C5") | 1 << at("H1"))
    narrow = msgspec.structs.replace(position, mines=full)
    assert lay_mine(narrow, 0, Random(1)) == Place(at("C3"))
