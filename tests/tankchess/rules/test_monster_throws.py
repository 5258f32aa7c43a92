"""The Monster throws tanks and wrecks (TC6.7): what, how far, and what becomes of it where it lands."""

from __future__ import annotations

import pytest

from tests.tankchess.monster_build import can, done, live, pose, stacked, terrain, texts, wreck

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
