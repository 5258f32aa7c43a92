"""Where things are on a drawing, from both sides."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import HEADINGS, STEPS, Heading
from behemoth.tankchess.board.squares import BOARDS, each, to_square
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.plan import Plan
from tests.tankchess.build import area


def test_white_sits_below_and_black_where_it_is_flipped() -> None:
    assert Plan(16).cell(to_square("A16")) == (0, 0)
    assert Plan(16).cell(to_square("H1")) == (7, 15)
    assert Plan(16, flipped=True).cell(to_square("A16")) == (15, 15)
    assert Plan(16).centre(to_square("A16")) == (CELL / 2, CELL / 2)


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("size", [8, 16, 24])
def test_each_cell_is_one_square(size: int, flipped: bool) -> None:
    plan = Plan(size, flipped)
    cells = plan.cells(BOARDS[size])
    assert len(set(cells)) == size * size
    assert [plan.square(cell) for cell in cells] == list(each(BOARDS[size]))
    assert all(0 <= part < size for cell in cells for part in cell)
    assert plan.cells(area("C3")) == [plan.cell(to_square("C3"))]


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("heading", HEADINGS)
def test_one_step_ahead_is_the_next_square(heading: Heading, flipped: bool) -> None:
    plan, here = Plan(16, flipped), to_square("E5")
    (x, y), (across, down) = plan.centre(here), plan.ahead(heading)
    assert (x + across * CELL, y + down * CELL) == plan.centre(here + STEPS[heading])


def test_angles_are_clockwise_from_straight_up() -> None:
    assert [Plan(8).angle(heading) for heading in (Heading.N, Heading.E, Heading.SW)] == [0, 90, 225]
    assert [Plan(8, flipped=True).angle(heading) for heading in (Heading.N, Heading.E, Heading.S)] == [180, 270, 0]
