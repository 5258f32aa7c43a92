"""The Monster's tail and flame (TC6.4 to TC6.6), and what goes together."""

from __future__ import annotations

import pytest

from behemoth.tankchess import EffectKind, list_moves
from tests.tankchess.monster_build import can, done, live, pose, texts, wreck

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
        sorts = [
            effect.kind
            for effect in move.effects
            if effect.kind not in (EffectKind.STOMP, EffectKind.FELL, EffectKind.TAIL)
        ]
        assert len(sorts) <= 1
        assert sum(effect.kind is EffectKind.TAIL for effect in move.effects) <= 1


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
