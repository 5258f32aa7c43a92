"""What stands around the board: coordinates, the compass rose and whose turn it is."""

from __future__ import annotations

from behemoth.tankchess.board.pieces import BLACK
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.drawing import draw
from tests.tankchess.drawing.reading import START, SVG, parse, with_data


def test_a_won_game_says_who_won_and_has_no_turn() -> None:
    over = Position.make(8, START.pieces[:1], result=Result(BLACK, "destroyed"))
    root = parse(draw(over))
    assert "Black has won" in (root.findtext(f"{SVG}title") or "")
    assert not with_data(root, "turn")


def test_size_and_coordinates() -> None:
    plain = parse(draw(START, coordinates=False, cell=20))
    assert float(plain.attrib["width"]) == 20 * 16 + 10
    assert not list(plain.iter(f"{SVG}text"))
    assert not with_data(plain, "rose")
    assert with_data(parse(draw(START)), "rose")
