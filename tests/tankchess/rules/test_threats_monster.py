"""CHECK and ESCAPE where Monsters have a hand in it (TC4.3, TC11.11)."""

from __future__ import annotations

import pytest

from behemoth.tankchess import BLACK, WHITE, check_moves, escape_moves, threats_of, to_square
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.text.move_text import move_text, suffix_of
from tests.tankchess.monster_build import act, done, pose


def suffix(position: Position) -> str:
    """What is written after the action that led here."""
    return suffix_of(position, threats_of(position))


def checks(position: Position, by: str, with_part: str = "") -> set[str]:
    """The moves of one piece by which its side would destroy the enemy command tank, were it its turn."""
    side = WHITE if to_square(by) in position.armies[WHITE] else BLACK
    found = {move_text(move) for move in check_moves(position, side) if move.start == to_square(by)}
    return {move for move in found if with_part in move}


@pytest.mark.rule("TC4.3", "TC6.8")
@pytest.mark.parametrize(
    ("black", "threats"),
    [
        ("CLTE7S", {"E5>E7N*E7", "E5>E6Nx(E7>E8)"}),
        ("CLTD4S", {"E5>E5NEt(D4)", "E5>D4N*D4"}),
        ("CLTE9N", {"E5>E6Nf(E9)"}),
        ("CLTF6S", {"E5>E5NEx(F6>H8)", "E5>F6N*F6"}),
        ("CLTH8SW LTF6S", {"E5>E5NEx(F6>H8)"}),
    ],
)
def test_every_weapon_of_a_monster_is_a_check(black: str, threats: set[str]) -> None:
    white, turned = (checks(pose("ME5N", black, turn=turn), "E5") for turn in "wb")
    assert white == turned, "as if it were White's turn, whoever moves"
    assert threats <= white


@pytest.mark.rule("TC4.3", "TC6.7")
def test_a_wreck_to_throw_is_a_check_too() -> None:
    assert "E5>E5NEx(F6>H8)" in checks(pose("ME5N", "CLTH8SW", wrecks="LTF6"), "E5")
    assert not checks(pose("ME5N", "CLTH8SW", wrecks="HTF6"), "E5", "x("), "too heavy"


@pytest.mark.rule("TC4.3", "TC6.6")
def test_no_check_against_the_front_or_behind_a_stack() -> None:
    assert checks(pose("ME5N", "CLTE10S"), "E5") == set(), "gun 1 against front armour 1"
    assert "E5>E6Nf(E10)" in checks(pose("ME5N", "CLTE10E"), "E5")
    assert "E5>E6Nf(E10)" not in checks(pose("ME5N", "CLTE10E", stacks="E8"), "E5")


@pytest.mark.rule("TC11.11")
def test_with_the_killer_choosing_a_monster_beside_the_command_tank_is_a_check() -> None:
    assert "E2>E3N(E8)" in checks(pose("HTE2N", "ME8S CLTF8S", options="k"), "E2")
    assert not checks(pose("HTE2N", "ME8S CLTF8S"), "E2", "(E8)"), "its owner would drop it elsewhere"


@pytest.mark.rule("TC11.11", "TC6.10")
def test_with_the_owner_choosing_it_is_a_check_if_there_is_no_other_side() -> None:
    assert "B4>B5NE(E8)" in checks(pose("HTB4NE", "ME8SW CLTF8S", ground="hD8 hE9 hE7"), "B4")
    assert not checks(pose("HTB4NE", "ME8SW CLTF8S", ground="hD8 hE9"), "B4", "(E8)"), "it may fall south"


@pytest.mark.rule("TC11.11", "TC6.10")
def test_a_diagonal_neighbour_is_not_fallen_upon() -> None:
    assert not checks(pose("HTE2N", "ME8S CLTF9S", options="k"), "E2", "(E8)")


@pytest.mark.rule("TC11.11", "TC6.9")
def test_a_shot_that_does_not_kill_the_monster_is_no_check() -> None:
    assert not checks(pose("MTE2N", "ME8S CLTF8S", options="k"), "E2", "(E8)")
    assert not checks(pose("HTE2N", "ME8S CLTF8S", options="k", stacks="E6"), "E2", "E3N(E8)")


@pytest.mark.rule("TC11.11", "TC6.11")
def test_a_duel_that_drops_the_loser_on_its_command_tank_is_a_check() -> None:
    assert "E5>E6Nd(E7)" in checks(pose("ME5N", "ME7N CLTF7E", options="k"), "E5")
    assert "E5>E6Nd(E7)" not in checks(pose("ME5N", "ME7N CLTF7E"), "E5")


@pytest.mark.rule("TC11.11", "TC4.3")
def test_nothing_is_announced_while_a_fall_is_pending() -> None:
    position = pose("HTE2N CLTB9N", "ME5S CLTE9E")
    assert suffix(done(position, "E2>E3N(E5)")) == ""
    pending = done(position, "E2>E3N(E5)")
    assert check_moves(pending, WHITE) == ()
    assert escape_moves(pending, WHITE) == ()


@pytest.mark.rule("TC11.11", "TC4.3")
def test_after_the_fall_it_is_announced_for_the_side_that_moved() -> None:
    pending = done(pose("HTE2N CLTB9S LTG9S", "ME5S CLTJ9S"), "E2>E3N(E5)")
    assert suffix(done(pending, "/W")) == "+-"
    assert check_moves(done(pending, "/W"), BLACK) == ()
    quiet = done(pose("HTE2N", "ME5S", ground="hI9 hI10 hJ9"), "E2>E3N(E5)")
    assert suffix(done(quiet, "/W")) == ""


@pytest.mark.rule("TC11.11", "TC4.3", "TC6.10")
def test_the_side_it_falls_to_decides_whether_it_is_check() -> None:
    pending = done(pose("HTC1N TDA5E", "MC4S CLTJ5N", ground="hA4 hA6 hB4 hB6 hB2"), "C1>C2N(C4)")
    assert suffix(done(pending, "/E")) == "+"
    assert suffix(done(pending, "/N")) == "", "the body lies in the line of fire"


@pytest.mark.rule("TC4.3")
def test_they_bind_nobody() -> None:
    position = pose("ME5N", "CLTE7S LTA9S", turn="b")
    assert checks(position, "E5") != set()
    assert act(position, "A9>A8S") is not None
    assert act(position, "E7>E6S") is not None, "even nearer"
