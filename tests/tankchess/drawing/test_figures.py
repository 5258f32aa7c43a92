"""Figures on the board: pieces, wrecks and stacks."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, Heading
from behemoth.tankchess.board.pieces import WHITE, piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import bit, to_square
from behemoth.tankchess.drawing import draw
from behemoth.tankchess.tables.kinds import BY_CODE
from tests.tankchess.drawing.reading import SVG, parse, with_data


@pytest.mark.parametrize("heading", HEADINGS)
def test_symbols_stay_upright(heading: Heading) -> None:
    """A turned diamond would be a square: the figure turns, its symbol does not."""
    position = Position.make(8, [piece(BY_CODE["MT"], WHITE, to_square("D4"), heading)])
    for flipped in (False, True):
        (found,) = with_data(parse(draw(position, flipped=flipped)), "piece")
        uses = {item.attrib["href"].split("-", 1)[1]: item.attrib["transform"] for item in found.iter(f"{SVG}use")}
        assert uses["mt-white"] == f"rotate({(heading * 45 + 180 * flipped) % 360})"
        assert "rotate" not in uses["badge-mt-white"]


def test_a_wreck_under_a_monster_is_not_hidden_by_it() -> None:
    here = to_square("D4")
    alone = Position.make(8, (), wrecks={here: BY_CODE["MT"]})
    under = Position.make(8, [piece(BY_CODE["M"], WHITE, here, Heading.N)], wrecks={here: BY_CODE["MT"]})
    drawn = [with_data(parse(draw(position)), "wreck")[0] for position in (alone, under)]
    spots = [list(found.iter(f"{SVG}use"))[-1].attrib["transform"] for found in drawn]
    assert spots[0].startswith("translate(140 180)")
    assert not spots[1].startswith("translate(140 180)")


def test_a_stack_is_drawn_without_any_wreck() -> None:
    root = parse(draw(Position.make(8, (), Ground(), stacks=bit(to_square("C3")))))
    assert len(with_data(root, "stack")) == 1
    assert not with_data(root, "wreck")
