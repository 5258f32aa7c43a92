"""The last move, drawn and told."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import HEADINGS, Heading
from behemoth.tankchess.board.move import Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.drawing import Arrow, Mark, draw
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from scripts.pictures import middle_game
from tests.tankchess.drawing.reading import START, SVG, parse, titles, with_data


def test_last_move_arrows_and_marks_are_there() -> None:
    before, last = middle_game()
    assert last in list_moves(before)
    arrows = [Arrow(to_square("A1"), to_square("C5"), role) for role in ("mine", "go", "danger")]
    marks = [Mark(to_square("E5"), "wedge", heading) for heading in HEADINGS]
    root = parse(draw(after(before, last), last=last, arrows=arrows, marks=marks))
    assert titles(root, "last") == ["Last move: L5 to L9. Struck: J11."]
    assert [found.attrib["data-effect"] for found in with_data(root, "effect")] == ["shot"]
    assert [found.attrib["data-arrow"] for found in with_data(root, "arrow")] == ["mine", "go", "danger"]
    assert titles(root, "arrow")[2] == "Arrow from A1 to C5: danger"
    assert len(with_data(root, "mark")) == 8
    assert titles(root, "mark")[1] == "E5: can go there NE"


@pytest.mark.parametrize("what", EffectKind)
def test_every_effect_of_the_last_move_is_drawn(what: EffectKind) -> None:
    to = to_square("G7") if what is EffectKind.THROW else -1
    last = Move(to_square("A1"), to_square("C3"), Heading.NE, (Effect(what, to_square("E5"), to),))
    root = parse(draw(START, last=last))
    assert [found.attrib["data-effect"] for found in with_data(root, "effect")] == [what.name.lower()]


def test_leaving_and_falling_as_last_move() -> None:
    left = Move(to_square("C16"), -1, -1)
    assert titles(parse(draw(START, last=left)), "last") == ["Last move: C16 off the board."]
    fallen = Position.make(8, (), bodies=[Body(to_square("C3"), Heading.E)])
    (trail,) = with_data(parse(draw(fallen, last=Fall(Heading.E))), "last")
    assert len(list(trail.iter(f"{SVG}rect"))) == 2
