"""Land mines (TC12.8, TC12.9): vehicles are destroyed on purpose, a Monster walks on, thrown things set them off."""

from __future__ import annotations

import pytest

from behemoth.tankchess import events
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.position import Result
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.rules.setup_faults import free_squares
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import area, carry_on, lie_of, place, play, start, targets, texts

LEADERS = ("W CLT A1 N", "B CLT L12 S")


@pytest.mark.rule("TC12.8", "TC5.2")
def test_a_vehicle_that_enters_is_destroyed_and_the_mine_is_gone() -> None:
    state, told = carry_on(start(place(12, *LEADERS, "W LT E5 N", mine="E7")), "E5>E7!")
    position = state.position
    assert position.piece_at(to_square("E7")) is None
    assert {square: kind.code for square, kind in position.wrecks.items()} == {to_square("E7"): "LT"}
    assert position.ground == Ground()
    assert type(told[0]) is events.Blown
    assert state.quiet == 0  # a destruction (TC4.4)
    assert position.result is None


@pytest.mark.rule("TC12.8", "TC12.5")
def test_an_observer_leaves_nothing_there_either() -> None:
    after = play(place(12, *LEADERS, "W AO E5 N", mine="E7"), "E5>E7!")
    assert (after.ground, dict(after.wrecks)) == (Ground(), {})


@pytest.mark.rule("TC12.8")
def test_one_move_for_each_mine_whatever_the_heading() -> None:
    found = texts(place(12, *LEADERS, "W LT E5 N", mine="E7 F6 C7"), "E5")
    assert {text for text in found if "!" in text} == {"E5>E7!", "E5>F6!", "E5>C7!"}
    assert not any(text.startswith(("E5>E7N", "E5>E7E")) for text in found)
    # Nobody drives on or over it.
    assert "E5>E8N" not in texts(place(12, *LEADERS, "W LT E5 N", mine="E7 D7 F7 D6 F6 E6 D5 F5"), "E5")


@pytest.mark.rule("TC12.8")
def test_effects_on_the_way_tell_such_moves_apart() -> None:
    found = texts(place(12, *LEADERS, "W HT E5 N", tree="E6", mine="E7"), "E5")
    assert "E5>E7!^E6" in found
    found = texts(place(12, *LEADERS, "W B E5 N", low="E6", mine="D7"), "E5")
    assert "E5>D7!p(E6>E7)" in found
    assert "E5>D7!" in found


@pytest.mark.rule("TC12.8")
def test_backwards_like_any_other() -> None:
    assert "E5>E4!" in texts(place(12, *LEADERS, "W HT E5 N", mine="E4"), "E5")


@pytest.mark.rule("TC12.8", "TC12.17")
def test_the_own_command_tank_on_a_mine_loses() -> None:
    state, _ = carry_on(start(place(12, *LEADERS, mine="A2")), "A1>A2!")
    assert state.position.result == Result(1, "mined")


@pytest.mark.rule("TC12.9")
def test_a_monster_walks_on_and_the_mine_is_gone() -> None:
    state, told = carry_on(start(place(12, *LEADERS, "W M E5 N", mine="E6 E7")), "E5>E7N!E6!E7")
    assert state.position.ground == Ground()
    assert state.position.piece_at(to_square("E7")) is not None
    assert [event.square for event in told if isinstance(event, events.SetOff)] == ["E6", "E7"]
    assert state.quiet == 1  # nobody died
    assert "E5>E6N!E6" in texts(place(12, *LEADERS, "W M E5 N", mine="E6 E7"), "E5")


@pytest.mark.rule("TC12.9")
def test_what_is_thrown_sets_it_off() -> None:
    before = place(12, *LEADERS, "W M E4 N", wrecks="LT E6", mine="E7")
    state, told = carry_on(start(before), "E4>E5Nx(E6>E7)")
    assert state.position.ground == Ground()
    assert set(state.position.wrecks) == {to_square("E7")}
    assert any(isinstance(event, events.SetOff) for event in told)


@pytest.mark.rule("TC12.9")
def test_a_body_that_falls_there_clears_it() -> None:
    state, told = carry_on(start(place(12, *LEADERS, falling="E6", mine="E7", turn=1)), "/N")
    assert state.position.ground == Ground()
    assert any(isinstance(event, events.SetOff) for event in told)


@pytest.mark.rule("TC12.9")
def test_fire_and_sight_pass() -> None:
    assert targets(place(12, *LEADERS, "W LT E2 N", "B LT E7 N", mine="E5"), "E2", "E3N") == {"E7"}
    assert targets(place(12, *LEADERS, "W MT E2 N", "B M E7 S", mine="E5"), "E2", "E3N") == set()  # armour 2


@pytest.mark.rule("TC12.9", "TC8.4")
def test_a_mine_square_is_not_free() -> None:
    scheme = load_scheme("minefield-12")
    assert not free_squares(scheme) & scheme.ground.explodes
    assert scheme.ground.explodes & area("A5 B5") == area("A5 B5")
    assert lie_of({"mine": "E5"}).fatal == area("E5")
