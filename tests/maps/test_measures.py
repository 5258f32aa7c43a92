"""What is measured of a map, and that the maps that come along are usual."""

from __future__ import annotations

import pytest

from behemoth.maps.measures import MODELS, USUAL, first_strikes, is_choke, measure, moves_by_piece, strangeness, unusual
from behemoth.tankchess import (
    BOARDS,
    BY_CODE,
    Position,
    list_moves,
    load_scheme,
    piece,
    scheme_names,
    to_square,
    union,
)

EMPTY = Position.make(10, ())


def test_an_empty_board() -> None:
    found = measure(EMPTY)
    assert (found.obstacles, found.files, found.detour, found.gap, found.chokes) == (0, 1, 1, 1, 0)
    assert unusual(found) == ("obstacles", "files", "detour", "gap", "chokes", "least_moves")
    assert strangeness(found) > 1


@pytest.mark.parametrize("name", MODELS)
def test_the_models_are_usual(name: str) -> None:
    found = measure(load_scheme(name).position())
    assert unusual(found) == ()
    assert strangeness(found) == 0


def test_what_is_usual_is_little_more_than_what_the_models_have() -> None:
    found = [measure(load_scheme(name).position()) for name in MODELS]
    for name, span in USUAL.items():
        if name == "least_moves":
            continue
        values = [getattr(one, name) for one in found]
        wide = max(values) - min(values)
        assert span.least <= min(values) <= max(values) <= span.most, name
        assert span.most - span.least <= 2.2 * wide + 0.01, name
    assert {*MODELS} <= {*scheme_names()}


def test_basic_16_as_anybody_can_count_it() -> None:
    found = measure(load_scheme("basic-16").position())
    assert found.obstacles == pytest.approx(50 / 256, abs=1e-4)
    assert found.files == 2 / 16  # A and P
    assert found.least_moves == 17
    assert found.first_strikes == 0


def test_a_passage_between_two_walls_is_a_choke_point() -> None:
    board = BOARDS[8]
    wall = union(map(to_square, ("C4", "E4")))
    assert is_choke(board & ~wall, to_square("D4"))
    assert not is_choke(board & ~wall, to_square("D6"))
    assert not is_choke(1 << to_square("A1"), to_square("A1"))


def test_who_stands_in_fire_at_the_start_is_found() -> None:
    pieces = [
        piece(BY_CODE[code], side, to_square(square), heading)
        for code, side, square, heading in (
            ("CLT", 0, "E1", 0),
            ("LT", 0, "C1", 0),
            ("CLT", 1, "D8", 4),
            ("LT", 1, "F8", 4),
        )
    ]
    position = Position.make(8, pieces)
    assert first_strikes(position) == tuple(sorted(one.square for one in pieces))
    assert measure(position).first_strikes == 4
    assert sum(moves_by_piece(position, 0).values()) == len(list_moves(position))
