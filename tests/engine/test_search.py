"""The search of Tank Chess: it finds what there is to find, says only what is legal, and is the same each time."""

from __future__ import annotations

import threading
import time
from itertools import pairwise
from typing import Any

import pytest

from behemoth.engine.search import Analysis, Limits, Weakness, analyse, bench, new_searcher, new_stop
from behemoth.engine.tanks import to_engine
from behemoth.engine.weights import WEIGHTS, as_engine
from behemoth.tankchess import TankChess, TankOptions, TankState, check_moves, read_position, scheme_names
from tests.engine.needs import needs_engine
from tests.tankchess.build import place
from tests.tankchess.monster_build import NO_CHANCE, game

pytestmark = needs_engine("tanks")


def state(*men: str, size: int = 10, turn: int = 0, **parts: Any) -> TankState:
    return TankState(place(size, *men, turn=turn, **parts))


def follow(start: TankState, moves: tuple[str, ...]) -> TankState:
    """The state after a line; every move of it must be legal by the rules."""
    for text in moves:
        seat = start.to_act()[0]
        step = start.play(seat, start.read(seat, text), NO_CHANCE)
        assert isinstance(step.state, TankState)
        start = step.state
    return start


def with_mines(start: TankState) -> TankState:
    """The state with whatever remote mines are owed on the first squares there are: laying them is not searched."""
    while start.position.placing:
        seat = start.to_act()[0]
        start = follow(start, (start.write(seat, next(iter(start.actions(seat)))),))
    return start


def test_it_destroys_the_command_tank_when_it_can() -> None:
    start = state("W CLT A1 N", "W MT E2 N", "B CLT E9 S", "B HT J10 S")
    found = analyse(start, depth=2).best
    assert found.mate == 1
    assert follow(start, found.moves).outcome().winners == (0,)  # type: ignore[union-attr]


def test_a_win_is_told_as_it_is_though_moves_are_preferred_by_chance() -> None:
    start = state("W CLT A1 N", "W MT E2 N", "B CLT E9 S", "B HT J10 S")
    told = {analyse(start, depth=2, weakness=Weakness(variety=30, seed=seed)).best.mate for seed in range(20)}
    assert told == {1}


def test_it_leaves_the_board_when_it_can() -> None:
    start = state("W CLT E8 N", "B CLT A9 S", "B LT J9 W", turn=0)
    found = analyse(start, depth=3).best
    assert found.mate == 1
    assert follow(start, found.moves).outcome() is not None


def test_black_leaves_over_the_other_edge() -> None:
    start = state("W CLT J9 N", "W LT A9 N", "B CLT E3 S", turn=1)
    found = analyse(start, depth=3).best
    assert found.mate == 1
    assert follow(start, found.moves).outcome().winners == (1,)  # type: ignore[union-attr]


def test_it_saves_its_command_tank() -> None:
    start = state("W CLT E2 N", "W HT D4 E", "B CLT J10 S", "B MT E9 S", high="D1 D2 E1 F1 F2 I10 I9 J9")
    assert check_moves(start.position, 1)  # Black would shoot it
    following = follow(start, analyse(start, depth=4).best.moves[:1])
    assert following.outcome() is None
    assert not check_moves(following.position, 1)


def test_it_takes_what_is_free() -> None:
    start = state("W CLT A1 N", "W HT C2 E", "B CLT J10 W", "B LT H2 N", high="B1 B2 A2 I10 I9 J9")
    found = analyse(start, depth=3).best
    assert "(H2)" in found.moves[0]


def test_a_win_in_several_moves_is_a_win_by_the_rules() -> None:
    """The line of a win found is played out to the end of the game by the rules."""
    start = state("W CLT E5 N", "B CLT J1 S", "B HT A1 N", size=10)
    found = analyse(start, depth=6).best
    assert found.mate > 0
    outcome = follow(start, found.moves).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_it_decides_where_a_monster_falls() -> None:
    start = game("LTC5E", "LTJ5S", falling="E5", turn="b")
    found = analyse(start, depth=3)
    assert found.best.moves[0].startswith("/")
    follow(start, found.best.moves)


