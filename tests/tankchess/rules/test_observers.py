"""The artillery observer (TC12.5 to TC12.7): what it is, what it sees, and who fires at it."""

from __future__ import annotations

import pytest

from behemoth.tankchess import events
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.fire import flight
from behemoth.tankchess.rules.threats import check_moves
from tests.tankchess.build import carry_on, man, place, play, start, targets, texts

LEADERS = ("W CLT A1 N", "B CLT P16 S")


def hit(*men: str, pose: str = "E5E", **land: str) -> set[str]:
    """What the mortar of E5 (heading NE) can fire at after turning to a pose."""
    return targets(place(16, *LEADERS, "W HM E5 NE", *men, **land), "E5", pose)  # type: ignore[arg-type]


@pytest.mark.rule("TC12.5")
def test_it_leaves_nothing() -> None:
    before = place(16, *LEADERS, "W LT E5 N", "B AO E9 N")
    after = play(before, "E5>E6N(E9)")
    assert after.piece_at(to_square("E9")) is None
    assert not after.wrecks
    stomped = play(place(16, *LEADERS, "W M E5 N", "B AO E6 N"), "E5>E7N*E6")
    assert not stomped.wrecks


@pytest.mark.rule("TC12.5")
def test_it_cannot_be_thrown_by_either_side() -> None:
    thrown = Rules(throw_own=True)
    for side in "WB":
        assert not any("x(" in text for text in texts(place(16, *LEADERS, "W M E5 N", f"{side} AO E6 N", rules=thrown)))


@pytest.mark.rule("TC12.5")
def test_a_tank_thrown_onto_it_lies_there_as_a_plain_wreck() -> None:
    before = place(16, *LEADERS, "W M E4 N", "B LT E6 N", "B AO E7 N")
    state, told = carry_on(start(before), "E4>E5Nx(E6>E7)")
    assert {square: kind.code for square, kind in state.position.wrecks.items()} == {to_square("E7"): "LT"}
    assert not state.position.stacks
    assert not any(isinstance(event, events.Stacked) for event in told)


@pytest.mark.rule("TC12.5")
def test_it_blocks_as_any_live_piece_and_never_fells() -> None:
    assert targets(place(16, *LEADERS, "W LT E2 N", "W AO E5 N", "B LT E9 N"), "E2", "E3N") == set()
    assert not any("^" in text for text in texts(place(16, *LEADERS, "W AO E5 N", tree="E6 D6 F6"), "E5"))
    assert not any("(" in text for text in texts(place(16, *LEADERS, "W AO E5 N", "B LT E8 N"), "E5"))  # no gun


@pytest.mark.rule("TC12.6")
def test_it_sees_in_three_directions_at_two_or_more() -> None:
    """The mortar stands on E5; the observer on E2 looks N, NE and NW."""
    assert hit("W AO E8 E", "B LT I8 E") == {"I8"}  # ahead, four away from the mortar
    assert hit("W AO E8 NE", "B LT I8 E") == {"I8"}  # 45° to the side
    assert hit("W AO E8 N", "B LT I8 E") == set()  # 90°: not seen
    assert hit("W AO H8 E", "B LT I8 E") == set()  # beside it: too near
    assert hit("B AO E8 E", "B LT I8 E") == set()  # not its own side's


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(
    ("land", "seen"),
    [
        ({}, True),
        ({"low": "G8"}, True),
        ({"mine": "G8"}, True),
        ({"high": "G8"}, False),
        ({"hedge": "G8"}, False),
        ({"tree": "G8"}, False),
        ({"wrecks": "LT G8"}, False),
        ({"high": "F6 F7 G7 H7"}, True),  # between gun and target nothing matters
    ],
)
def test_direct_fire_says_what_lies_between(land: dict[str, str], seen: bool) -> None:
    assert bool(hit("W AO E8 E", "B LT I8 E", **land)) == seen


