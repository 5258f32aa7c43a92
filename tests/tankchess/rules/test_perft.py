"""The number of ways to play one and two actions from every scheme: the signature of these rules.

The whole table is counted twice: by the rules package, and by the naive second reading of the rules (``naive.py``).
"""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.move import Fall
from behemoth.tankchess.board.pieces import BLACK
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.perft import count_actions, divide, list_actions, perft
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.tankchess.build import place, play
from tests.tankchess.naive import naive_perft

#: One and two actions deep.
TABLE = {
    "basic-16": (549, 301878),
    "basic-20": (708, 501707),
    "expansion-20": (884, 782259),
    "first-steps-10": (270, 74862),
    "grand-24": (979, 958441),
    "monster-16": (452, 204607),
    "monster-20": (762, 581710),
}


def test_the_table_has_every_scheme() -> None:
    assert set(TABLE) == set(scheme_names())


@pytest.mark.rule("TC8.1", "TC8.2", "TC8.3")
@pytest.mark.parametrize("name", TABLE)
def test_depth_one(name: str) -> None:
    position = load_scheme(name).position()
    assert perft(position, 1) == naive_perft(position, 1) == TABLE[name][0]
    assert perft(position, 0) == 1


@pytest.mark.parametrize("name", TABLE)
def test_depth_two(name: str) -> None:
    assert perft(load_scheme(name).position(), 2) == TABLE[name][1]


@pytest.mark.parametrize("name", TABLE)
def test_depth_two_against_the_naive_count(name: str) -> None:
    assert naive_perft(load_scheme(name).position(), 2) == TABLE[name][1]


@pytest.mark.parametrize("name", TABLE)
def test_divide_adds_up(name: str) -> None:
    position = load_scheme(name).position()
    assert set(divide(position, 1).values()) == {1}
    assert len(divide(position, 1)) == TABLE[name][0]
    assert sum(divide(position, 2).values()) == TABLE[name][1]


@pytest.mark.rule("TC11.5")
def test_a_fall_is_a_ply_of_its_own() -> None:
    position = play(place(10, "W CLT A1 N", "W TD E2 N", "B M E6 S", "B CLT J10 S", high="D6"), "E2>E3N(E6)")
    assert list_actions(position) == tuple(Fall(side) for side in (Heading.N, Heading.E, Heading.S))
    assert count_actions(position) == perft(position, 1) == 3
    assert perft(position, 2) == sum(perft(after(position, fall), 1) for fall in list_actions(position))
    assert position.turn == BLACK


@pytest.mark.rule("TC4.1")
def test_nothing_after_the_end() -> None:
    won = play(place(10, "W CLT E10 N", "B CLT A1 E"), "E10>off")
    assert [perft(won, depth) for depth in (0, 1, 2)] == [1, 0, 0]
    assert divide(won, 2) == {}