@pytest.mark.parametrize("scheme", scheme_names())
def test_every_line_is_legal_by_the_rules(scheme: str) -> None:
    start = with_mines(TankChess().start(TankOptions(scheme=scheme)))
    for _ in range(4):
        found = analyse(start, nodes=3000, lines=3)
        assert len({line.moves[0] for line in found.lines}) == len(found.lines) == 3
        assert [line.score for line in found.lines] == sorted((line.score for line in found.lines), reverse=True)
        for line in found.lines:
            follow(start, line.moves)
        start = follow(start, found.best.moves[:1])


TEN = "10_" + "-".join(["10"] * 10)
#: What the goals of section 12 make of a win in two: the flag taken home, a mine under whom nobody else can reach.
GOALS_REACHED = {
    "the flag": (f"{TEN}_CLTA1N.LTE4N_CLTJ2N_w_gA2.E9_og1", 1),
    "twice as far": (f"{TEN}_CLTA1N.ACE1N_CLTJ10N_w_gA2.E9_og1", 2),
    "carried home": (f"{TEN}_CLTA6N.LTE8N_CLTJ10N_w_gA5.E9_og2", 3),
    "the last tank": (f"{TEN}_LTE2N_LTE7S_w_og3", 1),
    "a remote mine": (f"{TEN}_CLTA1N_CLTJ10W_w_r{'f' * 25}.J10._od1", 1),
    "seen by an observer": (f"{TEN}_CLTA1N.AOJ5N.HMF8W_CLTJ9W.LTI10S_w", 1),
}


@pytest.mark.parametrize(("line", "moves"), GOALS_REACHED.values(), ids=GOALS_REACHED)
@pytest.mark.rule("TC12.6", "TC12.11", "TC12.14", "TC12.15", "TC12.16")
def test_goals_of_the_expansion_are_seen(line: str, moves: int) -> None:
    start = TankChess().start(TankOptions(position=line))
    best = analyse(start, depth=6).best
    assert 0 < best.mate <= moves, best
    assert follow(start, best.moves).outcome() is not None


@pytest.mark.rule("TC12.16")
def test_a_command_tank_is_nothing_special_where_the_last_tank_counts() -> None:
    searcher = new_searcher(1)
    searcher.set_weights(*as_engine(WEIGHTS))
    values = [
        searcher.evaluate(to_engine(read_position(f"{TEN}_LTA1N.{code}E2N_LTJ10S.LTC8S_w_og3")))
        for code in ("CLT", "LT")
    ]
    assert values[0] == values[1]


@pytest.mark.rule("TC12.10")
def test_nothing_is_searched_before_the_mines_are_laid() -> None:
    with pytest.raises(ValueError, match="mines"):
        analyse(TankChess().start(TankOptions(remote_mines=2)), depth=2)


def test_what_is_remembered_depends_on_where_mines_lie() -> None:
    """The key does not tell where they are; a search after another must not believe the other's."""
    searcher = new_searcher(8)
    lines = [f"{TEN}_CLTA1N.LTE2N_CLTJ10W.LTJ8W_w_r{'f' * 25}.{mine}._od1" for mine in ("J10", "B5")]
    states = [TankChess().start(TankOptions(position=line)) for line in lines]
    first = [analyse(state, depth=3, searcher=searcher, fresh=True).best for state in states]
    again = [analyse(state, depth=3, searcher=searcher, fresh=False).best.mate for state in (*states, *states)]
    assert first[0].mate == 1
    assert again == [1, first[1].mate] * 2


def test_it_tells_how_far_it_has_come() -> None:
    told: list[Analysis] = []
    found = analyse(TankChess().start(TankOptions()), depth=3, on_info=told.append)
    assert [info.depth for info in told] == [1, 2, 3]
    assert told[-1].lines == found.lines
    assert all(one.nodes < other.nodes for one, other in pairwise(told))


