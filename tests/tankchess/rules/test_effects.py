"""What an action does to a position, and that it does nothing else."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.move import Fall
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.board.squares import OFF, each, name_of, to_square
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.perft import list_actions
from tests.tankchess.build import area, bits, find, man, place, play, texts
from tests.tankchess.strategies import random_position

CORNERS = ("W CLT A1 N", "B CLT J10 S")


def test_driving_changes_one_piece_and_the_turn() -> None:
    before = place(10, *CORNERS, "W LT E5 N")
    following = play(before, "E5>F6NE")
    assert following == place(10, *CORNERS, "W LT F6 NE", turn=BLACK)
    assert following.armies[BLACK] is before.armies[BLACK]


def test_black_drives_too() -> None:
    following = play(place(10, *CORNERS, "B LT E5 S", turn=BLACK), "E5>E4S")
    assert following == place(10, *CORNERS, "B LT E4 S")


@pytest.mark.rule("TC3.6")
def test_shot() -> None:
    following = play(place(10, *CORNERS, "W HT E2 N", "B MT E6 S"), "E2>E3N(E6)")
    assert following == place(10, *CORNERS, "W HT E3 N", wrecks="MT E6", turn=BLACK)
    assert following.wreck_bits == area("E6")


@pytest.mark.rule("TC3.6", "TC6.10")
def test_a_shot_monster_leaves_no_wreck_but_a_decision() -> None:
    following = play(place(10, *CORNERS, "W TD E2 N", "B M E6 S"), "E2>E3N(E6)")
    assert following == place(10, *CORNERS, "W TD E3 N", falling="E6", turn=BLACK)
    assert {type(action) for action in list_actions(following)} == {Fall}


@pytest.mark.rule("TC6.3", "TC6.5", "TC6.13")
def test_stomp_and_tail() -> None:
    before = place(10, *CORNERS, "W M E4 N", "B LT E5 S", "B MT E3 S")
    following = play(before, "E4>E5N*E5")
    assert following == place(10, *CORNERS, "W M E5 N", "B MT E3 S", wrecks="LT E5", turn=BLACK)
    aside = place(10, *CORNERS, "W M D4 N", "B LT E5 S", "B MT E4 S")
    struck = play(aside, "D4>E5N*E5t(E4)")
    assert struck == place(10, *CORNERS, "W M E5 N", wrecks="LT E5 MT E4", turn=BLACK)
    moved_on = play(struck, "J10>J9S", "E5>E6N")
    assert bits(moved_on.wrecks) == "E4 E5"


@pytest.mark.rule("TC6.7")
def test_throw_onto_open_ground_water_wreck_and_enemy() -> None:
    def thrown(**parts: str) -> Position:
        return play(place(10, *CORNERS, "W M E3 N", "B LT E5 S", **parts), "E3>E4Nx(E5>E6)")  # type: ignore[arg-type]

    assert thrown() == place(10, *CORNERS, "W M E4 N", wrecks="LT E6", turn=BLACK)
    assert thrown(water="E6") == place(10, *CORNERS, "W M E4 N", water="E6", turn=BLACK)
    assert thrown(wrecks="MT E6") == place(10, *CORNERS, "W M E4 N", stacks="E6", turn=BLACK)
    onto = play(place(10, *CORNERS, "W M E3 N", "B LT E5 S", "B HT E6 S"), "E3>E4Nx(E5>E6)")
    assert onto == place(10, *CORNERS, "W M E4 N", stacks="E6", turn=BLACK)


@pytest.mark.rule("TC6.10", "TC11.5")
def test_fall() -> None:
    before = place(10, *CORNERS, "W LT E6 N", wrecks="MT E5", tree="E4", falling="E5", turn=BLACK)
    north = after(before, Fall(Heading.N))
    assert north == place(10, *CORNERS, bodies="E5N", tree="E4", turn=BLACK)
    south = after(before, Fall(Heading.S))
    assert south == place(10, *CORNERS, "W LT E6 N", bodies="E5S", turn=BLACK)
    assert bits(each(south.body_bits)) == "E4 E5"


# --- the end of the game -----------------------------------------------------------------------------


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize("turn", [WHITE, BLACK])
def test_destroying_the_command_tank_wins(turn: int) -> None:
    own, other = "WB"[turn], "BW"[turn]
    before = place(10, f"{own} CLT A1 N", f"{own} MT E2 N", f"{other} CLT E6 S", f"{other} HT J10 S", turn=turn)
    following = play(before, "E2>E3N(E6)")
    assert following.result == Result(turn, "destroyed")
    assert list_actions(following) == []
    assert name_of(next(iter(following.wrecks))) == "E6"


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize(("turn", "square", "heading"), [(WHITE, "E10", "N"), (BLACK, "E1", "S")])
def test_leaving_wins(turn: int, square: str, heading: str) -> None:
    own, other = "WB"[turn], "BW"[turn]
    before = place(10, f"{own} CLT {square} {heading}", f"{other} CLT A5 N", f"{other} HT J5 S", turn=turn)
    following = play(before, f"{square}>off")
    assert following.result == Result(turn, "left")
    assert following.commander(turn) is None
    assert list_actions(following) == []


@pytest.mark.rule("TC4.1")
def test_destroying_anything_else_does_not_win() -> None:
    following = play(place(10, *CORNERS, "W HT E2 N", "B MT E6 S"), "E2>E3N(E6)")
    assert following.result is None


@pytest.mark.rule("TC4.6")
def test_a_lone_command_tank_plays_on() -> None:
    """Black's last other piece dies; Black still has moves and can still win."""
    before = place(10, "W CLT A1 N", "W HT E2 N", "B MT E6 S", "B CLT J2 S")
    following = play(before, "E2>E3N(E6)")
    assert following.result is None
    assert [one.kind.code for one in following.armies[BLACK].values()] == ["CLT"]
    assert play(following, "J2>off").result == Result(BLACK, "left")


