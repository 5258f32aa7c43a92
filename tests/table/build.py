"""Matches as values, without a runner."""

from __future__ import annotations

from typing import Any

from behemoth.table import Setup
from behemoth.table.setup import SeatPlan
from tests.table.stage import NOON


def setup_for(game: str, seats: int, clock: Any, mode: Any, bots: int = 0, **options: str) -> Setup:
    plans = [SeatPlan("bot", "", "random") if seat < bots else SeatPlan() for seat in range(seats)]
    return Setup(
        id="m", game=game, rules_version=1, options=options, seats=tuple(plans), clock=clock, seed="seed",
        created=NOON, mode=mode,
    )  # fmt: skip
