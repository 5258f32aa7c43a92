"""Terrain (section 5): every cell of the table, sinking, mud and felling."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.move import EffectKind
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Result
from behemoth.tankchess.board.squares import name_of, to_square
from behemoth.tankchess.rules.moves import moves_of
from behemoth.tankchess.tables.kinds import KINDS
from tests.tankchess.build import area, carry_on, place, play, poses, refusal, squares, start, targets, texts
from tests.tankchess.terrain_rows import TABLE

#: Vehicles without any gift for the ground: they neither fell nor swim.
PLAIN = [kind.code for kind in KINDS if not (kind.giant or kind.fells or kind.swims)]
FELLERS = ["HT", "ST", "UT", "B", "HB"]


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("mark", PLAIN)
def test_vehicles(name: str, mark: str) -> None:
    position = place(10, f"W {mark} E5 N", **{name: "E6"})  # type: ignore[arg-type]
    enters = TABLE[name][0]
    assert ("E6N" in poses(position, "E5")) == enters
    assert ("E6~" in poses(position, "E5")) == (name == "water")


@pytest.mark.parametrize("name", TABLE)
def test_direct_fire_across(name: str) -> None:
    position = place(12, "W HT E2 N", "B LT E8 N", **{name: "E6"})  # type: ignore[arg-type]
    assert targets(position, "E2", "E3N") == ({"E8"} if TABLE[name][1] else set())


@pytest.mark.parametrize("name", TABLE)
def test_indirect_fire_across(name: str) -> None:
    position = place(12, "W HM E2 N", "B LT E8 N", **{name: "E4 E5 E6 E7"})  # type: ignore[arg-type]
    assert targets(position, "E2", "E3N") == {"E8"}


@pytest.mark.rule("TC6.2")
@pytest.mark.parametrize("name", TABLE)
def test_monster_enters(name: str) -> None:
    position = place(12, "W M E5 N", **{name: "E6"})  # type: ignore[arg-type]
    assert ("E6" in squares(position, "E5")) == TABLE[name][2]
    assert ("E7" in squares(position, "E5")) == TABLE[name][2]  # nothing slows it either


@pytest.mark.rule("TC6.9")
@pytest.mark.parametrize("name", TABLE)
def test_monster_hides(name: str) -> None:
    position = place(12, "W TD E2 N", "B M E8 S", **{name: "E6"})  # type: ignore[arg-type]
    assert targets(position, "E2", "E3N") == (set() if TABLE[name][3] else {"E8"})


@pytest.mark.rule("TC6.6")
@pytest.mark.parametrize("name", TABLE)
def test_flame_across(name: str) -> None:
    position = place(12, "W M E2 N", "B AC E6 N", **{name: "E4"})  # type: ignore[arg-type]
    assert ("E2>E3Nf(E6)" in texts(position)) != TABLE[name][3]


@pytest.mark.parametrize("name", ["hedge", "mud"])
def test_standing_in_it_neither_hides_nor_hinders(name: str) -> None:
    """Both ends of a line do not count: a shot may start in a hedge and end in one."""
    assert targets(place(12, "W MT E3 NE", "B LT E8 N", **{name: "E3 E8"}), "E3", "E3N") == {"E8"}  # type: ignore[arg-type]


def test_a_hedge_is_passed_and_stays() -> None:
    before = place(12, "W CLT A1 N", "W HT E5 N", "B CLT L12 S", hedge="E6")
    assert "E8N" in poses(before, "E5")
    assert play(before, "E5>E8N").ground == before.ground
    assert play(before, "E5>E6N").ground == before.ground


@pytest.mark.rule("TC5.1", "TC11.1")
def test_sinking_removes_the_piece_without_a_wreck() -> None:
    before = place(10, "W CLT A1 N", "W LT E5 N", "B CLT J10 S", water="E6 E7")
    after = play(before, "E5>E6~")
    assert [name_of(one.square) for one in after.pieces] == ["A1", "J10"]
    assert not after.wrecks
    assert after.ground == before.ground
    assert after.result is None
    assert after.turn == BLACK


@pytest.mark.rule("TC11.1")
def test_sinking_is_one_move_for_each_water_square() -> None:
    """From whichever direction; E7 is behind E6 and can be reached around it only."""
    position = place(10, "W LT E5 N", water="E6 E7 D6")
    assert {pose for pose in poses(position, "E5") if "~" in pose} == {"E6~", "E7~", "D6~"}
    sinking = [move for move in moves_of(position, to_square("E5")) if move.sinks]
    assert len(sinking) == len(set(sinking)) == 3


@pytest.mark.rule("TC11.1")
def test_water_is_not_crossed() -> None:
    wall = " ".join(f"{column}6" for column in "ABCDEFGHIJ")
    assert not any(square[1:] in ("7", "8", "9", "10") for square in squares(place(10, "W LT E5 N", water=wall), "E5"))


@pytest.mark.rule("TC5.1")
def test_sinking_the_own_command_tank_loses() -> None:
    after = play(place(10, "W CLT E5 N", "B CLT J10 S", water="E6"), "E5>E6~")
    assert after.result == Result(BLACK, "sunk")
    state, told = carry_on(start(place(10, "W CLT E5 N", "B CLT J10 S", water="E6")), "E5>E6~")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("sunk", (0.0, 1.0))
    assert [type(event).__name__ for event in told] == ["Sank", "Ended"]


@pytest.mark.rule("TC5.1")
def test_sinking_is_written_on_purpose() -> None:
    """A heading in water is refused with the way to write it."""
    position = place(10, "W CLT A1 N", "W LT E5 N", "B CLT J10 S", water="E6")
    assert (refusal(position, "E5>E6N").key, refusal(position, "E5>E6N").rule) == ("error-sinks-there", "TC5.1")
    assert refusal(position, "E5>E7~").key == "error-cannot-sink"


@pytest.mark.rule("TC11.12")
def test_the_amphibian_crosses_and_cannot_sink() -> None:
    position = place(10, "W A E5 N", water="E6 E7 E8")
    assert {"E6N", "E7N", "E8N", "E9N"} <= poses(position, "E5")
    assert not any("~" in pose for pose in poses(position, "E5"))
    swimming = place(10, "W A E6 N", "B LT E9 N", water="E6 E7")
    assert targets(swimming, "E6", "E7N") == {"E9"}


@pytest.mark.rule("TC11.12")
def test_a_wreck_in_the_water_blocks_it() -> None:
    before = place(10, "W CLT A1 N", "W MT E2 N", "W LT D6 E", "B A E6 N", "B CLT J10 S", water="E6")
    after = play(before, "E2>E3N(E6)", "J10>J9S")
    assert {name_of(square): kind.code for square, kind in after.wrecks.items()} == {"E6": "A"}
    assert not any("~" in pose for pose in poses(after, "D6"))


@pytest.mark.rule("TC11.9")
def test_mud_ends_the_movement_turns_included() -> None:
    through = {"E6NE", "E6NW", "E7N", "F7NE"}
    position = place(12, "W HT E5 N", mud="E6")
    assert "E6N" in poses(position, "E5")
    assert not poses(position, "E5") & through
    assert through <= poses(place(12, "W HT E5 N"), "E5")


@pytest.mark.rule("TC11.9")
def test_fire_from_the_mud() -> None:
    assert targets(place(12, "W LT E5 N", "B LT E9 N", mud="E6"), "E5", "E6N") == {"E9"}


@pytest.mark.rule("TC11.9")
def test_starting_in_mud_costs_nothing() -> None:
    assert poses(place(12, "W LT E5 N", mud="E5"), "E5") == poses(place(12, "W LT E5 N"), "E5")


@pytest.mark.rule("TC11.9")
def test_a_row_of_mud_is_entered_one_by_one() -> None:
    position = place(12, "W LT E5 N", mud="E6 E7")
    assert "E7N" not in poses(position, "E5")
    assert "E7N" in poses(place(12, "W LT E6 N", mud="E6 E7"), "E6")


def test_mud_does_not_slow_a_monster() -> None:
    assert "E7N" in poses(place(12, "W M E5 N", mud="E6 E7"), "E5")


@pytest.mark.rule("TC11.2")
@pytest.mark.parametrize("mark", FELLERS)
def test_fellers(mark: str) -> None:
    before = place(10, "W CLT A1 N", f"W {mark} E5 N", "B CLT J10 S", tree="E6 D7")
    after = play(before, "E5>E6N^E6")
    assert after.ground.felled == area("D7")
    assert [kind.code for kind in KINDS if kind.fells] == FELLERS


@pytest.mark.rule("TC11.2")
@pytest.mark.parametrize("mark", [kind.code for kind in KINDS if not kind.fells and not kind.giant])
def test_others_do_not_fell(mark: str) -> None:
    position = place(10, f"W {mark} E5 N", tree="E6")
    assert not any("E6" in pose for pose in poses(position, "E5"))
    assert refusal(position, "E5>E6N").key == "error-blocked"


@pytest.mark.rule("TC11.2")
def test_felling_costs_one_step_like_any_other() -> None:
    reached = poses(place(10, "W HT E5 N", tree="E6 E7"), "E5")
    assert {"E6N^E6", "E6NE^E6", "E7N^E6^E7", "E8N^E6^E7"} <= reached
    assert not any(pose.startswith("E9") for pose in reached)
    assert not {"E6N", "E7N", "E7N^E6"} & reached


@pytest.mark.rule("TC11.2")
def test_the_shot_sees_the_tree_gone() -> None:
    """Felled trees are out of the line, the one that still stands is not."""
    position = place(12, "W HT E5 N", "B LT E10 N", tree="E6 E7")
    assert "E5>E7N^E6^E7(E10)" in texts(position)
    assert "E5>E8N^E6^E7(E10)" in texts(position)
    assert "E5>E6N(E10)^E6" not in texts(position)  # E7 still stands


@pytest.mark.rule("TC11.2")
def test_the_shot_crosses_the_square_of_a_tree_felled_before() -> None:
    """Later shots find the line open as well."""
    before = place(12, "W CLT A1 N", "W HT E5 N", "B LT E9 N", "B CLT L12 S", tree="E6")
    opened = play(before, "E5>E6N^E6", "L12>L11S", "E6>E5N")
    assert targets(play(opened, "L11>L10S"), "E5", "E4N") == {"E9"}
    assert targets(before, "E5", "E4N") == set()


@pytest.mark.rule("TC11.9", "TC11.2")
def test_reverse_into_a_tree() -> None:
    assert "E5>E4N^E4" in texts(place(10, "W HT E5 N", tree="E4"))
    assert "E4N" not in poses(place(10, "W MT E5 N", tree="E4"), "E5")


@pytest.mark.rule("TC11.1", "TC11.2")
def test_felling_on_the_way_into_the_water() -> None:
    before = place(10, "W CLT A1 N", "W HT E5 N", "B CLT J10 S", tree="E6", water="E7")
    after = play(before, "E5>E7~^E6")
    assert after.ground.felled == 0
    assert len(after.armies[WHITE]) == 1


@pytest.mark.rule("TC11.2")
def test_a_monster_flattens_at_most_two() -> None:
    position = place(12, "W M E5 N", tree="E6 E7 E8")
    felled = [
        [effect for effect in move.effects if effect.kind is EffectKind.FELL]
        for move in moves_of(position, to_square("E5"))
    ]
    assert max(map(len, felled)) == 2
    assert play(position, "E5>E7N^E6^E7").ground.felled == area("E8")


@pytest.mark.rule("TC11.4")
def test_a_tree_under_a_wreck_stands_and_blocks() -> None:
    position = place(12, "W HT E5 N", "B LT E8 N", tree="E6", wrecks="LT E6")
    assert not any("E6" in pose for pose in poses(position, "E5"))
