"""Bulldozers (TC12.1 to TC12.4): what they push, where to, and how such moves are told apart."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.squares import name_of, to_square
from behemoth.tankchess.rules.movement.passage import Entry, Passage
from behemoth.tankchess.state import TankState
from tests.tankchess.build import area, lie_of, man, place, play, texts

LEADERS = ("W CLT A1 N", "B CLT L12 S")


def pushes(who: str, **land: str) -> set[str]:
    """The moves of a bulldozer that push something."""
    square = who.split()[2]
    return {text for text in texts(place(12, *LEADERS, who, **land), square) if "p(" in text}  # type: ignore[arg-type]


@pytest.mark.rule("TC12.1")
def test_a_push_is_part_of_a_step_and_costs_no_other() -> None:
    found = pushes("W B E5 N", low="E6")
    assert "E5>E6Np(E6>E7)" in found
    assert "E5>E8N" not in texts(place(12, *LEADERS, "W B E5 N", low="E6"), "E5")
    after = play(place(12, *LEADERS, "W B E5 N", low="E6"), "E5>E6Np(E6>E7)")
    assert after.ground == lie_of({"low": "E7"})
    # Four steps: three more turns after the push.
    assert "E5>E6SEp(E6>E7)" in found
    assert "E5>E6Sp(E6>E7)" not in found


@pytest.mark.rule("TC12.1")
def test_at_most_one_push_a_turn_and_the_thing_is_not_pushed_on() -> None:
    found = pushes("W B E5 N", low="E6")
    assert not any(text.startswith("E5>E7") for text in found)  # E7 is where it lies now
    assert all(text.count("p(") == 1 for text in pushes("W B E5 N", low="E6 F6"))


@pytest.mark.rule("TC12.1")
def test_diagonally_too_but_never_backwards() -> None:
    assert "E5>F6NEp(F6>G7)" in pushes("W B E5 NE", low="F6")
    behind = place(12, *LEADERS, "W B E5 N", low="E4")
    assert "E5>E4N" not in texts(behind, "E5")
    assert not any(text.startswith("E5>E4N") for text in texts(behind, "E5"))


@pytest.mark.rule("TC12.1", "TC12.3")
@pytest.mark.parametrize(
    ("land", "pushed"),
    [
        ({}, True),
        ({"mud": "E7"}, True),
        ({"water": "E7"}, True),
        ({"mine": "E7"}, True),
        ({"hedge": "E7"}, False),
        ({"tree": "E7"}, False),
        ({"high": "E7"}, False),
        ({"wrecks": "LT E7"}, False),
        ({"stacks": "E7"}, False),
        ({"bodies": "E7"}, False),
    ],
)
def test_where_a_thing_may_go(land: dict[str, str], pushed: bool) -> None:
    found = pushes("W B E5 N", **{"low": "E6", **land})
    assert ("E5>E6Np(E6>E7)" in found) == pushed


@pytest.mark.rule("TC12.1")
def test_not_onto_a_piece_nor_off_the_board() -> None:
    assert not {text for text in texts(place(12, *LEADERS, "W B E5 N", "B LT E7 N", low="E6"), "E5") if "p(E6" in text}
    assert not {text for text in texts(place(12, *LEADERS, "W B E11 N", low="E12"), "E11") if "p(E12" in text}


@pytest.mark.rule("TC12.2")
@pytest.mark.parametrize(
    ("who", "land", "pushed"),
    [
        ("W B E5 N", {"wrecks": "UT E6"}, True),  # however heavy it was
        ("W B E5 N", {"high": "E6"}, False),
        ("W HB E5 N", {"high": "E6"}, True),
        ("W HB E5 N", {"low": "E6"}, True),
        ("W HB E5 N", {"wrecks": "MT E6"}, True),
        ("W HB E5 N", {"high": "E6 F7"}, False),  # not alone
        ("W HB E5 N", {"high": "E6", "stacks": "D7"}, False),
        ("W HB E5 N", {"high": "E6", "bodies": "D6"}, False),
        ("W HB E5 N", {"high": "E6", "low": "D6"}, True),
        ("W HB E5 N", {"high": "E6", "wrecks": "UT D6"}, True),
        ("W HB E5 N", {"stacks": "E6"}, False),
        ("W HB E5 N", {"bodies": "E6"}, False),
        ("W HB E5 N", {"tree": "E6"}, False),
        ("W HB E5 N", {"hedge": "E6"}, False),
        ("W HB E5 N", {"water": "E6", "wrecks": "A E6"}, False),
        ("W HB E5 N", {"low": "E6", "wrecks": "LT E6"}, False),
        ("W HB E5 N", {"tree": "E6", "wrecks": "LT E6"}, False),
        ("W HB E5 N", {"hedge": "E6", "wrecks": "LT E6"}, True),
        ("W HB E5 N", {"mud": "E6", "wrecks": "LT E6"}, True),
        ("W HT E5 N", {"wrecks": "LT E6"}, False),
    ],
)
def test_what_can_be_pushed(who: str, land: dict[str, str], pushed: bool) -> None:
    assert any(text.startswith("E5>E6N") and text.endswith("p(E6>E7)") for text in pushes(who, **land)) == pushed


@pytest.mark.rule("TC12.2")
def test_a_wreck_under_a_monster_and_live_pieces_stay() -> None:
    position = place(12, *LEADERS, "W HB E5 N", "B M E6 N", wrecks="LT E6")
    assert not {text for text in texts(position, "E5") if "p(E6" in text}
    position = place(12, *LEADERS, "W HB E5 N", "W LT E6 N")
    assert not {text for text in texts(position, "E5") if "p(" in text}


@pytest.mark.rule("TC12.3")
def test_into_water_it_is_gone_and_the_water_stays() -> None:
    after = play(place(12, *LEADERS, "W B E5 N", low="E6", water="E7"), "E5>E6Np(E6>E7)")
    assert after.ground == lie_of({"water": "E7"})
    after = play(place(12, *LEADERS, "W B E5 N", wrecks="HT E6", water="E7"), "E5>E6Np(E6>E7)")
    assert not after.wrecks
    # And the bulldozer may drive in after it.
    assert "E5>E7~p(E6>E7)" in pushes("W B E5 N", low="E6", water="E7")


@pytest.mark.rule("TC12.3")
def test_onto_a_mine_the_mine_is_gone_and_the_thing_lies_there() -> None:
    after = play(place(12, *LEADERS, "W B E5 N", low="E6", mine="E7"), "E5>E6Np(E6>E7)")
    assert after.ground == lie_of({"low": "E7"})
    after = play(place(12, *LEADERS, "W B E5 N", wrecks="MT E6", mine="E7"), "E5>E6Np(E6>E7)")
    assert (after.ground, set(after.wrecks)) == (Ground(), {to_square("E7")})


@pytest.mark.rule("TC12.3")
def test_mud_stays_under_an_obstacle_and_is_part_of_the_position() -> None:
    over = play(place(12, *LEADERS, "W B E5 N", low="E6", mud="E7"), "E5>E6Np(E6>E7)")
    assert over.ground == lie_of({"low": "E7", "mud": "E7"})
    assert over.key != play(place(12, *LEADERS, "W B E5 N", low="E6"), "E5>E6Np(E6>E7)").key
    on = play(over, "L12>L11S", "E6>E7Np(E7>E8)")
    assert on.ground == lie_of({"low": "E8", "mud": "E7"})
    # It is mud again for the one that pushes: its movement ends there.
    assert not any(text.startswith("E6>E7") and "E7N" not in text for text in texts(play(over, "L12>L11S"), "E6"))


@pytest.mark.rule("TC12.3")
def test_a_body_that_falls_there_removes_both() -> None:
    before = place(12, *LEADERS, low="E7", mud="E7", falling="E6")
    assert play(before, "/N").ground == Ground()


@pytest.mark.rule("TC12.3", "TC4.4")
def test_a_push_is_no_destruction() -> None:
    state = TankState(place(12, *LEADERS, "W B E5 N", low="E6"))
    following = state.play(0, state.read(0, "E5>E6Np(E6>E7)")).state
    assert isinstance(following, TankState)
    assert following.quiet == 1


@pytest.mark.rule("TC12.4")
def test_moves_differ_by_pose_felled_trees_and_push() -> None:
    """The same pose by two ways: with a push and without."""
    found = texts(place(12, *LEADERS, "W B E5 N", low="E6"), "E5")
    assert {"E5>E6NEp(E6>E7)"} <= found
    after_tree = texts(place(12, *LEADERS, "W B E4 N", tree="E5", low="E6"), "E4")
    assert "E4>E6N^E5p(E6>E7)" in after_tree


@pytest.mark.rule("TC12.4")
def test_each_step_sees_what_the_steps_before_left() -> None:
    found = texts(place(12, *LEADERS, "W B E5 E", low="F6"), "E5")
    assert "E5>F6Np(F6>F7)" in found  # one ahead, two turns, one push: four steps
    # What was pushed lies in the way from then on, and where it lay is open.
    found = texts(place(12, *LEADERS, "W B E5 N", low="E6", mud="D7"), "E5")
    assert "E5>E6Np(E6>E7)" in found
    assert "E5>D7NWp(E6>E7)" in found
    assert not any(text.startswith("E5>E7") and "p(" in text for text in found)
    # A tree stands in the way of a push unless it was felled.
    assert not any("p(E6>E7)" in text for text in texts(place(12, *LEADERS, "W B E5 N", low="E6", tree="E7"), "E5"))


@pytest.mark.rule("TC12.4")
def test_onto_its_own_start_and_where_a_tree_was() -> None:
    fast = place(12, *LEADERS, "W B E5 NE", tree="F6", low="F5")
    # E5 to F6 (felled), three turns more would be needed to push anything back: too slow for four steps.
    assert not any("p(F5" in text and "^F6" in text for text in texts(fast, "E5"))
    passage = Passage(fast, man("W B E5 NE"))
    assert passage.push(to_square("F4"), 0, 0) == -1  # the tree on F6 is in the way
    assert name_of(passage.push(to_square("F4"), 0, area("F6"))) == "F6"  # felled before
    assert name_of(passage.push(to_square("G5"), 6, 0)) == "E5"  # its own start


@pytest.mark.rule("TC12.1", "TC12.4")
def test_a_passage_after_a_push() -> None:
    passage = Passage(place(12, *LEADERS, "W B E5 N", low="E6", mud="E6"), man("W B E5 N"))
    assert passage.pushes
    assert passage.into(to_square("E6")) is Entry.BLOCKED
    later = passage.after_push(to_square("E6"), to_square("E7"))
    assert not later.pushes
    assert later.into(to_square("E6")) is Entry.STOPS
    assert later.into(to_square("E7")) is Entry.BLOCKED
    assert passage.into(to_square("E7")) is Entry.ENTERS
