"""A game in which both sides drive to and fro."""

from __future__ import annotations

from behemoth.tankchess import TankChess, TankState
from tests.tankchess.monster_build import game, played

#: Four moves that lead back to where they began.
ROUND_TRIP = ("E2>E3N", "E9>E8S", "E3>E2N", "E8>E9S")


def shuttle(options: str = "", **parts: str) -> TankState:
    return game("LTE2N", "LTE9S", options=options, **parts)


def outcome(state: TankState) -> tuple[str, tuple[float, ...]] | None:
    found = state.outcome()
    return None if found is None else (found.reason, found.scores)


def reread(state: TankState) -> TankState:
    back = TankChess().parse(state.text())
    assert back == state
    assert hash(back) == hash(state)
    return back


def wander(state: TankState, count: int) -> TankState:
    """Moves that never repeat a position soon: two light tanks go round at different pace."""
    white = ["E2>E3N", "E3>E4N", "E4>E5N", "E5>E4N", "E4>E3N", "E3>E2N"]
    black = ["J10>J9S", "J9>J8S", "J8>J7S", "J7>J6S", "J6>J5S", "J5>J6S", "J6>J7S", "J7>J8S", "J8>J9S", "J9>J10S"]
    for number in range(count):
        pool = white if number % 2 == 0 else black
        state = played(state, pool[number // 2 % len(pool)])
    return state
