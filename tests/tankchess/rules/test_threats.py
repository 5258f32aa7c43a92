"""CHECK and ESCAPE (TC4.3): announced after every move, for both reasons at once, binding nobody."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess import events
from behemoth.tankchess.board.move import HARMLESS, EffectKind
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE
from behemoth.tankchess.board.position import Position, Result, as_if
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.rules.threats import check_moves, escape_moves, gives_check
from behemoth.tankchess.text.move_text import full_move_text, move_text
from tests.tankchess.build import carry_on, find, place, play, start, texts
from tests.tankchess.strategies import random_position

DETONATION = EffectKind.DETONATION


def threats_of(position: Position, text: str) -> list[str]:
    """The announcements after a move."""
    _, told = carry_on(start(position), text)
    return [type(event).__name__ for event in told if isinstance(event, events.Check | events.Escape)]


def checks(position: Position, side: int) -> set[str]:
    return {move_text(move) for move in check_moves(position, side)}


@pytest.mark.rule("TC4.3")
def test_check() -> None:
    """The HT drives along an alley; next turn it could drive on and fire at what stands at its end."""
    alley = " ".join(f"{column}{row}" for column in "DF" for row in range(1, 10))
    before = place(16, "W CLT A1 N", "W HT E2 N", "B CLT P12 S", high=alley)
    assert threats_of(before, "E2>E3N") == []
    near = place(16, "W CLT A1 N", "W HT E2 N", "B CLT E12 S", high=alley)
    assert threats_of(near, "E2>E3N") == ["Check"]
    assert full_move_text(near, find(near, "E2>E3N")) == "E2>E3N+"


@pytest.mark.rule("TC4.3")
def test_check_counts_what_the_side_could_do_if_it_moved_now() -> None:
    position = place(16, "W CLT A1 N", "W HT E3 N", "B CLT E12 S", turn=BLACK)
    assert "E3>E4N(E12)" in checks(position, WHITE)
    assert all(text.endswith("(E12)") for text in checks(position, WHITE))
    assert checks(position, BLACK) == set()
    assert gives_check(position, WHITE)
    assert not gives_check(position, BLACK)


@pytest.mark.rule("TC4.3")
def test_no_check_without_strength_line_or_distance() -> None:
    alley = "D2 D3 D4 D5 D6 D7 D8 E2 F2 F3 F4 F5 F6 F7 F8"
    assert gives_check(place(16, "W CLT A1 N", "W UT E3 N", "B CLT E12 S", high=alley), WHITE)
    assert not gives_check(place(16, "W CLT A1 N", "W UT E3 N", "B CLT E12 S", high=alley + " E9"), WHITE)
    assert gives_check(place(16, "W CLT A1 N", "W LT E3 N", "B CLT E12 N", high=alley), WHITE)
    assert not gives_check(place(16, "W CLT A1 N", "W LT E3 N", "B CLT E12 S", high=alley), WHITE)  # 1 against front 1
    near = "D2 E2 F2 D3 F3 D4 F4 D5 E5 F5"
    assert not gives_check(place(16, "W CLT A1 N", "W UT E3 N", "B CLT E4 S", high=near), WHITE)


@pytest.mark.rule("TC4.3")
def test_a_check_can_be_discovered() -> None:
    """The mortar leaves the line between the UT and the command tank."""
    walls = "D1 D2 D3 E1 F1 F2 F3"
    before = place(16, "W CLT A1 N", "W UT E2 N", "W HM E5 N", "B CLT E12 S", "B HT A16 S", high=walls)
    assert threats_of(before, "E5>E5E") == []  # it stays in the line, and its own aim is elsewhere
    assert threats_of(before, "E5>F6NE") == ["Check"]


@pytest.mark.rule("TC4.3")
@pytest.mark.parametrize(("row", "escapes"), [(7, False), (8, True), (11, True)])
def test_escape(row: int, escapes: bool) -> None:
    """Next turn the command tank has five steps: announced from row 8 of 12 on."""
    before = place(12, f"W CLT E{row - 1} N", "B CLT L12 S", high="L11 K11 K12")
    assert threats_of(before, f"E{row - 1}>E{row}N") == (["Escape"] if escapes else [])


@pytest.mark.rule("TC4.3")
def test_escape_of_black() -> None:
    before = place(12, "W CLT L1 N", "B CLT E6 S", turn=BLACK, high="L2 K2 K1")
    assert threats_of(before, "E6>E5S") == ["Escape"]
    assert escape_moves(play(before, "E6>E5S"), BLACK)[0].leaves
    assert full_move_text(before, find(before, "E6>E5S")) == "E6>E5S-"


@pytest.mark.rule("TC4.3", "TC4.1")
def test_nobody_escapes_over_the_own_edge() -> None:
    assert escape_moves(place(12, "W CLT E1 S", "B CLT L12 N"), WHITE) == ()
    assert escape_moves(place(12, "W CLT E1 S", "B CLT L12 N"), BLACK) == ()


@pytest.mark.rule("TC4.3")
def test_both_at_once() -> None:
    both = place(12, "W CLT A9 N", "W HT E2 N", "B CLT E12 S", "B HT L12 S")
    assert threats_of(both, "E2>E3N") == ["Check", "Escape"]
    assert full_move_text(both, find(both, "E2>E3N")) == "E2>E3N+-"


@pytest.mark.rule("TC4.3")
def test_they_are_the_movers_only() -> None:
    """What the other side threatens is announced after its own move."""
    before = place(12, "W CLT E2 N", "W HT L2 N", "B CLT A5 S", "B HT E12 S", high="A4 A6 B4 B5 B6")
    assert check_moves(play(before, "L2>L3N"), BLACK)
    assert threats_of(before, "L2>L3N") == []


@pytest.mark.rule("TC4.3")
def test_a_command_tank_may_stay_in_check_or_step_into_it() -> None:
    staying = place(16, "W CLT E12 S", "W LT A1 N", "B HT E3 N", "B CLT P16 S")
    assert gives_check(staying, BLACK)
    assert "A1>A2N" in texts(staying)  # White does something else
    stepping = place(16, "W CLT D12 E", "B HT E3 N", "B CLT P16 S", high="C4 C3 C2 D4 D2 F2 F3 F4 D3 E2")
    assert "D12>E12E" in texts(stepping)
    assert gives_check(play(stepping, "D12>E12E"), BLACK)


@pytest.mark.rule("TC4.3")
def test_the_threat_can_be_ignored_and_carried_out() -> None:
    ignored = play(place(16, "W CLT E12 S", "W LT A1 N", "B HT E3 N", "B CLT P16 S"), "A1>A2N")
    assert play(ignored, "E3>E4N(E12)").result == Result(BLACK, "destroyed")


@pytest.mark.rule("TC4.3")
def test_nothing_is_announced_once_it_is_over() -> None:
    before = place(12, "W CLT E12 N", "W HT A2 N", "B CLT A9 S")
    _, told = carry_on(start(before), "E12>off")
    assert [type(event).__name__ for event in told] == ["Left", "Ended"]
    over = play(before, "E12>off")
    for side in SIDES:
        assert check_moves(over, side) == escape_moves(over, side) == ()


@pytest.mark.rule("TC11.11")
def test_announcements_wait_for_a_fall() -> None:
    before = place(12, "W CLT E9 N", "W TD H2 N", "B M H6 S", "B CLT L12 S")
    state, told = carry_on(start(before), "H2>H3N(H6)")
    assert not any(isinstance(event, events.Check | events.Escape) for event in told)
    assert state.check() == state.escape() == ()
    _, told = carry_on(state, "/N")
    assert events.Escape("white", "E9") in told


@pytest.mark.rule("TC11.11")
@pytest.mark.parametrize("choice", ["owner", "killer"])
def test_dropping_a_monster_on_the_command_tank_is_check(choice: str) -> None:
    """The TD sees the Monster, not the command tank beside it."""
    rules = Rules(fall_choice="killer" if choice == "killer" else "owner")
    walls = "H1 " + " ".join(f"{column}{row}" for column in "GI" for row in range(1, 8))
    position = place(12, "W CLT A1 N", "W TD H2 N", "B M H8 S", "B CLT I8 S", high=walls, rules=rules)
    assert gives_check(position, WHITE) == (choice == "killer")


def test_as_if_changes_the_turn_only() -> None:
    position = place(12, "W CLT A1 N", "B CLT L12 S")
    assert as_if(position, WHITE) is position
    assert as_if(position, BLACK) == place(12, "W CLT A1 N", "B CLT L12 S", turn=BLACK)
    assert as_if(as_if(position, BLACK), WHITE) == position


@pytest.mark.rule("TC4.3", "TC12.12", "TC12.17")
@pytest.mark.parametrize("seed", range(40))
def test_threats_are_the_moves_that_would_win(seed: int) -> None:
    """Played out: the announced moves win by destruction, by leaving or by the flag, and no others do but those that
    detonate a mine (TC12.12)."""
    position = random_position(Random(seed))
    for side in SIDES:
        if position.commander(1 - side) is None or position.commander(side) is None:
            continue
        turned = as_if(position, side)
        known = [move for move in list_moves(turned) if all(effect.kind is not DETONATION for effect in move.effects)]
        results = {move: after(turned, move).result for move in known}
        won = {move for move, result in results.items() if result == Result(side, "destroyed")}
        reached = [Result(side, reason) for reason in ("left", "captured", "carried")]
        bare = {move: all(effect.kind in HARMLESS for effect in move.effects) for move in known}
        left = {move for move, result in results.items() if result in reached and bare[move]}
        dropped = {move for move in check_moves(position, side) if after(turned, move).falling != OFF}
        assert set(check_moves(position, side)) == won | dropped
        assert left == set(escape_moves(position, side))
        assert gives_check(position, side) == bool(check_moves(position, side))