@pytest.mark.rule("TC4.6")
def test_a_turn_is_always_possible() -> None:
    """Walled in on every side a command tank still turns."""
    position = place(10, "W CLT E5 N", "B CLT J10 S", high="D4 D5 D6 E4 E6 F4 F5 F6")
    assert texts(position) == {f"E5>E5{heading}" for heading in ("NE", "E", "SE", "S", "SW", "W", "NW")}


@pytest.mark.rule("TC4.6")
@pytest.mark.parametrize("seed", range(40))
def test_whoever_has_a_piece_has_a_move(seed: int) -> None:
    position = random_position(Random(seed))
    if position.result is None and position.armies[position.turn]:
        assert list_actions(position)


@pytest.mark.rule("TC11.8")
def test_a_turn_is_carried_out_completely() -> None:
    """The Monster stomps the command tank and still flames a tank."""
    before = place(10, "W CLT A1 N", "W M E4 N", "B CLT E5 S", "B LT E8 N")
    following = play(before, "E4>E5N*E5f(E8)")
    assert following.result == Result(WHITE, "destroyed")
    assert bits(following.wrecks) == "E5 E8"


@pytest.mark.rule("TC11.5")
def test_a_command_tank_crushed_by_a_fall_loses() -> None:
    before = place(10, "W CLT A1 N", "B CLT E6 S", falling="E5", turn=BLACK)
    assert after(before, Fall(Heading.N)).result == Result(WHITE, "crushed")
    assert after(before, Fall(Heading.S)).result is None


# --- values ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_the_position_before_is_untouched(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    image = (repr(position), position.key, position.bits, position.wreck_bits, position.body_bits, position.falling)
    actions = list(list_actions(position))
    for action in rng.sample(actions, min(20, len(actions))):
        after(position, action)
    assert (
        repr(position),
        position.key,
        position.bits,
        position.wreck_bits,
        position.body_bits,
        position.falling,
    ) == image


@pytest.mark.parametrize("seed", range(30))
def test_what_follows_is_consistent(seed: int) -> None:
    """The sets that are kept agree with the parts they follow from."""
    rng = Random(seed)
    position = random_position(rng)
    actions = list(list_actions(position))
    for action in rng.sample(actions, min(20, len(actions))):
        following = after(position, action)
        again = Position.make(
            following.size,
            following.pieces,
            following.ground,
            wrecks=following.wrecks,
            stacks=following.stacks,
            bodies=following.bodies,
            turn=following.turn,
            falling=following.falling,
            rules=following.rules,
            result=following.result,
            flags=following.flags,
            mines=following.mines,
        )
        kept = ("bits", "wreck_bits", "body_bits", "key")
        assert [getattr(following, name) for name in kept] == [getattr(again, name) for name in kept]
        assert following == again


def test_find_and_man_agree() -> None:
    """The helpers of these tests: a move found by its text is the move of that piece."""
    position = place(10, *CORNERS)
    assert find(position, "A1>A2N") in list_actions(position)
    assert man("W CLT A1 N") is position.commander(WHITE)
    assert position.falling == OFF
    assert to_square("A1") in position.armies[WHITE]
