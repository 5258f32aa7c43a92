"""The search that plays every game: what it finds, and that it knows nothing a seat may not know."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Self

import msgspec
import pytest

from behemoth.bots import Observation
from behemoth.bots.tree_search import Limits, Rated, Search, play_out
from behemoth.games import Listed, Outcome, State, Step, find_game, view_bytes
from behemoth.monstercombat import MonsterCombat, Options
from tests.docs.matches import Heap


def search(state: State[Any], simulations: int, seed: int = 1) -> tuple[Rated, ...]:
    seat = state.to_act()[0]
    return Search(Observation(state, seat).imagine, seat, Random(seed)).run(Limits(simulations))


@pytest.mark.parametrize(("left", "best"), [(2, 1), (3, 2), (4, 3), (6, 1), (7, 2)])
def test_it_finds_the_move_that_wins_by_force(left: int, best: int) -> None:
    """Whoever leaves 1, 5 or 9 matches wins."""
    found = search(Heap(left, 0), 600)
    assert found[0].action == best
    assert found[0].value > 0.8
    assert sum(rated.visits for rated in found) == 600


def test_it_wins_at_once_and_does_not_let_the_other_do_so(example_games: tuple[str, ...]) -> None:
    board = find_game("connect-four")
    assert search(board.parse("xxx|ooo|x||||o"), 300)[0].action == 1
    assert search(board.parse("xxx|oo|||||"), 500)[0].action == 1


def test_the_same_seed_finds_the_same(example_games: tuple[str, ...]) -> None:
    state = find_game("connect-four").parse("x|o|||||")
    assert search(state, 100, seed=5) == search(state, 100, seed=5)
    assert search(state, 100, seed=5) != search(state, 100, seed=6)


@pytest.mark.parametrize(("one", "other"), [("KQ:", "KJ:"), ("QJ:", "QK:"), ("JQ:pb", "JK:pb"), ("QK:p", "JK:p")])
def test_it_does_not_see_what_is_hidden(one: str, other: str, example_games: tuple[str, ...]) -> None:
    """What it finds depends on the view alone, not on the card of the other."""
    game = find_game("kuhn-poker")
    assert search(game.parse(one), 200) == search(game.parse(other), 200)


def test_what_is_known_of_the_cards_is_used(example_games: tuple[str, ...]) -> None:
    game = find_game("kuhn-poker")
    called = {rated.action: rated.value for rated in search(game.parse("KQ:pb"), 400)}
    assert called == {"bet": 1.0, "pass": 0.25}, "a king wins whatever the other holds"
    folded = {rated.action: rated.value for rated in search(game.parse("JQ:pb"), 400)}
    assert folded == {"bet": 0.0, "pass": 0.25}, "a jack loses to everything"


def test_the_others_do_not_come_to_know_my_card(example_games: tuple[str, ...]) -> None:
    """Somebody with a queen who faces a bet can win or lose; if they knew of my jack they would always call."""
    game = find_game("kuhn-poker")
    state = game.parse("JQ:")
    searching = Search(Observation(state, 0).imagine, 0, Random(1))
    searching.run(Limits(3000))
    queen = searching._known[1, view_bytes(game.parse("JQ:b"), 1)]
    called = next(arm for arm in queen.arms if arm.action == "bet")
    assert 0.1 < called.total / called.visits < 0.95


@pytest.mark.parametrize("seats", [2, 5, 7])
def test_any_number_of_seats(seats: int) -> None:
    state: State[Any] = MonsterCombat().start(Options(), seats, Random(3))
    rng = Random(4)
    for _ in range(12):
        found = search(state, 6)
        assert found[0].action in state.actions(state.to_act()[0])
        state = state.play(state.to_act()[0], found[0].action, rng).state


class BidView(msgspec.Struct):
    mine: int | None
    decided: tuple[bool, ...]


@dataclass(frozen=True)
class Bids(State[int]):
    """Three bid at the same time, unseen by the others, though all see who has bid; most wins, but 3 loses always."""

    bids: tuple[int | None, ...] = (None, None, None)

    def to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def actions(self, seat: int) -> Listed[int]:
        return Listed(range(4) if seat in self.to_act() else ())

    def play(self, seat: int, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return Step(Bids((*self.bids[:seat], action, *self.bids[seat + 1 :])))

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        worth = [-1 if bid == 3 else bid or 0 for bid in self.bids]
        best = [float(bid == max(worth)) for bid in worth]
        return Outcome("bids", tuple(one / sum(best) for one in best))

    def view(self, viewer: Any) -> BidView:
        mine = self.bids[viewer] if isinstance(viewer, int) else None
        return BidView(mine, tuple(bid is not None for bid in self.bids))

    def imagine(self, seat: int, rng: Random) -> Self:
        return type(self)(tuple(b if n == seat or b is None else rng.randrange(4) for n, b in enumerate(self.bids)))

    def round(self) -> int:
        return 1

    def text(self) -> str:
        return str(self.bids)

    def write(self, seat: int, action: int, language: str = "en") -> str:
        return str(action)

    def read(self, seat: int, text: str) -> int:
        return int(text)


@pytest.mark.parametrize(("bids", "seat"), [((None,) * 3, 0), ((None,) * 3, 2), ((3, None, None), 2)])
def test_decisions_at_the_same_time(bids: tuple[int | None, ...], seat: int) -> None:
    found = Search(Observation(Bids(bids), seat).imagine, seat, Random(2)).run(Limits(900))
    assert found[0].action == 2, "the most that does not lose"
    assert {rated.action for rated in found} == {0, 1, 2, 3}


def test_time_ends_it_and_one_look_is_always_taken() -> None:
    state = find_game("tank-chess").start(find_game("tank-chess").Options(scheme="first-steps-10"), 2)
    begin = time.monotonic()
    found = Search(Observation(state, 0).imagine, 0, Random(1)).run(Limits(1_000_000, begin + 0.3))
    assert time.monotonic() - begin < 5
    assert found[0].action in state.actions(0)
    assert len(Search(Observation(state, 0).imagine, 0, Random(1)).run(Limits(10, begin - 1))) == 1


def test_games_that_do_not_end_count_as_shared() -> None:
    assert play_out(Heap(50, 0), Random(1), horizon=3) is None
    assert play_out(Heap(3, 0), Random(1), horizon=3) is not None
    assert play_out(Heap(3, 0), Random(1), until=0.0) is None
    assert not Limits(5, inf).reached(4)
    assert Limits(5, inf).reached(5)
    assert Limits(5, 0.0).reached(0)
