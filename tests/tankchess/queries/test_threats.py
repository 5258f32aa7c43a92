"""Who could destroy a piece next turn: held against every legal move of the enemy and what it leads to."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games import PUBLIC
from behemoth.tankchess import Piece, Position, known_to, list_moves, name_of, read_action, to_square
from behemoth.tankchess.board.move import Move
from behemoth.tankchess.queries.threats import Threat, threats_to
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import list_falls
from tests.tankchess.monster_build import pose
from tests.tankchess.strategies import random_position

#: Where a command tank is in nobody's way.
HIDDEN = "CLTA10N"
WALLS = "hA9 hB9 hB10"


def at(position: Position, square: str) -> Piece:
    piece = position.piece_at(to_square(square))
    assert piece is not None
    return piece


def dies(position: Position, move: Move, target: Piece) -> bool:
    """Whether a move of the side to move destroys this piece, by what is on the board afterwards."""
    following = after(position, move)
    if target.square not in following.armies[target.side]:
        return True
    fates = [target.square not in after(following, fall).armies[target.side] for fall in list_falls(following)]
    return any(fates) if position.rules.fall_choice == "killer" else bool(fates) and all(fates)


def attackers(position: Position, target: Piece) -> set[str]:
    return {name_of(move.start) for move in list_moves(position) if dies(position, move, target)}


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_every_attacker_is_named_and_every_threat_is_a_legal_move_that_destroys(seed: int) -> None:
    rng = Random(seed)
    position = known_to(random_position(rng), PUBLIC)  # threats heed no remote mines (TC12.12)
    if position.waits:
        return
    army = list(position.armies[1 - position.turn].values())
    for target in rng.sample(army, min(3, len(army))):
        named = threats_to(position, (target,))
        assert {threat.attacker for threat in named} == attackers(position, target)
        assert len({threat.attacker for threat in named}) == len(named), "each once"
        for threat in named:
            move = read_action(position, threat.move)
            assert isinstance(move, Move)
            assert dies(position, move, target)
            assert (threat.end, threat.target) == (name_of(move.end), name_of(target.square))


@pytest.mark.rule("TC3.4", "TC3.5", "TC4.3")
def test_a_threat_says_from_where_with_what_and_through_which_armour() -> None:
    # As in worked example 6, where it drives to F4: backing up to D4 is less of a way.
    position = pose("CLTI4N", f"HTE5NE {HIDDEN}", turn="b", ground=WALLS)
    assert threats_to(position, (at(position, "I4"),)) == (
        Threat("E5", "shot", "I4", kind="HT", move="E5>D4NE(I4)", end="D4", strength=3, armour=0, face="side"),
    )


@pytest.mark.rule("TC3.5")
def test_what_the_armour_withstands_is_no_threat() -> None:
    position = pose("HTE2N", f"LTE9S {HIDDEN}", turn="b", ground=WALLS)
    assert threats_to(position, (at(position, "E2"),)) == ()


@pytest.mark.rule("TC6.3", "TC6.5", "TC6.6", "TC6.7")
@pytest.mark.parametrize(
    ("prey", "weapon"), [("LTE6N", "stomp"), ("LTE9W", "flame"), ("HTE4S", "stomp"), ("LTG5E", "flame")]
)
def test_a_monster_threatens_with_all_it_has(prey: str, weapon: str) -> None:
    position = pose(prey, f"ME5N {HIDDEN}", turn="b", ground=WALLS)
    square = prey[2:4]
    (threat,) = threats_to(position, (at(position, square),))
    assert (threat.attacker, threat.kind, threat.target) == ("E5", "M", square)
    assert dies(position, read_action(position, threat.move), at(position, square))  # type: ignore[arg-type]
    assert threat.weapon == weapon


@pytest.mark.rule("TC11.11", "TC11.15")
@pytest.mark.parametrize(("options", "weapons"), [("k", ["fall"]), ("", [])])
def test_a_monster_brought_down_on_a_tank_threatens_it_where_the_killer_chooses(
    options: str, weapons: list[str]
) -> None:
    position = pose("STH8S MG8S", "HTG3N", turn="b", options=options)
    found = threats_to(position, (at(position, "H8"),))
    assert [threat.weapon for threat in found if threat.attacker == "G3"] == weapons


@pytest.mark.rule("TC6.10")
@pytest.mark.parametrize(("options", "named"), [("", True), ("k", False)])
def test_a_monster_that_will_fall_threatens_its_neighbours_where_the_enemy_chooses(options: str, named: bool) -> None:
    position = pose("LTH8N HTG2N", "MG8S", options=options)
    shot = next(move for move in list_moves(position) if any(name_of(one.at) == "G8" for one in move.effects))
    fallen = after(position, shot)
    assert fallen.falling == to_square("G8")
    found = threats_to(fallen, (at(fallen, "H8"),))
    assert (Threat("G8", "fall", "H8") in found) is named
