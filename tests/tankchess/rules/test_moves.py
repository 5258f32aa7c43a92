"""Which moves there are: one own piece each turn, and nobody passes."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.tankchess.board.headings import HEADINGS
from behemoth.tankchess.board.move import Move
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.squares import each, to_square
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import count_moves, is_legal, list_moves, moves_of, path_of
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.tankchess.build import place, play, texts
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC1.2")
def test_white_is_first_and_turns_alternate() -> None:
    position = load_scheme("basic-16").position()
    assert position.turn == WHITE
    for text, turn in (("H1>H2N", BLACK), ("I16>I15S", WHITE), ("H2>H1N", BLACK)):
        position = play(position, text)
        assert position.turn == turn


@pytest.mark.rule("TC1.2")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_one_own_piece_moves(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    moves = list_moves(position)
    own = position.armies[position.turn]
    for move in rng.sample(moves, min(25, len(moves))):
        assert move.start in own
        following = after(position, move)
        gone = set(own.values()) - set(following.armies[position.turn].values())
        thrown = {own[effect.at] for effect in move.effects if effect.at in own}  # throw_own
        assert gone == {own[move.start]} | thrown
        assert not set(following.armies[1 - position.turn].values()) - set(position.armies[1 - position.turn].values())
        assert following.turn == 1 - position.turn


@pytest.mark.rule("TC1.2")
def test_the_enemy_cannot_be_moved_and_nobody_passes() -> None:
    position = place(8, "W CLT A1 N", "B CLT H8 S")
    assert texts(position, "H8") == set()
    assert texts(position, "C3") == set()
    assert all(text.startswith("A1>") for text in texts(position))
    assert position.turn == WHITE


@pytest.mark.rule("TC2.6")
def test_two_paths_are_one_move() -> None:
    """Half a turn to the left or to the right."""
    position = place(10, "W LT E5 N", "B LT E1 S")
    moves = [move for move in list_moves(position) if move.end == move.start and move.heading == 4]
    assert len(moves) == len({move.effects for move in moves}) == 2  # bare, and with the shot at E1


@pytest.mark.rule("TC2.6")
@pytest.mark.parametrize("seed", range(30))
def test_no_move_is_listed_twice(seed: int) -> None:
    moves = list_moves(random_position(Random(seed)))
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize("seed", range(60, 80))
def test_counting_is_listing(seed: int) -> None:
    position = random_position(Random(seed))
    assert count_moves(position) == len(list_moves(position))
    for square in position.armies[position.turn]:
        if moves_of(position, square):
            assert {move.start for move in moves_of(position, square)} == {square}


def test_no_moves_while_a_monster_falls_or_when_all_is_over() -> None:
    position = place(10, "W CLT E5 N", "B CLT E9 S", falling="C3")
    assert count_moves(position) == 0
    assert not list_moves(position)
    assert not moves_of(position, to_square("E5"))
    won = play(place(10, "W CLT E10 N", "B CLT A9 S"), "E10>off")
    assert count_moves(won) == 0
    assert not list_moves(won)
    assert not moves_of(won, to_square("A9"))


@pytest.mark.rule("TC2.1", "TC2.3", "TC2.5", "TC12.14")
@pytest.mark.parametrize("seed", range(60))
def test_a_move_has_a_path_if_it_is_legal(seed: int) -> None:
    """To anywhere within the speed of a piece, or with the effects of another of its moves."""
    rng = Random(seed)
    position = random_position(rng)
    own = position.armies[position.turn]
    poses = [(one, square, heading) for one in own.values() for square in each(one.near) for heading in HEADINGS]
    moves = [Move(one.square, square, heading) for one, square, heading in rng.sample(poses, min(len(poses), 300))]
    listed = list_moves(position)
    some = rng.sample(listed, min(len(listed), 60))
    moves += [*some, *(Move(move.start, move.end, move.heading, rng.choice(some).effects) for move in some)]
    for move in moves:
        path = path_of(position, move)
        assert bool(path) == is_legal(position, move) == (move in listed)
        assert not path or (path[0], path[-1][0]) == (own[move.start].pose, move.end)
