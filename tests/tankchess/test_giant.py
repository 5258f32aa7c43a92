"""The Monster's turn (section 6), rule by rule, with what it may and what it must not."""

from __future__ import annotations

import pytest

from behemoth.tankchess import What, list_moves, moves_of, to_square
from tests.tankchess.giant_build import can, done, live, pose, stacked, terrain, texts, wreck

# --- movement -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC6.1")
def test_the_monster_makes_two_steps_or_one_step_anywhere() -> None:
    turned = {"E5NE", "E5NW", "E5E", "E5W"}
    stepped = {"E6N", "E7N", "E6NE", "E6NW", "F6NE", "D6NW"}
    aside = {"F6N", "F5N", "F4N", "E4N", "D4N", "D5N", "D6N"}
    assert texts(pose("ME5N", "CLTJ10SW"), "E5") == {f"E5>{end}" for end in turned | stepped | aside}


@pytest.mark.rule("TC6.1")
def test_a_step_aside_is_combined_with_nothing() -> None:
    moves = texts(pose("ME5N"), "E5")
    assert not moves & {"E5>E4NE", "E5>F5NE", "E5>G5N", "E5>E3N", "E5>F7N"}


@pytest.mark.rule("TC6.1")
def test_a_monster_facing_diagonally_counts_diagonals_as_one_step() -> None:
    moves = texts(pose("ME5NE", "CLTJ10SW"), "E5")
    assert {"E5>G7NE", "E5>E6N", "E5>F5E", "E5>D4NE"} <= moves
    assert len(moves) == 17


@pytest.mark.rule("TC6.13")
def test_a_monster_cannot_leave_the_board() -> None:
    moves = texts(pose("ME10N"), "E10")
    assert not any("off" in move for move in moves)
    assert "E10>E9N" in moves
    assert len(moves) == 4 + 5, "four turns and the five neighbours that are there"


@pytest.mark.rule("TC6.2")
@pytest.mark.parametrize(
    "parts",
    [
        {"ground": "wE6"},
        {"ground": "lE6"},
        {"ground": "bE6"},
        {"ground": "mE6"},
        {"wrecks": "MTE6"},
        {"wrecks": "STE6"},
        {"wrecks": "AE6", "ground": "wE6"},
        {"wrecks": "LTE6", "ground": "lE6"},
    ],
    ids=str,
)
def test_the_monster_crosses_and_stands_on(parts: dict[str, str]) -> None:
    position = pose("ME5N", **parts)
    assert {"E5>E6N", "E5>E7N", "E5>E6NE"} <= texts(position, "E5")
    assert live(done(position, "E5>E6N"), "E6") == "M"


@pytest.mark.rule("TC6.2", "TC6.10", "TC11.10")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("ME5N", "", {"ground": "hE6"}),
        ("ME5N", "", {"wrecks": "UTE6"}),
        ("ME5N", "", {"stacks": "E6"}),
        ("ME5N", "", {"bodies": "E6N"}),
        ("ME5N", "", {"bodies": "D6E"}),
        ("ME5N", "UTE6S", {}),
        ("ME5N", "ME6S", {}),
        ("ME5N LTE6N", "", {}),
        ("ME5N UTE6N", "", {}),
        ("ME5N ME6N", "", {}),
    ],
    ids=str,
)
def test_the_monster_cannot_enter(white: str, black: str, parts: dict[str, str]) -> None:
    position = pose(white, black, **parts)
    moves = {move.split("*")[0] for move in texts(position, "E5")}
    assert not moves & {"E5>E6N", "E5>E7N", "E5>E6NE"}
    assert "E5>F6NE" in moves, "the way beside it is open"


@pytest.mark.rule("TC6.13")
def test_a_wreck_under_the_monster_is_there_again_when_it_leaves() -> None:
    position = done(pose("ME5N", wrecks="MTE6"), "E5>E6N")
    assert (live(position, "E6"), wreck(position, "E6")) == ("M", "MT")
    position = done(position, "J10>J9S", "E6>E7N")
    assert (live(position, "E6"), wreck(position, "E6")) == ("", "MT")
    assert not can(done(pose("ME5N LTE2N", wrecks="MTE6"), "E5>E6N", "J10>J9S", "E6>E7N", "J9>J8S"), "E2>E6N")


