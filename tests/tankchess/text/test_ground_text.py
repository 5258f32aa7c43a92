"""The ground in text: row by row, and square by square."""

from __future__ import annotations

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.text.ground_text import ground_text
from tests.tankchess.build import lie_of


def test_rows_begin_at_the_top_and_count_open_squares() -> None:
    written = ground_text(lie_of({"high": "A8 H8", "water": "C1 D1", "tree": "D2"}), 8)
    assert written.rows == "h6h-8-8-8-8-8-3t4-2ww4"


def test_open_ground_is_numbers_only_whatever_the_size() -> None:
    for size in (8, 24):
        written = ground_text(Ground(), size)
        assert written.rows == "-".join([str(size)] * size)
        assert written.squares == {}


def test_squares_are_named_by_terrain() -> None:
    written = ground_text(lie_of({"mud": "C3 B2", "hedge": "H8"}), 8)
    assert written.squares == {"hedge": ("H8",), "mud": ("B2", "C3")}