def test_what_the_listener_raises_goes_to_the_caller() -> None:
    def listener(info: Analysis) -> None:
        raise KeyError(info.depth)

    with pytest.raises(KeyError):
        analyse(TankChess().start(TankOptions()), depth=3, on_info=listener)


def test_one_thread_and_a_limit_of_nodes_give_the_same_answer() -> None:
    start = TankChess().start(TankOptions())
    first, second = (analyse(start, nodes=20_000, searcher=new_searcher(8)) for _ in range(2))
    assert (first.lines, first.nodes) == (second.lines, second.nodes)
    assert first.nodes <= 20_000


def test_the_bench_count_identifies_the_behaviour() -> None:
    assert bench(2) == bench(2) > 0


def test_a_searcher_that_is_emptied_knows_nothing_of_what_was_before() -> None:
    start = TankChess().start(TankOptions(scheme="basic-16"))
    other = follow(start, (analyse(start, depth=2).best.moves[0],))
    searcher = new_searcher(8)
    first = analyse(start, depth=5, searcher=searcher)
    analyse(other, depth=5, searcher=searcher)
    again = analyse(start, depth=5, searcher=searcher, fresh=True)
    assert (again.best, again.nodes) == (first.best, first.nodes)


def test_chance_is_decided_by_the_seed() -> None:
    start = TankChess().start(TankOptions())
    weak = [Weakness(variety=60, seed=seed) for seed in (1, 1, 2, 3, 4)]
    chosen = [analyse(start, depth=1, weakness=weakness).best.moves[0] for weakness in weak]
    assert chosen[0] == chosen[1]
    assert len(set(chosen)) > 1


def test_another_thread_can_stop_it() -> None:
    stop = new_stop()
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    found = analyse(TankChess().start(TankOptions()), stop=stop)  # would never end by itself
    timer.join()
    assert found.best.moves


def test_a_stop_set_before_still_gives_a_move() -> None:
    stop = new_stop()
    stop.set()
    start = TankChess().start(TankOptions())
    follow(start, analyse(start, stop=stop).best.moves)


def test_two_threads_find_the_same_win() -> None:
    start = state("W CLT E5 N", "B CLT J1 S", "B HT A1 N")
    assert analyse(start, depth=6, threads=2).best.mate == analyse(start, depth=6).best.mate


def test_time_that_was_given_for_a_move_is_used() -> None:
    start = TankChess().start(TankOptions(scheme="basic-16"))
    begin = time.monotonic()
    analyse(start, limits=Limits(seconds=0.3, soft_seconds=0.3))
    assert time.monotonic() - begin >= 0.3


def test_without_any_limit_it_does_not_begin() -> None:
    with pytest.raises(ValueError, match="limit"):
        analyse(TankChess().start(TankOptions()))


def test_a_game_that_is_over_cannot_be_searched() -> None:
    start = state("W CLT A1 N", "W MT E2 N", "B CLT E9 S")
    over = follow(start, analyse(start, depth=1).best.moves)
    with pytest.raises(ValueError, match="over"):
        analyse(over, depth=1)


@pytest.mark.parametrize(
    ("setting", "value"),
    [("lines", 0), ("threads", 0), ("threads", 10**6), ("depth", -1), ("quiet", -1), ("noise", -5), ("seconds", -1.0),
     ("seconds", float("nan")), ("variety", 10**9), ("oversight", 1001)],
)  # fmt: skip
def test_nonsense_is_refused_by_the_engine(setting: str, value: float) -> None:
    position = to_engine(TankChess().start(TankOptions()).position)
    searcher: Any = new_searcher(1)
    with pytest.raises(ValueError, match=setting):
        searcher.search(position, **{"nodes": 10, setting: value})


def test_limits_are_read_from_one_place() -> None:
    start = TankChess().start(TankOptions())
    assert analyse(start, limits=Limits(depth=2)).depth == 2
    assert analyse(start, limits=Limits(nodes=500)).nodes == 500
