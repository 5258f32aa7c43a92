"""The greedy bot of Tank Chess: wins, does not lose at once, and beats chance."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from behemoth.bots import Observation, find_bot
from behemoth.games import find_game


def start(game: str, seats: int, **options: Any) -> Any:
    kind = find_game(game)
    return kind.start(kind.Options(**options), seats, Random(1))


def test_greedy_beats_random_at_tank_chess() -> None:
    won = 0
    for number in range(6):
        state, rng = start("tank-chess", 2, scheme="first-steps-10", quiet_moves=30), Random(number)
        greedy = number % 2
        while state.outcome() is None:
            seat = state.to_act()[0]
            name = "greedy" if seat == greedy else "random"
            action = find_bot("tank-chess", name).choose(Observation(state, seat, time.monotonic() + 5), rng)
            state = state.play(seat, action, rng, events=False).state
        won += state.outcome().scores[greedy]
    assert won >= 5


def test_greedy_takes_a_win_and_does_not_leave_its_commander_to_be_taken() -> None:
    game = find_game("tank-chess")
    # Worked example 6: the black HT turns and fires at the white CLT.
    state = game.parse("16_16-16-16-16-16-16-16-16-16-16-16-16-16-16-16-16_CLTI4N_CLTP16S.HTE5NE_b")
    action = find_bot("tank-chess", "greedy").choose(Observation(state, 1, time.monotonic() + 5), Random(1))
    assert state.play(1, action, Random(1)).state.outcome().winners == (1,)  # type: ignore[union-attr]
    white = game.parse("16_16-16-16-16-16-16-16-16-16-16-16-16-16-16-16-16_CLTI4N_CLTP16S.HTE5NE_w")
    action = find_bot("tank-chess", "greedy").choose(Observation(white, 0, time.monotonic() + 5), Random(1))
    after: Any = white.play(0, action, Random(1)).state
    assert not any(after.play(1, reply, Random(1)).state.outcome() for reply in after.actions(1) if reply.effects)
