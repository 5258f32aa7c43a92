"""Remote mines as values (TC12.10, TC12.12)."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.squares import name_of, to_square
from tests.tankchess.build import area


@pytest.mark.rule("TC12.10")
def test_the_order_is_by_column_then_row() -> None:
    assert [name_of(square) for square in by_column(area("B1 A3 A2 C1"))] == ["A2", "A3", "B1", "C1"]


@pytest.mark.rule("TC12.10")
def test_choices_come_after_the_last_and_leave_enough() -> None:
    mines = Mines(area("A2 A3 B1 C1"), owed=(3, 2))
    assert [name_of(square) for square in mines.choices(0)] == ["A2", "A3"]
    assert [name_of(square) for square in mines.choices(1)] == ["A2", "A3", "B1"]
    later = mines.placed(0, to_square("A3"))
    assert [name_of(square) for square in later.choices(0)] == ["B1"]
    assert (later.owed, later.left(0), later.waiting) == ((2, 2), 1, (0, 1))
    assert Mines(area("A2")).choices(0) == []


@pytest.mark.rule("TC12.11")
def test_a_mine_is_spent_once() -> None:
    mines = Mines(area("A2 A3 B1"), laid=(area("A2"), area("A2 B1"))).detonated(1, to_square("A2"))
    assert (mines.laid, mines.spent) == ((area("A2"), area("B1")), (0, area("A2")))


@pytest.mark.rule("TC12.12")
def test_the_hash_tells_numbers_only() -> None:
    could = area("A2 A3 B1 C1")
    assert Mines(could, (area("A2"), area("B1"))).key == Mines(could, (area("C1"), area("A3"))).key
    assert Mines(could, (area("A2"), area("B1"))).key != Mines(could, (area("A2 A3"), area("B1"))).key
    assert Mines(could, (area("A2"), 0)).key != Mines(could, (0, area("A2"))).key
