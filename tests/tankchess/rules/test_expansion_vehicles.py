"""Worked examples of bulldozers, observers and land mines (TC12.1 to TC12.9), told by both readings of the rules."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import name_of, to_square
from behemoth.tankchess.rules.threats import check_moves
from behemoth.tankchess.tables.terrain import BY_NAME
from behemoth.tankchess.text.position_text import position_text, read_position
from tests.tankchess.build import place
from tests.tankchess.expansion_build import answers, ends, flagged, played, with_rules, won
from tests.tankchess.naive import naive_check
from tests.tankchess.naive_attacks import nearest_direction

KINGS = ("W CLT A1 N", "B CLT J10 S")


def ground_at(position: Position, square: str) -> set[str]:
    """The names of all ground on a square; there may be mud under an obstacle."""
    return {name for name, row in BY_NAME.items() if position.ground.areas[row.number] >> to_square(square) & 1}


def wrecks(position: Position) -> dict[str, str]:
    """The kinds of the wrecks by square."""
    return {name_of(square): kind.code for square, kind in position.wrecks.items()}


# --- bulldozers --------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.1", "TC12.4")
def test_a_push_is_one_step_and_there_is_one_a_turn() -> None:
    position = place(10, *KINGS, "W B D4 N", wrecks="MT D5")
    found = ends(position, "D4")
    assert "D5Np(D5>D6)" in found
    assert "D5Sp(D5>D6)" not in found, "four turns after one step are one step too many"
    assert {"D5NEp(D5>D6)", "D5Ep(D5>D6)", "D5SEp(D5>D6)"} <= found, "three more steps after the push"
    assert not any(end.startswith(("D6", "D7")) for end in found), "the wreck is pushed once and is in the way then"
    after = played(position, "D4>D5Np(D5>D6)")
    assert wrecks(after) == {"D6": "MT"}


@pytest.mark.rule("TC12.1")
def test_the_reverse_step_never_pushes() -> None:
    assert "D3N" not in ends(place(10, *KINGS, "W B D4 N", wrecks="MT D3"), "D4")
    assert not any("p(" in end for end in ends(place(10, *KINGS, "W B D4 N", low="D3"), "D4"))


BEYOND = {
    "open": ({}, True),
    "mud": ({"mud": "D6"}, True),
    "water": ({"water": "D6"}, True),
    "mine": ({"mine": "D6"}, True),
    "hedge": ({"hedge": "D6"}, False),
    "tree": ({"tree": "D6"}, False),
    "low": ({"low": "D6"}, False),
    "high": ({"high": "D6"}, False),
    "wreck": ({"wrecks": "LT D5 LT D6"}, False),
    "stack": ({"stacks": "D6"}, False),
    "body": ({"bodies": "D6"}, False),
}


@pytest.mark.rule("TC12.1")
@pytest.mark.parametrize("beyond", BEYOND)
def test_where_a_thing_can_be_pushed_to(beyond: str) -> None:
    land, allowed = BEYOND[beyond]
    position = place(10, *KINGS, "W B D4 N", **{"wrecks": "LT D5", **land})  # type: ignore[arg-type]
    assert any("p(D5>D6)" in end for end in ends(position, "D4")) == allowed


@pytest.mark.rule("TC12.1")
def test_not_onto_pieces_the_edge_or_a_home_of_a_flag() -> None:
    for side in "WB":
        position = place(10, *KINGS, "W B D4 N", f"{side} LT D6 N", wrecks="LT D5")
        assert not any("p(" in end for end in ends(position, "D4"))
    assert not any("p(" in end for end in ends(place(10, *KINGS, "W B D9 N", wrecks="LT D10"), "D9"))
    for homes in ("D6 H9", "H9 D6"):
        position = flagged("flag", homes, 10, *KINGS, "W B D4 N", wrecks="LT D5")
        assert not any("p(" in end for end in ends(position, "D4"))


@pytest.mark.rule("TC12.1")
def test_a_diagonal_push_passes_between_two_things() -> None:
    position = place(10, *KINGS, "W B D4 NE", wrecks="LT E5", high="D5 E4 E6 F5")
    assert wrecks(played(position, "D4>E5NEp(E5>F6)")) == {"F6": "LT"}


@pytest.mark.rule("TC12.2")
@pytest.mark.parametrize(
    ("mark", "land", "allowed"),
    [
        ("B", {"low": "D5"}, True),
        ("B", {"low": "D5 C5 E5 C6"}, True),
        ("B", {"high": "D5"}, False),
        ("HB", {"high": "D5"}, True),
        ("HB", {"high": "D5", "low": "C5 C6", "tree": "E5", "water": "C4"}, True),
        ("HB", {"high": "D5 C4"}, False),
        ("HB", {"high": "D5 E6"}, False),
        ("HB", {"high": "D5", "stacks": "C6"}, False),
        ("HB", {"high": "D5", "bodies": "E4"}, False),
        ("HB", {"high": "D5", "bodies": "F5W"}, False),
        ("HB", {"high": "D5", "wrecks": "UT C5"}, True),
        ("HB", {"high": "D5 F5"}, True),
        ("HB", {"stacks": "D5"}, False),
        ("HB", {"bodies": "D5"}, False),
        ("HB", {"hedge": "D5"}, False),
        ("B", {"wrecks": "UT D5"}, True),
        ("B", {"wrecks": "HT D5", "hedge": "D5"}, True),
        ("B", {"wrecks": "LT D5", "low": "D5"}, False),
        ("HB", {"wrecks": "LT D5", "low": "D5"}, False),
        ("HB", {"wrecks": "LT D5", "tree": "D5"}, False),
        ("HB", {"wrecks": "A D5", "water": "D5"}, False),
        ("HT", {"wrecks": "LT D5"}, False),
    ],
)
def test_what_can_be_pushed(mark: str, land: dict[str, str], allowed: bool) -> None:
    position = place(10, *KINGS, f"W {mark} D4 N", **land)  # type: ignore[arg-type]
    assert any("p(D5>D6)" in end for end in ends(position, "D4")) == allowed


@pytest.mark.rule("TC12.2")
def test_no_live_piece_is_pushed_and_no_wreck_under_a_monster() -> None:
    for man in ("W LT D5 N", "B LT D5 N", "B AO D5 N", "W M D5 N", "B M D5 N"):
        wreck = "LT D5" if " M " in man else ""
        assert not any("p(" in end for end in ends(place(10, *KINGS, "W HB D4 N", man, wrecks=wreck), "D4"))


@pytest.mark.rule("TC12.2", "TC12.1")
def test_a_high_obstacle_at_the_edge_stands_alone() -> None:
    position = place(10, *KINGS, "W HB B5 W", high="A5")
    assert not any("p(" in end for end in ends(position, "B5")), "it would go off the board"
    position = place(10, *KINGS, "W HB A5 N", high="A6")
    assert "high" in ground_at(played(position, "A5>A6Np(A6>A7)"), "A7")


@pytest.mark.rule("TC12.2", "TC12.3")
def test_a_pushed_obstacle_keeps_its_kind() -> None:
    """It is pushed again, and is a neighbour that others do not stand alone beside."""
    position = place(10, *KINGS, "W HB D4 N", high="D5 D8")
    position = played(position, "D4>D5Np(D5>D6)", "J10>J9S")
    assert (ground_at(position, "D5"), ground_at(position, "D6")) == (set(), {"high"})
    beside = played(position, "D5>D6Np(D6>D7)", "J9>J8S")
    assert (ground_at(beside, "D6"), ground_at(beside, "D7")) == (set(), {"high"})
    assert not any("p(" in end for end in ends(beside, "D6")), "two beside each other"


@pytest.mark.rule("TC12.3")
def test_into_water_and_onto_a_mine() -> None:
    drowned = played(place(10, *KINGS, "W B D4 N", low="D5", water="D6"), "D4>D5Np(D5>D6)")
    assert (ground_at(drowned, "D5"), ground_at(drowned, "D6")) == (set(), {"water"})
    wreck = played(place(10, *KINGS, "W B D4 N", wrecks="LT D5", water="D6"), "D4>D5Np(D5>D6)")
    assert (wrecks(wreck), ground_at(wreck, "D6")) == ({}, {"water"})
    low = played(place(10, *KINGS, "W B D4 N", low="D5", mine="D6"), "D4>D5Np(D5>D6)")
    assert ground_at(low, "D6") == {"low"}
    wreck = played(place(10, *KINGS, "W B D4 N", wrecks="LT D5", mine="D6"), "D4>D5Np(D5>D6)")
    assert (wrecks(wreck), ground_at(wreck, "D6")) == ({"D6": "LT"}, set())


@pytest.mark.rule("TC12.3")
@pytest.mark.parametrize(("mark", "name"), [("B", "low"), ("HB", "low"), ("HB", "high")])
def test_mud_stays_under_an_obstacle(mark: str, name: str) -> None:
    start = place(10, *KINGS, f"W {mark} D4 N", mud="D6", **{name: "D5"})  # type: ignore[arg-type]
    upon = played(start, "D4>D5Np(D5>D6)")
    assert ground_at(upon, "D6") == {name, "mud"}
    assert read_position(position_text(upon)) == upon
    plain = played(place(10, *KINGS, f"W {mark} D4 N", **{name: "D5"}), "D4>D5Np(D5>D6)")  # type: ignore[arg-type]
    assert plain.key != upon.key, "it is part of repetition"
    on = played(upon, "J10>J9S", "D5>D6Np(D6>D7)")
    assert (ground_at(on, "D6"), ground_at(on, "D7")) == ({"mud"}, {name})
    further = ends(played(upon, "J10>J9S"), "D5")
    assert not any(end.startswith("D6NE") for end in further), "entering mud ends the movement"


@pytest.mark.rule("TC12.3")
def test_a_body_removes_an_obstacle_and_the_mud_under_it() -> None:
    start = place(10, *KINGS, "B M F6 S", "W TD F1 N", "W B D4 E", low="E4", mud="F4")
    upon = played(start, "D4>E4Ep(E4>F4)", "F6>F5S", "F1>F2N(F5)", "/S")
    assert ground_at(upon, "F4") == set()


@pytest.mark.rule("TC12.4")
def test_felled_trees_and_the_push_tell_moves_apart() -> None:
    position = place(10, *KINGS, "W B D4 N", tree="D5", wrecks="LT D6")
    assert "D6N^D5p(D6>D7)" in ends(position, "D4")
    after = played(position, "D4>D6N^D5p(D6>D7)")
    assert (wrecks(after), ground_at(after, "D5")) == ({"D7": "LT"}, set())


# --- observers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.5")
def test_an_observer_leaves_nothing() -> None:
    shot = played(place(10, *KINGS, "W LT D2 N", "B AO D6 S"), "D2>D3N(D6)")
    assert (len(shot.pieces), wrecks(shot)) == (3, {})
    stomped = played(place(10, *KINGS, "W M D4 N", "B AO D5 S"), "D4>D5N*D5")
    assert (len(stomped.pieces), wrecks(stomped)) == (3, {})
    tail = played(place(10, *KINGS, "W M D4 N", "B AO C3 S"), "D4>D4NEt(C3)")
    assert (len(tail.pieces), wrecks(tail)) == (3, {})


@pytest.mark.rule("TC12.5")
def test_nobody_throws_an_observer_and_what_lands_on_it_is_a_plain_wreck() -> None:
    for side in "WB":
        position = place(10, *KINGS, "W M D4 N", f"{side} AO D5 S", rules=with_rules(throw_own=True))
        assert not any("x(" in end for end in ends(position, "D4"))
    position = place(10, *KINGS, "W M D3 N", "B LT D5 S", "B AO D7 S")
    after = played(position, "D3>D4Nx(D5>D7)")
    assert (wrecks(after), after.stacks, len(after.pieces)) == ({"D7": "LT"}, 0, 3)


@pytest.mark.rule("TC12.5")
def test_an_observer_never_fells_and_blocks_like_any_piece() -> None:
    assert "D5N" not in ends(place(10, *KINGS, "W AO D4 N", tree="D5"), "D4")
    hidden = place(10, *KINGS, "W TD D2 N", "W AO D4 N", "B LT D6 S")
    assert not any("(D6)" in end for end in ends(hidden, "D2"))


#: UT facing N on H8 of a board of 16, armour 5/4/3; HM has gun 5 and reach 3 to 5: only the front withstands.
SIDES_OF_UT = [
    ("H13", False),  # straight ahead: front
    ("I13", False),  # 11.3°: front
    ("J13", False),  # 21.8°: front
    ("J12", True),  # 26.6°: side
    ("K13", True),  # 31.0°: side
    ("G12", False),  # 14.0°: front
    ("F12", True),  # 26.6°: side
    ("L12", True),
    ("M8", True),
    ("H4", True),
]


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(("gun", "struck"), SIDES_OF_UT)
def test_the_armour_side_is_the_nearest_in_angle(gun: str, struck: bool) -> None:
    """The gun turns on the spot and fires; its heading does not matter."""
    position = place(16, "W CLT A1 N", "B CLT P16 S", f"W HM {gun} W", "W AO E5 NE", "B UT H8 N")
    assert (f"{gun}NW(H8)" in ends(position, gun)) == struck


@pytest.mark.rule("TC12.6")
def test_there_is_never_a_tie_between_two_sides() -> None:
    """The tangent of 22.5° is no ratio of whole numbers: the two nearest directions never are equally near."""
    assert nearest_direction((0, 0), (2, 5)) == 0
    assert nearest_direction((0, 0), (5, 12)) == 1
    assert nearest_direction((0, 0), (12, 29)) == 0
    assert nearest_direction((0, 0), (-5, 12)) == 7


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(
    ("further", "land", "seen"),
    [
        ((), {}, True),
        ((), {"hedge": "F6"}, False),
        ((), {"tree": "F6"}, False),
        ((), {"low": "F6", "water": "G7"}, True),
        ((), {"mine": "F6"}, True),
        ((), {"wrecks": "LT F6"}, False),
        ((), {"stacks": "F6"}, False),
        (("B LT F6 S",), {}, False),
        (("W LT F6 S",), {}, False),
        ((), {"high": "I8 J8 K8 L8"}, True),
    ],
)
def test_what_hides_from_an_observer(further: tuple[str, ...], land: dict[str, str], seen: bool) -> None:
    """The observer on E5 looks NE at H8; the gun on M10 is within reach."""
    men = ("W CLT A1 N", "B CLT P16 S", "W HM M10 N", "W AO E5 E", "B LT H8 N", *further)
    position = place(16, *men, **land)  # type: ignore[arg-type]
    assert ("M10NE(H8)" in ends(position, "M10")) == seen


@pytest.mark.rule("TC12.6", "TC6.9")
def test_a_monster_is_seen_over_tanks_and_hedges() -> None:
    men = ("W CLT A1 N", "B CLT P16 S", "W HM M10 N", "W AO E5 E", "B M H8 N", "B LT F6 S")
    assert "M10NE(H8)" in ends(place(16, *men, hedge="G7"), "M10")
    assert "M10NE(H8)" not in ends(place(16, *men, high="G7"), "M10")


@pytest.mark.rule("TC12.6")
def test_not_a_neighbour_not_behind_and_not_off_the_lines() -> None:
    men = ("W CLT A1 N", "B CLT P16 S", "W HM M10 N", "W AO E5 E")
    assert "M10NE(F6)" not in ends(place(16, *men, "B LT F6 N"), "M10")
    for target in ("B LT H7 N", "B LT E8 N", "B LT B5 N"):
        assert not any(end.startswith("M10NE(") for end in ends(place(16, *men, target), "M10"))


@pytest.mark.rule("TC12.6")
@pytest.mark.parametrize(("gun", "reached"), [("J9", False), ("K9", True), ("M12", True), ("N9", False), ("H11", True)])
def test_the_distance_is_the_larger_difference(gun: str, reached: bool) -> None:
    """HM turns on the spot: 3, 4 or 5 from H8."""
    position = place(16, "W CLT A1 N", "B CLT P16 S", f"W HM {gun} E", "W AO E5 E", "B LT H8 N")
    assert (f"{gun}SE(H8)" in ends(position, gun)) == reached


@pytest.mark.rule("TC12.7")
def test_sight_is_judged_after_the_movement_of_the_gun() -> None:
    """The gun stands in the line of sight, or drives into it."""
    clear = place(16, "W CLT A1 N", "B CLT P16 S", "W HM F6 S", "W AO E5 NE", "B LT J10 N")
    assert any("(J10)" in end for end in ends(clear, "F6")), "it leaves the line: F5"
    assert "F6SW(J10)" not in ends(clear, "F6"), "it turns in the line"
    into = place(16, "W CLT A1 N", "B CLT P16 S", "W HM F7 S", "W AO E5 NE", "B LT J10 N")
    assert "F7SW(J10)" in ends(into, "F7")
    assert "F6S(J10)" not in ends(into, "F7")


@pytest.mark.rule("TC12.7")
def test_only_the_piece_that_moved_fires_and_a_target_reached_twice_is_one_move() -> None:
    position = place(16, "W CLT A1 N", "B CLT P16 S", "W HM H4 N", "W AO E5 E", "B LT H8 N")
    assert not any("(" in end for end in ends(position, "E5"))
    assert [text for text in answers(position) if text == "H4>H5N(H8)"] == ["H4>H5N(H8)"]


@pytest.mark.rule("TC12.7", "TC4.3")
def test_an_observed_shot_is_check() -> None:
    position = place(16, "W CLT A1 N", "W HM M10 N", "W AO E5 E", "B CLT H8 S", turn=BLACK)
    assert check_moves(position, WHITE)
    assert naive_check(position, WHITE)
    assert won(place(16, "W CLT A1 N", "W HM M10 N", "W AO E5 E", "B CLT H8 S"), "M10>M10NE(H8)") == "white destroyed"


# --- land mines --------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.8")
def test_a_mine_is_one_move_whatever_the_heading() -> None:
    position = place(10, *KINGS, "W LT D4 N", "B LT E9 S", mine="E5 D5")
    assert [end for end in ends(position, "D4") if end.startswith("E5")] == ["E5!"]
    assert [end for end in ends(position, "D4") if end.startswith("D5")] == ["D5!"]
    assert not any("!" in end and "(" in end for end in ends(position, "D4")), "no shot after it"
    after = played(position, "D4>E5!")
    assert (wrecks(after), ground_at(after, "E5"), ground_at(after, "D5")) == ({"E5": "LT"}, set(), {"mine"})
    assert after.result is None


@pytest.mark.rule("TC12.8")
def test_the_reverse_step_the_observer_and_the_commander() -> None:
    assert "D3!" in ends(place(10, *KINGS, "W HT D4 N", mine="D3"), "D4")
    observer = played(place(10, *KINGS, "W AO D4 N", mine="D5"), "D4>D5!")
    assert (wrecks(observer), len(observer.pieces), ground_at(observer, "D5")) == ({}, 2, set())
    assert won(place(10, *KINGS, mine="A2"), "A1>A2!") == "black mined"


@pytest.mark.rule("TC12.8", "TC12.18")
def test_effects_on_the_way_to_a_mine_tell_moves_apart() -> None:
    position = place(10, *KINGS, "W HT D4 N", tree="D5", mine="D6 E5")
    assert {"D6!^D5", "E5!"} <= ends(position, "D4")
    pushed = place(10, *KINGS, "W B D4 N", wrecks="LT D5", mine="E6")
    assert "E6!p(D5>D6)" in ends(pushed, "D4")


@pytest.mark.rule("TC12.9")
def test_a_monster_walks_over_mines() -> None:
    position = place(10, *KINGS, "W M D4 N", mine="D5 D6")
    found = ends(position, "D4")
    assert {"D5N!D5", "D6N!D5!D6"} <= found
    after = played(position, "D4>D6N!D5!D6")
    assert (ground_at(after, "D5"), ground_at(after, "D6"), len(after.pieces)) == (set(), set(), 3)


@pytest.mark.rule("TC12.9")
def test_thrown_and_fallen_onto_a_mine() -> None:
    thrown = played(place(10, *KINGS, "W M D3 N", "B LT D5 S", mine="D7"), "D3>D4Nx(D5>D7)")
    assert (wrecks(thrown), ground_at(thrown, "D7")) == ({"D7": "LT"}, set())
    fallen = played(place(10, *KINGS, "W TD D2 N", "B M D7 S", mine="E7"), "D2>D3N(D7)", "/E")
    assert ground_at(fallen, "E7") == set()


@pytest.mark.rule("TC12.9")
def test_fire_and_sight_pass_over_mines() -> None:
    assert "D3N(D6)" in ends(place(10, *KINGS, "W LT D2 N", "B LT D6 N", mine="D4 D5"), "D2")
