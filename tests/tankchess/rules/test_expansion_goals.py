"""Worked examples of remote mines and goals (TC12.10 to TC12.18), told by both readings of the rules."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.squares import OFF, to_square
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from tests.tankchess.build import area, place
from tests.tankchess.expansion_build import answers, ends, flagged, mined, played, with_rules, won
from tests.tankchess.naive import naive_check, naive_flag
from tests.tankchess.strategies import rebuilt

KINGS = ("W CLT A1 N", "B CLT J10 S")


# --- remote mines ------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.10")
def test_mines_are_laid_by_column_then_row_and_leave_room() -> None:
    could = "A3 B1 B2 C1"
    position = place(8, "W CLT E1 N", "B CLT E8 S", rules=with_rules(remote_mines=2))
    position = rebuilt(position, mines=Mines(area(could), owed=(2, 2)))
    assert set(answers(position)) == {"!A3", "!B1", "!B2"}, "the last one would leave no second"
    one = played(position, "!B1")
    assert set(answers(one)) == {"!B2", "!C1"}, "by column, then row"
    two = played(one, "!C1")
    assert set(answers(two)) == {"!A3", "!B1", "!B2"}, "Black may choose the same squares"
    last = played(two, "!B1", "!C1")
    assert last.mines is not None
    assert last.mines.laid == (area("B1 C1"), area("B1 C1"))
    assert all(">" in text for text in answers(last))


@pytest.mark.rule("TC12.11")
def test_a_detonation_takes_the_place_of_a_shot() -> None:
    position = mined(place(10, *KINGS, "W HT D4 N", "B LT D8 S", "B HT H8 S", "B AO B9 S"), "H8 B9 F9")
    found = ends(position, "D4")
    assert {"D5N!(H8)", "D5N!(B9)", "D5N(D8)"} <= found
    assert not any("!(F9)" in end for end in found), "nothing stands there"
    assert not any(")!" in end for end in found), "one or the other"
    after = played(position, "D4>D5N!(H8)")
    assert after.mines is not None
    assert (after.mines.laid[WHITE], after.mines.spent[WHITE]) == (area("B9 F9"), area("H8"))
    assert after.wrecks[to_square("H8")].code == "HT"
    gone = played(position, "D4>D5N!(B9)")
    assert to_square("B9") not in gone.wrecks


@pytest.mark.rule("TC12.11")
def test_the_own_pieces_count_the_one_that_moved_too() -> None:
    position = mined(place(10, *KINGS, "W LT D4 N", "W MT F6 N"), "D5 F6 D4 A1")
    found = ends(position, "D4")
    assert {"D5N!(D5)", "D5N!(F6)", "D5N!(A1)", "D4NE!(D4)"} <= found
    assert "D5N!(D4)" not in found, "it has left the square"
    after = played(position, "D4>D5N!(D5)")
    assert after.wrecks[to_square("D5")].code == "LT"
    assert won(position, "D4>D5N!(A1)") == "black detonated"
    assert won(position, "A1>A1NE!(A1)") == "black detonated"


@pytest.mark.rule("TC12.11")
def test_monsters_neither_suffer_nor_detonate() -> None:
    position = mined(place(10, *KINGS, "W M D4 N", "B M F8 S", "B LT H3 S"), "D4 F8 H3")
    assert not any("!" in end for end in ends(position, "D4"))
    assert {text.partition("!")[2] for text in answers(position) if "!" in text} == {"(H3)"}


@pytest.mark.rule("TC12.11")
def test_what_is_no_longer_there_does_not_detonate() -> None:
    position = mined(place(10, *KINGS, "W LT D4 N", "B LT H3 S", mine="D5", water="E4"), "H3")
    assert {"D5!", "E4~"} <= ends(position, "D4")
    assert not any(end.startswith(("D5!", "E4~")) and "H3" in end for end in ends(position, "D4"))


@pytest.mark.rule("TC12.10", "TC12.11")
def test_both_may_have_mined_the_same_square() -> None:
    position = mined(place(10, *KINGS, "W LT D4 N", "B LT H3 S"), "H3", "H3")
    after = played(position, "D4>D5N!(H3)")
    assert after.mines is not None
    assert (after.mines.laid, after.mines.spent) == ((0, area("H3")), (area("H3"), 0))
    assert not any("!" in text for text in answers(after)), "only a wreck is left there"


@pytest.mark.rule("TC12.12")
def test_announcements_ignore_remote_mines() -> None:
    walls = "A2 B1 B2 I9 I10 J9"
    position = mined(place(10, *KINGS, "W LT D1 W", turn=BLACK, high=walls), "J10", "A1")
    for side in (WHITE, BLACK):
        assert not check_moves(position, side)
        assert not naive_check(position, side)
    turned = rebuilt(position, turn=WHITE)
    assert won(turned, "D1>D1NW!(J10)") == "white destroyed"


@pytest.mark.rule("TC12.18")
def test_the_order_of_the_parts() -> None:
    position = mined(place(10, *KINGS, "W HB D3 N", "B LT H3 S", tree="D4", wrecks="LT D5"), "H3")
    assert "D5N^D4p(D5>D6)!(H3)" in ends(position, "D3")


# --- the flag ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.14", "TC12.17")
def test_ending_on_the_enemys_flag_wins() -> None:
    position = flagged("flag", "E2 E9", 10, *KINGS, "W LT E6 N", "B MT G9 W")
    assert won(position, "E6>E9N") == "white captured"
    assert won(position, "E6>E8N") == ""
    assert won(flagged("flag", "E2 E9", 10, *KINGS, "W AO E7 N"), "E7>E9N") == "white captured"
    assert won(flagged("flag", "E2 E9", 10, "W CLT E7 N", "B CLT J10 S"), "E7>E9N") == "white captured"
    passing = flagged("flag", "E2 E9", 10, *KINGS, "W LT E7 N")
    assert won(passing, "E7>E10N") == "", "passing is no end"


@pytest.mark.rule("TC12.14", "TC12.17")
def test_the_piece_on_the_flag_may_still_fire_and_the_commander_comes_first() -> None:
    position = flagged("flag", "E2 E9", 10, "W CLT A1 N", "W HT E8 N", "B CLT G9 N", "B LT C9 N")
    assert won(position, "E8>E9NW(C9)") == won(position, "E8>E9NE") == "white captured"
    assert won(position, "E8>E9NE(G9)") == "white destroyed"


@pytest.mark.rule("TC12.14")
def test_the_edge_cannot_be_left() -> None:
    for goal in ("flag", "carry"):
        position = flagged(goal, "E2 E9", 10, "W CLT A10 N", "B CLT J1 S")
        assert "off" not in ends(position, "A10")
        assert not escape_moves(position, WHITE)
    assert "off" not in ends(place(10, "W CLT A10 N", "B CLT J1 S", rules=with_rules(goal="last_tank")), "A10")
    assert "off" in ends(place(10, "W CLT A10 N", "B CLT J1 S"), "A10")


@pytest.mark.rule("TC12.14")
def test_nobody_ends_on_the_own_home_but_may_pass() -> None:
    position = flagged("flag", "E5 E9", 10, *KINGS, "W LT E3 N")
    found = ends(position, "E3")
    assert "E6N" in found
    assert not any(end.startswith("E5") for end in found)
    muddy = flagged("flag", "E5 E9", 10, *KINGS, "W LT E3 N", mud="E5")
    assert not ends(muddy, "E3") & {"E5N", "E6N"}


@pytest.mark.rule("TC12.14")
def test_a_monster_ends_on_neither_home_but_may_stomp_there() -> None:
    for homes in ("E5 E9", "E9 E5"):
        position = flagged("flag", homes, 10, *KINGS, "W M E4 N")
        assert "E6N" in ends(position, "E4")
        assert not any(end.startswith("E5") for end in ends(position, "E4"))
    position = flagged("carry", "E5 E9", 10, *KINGS, "W M E4 N", "B LT E5 S", carriers="E5 -")
    after = played(position, "E4>E6N*E5")
    assert not after.wrecks, "nothing stays on a flag's home"
    assert after.flags is not None
    assert after.flags.carriers == (OFF, OFF)


@pytest.mark.rule("TC12.14")
def test_a_piece_destroyed_on_a_home_leaves_no_wreck() -> None:
    position = flagged("carry", "E5 E9", 10, *KINGS, "W LT E2 N", "B LT E5 N")
    after = played(position, "E2>E3N(E5)")
    assert (dict(after.wrecks), len(after.pieces)) == ({}, 3)
    blown = played(mined(position, "E5"), "E2>E3N!(E5)")
    assert (dict(blown.wrecks), len(blown.pieces)) == ({}, 3)


@pytest.mark.rule("TC12.14")
def test_nothing_is_thrown_or_falls_there() -> None:
    for homes in ("E7 E9", "E9 E7"):
        position = flagged("flag", homes, 10, *KINGS, "W M E4 N", "B LT E6 S")
        throws = {end for end in ends(position, "E4") if "x(" in end and end.startswith("E5N")}
        assert throws
        assert not any(">E7)" in end for end in throws)
        fall = flagged("flag", homes, 10, *KINGS, "W TD A7 E", "B M D7 W")
        assert set(answers(played(fall, "A7>B7E(D7)"))) == {"/N", "/S", "/W"}


@pytest.mark.rule("TC12.14", "TC12.17")
def test_a_win_by_the_flag_stands_even_if_the_piece_destroys_itself() -> None:
    position = mined(flagged("flag", "E2 E9", 10, "W CLT E7 N", "B CLT J10 S"), "E9")
    assert won(position, "E7>E9N!(E9)") == "white captured", "flag before the own CLT lost"
    carried = mined(flagged("carry", "E4 E9", 10, "W CLT D3 S", "B CLT J10 S", carriers="- D3"), "D1")
    assert won(carried, "D3>D1S!(D1)") == "white carried"
    own = mined(flagged("flag", "E2 E9", 10, "W CLT E6 N", "B CLT J10 S"), "E8")
    assert won(own, "E6>E8N!(E8)") == "black detonated"


# --- carrying ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC12.15")
def test_the_flag_is_picked_up_and_carried_home() -> None:
    position = flagged("carry", "B2 E5", 10, "W CLT A1 N", "B CLT J10 S", "W AC E4 N")
    taken = played(position, "E4>E5N")
    assert taken.result is None
    assert taken.flags is not None
    assert taken.flags.carriers == (OFF, to_square("E5"))
    home = played(taken, "J10>J9S", "E5>E5S", "J9>J8S")
    assert home.flags is not None
    assert home.flags.carriers == (OFF, to_square("E5"))
    assert won(home, "E5>E1S") == "white carried"


@pytest.mark.rule("TC12.15")
def test_picked_up_on_the_own_back_row_wins_at_once() -> None:
    assert won(flagged("carry", "B2 E1", 10, *KINGS, "W LT E3 S"), "E3>E1S") == "white carried"
    assert won(flagged("carry", "E10 B2", 10, *KINGS, "B LT E9 N", turn=BLACK), "E9>E10N") == "black carried"


@pytest.mark.rule("TC12.15")
def test_turning_on_the_spot_picks_it_up() -> None:
    position = flagged("carry", "B2 E5", 10, *KINGS, "W LT E5 N")
    after = played(position, "E5>E5NE")
    assert after.flags is not None
    assert after.flags.carriers == (OFF, to_square("E5"))


@pytest.mark.rule("TC12.15")
def test_a_second_piece_on_the_empty_home_has_nothing() -> None:
    position = flagged("carry", "B2 E5", 10, *KINGS, "W LT E4 N", "W LT G4 N", carriers="- G4")
    after = played(position, "E4>E5N")
    assert after.flags is not None
    assert after.flags.carriers == (OFF, to_square("G4"))


@pytest.mark.rule("TC12.15")
@pytest.mark.parametrize(
    ("men", "land", "text"),
    [
        (("W LT E4 E", "B LT E8 S"), {"turn": BLACK}, "E8>E7S(E4)"),
        (("W LT E4 N",), {"water": "E5"}, "E4>E5~"),
        (("W LT E4 N",), {"mine": "E5"}, "E4>E5!"),
        (("W LT E4 N", "B M E6 S"), {"turn": BLACK}, "E6>E5Sx(E4>E3)"),
        (("W LT E4 N", "B M E5 S"), {"turn": BLACK}, "E5>E4S*E4"),
        (("W LT F4 N", "B M E3 S"), {"turn": BLACK}, "E3>E3SWt(F4)"),
    ],
)
def test_a_carrier_that_is_lost_loses_the_flag(men: tuple[str, ...], land: dict[str, object], text: str) -> None:
    carrier = men[0].split()[2]
    position = flagged("carry", "B2 H5", 10, *KINGS, *men, carriers=f"- {carrier}", **land)
    after = played(position, text)
    assert after.flags is not None
    assert after.flags.carriers == (OFF, OFF)


@pytest.mark.rule("TC12.15", "TC6.10")
def test_a_carrier_under_a_falling_monster() -> None:
    position = flagged("carry", "B2 H5", 10, *KINGS, "W TD D2 N", "W LT E6 N", "B M D6 S", carriers="- E6")
    after = played(position, "D2>D3N(D6)", "/E")
    assert after.flags is not None
    assert after.flags.carriers == (OFF, OFF)


@pytest.mark.rule("TC12.15")
def test_a_carrier_destroyed_by_a_mine_on_its_back_row_has_not_brought_it_home() -> None:
    position = flagged("carry", "B2 H5", 10, *KINGS, "W LT E2 S", carriers="- E2", mine="E1")
    after = played(position, "E2>E1!")
    assert after.result is None
    assert after.flags is not None
    assert after.flags.carriers == (OFF, OFF)


# --- the last tank -----------------------------------------------------------------------------------

LAST = with_rules(goal="last_tank")


@pytest.mark.rule("TC12.16")
def test_a_side_without_a_piece_loses() -> None:
    position = place(10, "W CLT A1 N", "W LT D4 N", "B CLT D8 N", rules=LAST)
    assert won(position, "D4>D5N(D8)") == "white last_tank"
    more = place(10, "W CLT A1 N", "W LT D4 N", "B CLT D8 N", "B CLT H8 N", rules=LAST)
    assert won(more, "D4>D5N(D8)") == "", "a CLT is a tank like any other"


@pytest.mark.rule("TC12.16")
def test_sinking_and_mines_lose_only_the_last_one() -> None:
    two = place(10, "W CLT D4 N", "W LT A1 N", "B LT J10 S", rules=LAST, water="D5", mine="D3")
    assert won(two, "D4>D5~") == ""
    assert won(two, "D4>D3!") == ""
    one = place(10, "W CLT D4 N", "B LT J10 S", rules=LAST, water="D5", mine="D3")
    assert won(one, "D4>D5~") == "black last_tank"
    assert won(one, "D4>D3!") == "black last_tank"
    assert won(mined(one, "D4"), "D4>D4NE!(D4)") == "black last_tank"


@pytest.mark.rule("TC12.16")
def test_no_fall_is_owed_when_the_last_piece_was_a_monster() -> None:
    alone = place(10, "W TD D2 N", "B M D7 S", rules=LAST)
    after = played(alone, "D2>D3N(D7)")
    assert (won(alone, "D2>D3N(D7)"), after.falling) == ("white last_tank", OFF)
    other = place(10, "W TD D2 N", "B M D7 S", "B LT E7 S", rules=LAST)
    falling = played(other, "D2>D3N(D7)")
    assert falling.falling == to_square("D7")
    assert won(other, "D2>D3N(D7)", "/E") == "white last_tank", "its own fall crushed the last one"


@pytest.mark.rule("TC12.16", "TC6.10")
def test_a_fall_may_crush_the_last_one_of_the_side_that_shot() -> None:
    position = place(10, "W LT D6 N", "B M D7 S", "B LT J10 S", falling="", rules=LAST)
    falling = rebuilt(position, pieces=[one for one in position.pieces if not one.kind.giant], falling=to_square("D7"))
    assert won(falling, "/S") == "black last_tank"
    assert won(falling, "/N") == ""


@pytest.mark.rule("TC12.16", "TC12.17")
def test_there_is_no_check_and_no_escape() -> None:
    position = place(10, "W CLT A10 N", "W LT D4 N", "B CLT D8 N", rules=LAST)
    for side in (WHITE, BLACK):
        assert not check_moves(position, side)
        assert not escape_moves(position, side)


# --- announcements -----------------------------------------------------------------------------------


@pytest.mark.rule("TC12.17")
def test_flag_is_announced_for_a_win_and_not_for_picking_up() -> None:
    near = flagged("flag", "E2 E9", 10, *KINGS, "W LT E6 N", turn=BLACK)
    assert naive_flag(near, WHITE)
    assert not naive_flag(near, BLACK)
    pick = flagged("carry", "E2 E9", 10, *KINGS, "W LT E6 N", turn=BLACK)
    assert not naive_flag(pick, WHITE)
    home = flagged("carry", "E4 E9", 10, *KINGS, "W LT C3 S", carriers="- C3", turn=BLACK)
    assert naive_flag(home, WHITE)