@pytest.mark.rule("TC11.2", "TC6.4")
def test_flattened_trees_are_gone_and_cost_one_step_each() -> None:
    position = pose("ME5N", ground="tE6 tE7 tE8")
    moves = texts(position, "E5")
    assert {"E5>E6N^E6", "E5>E7N^E6^E7", "E5>E6NE^E6"} <= moves
    assert not any("E8" in move for move in moves), "at most two a turn"
    after = done(position, "E5>E7N^E6^E7")
    assert [terrain(after, square) for square in ("E6", "E7", "E8")] == ["", "", "tree"]


@pytest.mark.rule("TC11.2", "TC3.2")
def test_a_feller_fires_through_the_gap_it_made() -> None:
    position = pose("HTE3N", "LTE8N", ground="tE4 tE5")
    moves = texts(position, "E3")
    assert "E3>E5N(E8)^E4^E5" in moves
    assert "E3>E5N^E4^E5" in moves, "and need not"
    assert "E3>E4N(E8)^E4" not in moves, "the second tree still stands"
    assert {"E3>E4NE^E4", "E3>E4E^E4"} <= moves, "felling does not end the movement"


# --- stomping -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC6.3")
@pytest.mark.parametrize("mark", ["LT", "MT", "HT", "TD", "HM", "ST", "TH", "A", "HW", "AC"])
def test_entering_destroys_whoever_stands_there(mark: str) -> None:
    position = done(pose("ME5N", f"{mark}E6S"), "E5>E6N*E6")
    assert (live(position, "E6"), wreck(position, "E6")) == ("M", mark)
    assert len(position.armies[1]) == 1


@pytest.mark.rule("TC6.3")
def test_entering_without_stomping_is_no_move() -> None:
    assert "E5>E6N" not in texts(pose("ME5N", "LTE6S"), "E5")


@pytest.mark.rule("TC6.3")
def test_two_steps_stomp_two_and_no_more() -> None:
    position = pose("ME5N", "LTE6S MTE7S HTE8S")
    moves = texts(position, "E5")
    assert "E5>E7N*E6*E7" in moves
    assert not any("*E8" in move for move in moves)
    following = done(position, "E5>E7N*E6*E7")
    assert (wreck(following, "E6"), wreck(following, "E7"), live(following, "E8")) == ("LT", "MT", "HT")


@pytest.mark.rule("TC6.3", "TC6.1")
def test_a_step_aside_stomps_too_and_a_turn_does_not() -> None:
    moves = texts(pose("ME5N", "LTD4S LTF5S"), "E5")
    assert {"E5>D4N*D4", "E5>F5N*F5"} <= moves
    assert "E5>E5NE" in moves
    assert not any(move.count("*") > 1 for move in moves)


@pytest.mark.rule("TC6.3", "TC11.12")
def test_a_stomped_amphibian_leaves_a_wreck_in_the_water() -> None:
    position = done(pose("ME5N LTE4N", "AE6S", ground="wE6"), "E5>E6N*E6", "J10>J9S", "E6>E7N", "J9>J8S")
    assert (wreck(position, "E6"), terrain(position, "E6")) == ("A", "water")
    moves = texts(position, "E4")
    assert not any(move.startswith("E4>E6") for move in moves), "it blocks the water, for sinking too"


@pytest.mark.rule("TC6.3")
@pytest.mark.parametrize("mark", ["UT", "M"])
def test_ultra_heavy_tanks_and_monsters_are_not_stomped(mark: str) -> None:
    assert not any("*" in move for move in texts(pose("ME5N", f"{mark}E6S"), "E5"))


# --- tail, and what goes together ----------------------------------------------------------------------


@pytest.mark.rule("TC6.4")
def test_tail_and_one_of_flame_or_throw_in_every_combination() -> None:
    position = pose("MD5N", "LTE4S LTE6S LTG7S")
    found = {move for move in texts(position, "D5") if move.startswith("D5>E5N")}
    throws = {f"x(E6>{square})" for square in ("E7", "E8", "G7", "H8", "C7", "B8")}
    strikes = {"", "f(G7)"} | throws
    assert found == {f"D5>E5N{tail}{strike}" for tail in ("", "t(E4)") for strike in strikes}


