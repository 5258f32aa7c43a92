"""The number of ways to play one and two actions from every scheme: the signature of these rules.

The table is counted twice: by the rules package, and by the naive second reading of the rules (``naive.py``).
"""

from __future__ import annotations

import os

import pytest

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.move import Fall
from behemoth.tankchess.board.pieces import BLACK
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.perft import count_actions, divide, list_actions, perft
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.tankchess.build import place, play
from tests.tankchess.naive import naive_actions, naive_perft
from tests.tankchess.naive_effects import naive_after

#: One and two actions deep, by the rules each is meant to be played by.
TABLE = {
    "basic-16": (549, 301878),
    "basic-20": (708, 501707),
    "bulldozers-12": (447, 200383),
    "carry-12": (581, 342351),
    "everything-16": (183, 16836),
    "expansion-20": (884, 782259),
    "first-steps-10": (270, 74862),
    "flag-12": (634, 405959),
    "grand-24": (979, 958441),
    "last-tank-12": (518, 271850),
    "minefield-12": (456, 208516),
    "monster-16": (452, 204607),
    "monster-20": (762, 581710),
    "observers-16": (469, 220633),
    "remote-mines-12": (112, 6328),
}
#: Beyond so many the naive count takes long: it looks at every eighth first action, or at all with BEHEMOTH_LONG=1.
MANY = 100_000
LONG = bool(os.environ.get("BEHEMOTH_LONG"))


def begin(name: str) -> Position:
    """The position before the first decision, which may be where a remote mine lies (TC12.10)."""
    scheme = load_scheme(name)
    return with_mines_owed(scheme.position(scheme.rules))


def test_the_table_has_every_scheme() -> None:
    assert set(TABLE) == set(scheme_names())


@pytest.mark.rule("TC8.1", "TC8.2", "TC8.3")
@pytest.mark.parametrize("name", TABLE)
def test_depth_one(name: str) -> None:
    position = begin(name)
    assert perft(position, 1) == naive_perft(position, 1) == TABLE[name][0]
    assert perft(position, 0) == 1


@pytest.mark.parametrize("name", TABLE)
def test_depth_two(name: str) -> None:
    assert perft(begin(name), 2) == TABLE[name][1]


@pytest.mark.parametrize("name", TABLE)
def test_depth_two_against_the_naive_count(name: str) -> None:
    if LONG or TABLE[name][1] < MANY:
        assert naive_perft(begin(name), 2) == TABLE[name][1]
        return
    position = begin(name)
    counted = divide(position, 2)
    some = sorted(naive_actions(position), key=str)[::8]
    assert {action: naive_perft(naive_after(position, action), 1) for action in some} == {
        action: counted[action] for action in some
    }


@pytest.mark.parametrize("name", TABLE)
def test_divide_adds_up(name: str) -> None:
    position = begin(name)
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
