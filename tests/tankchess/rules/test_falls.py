"""How a destroyed Monster falls (TC6.10, TC11.5)."""

from __future__ import annotations

import pytest

from behemoth.games import IllegalAction
from behemoth.tankchess import Fall, Heading, Position, list_moves, to_square
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.squares import name_of
from behemoth.tankchess.rules.falls import decider, list_falls
from tests.tankchess.monster_build import (
    NO_CHANCE,
    all_texts,
    can,
    done,
    game,
    live,
    played,
    pose,
    terrain,
    texts,
    wreck,
)


def falling(white: str = "", black: str = "", **parts: str) -> Position:
    """A white Monster was just destroyed on E5; White moves after the fall."""
    return pose(white, black, falling="E5", **parts)


def covered(position: Position) -> set[str]:
    return {name_of(square) for square in range(25 * 24) if position.body_bits >> square & 1}


@pytest.mark.rule("TC6.10")
def test_it_falls_to_one_of_the_four_orthogonal_sides() -> None:
    assert all_texts(falling()) == {"/N", "/E", "/S", "/W"}


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(("side", "squares"), [("N", "E6"), ("E", "F5"), ("S", "E4"), ("W", "D5")])
def test_it_covers_its_own_square_and_that_neighbour(side: str, squares: str) -> None:
    following = done(falling(), f"/{side}")
    assert covered(following) == {"E5", squares}
    assert following.falling == -1
    assert following.turn == 0, "the side that moves after the fall"


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(
    ("white", "black", "parts"),
    [
        ("", "", {"ground": "hE6"}),
        ("", "", {"stacks": "E6"}),
        ("", "", {"bodies": "E6N"}),
        ("", "", {"bodies": "D6E"}),
        ("", "", {"wrecks": "UTE6"}),
        ("UTE6N", "", {}),
        ("", "UTE6N", {}),
        ("ME6N", "", {}),
        ("", "ME6N", {}),
    ],
    ids=str,
)
def test_it_may_not_fall_onto(white: str, black: str, parts: dict[str, str]) -> None:
    assert all_texts(falling(white, black, **parts)) == {"/E", "/S", "/W"}


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(
    ("corner", "sides"),
    [("A1", {"/N", "/E"}), ("J10", {"/S", "/W"}), ("A5", {"/N", "/E", "/S"}), ("E10", {"/E", "/S", "/W"})],
)
def test_it_does_not_fall_off_the_board(corner: str, sides: set[str]) -> None:
    assert all_texts(pose("CLTC3N", "CLTH8S", falling=corner)) == sides


@pytest.mark.rule("TC6.10", "TC11.5")
@pytest.mark.parametrize("letter", ["t", "b", "l", "w", "m"])
def test_the_ground_under_it_is_gone(letter: str) -> None:
    following = done(
        falling(ground=f"{letter}E6 {letter}E4" if letter == "t" else f"{letter}E6 {letter}E5 {letter}E4"), "/N"
    )
    assert (terrain(following, "E5"), terrain(following, "E6")) == ("", "")
    assert terrain(following, "E4") != "", "the other neighbour keeps it"


@pytest.mark.rule("TC6.10", "TC6.13")
def test_wrecks_under_it_are_removed() -> None:
    following = done(falling(wrecks="LTE5 MTE6 HTE4"), "/N")
    assert (wreck(following, "E5"), wreck(following, "E6"), wreck(following, "E4")) == ("", "", "HT")


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(("white", "black"), [("LTE6N", ""), ("", "LTE6N"), ("HTE6N", ""), ("", "STE6S")])
def test_a_piece_of_either_side_is_crushed_without_a_wreck(white: str, black: str) -> None:
    following = done(falling(white, black), "/N")
    assert (live(following, "E6"), wreck(following, "E6")) == ("", "")
    assert following.result is None


@pytest.mark.rule("TC6.10", "TC11.12", "TC11.5")
def test_an_amphibian_is_crushed_with_its_water() -> None:
    following = done(falling("AE6N", ground="wE6"), "/N")
    assert (live(following, "E6"), terrain(following, "E6")) == ("", "")


@pytest.mark.rule("TC11.5")
@pytest.mark.parametrize(("white", "black", "winner"), [("CLTE6N", "", 1), ("", "CLTE6N", 0)])
@pytest.mark.parametrize("options", ["", "k"])
def test_the_owner_of_a_crushed_command_tank_loses_whoever_chose(
    white: str, black: str, winner: int, options: str
) -> None:
    following = done(falling(white, black, options=options), "/N")
    assert following.result is not None
    assert (following.result.winner, following.result.reason) == (winner, "crushed")
    assert list_moves(following) == []
    assert list_falls(following) == ()


