"""The coach: one question for all moves of a piece, held against the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games import PUBLIC
from behemoth.tankchess import OFF, TankState, moves_of
from behemoth.tankchess.queries.coach import coach
from behemoth.tankchess.queries.threats import threats_to
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.text.move_text import move_text
from tests.tankchess.monster_build import game, pose
from tests.tankchess.queries.test_answers import played
from tests.tankchess.queries.test_threats import HIDDEN, WALLS, at, attackers


def ask(state: TankState, square: str) -> Any:
    """Through bytes, as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(state.query(PUBLIC, f"coach {square}", "en")))


def told(answer: Any, move: str, about: str) -> list[Any]:
    return [answer["threats"][number] for number in answer["moves"].get(move, {}).get(about, ())]


@pytest.mark.rule("TC4.3")
def test_a_command_tank_that_drives_into_fire_is_told_who_would_destroy_it() -> None:
    state = game("CLTE2N", f"MTE9S {HIDDEN}", ground=WALLS)
    answer = ask(state, "E2")
    assert answer["commander"] is True
    (threat,) = told(answer, "E2>E4E", "piece")
    assert threat == {
        "attacker": "E9",
        "weapon": "shot",
        "target": "E4",
        "kind": "MT",
        "move": "E9>E9SW(E4)",  # turning is the least it has to do
        "end": "E9",
        "strength": 2,
        "side": "side",
    }, "what is nothing is left out: armour 0"
    assert "command" not in answer["moves"]["E2>E4E"], "it is the command tank itself"


def test_a_piece_that_leaves_its_command_tank_in_the_line_is_told_so() -> None:
    # The heavy tank stands between the enemy and its command tank.
    state = game("CLTE1N HTE3N", "MTE9S", ground="hD1 hF1 hD2 hF2")
    answer = ask(state, "E3")
    (threat,) = told(answer, "E3>D4NW", "command")
    assert (threat["attacker"], threat["target"], threat["side"], threat["armour"]) == ("E9", "E1", "front", 1)
    assert "E3>E4N" not in answer["moves"], "there it stays in the way, and its front holds"


def test_a_shot_takes_its_victim_off_the_list() -> None:
    answer = ask(game("LTE3N", f"LTE8W {HIDDEN}", ground=WALLS), "E3")
    assert [threat["attacker"] for threat in told(answer, "E3>E4E", "piece")] == ["E8"]
    assert not any(move.endswith("(E8)") for move in answer["moves"])


@pytest.mark.rule("TC4.3")
def test_that_the_enemy_could_leave_the_board_is_said_too() -> None:
    state = game("CLTA1N LTJ1N", "CLTE4S")
    answer = ask(state, "J1")
    assert answer["moves"]["J1>J2N"]["escape"] is True
    assert ask(game("CLTA1N LTJ1N", "CLTE9S"), "J1")["moves"].get("J1>J2N", {}).get("escape") is None


def test_nothing_is_said_about_pieces_that_cannot_move_now() -> None:
    assert ask(game("LTE2N", "MTE9S"), "E9")["moves"] == {}


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(["first-steps-10", "basic-16", "monster-16", "monster-20", "expansion-20"]),
    st.integers(0, 999),
    st.integers(0, 40),
)
def test_what_is_said_of_a_move_is_what_the_rules_say_after_it(scheme: str, seed: int, plies: int) -> None:
    state, rng = played(scheme, seed, plies), Random(seed)
    position = state.position
    if position.result is not None or position.falling != OFF or not state.to_act():
        return
    side = position.turn
    piece = rng.choice(list(position.armies[side].values()))
    said = coach(position, piece)
    moves = moves_of(position, piece.square)
    assert set(said.moves) <= {move_text(move) for move in moves}
    for move in rng.sample(moves, min(3, len(moves))):
        following = after(position, move)
        danger = said.moves.get(move_text(move))
        own = {said.threats[number] for number in danger.piece} if danger else set()
        command = {said.threats[number] for number in danger.command} if danger else set()
        assert (danger is not None and danger.escape) == bool(escape_moves(following, 1 - side))
        if following.result is not None or following.falling != OFF:
            continue
        commander = following.commander(side)
        assert commander is not None
        moved = following.armies[side].get(move.end) if move.end != OFF else None
        if moved is not None:
            assert {threat.attacker for threat in own} == attackers(following, moved)
            assert own == set(threats_to(following, (moved,)))
        if moved is None or moved.square != commander.square:
            assert bool(command) == bool(check_moves(following, 1 - side)), "CHECK is said before it happens"
            assert {threat.attacker for threat in command} == attackers(following, commander)


def test_the_same_threat_to_the_command_tank_is_told_once() -> None:
    position = pose("CLTE1N HTJ1N", "MTE9S")
    said = coach(position, at(position, "J1"))
    assert len(said.threats) == len(set(said.threats))
    assert sum(len(danger.command) for danger in said.moves.values()) > len(said.threats)
