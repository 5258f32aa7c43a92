"""Remote mines on a drawing: craters for everybody, the others for those who may know (TC12.12)."""

from __future__ import annotations

import pytest

from behemoth.tankchess.drawing import draw
from tests.tankchess.drawing.expansion import everything
from tests.tankchess.drawing.reading import parse, titles, with_data


@pytest.mark.rule("TC12.12")
def test_a_drawing_shows_no_unspent_mine_unless_it_is_told_whose() -> None:
    assert draw(everything(white="A5 H6", black="C3")) == draw(everything(white="B1 B2", black="F1"))
    root = parse(draw(everything(), mines_of=(0,)))
    assert [found.attrib["data-mine"] for found in with_data(root, "mine")] == ["white", "white"]
    assert titles(root, "mine") == ["Remote mine of White, A5", "Remote mine of White, H6"]
    both = parse(draw(everything(), mines_of=(0, 1), language="de"))
    assert titles(both, "mine")[2] == "Fernzündmine von Schwarz, C3"


@pytest.mark.rule("TC12.12")
def test_one_side_sees_the_same_wherever_the_other_has_mines() -> None:
    drawings = {draw(everything(black=squares), mines_of=(0,)) for squares in ("C3", "F1", "A8")}
    assert len(drawings) == 1


def test_a_spent_mine_leaves_a_crater_that_all_see() -> None:
    root = parse(draw(everything(spent="G8")))
    assert titles(root, "crater") == ["Crater of a remote mine, G8"]
    assert with_data(parse(draw(everything(spent=""))), "crater") == []


def test_a_land_mine_has_a_picture_of_its_own() -> None:
    root = parse(draw(everything()))
    assert sorted(title for title in titles(root, "ground") if title.startswith("land mine")) == [
        "land mine: B5", "land mine: B7", "land mine: H3",
    ]  # fmt: skip
