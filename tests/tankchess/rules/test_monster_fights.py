"""Monsters win, are shot at, and fight each other (TC6.8, TC6.9, TC6.11)."""

from __future__ import annotations

import pytest

from behemoth.tankchess import EffectKind, list_moves, moves_of, to_square
from tests.tankchess.monster_build import can, done, live, pose, stacked, texts, wreck


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
        assert {effect.kind for effect in move.effects} <= {EffectKind.DUEL}
