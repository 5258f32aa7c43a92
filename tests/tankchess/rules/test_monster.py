"""The Monster's turn (section 6), rule by rule, with what it may and what it must not: steps, stomps, a whole turn."""

from __future__ import annotations

import pytest

from tests.tankchess.monster_build import can, done, live, pose, terrain, texts, wreck

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
    assert "E3>E5N^E4^E5(E8)" in moves
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
