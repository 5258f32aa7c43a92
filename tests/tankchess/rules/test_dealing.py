"""Mines nobody may know (TC12.13): every set is equally likely, and bots lay theirs so that none is easier to guess."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from behemoth.tankchess import TankChess, TankOptions, TankState
from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.squares import Squares, union
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.dealing import deal_mines, draw_place
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.effects import after_place
from tests.tankchess.build import area, place

COULD = area("A2 A3 B1 C1 D4")
DRAWS = 4000


def is_even(found: Counter[Squares], sets: set[Squares]) -> None:
    """Each set about as often as any other."""
    assert set(found) == sets
    expected = DRAWS / len(sets)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in found.values()), found


@pytest.mark.rule("TC12.13")
def test_every_set_is_equally_likely_less_what_is_spent() -> None:
    mines = Mines(COULD, (area("A2 A3"), area("A2 D4")), (0, area("C1")))
    rng = Random(1)
    found = Counter(deal_mines(mines, 1, 2, rng).laid[1] for _ in range(DRAWS))
    is_even(found, {union(pair) for pair in combinations(by_column(COULD & ~area("C1")), 2)})
    assert deal_mines(mines, 1, 2, rng).laid[0] == area("A2 A3")


@pytest.mark.rule("TC12.13", "TC12.10")
def test_while_they_are_laid_the_whole_set_is_drawn() -> None:
    mines = Mines(COULD, (0, area("A2")), owed=(2, 1))
    rng = Random(2)
    found = Counter(deal_mines(mines, 1, 1, rng).laid[1] for _ in range(DRAWS))
    # Of ten pairs four begin with A2, three with A3, two with B1 and one with C1.
    assert [round(found[area(name)] / DRAWS, 1) for name in ("A2", "A3", "B1", "C1")] == [0.4, 0.3, 0.2, 0.1]
    assert all(dealt.choices(1) for dealt in (deal_mines(mines, 1, 1, rng) for _ in range(50)))


@pytest.mark.rule("TC12.13")
def test_mines_left_to_chance_are_any_set() -> None:
    position = with_mines_owed(place(8, "W CLT A1 N", "B CLT H8 S", rules=Rules(remote_mines=2), high=WALLS))
    assert position.mines is not None
    rng = Random(3)
    found: Counter[Squares] = Counter()
    for _ in range(DRAWS):
        now = position
        for _ in range(2):
            now = after_place(now, 1, draw_place(now, 1, rng))
        assert now.mines is not None
        found[now.mines.laid[1]] += 1
    is_even(found, {union(pair) for pair in combinations(by_column(position.mines.could), 2)})


WALLS = " ".join(
    f"{column}{row}"
    for column in "ABCDEFGH"
    for row in range(1, 9)
    if row != 4 and f"{column}{row}" not in ("A1", "H8")
)


@pytest.mark.rule("TC12.13")
def test_imagined_mines_of_a_game() -> None:
    game, rng = TankChess(), Random(4)
    state: TankState = game.start(TankOptions(scheme="remote-mines-12"))
    while state.position.placing:
        seat = rng.choice(state.to_act())
        following = state.play(seat, state.actions(seat).sample(rng)).state
        assert isinstance(following, TankState)
        state = following
    assert state.position.mines is not None
    seen = {state.imagine(0, rng).position.mines for _ in range(30)}
    assert len(seen) > 25
    assert {mines.laid[0] for mines in seen if mines is not None} == {state.position.mines.laid[0]}
    assert all(mines is not None and mines.left(1) == 3 and not mines.laid[1] & ~mines.could for mines in seen)