@pytest.mark.rule("TC6.10", "TC11.5")
def test_without_a_side_there_is_still_one_decision() -> None:
    position = falling("ME6N UTF5N", "", ground="hE4", stacks="D5")
    assert list_falls(position) == (Fall(NO_HEADING),)
    following = done(position, "/-")
    assert covered(following) == {"E5"}


@pytest.mark.rule("TC6.10")
def test_both_squares_are_high_obstacles_from_then_on() -> None:
    position = done(
        falling("LTE3N MD4N HTG5W", "LTA5W", ground="lH1"),
        "/N",
    )
    assert not any(move.startswith(("E3>E5", "E3>E6")) for move in texts(position, "E3")), "vehicles"
    assert not any(move.startswith(("D4>E5", "D4>E6")) for move in texts(position, "D4")), "Monsters"
    assert not can(position, "G5>F5W(A5)"), "shots"
    assert can(done(falling("LTE3N MD4N HTG5W", "LTA5W"), "/S"), "D4>D5N")


@pytest.mark.rule("TC6.10", "TC11.5")
def test_nothing_else_may_be_done_before_the_fall_is_decided() -> None:
    state = game("HTE2N", "ME5S LTB8S")
    state = played(state, "E2>E3N(E5)")
    assert list_moves(state.position) == []
    assert state.to_act() == (1,)
    assert set(state.actions(1)) == {Fall(side) for side in (Heading.N, Heading.E, Heading.S, Heading.W)}
    with pytest.raises(IllegalAction) as refused:
        state.read(1, "B8>B7S")
    assert (refused.value.key, refused.value.rule) == ("error-fall-first", "TC6.10")
    with pytest.raises(IllegalAction):
        state.play(0, Fall(Heading.N), NO_CHANCE)


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(("options", "chooser"), [("", 1), ("k", 0)])
def test_who_chooses_is_an_option_and_the_owner_moves_next(options: str, chooser: int) -> None:
    state = played(game("HTE2N", "ME5S", options=options), "E2>E3N(E5)")
    assert state.to_act() == (chooser,)
    assert decider(state.position) == chooser
    assert len(state.actions(1 - chooser)) == 0
    assert played(state, "/E").to_act() == (1,)


@pytest.mark.rule("TC6.10", "TC6.11")
def test_after_a_duel_the_loser_falls_too_and_not_onto_the_winner() -> None:
    position = done(pose("ME3N", "ME5N"), "E3>E4Nd(E5)")
    assert all_texts(position) == {"/N", "/E", "/W"}


@pytest.mark.rule("TC6.10", "TC11.8")
def test_no_fall_is_asked_when_the_same_turn_ends_the_game() -> None:
    position = done(pose("MD4N", "ME5N CLTE3S"), "D4>E4Nt(E3)d(E5)")
    assert position.result is not None
    assert position.falling == -1
    assert list_falls(position) == ()


@pytest.mark.rule("TC11.5", "TC4.4")
def test_a_fall_is_a_ply_but_no_move() -> None:
    state = played(game("HTE2N LTA3N", "ME5S LTB8S"), "E2>E3N(E5)")
    assert (state.plies, state.quiet, state.round()) == (1, 0, 1)
    state = played(state, "/E")
    assert (state.plies, state.quiet, state.round()) == (1, 0, 1)
    state = played(state, "B8>B7S")
    assert (state.plies, state.quiet, state.round()) == (2, 1, 2)


@pytest.mark.rule("TC11.5")
def test_a_fall_after_blacks_move_has_the_number_of_that_move() -> None:
    state = played(game("ME5N LTA3N", "HTE8S"), "A3>A4N", "E8>E7S(E5)")
    assert (state.plies, state.round(), state.to_act()) == (2, 1, (0,))
    assert played(state, "/E").round() == 2


@pytest.mark.rule("TC6.10")
def test_the_monster_is_dead_while_it_falls() -> None:
    position = done(pose("HTE2N", "ME5S"), "E2>E3N(E5)")
    assert live(position, "E5") == ""
    assert position.falling == to_square("E5")
    assert wreck(position, "E5") == "", "a Monster leaves a body, no wreck"
