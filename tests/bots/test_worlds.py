"""Worlds where the enemy's mines are imagined: nothing of the true ones is used, and the average decides."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots.worlds import best_on_average, imagine_worlds, is_uncertain
from behemoth.engine import Analysis, Line
from behemoth.tankchess import TankChess, TankOptions, TankState

TEN = "10_" + "-".join(["10"] * 10)


def mined(white: str, black: str, could: str = "f" * 25) -> TankState:
    line = f"{TEN}_CLTE1N.LTB2N_CLTE10S.LTB9S_w_r{could}.{white}.{black}_od5"
    return TankChess().start(TankOptions(position=line))


@pytest.mark.rule("TC12.12", "TC12.13")
def test_worlds_do_not_depend_on_the_true_mines() -> None:
    first, second = mined("C3", "C4-D4-~J9"), mined("C3", "A1-J1-~J9")
    assert is_uncertain(first, 0)
    for seed in range(30):
        worlds = [imagine_worlds(state, 0, Random(seed)) for state in (first, second)]
        assert worlds[0] == worlds[1]
        for world in worlds[0]:
            assert world.position.mines is not None
            assert first.position.mines is not None
            assert world.position.mines.laid[0] == first.position.mines.laid[0], "the own ones are known"
            assert world.position.mines.left(1) == 2


def test_the_command_tank_does_not_stand_on_a_mine() -> None:
    """Four squares could be mined, the command tank's among them: had it been, the game would be over."""
    state = mined("", "A1", could="1f")  # A1 to E1
    commander = state.position.commander(0)
    assert commander is not None
    for world in imagine_worlds(state, 0, Random(1), 60):
        assert world.position.mines is not None
        assert not world.position.mines.laid[1] >> commander.square & 1


def test_nothing_is_uncertain_without_mines_of_the_enemy() -> None:
    assert not is_uncertain(mined("C3", "~C4"), 0)
    assert is_uncertain(mined("C3", "~C4"), 1)
    assert not is_uncertain(TankChess().start(TankOptions()), 0)
    owing = TankChess().start(TankOptions(remote_mines=2))
    assert not is_uncertain(owing, 0)


def test_the_average_decides() -> None:
    """A move that is lost in one world of three, one that is good in all, one that only one world knows."""
    state = mined("C3", "C4")
    scores = [{"bold": 300, "good": 90}, {"bold": -1_000_000, "good": 100}, {"bold": 310, "good": 80, "odd": 500}]
    told = iter(scores)

    def search(world: TankState, lines: int) -> Analysis:
        found = tuple(Line(score, 0, (move,), 1, 1) for move, score in next(told).items())
        return Analysis(found, 1, 1, 0.0)

    assert best_on_average([state] * 3, search) == ("good", 0)


def test_a_win_is_told_only_if_every_world_has_it() -> None:
    state = mined("C3", "C4")
    mates = iter([2, 3])

    def search(world: TankState, lines: int) -> Analysis:
        return Analysis((Line(1_000_000, next(mates), ("wins",), 1, 1),), 1, 1, 0.0)

    assert best_on_average([state] * 2, search) == ("wins", 3)
    mates = iter([2, 0])
    assert best_on_average([state] * 2, search) == ("wins", 0)