@pytest.mark.rule("TC6.4")
def test_never_a_flame_and_a_throw() -> None:
    for move in list_moves(pose("MD5N", "LTE4S LTE6S LTG7S LTC8S")):
        sorts = [deed.what for deed in move.deeds if deed.what not in (What.STOMP, What.FELL, What.TAIL)]
        assert len(sorts) <= 1
        assert sum(deed.what is What.TAIL for deed in move.deeds) <= 1


@pytest.mark.rule("TC6.5")
@pytest.mark.parametrize("mark", ["LT", "MT", "HT", "TD", "HM", "TH", "A", "HW", "AC"])
@pytest.mark.parametrize("heading", ["N", "SE"])
def test_the_tail_strikes_the_square_behind_whatever_the_armour(mark: str, heading: str) -> None:
    position = pose("MD5N", f"{mark}E4{heading}")
    assert "D5>E5Nt(E4)" in texts(position, "D5")
    following = done(position, "D5>E5Nt(E4)")
    assert (live(following, "E4"), wreck(following, "E4"), live(following, "E5")) == ("", mark, "M")


@pytest.mark.rule("TC6.5")
@pytest.mark.parametrize(
    ("white", "black", "wrecks"),
    [
        ("MD5N", "STE4S", ""),
        ("MD5N", "UTE4S", ""),
        ("MD5N", "ME4E", ""),
        ("MD5N LTE4N", "", ""),
        ("MD5N", "", "LTE4"),
        ("MD5N", "LTF4S", ""),
        ("MD5N", "LTE3S", ""),
    ],
    ids=str,
)
def test_the_tail_does_nothing_to(white: str, black: str, wrecks: str) -> None:
    moves = texts(pose(white, black, wrecks=wrecks), "D5")
    assert not any(move.startswith("D5>E5N") and "t(" in move for move in moves)


@pytest.mark.rule("TC6.5", "TC6.1")
def test_the_tail_points_away_from_the_heading_after_the_movement() -> None:
    moves = texts(pose("ME5N", "LTD4S LTE4S"), "E5")
    assert "E5>E5NEt(D4)" in moves
    assert "E5>E5NEt(E4)" not in moves


@pytest.mark.rule("TC6.5", "TC6.3")
def test_what_was_stomped_a_step_ago_is_not_struck_by_the_tail() -> None:
    moves = texts(pose("ME5N", "LTE6S"), "E5")
    assert "E5>E7N*E6" in moves
    assert not any("t(E6)" in move for move in moves)


# --- flame --------------------------------------------------------------------------------------------


@pytest.mark.rule("TC6.6")
@pytest.mark.parametrize(("square", "reached"), [("E6", 0), ("E7", 1), ("E8", 1), ("E9", 1), ("E10", 0)])
def test_the_flame_reaches_two_to_four_squares(square: str, reached: bool) -> None:
    assert ("D5>E5N" + f"f({square})" in texts(pose("MD5N", f"LT{square}N"), "D5")) == bool(reached)


@pytest.mark.rule("TC6.6")
@pytest.mark.parametrize(
    ("square", "reached"),
    [("E8", 1), ("G7", 1), ("H8", 1), ("I9", 1), ("C7", 1), ("B8", 1), ("G5", 0), ("C5", 0), ("F7", 0), ("E3", 0)],
)
def test_the_flame_points_ahead_and_half_left_and_right(square: str, reached: bool) -> None:
    position = pose("MD5N CLTJ1N", f"AC{square}N CLTA10S")
    assert (f"D5>E5Nf({square})" in texts(position, "D5")) == bool(reached)


@pytest.mark.rule("TC6.6", "TC3.4", "TC3.5")
@pytest.mark.parametrize(
    ("target", "burns"),
    [
        ("LTE8S", 0),
        ("LTE8N", 1),
        ("LTE8E", 1),
        ("LTE8SE", 1),
        ("MTE8S", 0),
        ("MTE8E", 0),
        ("MTE8N", 1),
        ("HTE8N", 0),
        ("ACE8S", 1),
        ("CLTE8S", 0),
        ("CLTE8SW", 1),
        ("ME8S", 0),
        ("ME8N", 0),
    ],
)
def test_the_flame_is_a_gun_of_one_against_the_armour_it_strikes(target: str, burns: bool) -> None:
    assert ("D5>E5Nf(E8)" in texts(pose("MD5N", target), "D5")) == bool(burns)