@pytest.mark.rule("TC12.6")
def test_a_monster_is_hidden_only_by_what_is_tall() -> None:
    assert hit("W AO E8 E", "B M I8 E", wrecks="LT G8", hedge="H8") == {"I8"}
    assert hit("W AO E8 E", "B M I8 E", high="G8") == set()


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(("where", "reached"), [("G8", True), ("F8", True), ("J8", True), ("K8", False)])
def test_the_larger_of_the_differences_must_lie_in_the_reach(where: str, reached: bool) -> None:
    assert (where in hit("W AO A8 E", f"B LT {where} E")) == reached


@pytest.mark.rule("TC12.6")
def test_too_near_for_the_gun() -> None:
    assert hit("W AO A6 E", "B LT F6 E") == set()
    assert hit("W AO A7 E", "B LT G7 E", pose="E5N") == set()  # two away, the mortar begins at three


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(
    ("origin", "way"),
    [("E5", "N"), ("D5", "N"), ("F5", "N"), ("C5", "NE"), ("B5", "NE"), ("A6", "NE"), ("B8", "E"), ("A9", "E")],
)
def test_the_nearest_of_the_eight_directions(origin: str, way: str) -> None:
    """A shot at E9 from here comes in like this."""
    names = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert names[flight(to_square(origin), to_square("E9"))] == way


@pytest.mark.rule("TC12.6")
def test_the_armour_that_faces_the_gun_counts() -> None:
    """HT: front 3, side 2, rear 1; the howitzer has 4, so an ultra-heavy tank shows the difference."""
    gun = "W HW E2 N"
    assert "E2>E3N(H9)" not in texts(place(16, *LEADERS, gun, "W AO B9 E", "B UT H9 SW"), "E2")  # front 5
    assert "E2>E3N(H9)" not in texts(place(16, *LEADERS, gun, "W AO B9 E", "B UT H9 S"), "E2")  # side 4
    assert "E2>E3N(H9)" in texts(place(16, *LEADERS, gun, "W AO B9 E", "B UT H9 NE"), "E2")  # rear 3
    assert flight(to_square("E3"), to_square("H9")) == man("W UT H9 NE").heading


@pytest.mark.rule("TC12.7")
def test_judged_after_the_movement() -> None:
    """Where the gun ends it may stand in the way of the observer, and where it stood it does not."""
    before = place(16, *LEADERS, "W HM E8 N", "W AO C8 E", "B LT I8 N")
    assert targets(before, "E8", "E9N") == {"I8"}  # it has left the line
    assert targets(before, "E8", "E8NE") == set()
    blocked = place(16, *LEADERS, "W HM F7 N", "W AO C8 E", "B LT I8 N")
    assert targets(blocked, "F7", "F8N") == set()
    assert targets(blocked, "F7", "F7NE") == {"I8"}


@pytest.mark.rule("TC12.7", "TC4.3")
def test_observed_shots_count_for_check() -> None:
    position = place(16, "W CLT P1 N", "W HM E5 N", "W AO E8 E", "B CLT I8 S", high="P2 O2", turn=1)
    assert {move.start for move in check_moves(position, 0)} == {to_square("E5")}


@pytest.mark.rule("TC12.7")
def test_a_target_reached_in_several_ways_is_one_move() -> None:
    before = place(16, *LEADERS, "W HM E5 N", "W AO B9 E", "W AO E12 S", "B LT E9 N")
    moves = [text for text in sorted(texts(before, "E5")) if text == "E5>E6N(E9)"]
    assert moves == ["E5>E6N(E9)"]
    state = start(before)
    assert len(list(state.actions(0))) == len(state.actions(0)) == len(set(state.actions(0)))


@pytest.mark.rule("TC12.7")
def test_the_event_names_the_observer() -> None:
    before = place(16, *LEADERS, "W HM E5 N", "W AO E8 E", "B LT I8 N")
    _, told = carry_on(start(before), "E5>E6N(I8)")
    (fired,) = [event for event in told if isinstance(event, events.Fired)]
    assert (fired.observer, fired.armour_side) == ("E8", "side")
    _, told = carry_on(start(place(16, *LEADERS, "W HM E5 N", "B LT E9 N")), "E5>E6N(E9)")
    (fired,) = [event for event in told if isinstance(event, events.Fired)]
    assert fired.observer == ""
