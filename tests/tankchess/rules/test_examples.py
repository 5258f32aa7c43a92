"""The worked examples of section 10, on the printed obstacles of Basic 16 where squares are named."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import NO_HEADING, Heading
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.board.squares import OFF, each, name_of, to_square
from behemoth.tankchess.queries.attacks import attacks, ends
from behemoth.tankchess.rules.movement.walk import Drive, walk
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import man, place, play, poses, refusal, targets, texts

PRINTED = " ".join(name_of(square) for square in each(load_scheme("basic-16").position().ground.high))


def basic(*men: str, turn: int = WHITE) -> Position:
    """These pieces among the printed obstacles."""
    return place(16, *men, turn=turn, high=PRINTED)


@pytest.mark.rule("TC10.1", "TC2.1")
def test_1_five_steps_of_a_light_tank() -> None:
    """Facing E: turn right, two squares SE, turn left, one square E."""
    position = place(16, "W LT E8 E")
    path = walk(position, man("W LT E8 E"))[Drive(to_square("H6"), Heading.E)]
    assert len(path) - 1 == 5
    assert "H6E" in poses(position, "E8")
    assert "H6E" not in poses(place(16, "W MT E8 E"), "E8")


@pytest.mark.rule("TC10.1", "TC2.1")
def test_1_four_steps_of_a_medium_tank() -> None:
    """Facing N: three right turns and one square SE."""
    position = place(16, "W MT E8 N")
    path = walk(position, man("W MT E8 N"))[Drive(to_square("F7"), Heading.SE)]
    assert [name_of(square) + Heading(heading).name for square, heading in path] == [
        "E8N",
        "E8NE",
        "E8E",
        "E8SE",
        "F7SE",
    ]
    assert "F7SE" not in poses(place(16, "W HT E8 N"), "E8")


@pytest.mark.rule("TC10.2", "TC2.2", "TC3.1", "TC3.4", "TC3.5")
def test_2_reverse_and_fire_at_one_of_three() -> None:
    position = basic("B MT I2 NE", "W HT H3 N", "W LT J3 SW", "W MT N1 NW", turn=BLACK)
    assert targets(position, "I2", "H1NE") == {"H3", "J3", "N1"}
    end = next(end for end in ends(position, to_square("I2")) if end.move.end == to_square("H1"))
    assert end.steps == 1
    struck = {name_of(attack.target): (attack.face, attack.armour) for attack in attacks(position, end)}
    assert struck == {"H3": ("rear", 1), "J3": ("front", 1), "N1": ("side", 1)}


@pytest.mark.rule("TC10.3", "TC3.2")
def test_3_no_fire_at_a_neighbour() -> None:
    position = basic("W HT A8 N", "B LT B8 S")
    assert "A8NE" in poses(position, "A8")
    assert targets(position, "A8", "A8NE") == set()
    assert refusal(position, "A8>A8NE(B8)").key == "attack-near"


@pytest.mark.rule("TC10.4", "TC2.1", "TC3.4", "TC3.5")
def test_4_a_command_tank_destroys_from_behind() -> None:
    position = basic("B CLT M9 W", "W MT L7 SE", turn=BLACK)
    assert "L7" in targets(position, "M9", "J9S")
    assert len(walk(position, man("B CLT M9 W"))[Drive(to_square("J9"), Heading.S)]) - 1 == 5
    assert targets(basic("B CLT M9 W", "W MT L7 S", turn=BLACK), "M9", "J9S") == set()  # the side is armour 1
    assert play(position, "M9>J9S(L7)").wrecks[to_square("L7")].code == "MT"


@pytest.mark.rule("TC10.5", "TC3.5")
def test_5_armour_that_is_too_strong() -> None:
    position = basic("W MT H9 N", "B MT L11 SW", "B HT N9 SE")
    assert "J9E" in poses(position, "H9")
    assert targets(position, "H9", "J9E") == set()
    for target, armour, side in (("L11", 2, "front"), ("N9", 2, "side")):
        error = refusal(position, f"H9>J9E({target})")
        assert (error.key, error.arguments["strength"], error.arguments["armour"]) == ("attack-armour", 2, armour)
        assert side in error.sentence("en")


@pytest.mark.rule("TC10.6", "TC4.1")
def test_6_a_heavy_tank_wins() -> None:
    position = basic("B HT E5 NE", "W CLT I4 N", "B CLT P16 S", turn=BLACK)
    assert len(walk(position, man("B HT E5 NE"))[Drive(to_square("F4"), Heading.SE)]) - 1 == 3
    assert play(position, "E5>F4SE(I4)").result == Result(BLACK, "destroyed")


@pytest.mark.rule("TC10.7", "TC4.2")
@pytest.mark.parametrize(
    ("square", "heading", "side"), [("P16", "NE", "W"), ("A16", "NW", "W"), ("A1", "SW", "B"), ("P1", "SE", "B")]
)
def test_7_no_exit_through_a_corner(square: str, heading: str, side: str) -> None:
    """Four squares along the diagonal into the corner; the fifth step would lead through it."""
    column, row = square[0], int(square[1:])
    away = "L" if column == "P" else "E"
    far = row - 4 if row == 16 else row + 4
    tank = f"{side} CLT {away}{far} {heading}"
    position = place(16, tank, turn=WHITE if side == "W" else BLACK)
    assert f"{square}{heading}" in poses(position, f"{away}{far}")
    assert "off" not in poses(position, f"{away}{far}")
    nearer = f"{'K' if column == 'P' else 'F'}{far}"  # a column farther inside the same diagonal leads out
    inside = place(16, f"{side} CLT {nearer} {heading}", turn=WHITE if side == "W" else BLACK)
    assert "off" in poses(inside, nearer)


@pytest.mark.rule("TC10.8", "TC3.3")
def test_8_a_mortar_chooses() -> None:
    position = place(16, "W HM E2 N", "B MT E6 S", "B TD E8 S", high="E5")
    assert targets(position, "E2", "E3N") == {"E6", "E8"}
    assert {"E2>E3N(E6)", "E2>E3N(E8)", "E2>E3N"} <= texts(position)


@pytest.mark.rule("TC4.1")
def test_a_command_tank_leaves_with_its_fourth_step() -> None:
    """The sheet's picture of an escape: leaving costs one step like any other, and need not be the last one."""
    position = place(16, "W CLT E13 N")
    path = walk(position, man("W CLT E13 N"))[Drive(OFF, NO_HEADING)]
    assert len(path) - 1 == 4
    assert "off" in poses(position, "E13")
    assert "off" not in poses(place(16, "W CLT E11 N"), "E11")  # that would be the sixth


def test_the_pieces_of_the_examples_stand_on_free_squares() -> None:
    """Otherwise the examples would prove nothing about the printed board."""
    named = ["I2", "H1", "H3", "J3", "N1", "A8", "B8", "M9", "J9", "L7", "H9", "L11", "N9", "E5", "F4", "I4"]
    assert not set(named) & set(PRINTED.split())