@pytest.mark.rule("TC6.6", "TC11.3")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("MD5N", "", {"ground": "lE6"}),
        ("MD5N", "", {"ground": "wE6"}),
        ("MD5N", "", {"ground": "bE6"}),
        ("MD5N", "", {"ground": "tE6"}),
        ("MD5N", "", {"ground": "mE6"}),
        ("MD5N", "", {"wrecks": "HTE6"}),
        ("MD5N", "STE6S", {}),
        ("MD5N LTE6N", "", {}),
        ("MD5N", "ME6S", {}),
        ("MD5N ME6S", "", {}),
    ],
    ids=str,
)
def test_the_flame_goes_over(white: str, black: str, parts: dict[str, str]) -> None:
    position = pose(white, f"LTE8N {black}", **parts)
    assert "D5>E5Nf(E8)" in texts(position, "D5")
    following = done(position, "D5>E5Nf(E8)")
    assert (live(following, "E8"), wreck(following, "E8")) == ("", "LT")


@pytest.mark.rule("TC6.6", "TC6.10")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("MD5N", "", {"ground": "hE6"}),
        ("MD5N", "", {"ground": "hE7"}),
        ("MD5N", "", {"stacks": "E6"}),
        ("MD5N", "", {"stacks": "E7"}),
        ("MD5N", "", {"bodies": "E6E"}),
        ("MD5N", "", {"bodies": "F7W"}),
        ("MD5N", "", {"wrecks": "UTE6"}),
        ("MD5N", "UTE7S", {}),
        ("MD5N UTE7S", "", {}),
    ],
    ids=str,
)
def test_the_flame_stops_at(white: str, black: str, parts: dict[str, str]) -> None:
    moves = texts(pose(white, f"LTE8N {black}", **parts), "D5")
    assert "D5>E5N" in moves
    assert not any("f(E8)" in move for move in moves if move.startswith("D5>E5N"))


@pytest.mark.rule("TC6.6", "TC11.2")
def test_a_hedge_or_high_obstacle_beside_or_behind_stops_nothing() -> None:
    assert can(pose("MD5N", "LTE8N", ground="hF6 hD6 hE9"), "D5>E5Nf(E8)")


# --- throw --------------------------------------------------------------------------------------------

LANDINGS = ("E7", "E8", "G7", "H8", "C7", "B8")


def throws(white: str, black: str, **parts: str) -> set[str]:
    """Where the Monster that steps from D5 to E5 heading N can throw what is on E6."""
    moves = texts(pose(white, black, **parts), "D5")
    return {move[len("D5>E5Nx(E6>") : -1] for move in moves if move.startswith("D5>E5Nx(")}


@pytest.mark.rule("TC6.7", "TC11.4")
@pytest.mark.parametrize("mark", ["LT", "MT", "TD", "HM", "TH", "A", "HW", "AC"])
def test_a_live_enemy_or_a_wreck_is_thrown_two_or_three_squares_in_three_directions(mark: str) -> None:
    assert throws("MD5N", f"{mark}E6S") == set(LANDINGS)
    assert throws("MD5N", "", wrecks=f"{mark}E6") == set(LANDINGS)


@pytest.mark.rule("TC6.7")
@pytest.mark.parametrize("mark", ["HT", "ST", "UT"])
def test_what_is_too_heavy_is_not_thrown_alive_or_wrecked(mark: str) -> None:
    assert throws("MD5N", f"{mark}E6S") == set()
    assert throws("MD5N", "", wrecks=f"{mark}E6") == set()


@pytest.mark.rule("TC6.7", "TC6.11", "TC11.4")
def test_monsters_friends_stacks_and_the_empty_square_are_not_picked_up() -> None:
    assert throws("MD5N", "ME6S") == set()
    assert throws("MD5N ME6S", "") == set()
    assert throws("MD5N LTE6S", "") == set()
    assert throws("MD5N", "", stacks="E6") == set()
    assert throws("MD5N", "") == set()


@pytest.mark.rule("TC11.4")
@pytest.mark.parametrize(("white", "black"), [("MD5N", "ME6S"), ("MD5N ME6S", "")])
def test_a_wreck_under_a_monster_is_not_picked_up(white: str, black: str) -> None:
    assert throws(white, black, wrecks="LTE6") == set()


