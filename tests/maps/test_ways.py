"""Ways over free squares."""

from __future__ import annotations

from behemoth.maps.ways import connected, drive, narrowest, neighbours, spread
from behemoth.tankchess import BOARDS, Heading, square_at, to_square, union

SIZE = 8
BOARD = BOARDS[SIZE]


def row(number: int, columns: str = "ABCDEFGH") -> int:
    return union(to_square(f"{letter}{number}") for letter in columns)


def test_what_hangs_together_diagonally_hangs_together() -> None:
    assert connected(union((to_square("A1"), to_square("B2"))))
    assert not connected(union((to_square("A1"), to_square("C3"))))
    assert neighbours(1 << to_square("A1")) & BOARD == union(map(to_square, ("A1", "A2", "B1", "B2")))
    assert spread(row(1), BOARD & ~row(4)) == row(1) | row(2) | row(3)


def test_turns_cost_steps() -> None:
    far = row(8)
    assert drive(BOARD, 1 << to_square("C1"), Heading.N, far) == 7
    assert drive(BOARD, 1 << to_square("A1"), Heading.S, far) == 7 + 3  # three turns, then diagonally
    assert drive(BOARD & ~row(4), 1 << to_square("C1"), Heading.N, far) is None
    around = drive(BOARD & ~row(4, "BCDEFG"), 1 << square_at(2, 0), Heading.N, far)
    assert around is not None
    assert around > 7


def test_the_narrowest_place_is_what_has_to_be_closed() -> None:
    assert narrowest(BOARD, SIZE) == SIZE
    assert narrowest(BOARD & ~row(4, "CDEFGH"), SIZE) == 2
    assert narrowest(BOARD & ~row(4), SIZE) == 0
    # Two walls that touch at a corner only let a tank slip through.
    slit = BOARD & ~row(4, "ABCD") & ~row(5, "EFGH")
    assert narrowest(slit, SIZE) == 1
