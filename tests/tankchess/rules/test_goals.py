"""Goals beside the standard one (TC8.5, TC12.14 to TC12.17): reach the flag, carry it home, be the last."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidOptions
from behemoth.tankchess import TankChess, TankOptions, TankState, events
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.board.squares import OFF, to_square
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.falls import list_falls
from behemoth.tankchess.rules.threats import check_moves, escape_moves, threats_of
from behemoth.tankchess.text.move_text import full_move_text, move_text
from tests.tankchess.build import carry_on, find, place, play, start, texts

LEADERS = ("W CLT A1 N", "B CLT L12 S")
FLAG = Rules(goal="flag")
CARRY = Rules(goal="carry")
LAST = Rules(goal="last_tank")


def flagged(*men: str, rules: Rules = FLAG, carriers: str = "", turn: int = 0, **land: str) -> Position:
    """White's flag on F2, Black's on G11."""
    return place(12, *LEADERS, *men, rules=rules, flags="F2 G11", carriers=carriers, turn=turn, high="B2", **land)  # type: ignore[arg-type]


def told_of(position: Position, text: str) -> tuple[TankState, list[str]]:
    state, told = carry_on(start(position), text)
    return state, [type(event).__name__ for event in told]


# --- flag --------------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.14", "TC12.17", "TC8.5")
def test_ending_on_the_enemys_flag_wins_and_is_written_as_leaving_is() -> None:
    before = flagged("W LT G8 N")
    state, told = told_of(before, "G8>G11N")
    assert state.position.result == Result(0, "captured")
    assert "Ended" in told
    assert full_move_text(before, find(before, "G8>G11N")) == "G8>G11N="
    assert play(before, "G8>G11NE").result == Result(0, "captured")
    assert play(before, "G8>G12N").result is None  # passing is not enough


@pytest.mark.rule("TC12.14")
def test_it_may_still_fire_in_that_turn_and_an_observer_wins_too() -> None:
    after = play(flagged("W LT G8 N", "B LT I9 N"), "G8>G11E(I9)")
    assert after.result == Result(0, "captured")
    assert set(after.wrecks) == {to_square("I9")}
    assert play(flagged("W AO G8 N"), "G8>G11N").result == Result(0, "captured")


@pytest.mark.rule("TC12.14")
def test_never_a_monster() -> None:
    found = texts(flagged("W M G10 N"), "G10")
    assert not any(text.startswith("G10>G11") for text in found)
    assert any(text.startswith("G10>G12") for text in found)  # it passes
    assert not any(text.startswith("F1>F2") for text in texts(flagged("W M F1 N"), "F1"))
    before = flagged("W M G10 N", "B LT G11 S")
    assert play(before, "G10>G12N*G11").wrecks == {}  # a piece destroyed on a home square leaves no wreck


@pytest.mark.rule("TC12.14")
def test_nobody_ends_on_the_own_home_but_all_may_pass() -> None:
    found = texts(flagged("W LT F1 N"), "F1")
    assert not any(text.startswith("F1>F2") for text in found)
    assert "F1>F3N" in found
    mud = texts(flagged("W LT F1 N", mud="F2", low="E2 G2 E1 G1"), "F1")
    assert "F1>F3N" not in mud  # mud there ends the movement, so it cannot be entered


@pytest.mark.rule("TC12.14")
def test_the_edge_cannot_be_left() -> None:
    position = place(12, "W CLT A12 N", "B CLT L10 S", rules=FLAG, flags="F2 G11")
    assert not any("off" in text for text in texts(position))
    assert "A12>off" in texts(place(12, "W CLT A12 N", "B CLT L10 S"))


@pytest.mark.rule("TC12.14", "TC12.1")
def test_nothing_is_pushed_or_thrown_there() -> None:
    assert not any("p(" in text for text in texts(flagged("W B G9 N", wrecks="LT G10"), "G9") if ">G11" in text)
    assert not any("p(G10>G11)" in text for text in texts(flagged("W B G9 N", wrecks="LT G10"), "G9"))
    assert not any("x(" in text and ">G11" in text for text in texts(flagged("W M G8 N", wrecks="LT G10"), "G8"))


@pytest.mark.rule("TC12.14", "TC6.10")
def test_no_fall_onto_a_home() -> None:
    falls = [move_text(fall) for fall in list_falls(place(12, *LEADERS, rules=FLAG, flags="F2 G11", falling="G10"))]
    assert falls == ["/E", "/S", "/W"]


@pytest.mark.rule("TC12.14")
def test_a_win_by_the_flag_stands_even_if_the_piece_destroys_itself() -> None:
    both = Rules(goal="flag", remote_mines=1)
    before = place(12, *LEADERS, "W LT G8 N", rules=both, flags="F2 G11", mines=("G11", ""))
    after = play(before, "G8>G11N!(G11)")
    assert after.result == Result(0, "captured")
    assert not after.wrecks
    own = place(12, "W CLT G8 N", "B CLT L12 S", rules=both, flags="F2 G11", mines=("G11", ""))
    assert play(own, "G8>G11N!(G11)").result == Result(0, "captured")  # the flag before the own CLT (TC12.17)


@pytest.mark.rule("TC12.17")
def test_the_enemy_commander_comes_before_the_flag() -> None:
    before = place(12, "W CLT A1 N", "W MT G8 N", "B CLT J11 N", rules=FLAG, flags="F2 G11")
    assert play(before, "G8>G11NE(J11)").result == Result(0, "destroyed")


@pytest.mark.rule("TC12.17")
def test_flag_is_announced_instead_of_escape() -> None:
    before = flagged("W LT G5 N", "B LT K2 S")
    state, told = told_of(before, "G5>G6N")
    assert "Flag" in told
    assert "Escape" not in told
    assert full_move_text(before, find(before, "G5>G6N")).endswith("-")
    assert all(move.end == to_square("G11") for move in escape_moves(state.position, 0))
    _, told = told_of(before, "G5>G4N")
    assert "Flag" not in told


# --- carry -------------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.15")
def test_it_is_picked_up_carried_and_brought_home() -> None:
    before = flagged("W LT G8 N", rules=CARRY)
    state, told = told_of(before, "G8>G11N")
    assert "TookFlag" in told
    assert state.position.result is None
    assert state.position.flags == Flags((to_square("F2"), to_square("G11")), (OFF, to_square("G11")))
    moved = play(state.position, "L12>L11S", "G11>G11NE")
    assert moved.flags is not None
    assert moved.flags.carriers == (OFF, to_square("G11"))
    home = place(12, *LEADERS, "W LT G4 S", rules=CARRY, flags="F2 G11", carriers="- G4")
    after = play(home, "G4>G1S")
    assert after.result == Result(0, "carried")
    assert full_move_text(home, find(home, "G4>G1S")).endswith("=")
    assert play(home, "G4>G2S").flags == Flags((to_square("F2"), to_square("G11")), (OFF, to_square("G2")))


@pytest.mark.rule("TC12.15")
def test_turning_on_the_spot_picks_it_up() -> None:
    """A flag that came home under an enemy is taken by turning there."""
    before = place(12, *LEADERS, "W LT G11 N", rules=CARRY, flags="F2 G11")
    after = play(before, "G11>G11NE")
    assert after.flags is not None
    assert after.flags.carriers[1] == to_square("G11")


@pytest.mark.rule("TC12.15")
def test_picked_up_on_the_own_back_row_it_wins_at_once() -> None:
    before = place(12, *LEADERS, "W LT G3 S", rules=CARRY, flags="F12 G1")
    assert play(before, "G3>G1S").result == Result(0, "carried")


@pytest.mark.rule("TC12.15")
@pytest.mark.parametrize(
    ("men", "land", "move"),
    [
        (("W LT G4 S", "B MT G9 S"), {}, "G9>G8S(G4)"),  # shot
        (("W LT G4 S", "B M G6 S"), {}, "G6>G4S*G4"),  # stomped
        (("W LT G4 S", "B M G6 S"), {}, "G6>G5Sx(G4>G3)"),  # thrown
    ],
)
def test_a_carrier_that_is_lost_loses_the_flag(men: tuple[str, ...], land: dict[str, str], move: str) -> None:
    before = place(12, *LEADERS, *men, rules=CARRY, flags="F2 G11", carriers="- G4", turn=1, **land)  # type: ignore[arg-type]
    state, told = told_of(before, move)
    assert state.position.flags == Flags((to_square("F2"), to_square("G11")))
    assert "FlagBack" in told


@pytest.mark.rule("TC12.15")
@pytest.mark.parametrize(("land", "move"), [({"water": "G3"}, "G4>G3~"), ({"mine": "G3"}, "G4>G3!")])
def test_a_carrier_that_sinks_or_blows_up_loses_it_too(land: dict[str, str], move: str) -> None:
    before = place(12, *LEADERS, "W LT G4 S", rules=CARRY, flags="F2 G11", carriers="- G4", **land)  # type: ignore[arg-type]
    assert play(before, move).flags == Flags((to_square("F2"), to_square("G11")))


@pytest.mark.rule("TC12.17", "TC12.15")
def test_flag_is_announced_for_the_way_home_not_for_picking_up() -> None:
    before = flagged("W LT G4 N", rules=CARRY)
    _, told = told_of(before, "G4>G6N")
    assert "Flag" not in told
    near = place(12, *LEADERS, "W LT G6 S", rules=CARRY, flags="F2 G11", carriers="- G6")
    _, told = told_of(near, "G6>G5S")
    assert "Flag" in told


@pytest.mark.rule("TC12.17", "TC4.4")
def test_who_carries_a_flag_is_part_of_the_position() -> None:
    at_home = flagged("W LT G8 N", rules=CARRY)
    carried = flagged("W LT G8 N", rules=CARRY, carriers="- G8")
    assert at_home.key != carried.key
    assert at_home.key != place(12, *LEADERS, "W LT G8 N", rules=CARRY, flags="E2 G11", high="B2").key


# --- last tank ---------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.16")
def test_a_side_without_a_live_piece_loses() -> None:
    before = place(12, "W LT E2 N", "B MT E9 N", rules=LAST)
    assert play(before, "E2>E3N(E9)").result == Result(0, "last_tank")
    two = place(12, "W LT E2 N", "B MT E9 N", "B CLT K9 N", rules=LAST)
    assert play(two, "E2>E3N(E9)").result is None
    assert play(place(12, "W LT E2 N", "B MT E9 N", rules=LAST, water="E3"), "E2>E3~").result == Result(1, "last_tank")


@pytest.mark.rule("TC12.16")
def test_a_command_tank_is_a_light_tank() -> None:
    before = place(12, "W LT E2 N", "W CLT A12 N", "B CLT E9 N", "B CLT K9 N", rules=LAST)
    assert not any("off" in text for text in texts(before))
    after = play(before, "E2>E3N(E9)")
    assert after.result is None
    assert check_moves(after, 0) == ()
    assert threats_of(after) == (False, False)


@pytest.mark.rule("TC12.16", "TC6.10")
def test_no_fall_is_owed_for_the_last_monster() -> None:
    before = place(12, "W TD E2 N", "B M E9 S", rules=LAST)
    after = play(before, "E2>E3N(E9)")
    assert (after.result, after.falling) == (Result(0, "last_tank"), OFF)
    crushed = place(12, "W LT A2 N", "B LT E8 S", falling="E9", turn=1, rules=LAST)
    assert play(crushed, "/S").result == Result(0, "last_tank")


# --- options -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.14", "TC8.5")
@pytest.mark.parametrize("goal", ["flag", "carry"])
def test_a_goal_that_does_not_fit_is_refused_with_the_reason(goal: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        TankChess().start(TankOptions(goal=goal))  # type: ignore[arg-type]
    assert refused.value.key == "error-position-no-flags"
    assert "Flaggen" in refused.value.sentence("de")


@pytest.mark.rule("TC12.14", "TC12.16", "TC8.5")
def test_a_scheme_brings_its_goal_and_players_may_choose_another() -> None:
    game = TankChess()
    assert game.start(TankOptions(scheme="flag-12")).position.rules.goal == "flag"
    carried = game.start(TankOptions(scheme="flag-12", goal="carry")).position
    assert (carried.rules.goal, carried.flags is not None) == ("carry", True)
    last = game.start(TankOptions(scheme="flag-12", goal="last_tank")).position
    assert (last.rules.goal, last.flags) == ("last_tank", None)
    assert game.start(TankOptions(goal="last_tank")).position.rules.goal == "last_tank"
    line = str(game.start(TankOptions(scheme="flag-12")))
    assert game.start(TankOptions(position=line, goal="carry")).position.rules.goal == "carry"


@pytest.mark.rule("TC12.15")
def test_the_events_of_a_flag_have_sentences() -> None:
    for event in (
        events.TookFlag("white", "LT", "G11"), events.FlagBack("black", "G11"), events.Flag("white", "G4"),
        events.Detonated("white", "C3"), events.Blown("white", "LT", "C3", ""), events.SetOff("C3"),
        events.Pushed("low", "C3", "C4", False), events.Pushed("wreck", "C3", "C4", True),
    ):  # fmt: skip
        assert len({event.sentence("en"), event.sentence("de")}) == 2