@pytest.mark.rule("TC11.4", "TC6.13")
def test_the_wreck_the_monster_stood_on_may_be_thrown_after_a_step_back() -> None:
    assert "E6>E5Nx(E6>E8)" in texts(pose("ME6N", "", wrecks="LTE6"), "E6")


@pytest.mark.rule("TC6.7")
def test_only_the_tank_directly_ahead_is_picked_up() -> None:
    assert not any("x(" in move for move in texts(pose("ME5N", "LTF6S LTD4S"), "E5") if move.startswith("E5>E6N"))
    assert any(move.startswith("E5>E5NEx(F6>") for move in texts(pose("ME5N", "LTF6S"), "E5"))


@pytest.mark.rule("TC6.7")
def test_a_live_tank_thrown_on_open_ground_becomes_a_wreck_there() -> None:
    following = done(pose("MD5N", "LTE6S"), "D5>E5Nx(E6>H8)")
    assert (live(following, "E6"), wreck(following, "E6"), wreck(following, "H8")) == ("", "", "LT")
    assert len(following.armies[1]) == 1


@pytest.mark.rule("TC6.7", "TC11.4")
def test_on_a_live_enemy_both_are_destroyed_and_stacked() -> None:
    following = done(pose("MD5N", "LTE6S HTE8S"), "D5>E5Nx(E6>E8)")
    assert stacked(following, "E8")
    assert (live(following, "E8"), wreck(following, "E8"), wreck(following, "E6")) == ("", "", "")
    assert len(following.armies[1]) == 1


@pytest.mark.rule("TC6.7")
def test_a_wreck_thrown_on_a_live_enemy_destroys_it() -> None:
    following = done(pose("MD5N", "MTE8S", wrecks="LTE6"), "D5>E5Nx(E6>E8)")
    assert stacked(following, "E8")
    assert len(following.armies[1]) == 1


@pytest.mark.rule("TC6.7")
@pytest.mark.parametrize("mark", ["LT", "HT", "ST"])
def test_on_a_wreck_of_any_kind_but_an_ultra_heavy_the_two_are_stacked(mark: str) -> None:
    following = done(pose("MD5N", "LTE6S", wrecks=f"{mark}E8"), "D5>E5Nx(E6>E8)")
    assert stacked(following, "E8")
    assert following.wrecks == {}


@pytest.mark.rule("TC6.7", "TC6.2", "TC2.3", "TC3.2")
def test_a_stack_is_a_high_obstacle_for_everybody() -> None:
    position = done(pose("MD5N LTE9S TDG8W", "LTE6S LTB8W", wrecks="LTE8"), "D5>E5Nx(E6>E8)", "J10>J9S")
    assert not can(position, "E5>E8N")
    assert not any(move.startswith("E9>E8") for move in texts(position, "E9")), "vehicles"
    assert not any(move.startswith("G8>F8W(B8)") for move in texts(position, "G8")), "shots"
    assert not any(move.startswith("E5>E7N") and "E8" in move for move in texts(position, "E5")), "no second throw"


@pytest.mark.rule("TC6.7", "TC11.4")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("MD5N", "", {"ground": "hE8"}),
        ("MD5N", "", {"stacks": "E8"}),
        ("MD5N", "", {"bodies": "E8N"}),
        ("MD5N", "", {"bodies": "D8E"}),
        ("MD5N", "UTE8S", {}),
        ("MD5N", "", {"wrecks": "UTE8"}),
        ("MD5N", "ME8S", {}),
        ("MD5N LTE8S", "", {}),
        ("MD5N ME8S", "", {}),
        ("MD5N UTE8S", "", {}),
    ],
    ids=str,
)
def test_nothing_lands_on(white: str, black: str, parts: dict[str, str]) -> None:
    assert throws(white, f"LTE6S {black}", **parts) == set(LANDINGS) - {"E8"}


@pytest.mark.rule("TC6.7")
def test_nothing_lands_beyond_the_edge() -> None:
    moves = texts(pose("MB8N", "LTA9S"), "B8")
    assert {move for move in moves if move.startswith("B8>A8N")} == {
        "B8>A8N",
        "B8>A8Nx(A9>A10)",
        "B8>A8Nx(A9>C10)",
    }


@pytest.mark.rule("TC6.7")
@pytest.mark.parametrize("over", ["hE7", "lE7", "tE7", "wE7"])
def test_it_flies_over_anything(over: str) -> None:
    assert "E8" in throws("MD5N", "LTE6S", ground=over)


@pytest.mark.rule("TC6.7")
@pytest.mark.parametrize(
    ("white", "black"), [("MD5N", "UTE7S"), ("MD5N", "ME7S"), ("MD5N ME7S", ""), ("MD5N LTE7S", "")]
)
def test_it_flies_over_anybody(white: str, black: str) -> None:
    assert "E8" in throws(white, f"LTE6S {black}")


@pytest.mark.rule("TC6.7")
def test_in_water_it_is_gone() -> None:
    following = done(pose("MD5N", "AE6S", ground="wE8"), "D5>E5Nx(E6>E8)")
    assert (wreck(following, "E8"), terrain(following, "E8"), live(following, "E6")) == ("", "water", "")
    assert len(following.armies[1]) == 1
    following = done(pose("MD5N", ground="wE8", wrecks="LTE6"), "D5>E5Nx(E6>E8)")
    assert following.wrecks == {}


@pytest.mark.rule("TC11.4", "TC11.12")
def test_water_with_a_wreck_or_an_amphibian_gets_a_stack() -> None:
    for position in (
        pose("MD5N", "LTE6S", ground="wE8", wrecks="AE8"),
        pose("MD5N", "LTE6S AE8S", ground="wE8"),
    ):
        following = done(position, "D5>E5Nx(E6>E8)")
        assert stacked(following, "E8")
        assert (live(following, "E8"), wreck(following, "E8")) == ("", "")


@pytest.mark.rule("TC11.4")
@pytest.mark.parametrize(("letter", "name"), [("t", "tree"), ("l", "low"), ("b", "hedge"), ("m", "mud")])
def test_a_wreck_lands_on_other_ground_which_stays(letter: str, name: str) -> None:
    following = done(pose("MD5N", "LTE6S", ground=f"{letter}E8"), "D5>E5Nx(E6>E8)")
    assert (wreck(following, "E8"), terrain(following, "E8")) == ("LT", name)


@pytest.mark.rule("TC6.7", "TC11.7")
def test_own_tanks_are_thrown_only_by_option_and_never_heavy_ones() -> None:
    assert throws("MD5N LTE6S", "", options="t") == set(LANDINGS)
    assert throws("MD5N CLTE6S", "", options="t") == set(LANDINGS)
    assert throws("MD5N HTE6S", "", options="t") == set()
    assert throws("MD5N ME6S", "", options="t") == set()
    assert throws("MD5N LTE6S LTE8S", "", options="t") == set(LANDINGS) - {"E8"}, "never onto a friend"


@pytest.mark.rule("TC11.7", "TC6.8")
def test_the_own_command_tank_thrown_loses_unless_it_takes_the_other_with_it() -> None:
    lost = done(pose("MD5N CLTE6S", "", options="t"), "D5>E5Nx(E6>E8)")
    assert lost.result is not None
    assert (lost.result.winner, lost.result.reason) == (1, "thrown")
    won = done(pose("MD5N CLTE6S", "CLTE8S", options="t"), "D5>E5Nx(E6>E8)")
    assert won.result is not None
    assert (won.result.winner, won.result.reason) == (0, "destroyed")


# --- winning, being shot, duels ------------------------------------------------------------------------


@pytest.mark.rule("TC6.8")
@pytest.mark.parametrize(
    ("black", "move"),
    [
        ("CLTE6S", "E5>E6N*E6"),
        ("CLTD4S", "E5>E5NEt(D4)"),
        ("CLTE8E", "E5>E6Nf(E8)"),
        ("CLTF6S", "E5>E5NEx(F6>H8)"),
        ("LTF6S CLTH8S", "E5>E5NEx(F6>H8)"),
    ],
)
def test_whatever_destroys_the_enemy_command_tank_wins(black: str, move: str) -> None:
    result = done(pose("ME5N", black), move).result
    assert result is not None
    assert (result.winner, result.reason) == (0, "destroyed")


@pytest.mark.rule("TC6.8")
def test_a_wreck_thrown_on_the_enemy_command_tank_wins() -> None:
    result = done(pose("ME5N", "CLTH8S", wrecks="LTF6"), "E5>E5NEx(F6>H8)").result
    assert result is not None
    assert result.winner == 0


@pytest.mark.rule("TC11.8")
def test_a_turn_is_carried_out_to_its_end_though_the_first_part_decides() -> None:
    following = done(pose("MD5N", "CLTE5S LTE4S LTE6S HTG7S"), "D5>E5N*E5t(E4)x(E6>G7)")
    assert following.result is not None
    assert following.armies[1] == {}
    assert (wreck(following, "E5"), wreck(following, "E4"), stacked(following, "G7")) == ("CLT", "LT", True)
    assert list_moves(following) == []


@pytest.mark.rule("TC6.9", "TC3.5")
@pytest.mark.parametrize(
    ("shooter", "heading", "dies"),
    [
        ("HT", "S", 1),
        ("HT", "N", 0),
        ("HT", "E", 0),
        ("MT", "S", 0),
        ("TD", "E", 1),
        ("TD", "NE", 1),
        ("TD", "N", 0),
        ("UT", "N", 1),
        ("ST", "N", 0),
        ("LT", "S", 0),
    ],
)
def test_the_front_is_the_weakest(shooter: str, heading: str, dies: bool) -> None:
    moves = texts(pose(f"{shooter}E2N", f"ME8{heading}"), "E2")
    assert ("E2>E3N(E8)" in moves) == bool(dies)


@pytest.mark.rule("TC6.9", "TC11.3")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("", "LTE6S", {}),
        ("LTE6N", "", {}),
        ("STE6N", "", {}),
        ("ME6N", "", {}),
        ("", "ME6N", {}),
        ("", "", {"wrecks": "HTE6"}),
        ("", "", {"ground": "tE6"}),
        ("", "", {"ground": "bE6"}),
        ("", "", {"ground": "lE6"}),
        ("", "", {"ground": "wE6"}),
    ],
    ids=str,
)
def test_these_do_not_hide_a_monster(white: str, black: str, parts: dict[str, str]) -> None:
    assert can(pose(f"HTE2N {white}", f"ME8S {black}", **parts), "E2>E3N(E8)")


@pytest.mark.rule("TC6.9", "TC11.3")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("", "", {"ground": "hE6"}),
        ("", "UTE6S", {}),
        ("UTE6N", "", {}),
        ("", "", {"wrecks": "UTE6"}),
        ("", "", {"stacks": "E6"}),
        ("", "", {"bodies": "E6N"}),
    ],
    ids=str,
)
def test_these_hide_a_monster(white: str, black: str, parts: dict[str, str]) -> None:
    assert not can(pose(f"HTE2N {white}", f"ME8S {black}", **parts), "E2>E3N(E8)")


@pytest.mark.rule("TC6.9", "TC3.2")
def test_a_monster_next_to_the_gun_is_not_fired_at() -> None:
    position = pose("HTE2N", "ME5S")
    assert can(position, "E2>E3N(E5)")
    assert not can(position, "E2>E4N(E5)")


@pytest.mark.rule("TC11.3")
def test_a_monster_stops_a_direct_shot_at_a_vehicle_behind_it() -> None:
    assert can(pose("HTE2N", "LTE8S"), "E2>E3N(E8)")
    assert not can(pose("HTE2N", "LTE8S ME6E"), "E2>E3N(E8)")
    assert not can(pose("HTE2N ME6E", "LTE8S"), "E2>E3N(E8)")


@pytest.mark.rule("TC6.9", "TC3.3")
def test_a_mortar_strikes_a_monster_over_everything() -> None:
    position = pose("HME2N", "ME6N", ground="hE4 hE5")
    assert can(position, "E2>E3N(E6)"), "5 against the rear's 4"
    assert not can(position, "E2>F2N(E6)")


@pytest.mark.rule("TC6.11", "TC11.10")
@pytest.mark.parametrize(
    ("white", "move"),
    [
        ("ME5N", "E5>E6Nd(E7)"),
        ("ME4N", "E4>E6Nd(E7)"),
        ("MD6N", "D6>E6Nd(E7)"),
        ("ME6E", "E6>E6Nd(E7)"),
        ("ME6NW", "E6>E6Nd(E7)"),
        ("MD5NE", "D5>E6Nd(E7)"),
    ],
)
def test_a_duel_is_won_from_directly_behind_however_the_monster_got_there(white: str, move: str) -> None:
    position = pose(white, "ME7N")
    assert can(position, move)
    assert can(position, move.removesuffix("d(E7)")), "it need not"
    following = done(position, move)
    assert following.falling == to_square("E7")
    assert live(following, "E7") == ""


@pytest.mark.rule("TC6.11", "TC11.10")
@pytest.mark.parametrize("enemy", ["ME7NE", "ME7S", "ME7E", "MF7N", "ME8N"])
def test_no_duel_from_the_wrong_side_heading_or_distance(enemy: str) -> None:
    moves = texts(pose("ME5N", enemy), "E5")
    assert not any(move.startswith("E5>E6N") and "d(" in move for move in moves)


@pytest.mark.rule("TC6.11", "TC2.5")
def test_a_monster_already_behind_must_move_first() -> None:
    moves = texts(pose("ME6N", "ME7N"), "E6")
    assert not any("d(" in move for move in moves), "it cannot end where and as it stands"


@pytest.mark.rule("TC6.11")
def test_no_duel_with_a_friend_or_by_a_vehicle() -> None:
    assert not any("d(" in move for move in texts(pose("ME5N ME7N", ""), "E5"))
    assert not any("d(" in move for move in texts(pose("HTE5N", "ME7N"), "E5"))


@pytest.mark.rule("TC6.11", "TC6.4")
def test_the_duel_takes_the_place_of_flame_and_throw_and_leaves_the_tail() -> None:
    position = pose("MD6N", "ME7N LTE5S ACG8S")
    found = {move for move in texts(position, "D6") if move.startswith("D6>E6N")}
    assert found == {f"D6>E6N{tail}{strike}" for tail in ("", "t(E5)") for strike in ("", "f(G8)", "d(E7)")}
    following = done(position, "D6>E6Nt(E5)d(E7)")
    assert (wreck(following, "E5"), following.falling) == ("LT", to_square("E7"))


@pytest.mark.rule("TC6.11")
@pytest.mark.parametrize("enemy", ["ME6N", "ME6S", "ME4S", "ME8E"])
def test_stomp_tail_flame_and_throw_do_nothing_to_a_monster(enemy: str) -> None:
    for move in moves_of(pose("MD5N", enemy), to_square("D5")):
        assert {deed.what for deed in move.deeds} <= {What.DUEL}


# --- four at once, and orders that make no difference ---------------------------------------------------


@pytest.mark.rule("TC6.12")
@pytest.mark.parametrize(
    ("white", "black", "move"),
    [
        ("ME5N", "LTE6S MTE7S LTE8S HTE10S", "E5>E7N*E6*E7x(E8>E10)"),
        ("MD5N", "STE5S HTE4S LTE6S HTG7S", "D5>E5N*E5t(E4)x(E6>G7)"),
    ],
)
def test_four_tanks_fall_in_one_turn(white: str, black: str, move: str) -> None:
    position = pose(white, black)
    assert len(position.armies[1]) == 5
    following = done(position, move)
    assert len(following.armies[1]) == 1
    assert following.result is None


@pytest.mark.rule("TC6.12", "TC6.8")
def test_the_fourth_may_be_the_command_tank() -> None:
    result = done(pose("ME5N", "LTE6S MTE7S LTE8S CLTE10S"), "E5>E7N*E6*E7x(E8>E10)").result
    assert result is not None
    assert result.winner == 0


@pytest.mark.rule("TC6.4", "TC6.7", "TC11.4")
def test_a_throw_and_a_tail_after_a_stomp_see_what_the_stomp_left() -> None:
    position = pose("ME5N", "LTE6S LTE7S MTE9S")
    moves = texts(position, "E5")
    assert "E5>E6N*E6x(E7>E9)" in moves
    assert "E5>E6N*E6x(E7>E8)" in moves
    assert not any(move.startswith("E5>E6N") and "*E6" not in move for move in moves)


@pytest.mark.rule("TC1.2", "TC6.1")
def test_black_monsters_move_by_the_same_rules() -> None:
    position = pose("LTE4N", "ME5S", turn="b")
    assert {"E5>E4S*E4", "E5>E5SE", "E5>F5S"} <= texts(position, "E5")
    assert len(texts(pose("CLTA1NE", "ME5S", turn="b"), "E5")) == 17
